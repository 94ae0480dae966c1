"""The read models that a service runs. A new one is a module of its own and one line here."""

from projections.clocks import Clocks
from projections.disputes import Disputes
from projections.games import Games
from projections.history import History
from projections.lineage import Lineage
from projections.players import Players
from projections.projection import Projection
from projections.webhooks import Webhooks

READ_MODELS: tuple[Projection, ...] = (
    Games(),
    History(),
    Players(),
    Disputes(),
    Webhooks(),
    Clocks(),
    Lineage(),
)
"""They hold no state, so everybody can share these."""


def named(name: str) -> Projection | None:
    """The read model of that name."""
    return next((one for one in READ_MODELS if one.name == name), None)
