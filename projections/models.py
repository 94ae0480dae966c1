"""The read models that a service runs. A new one is a module of its own and one line here."""

from projections.clocks import ClocksProjection
from projections.disputes import DisputesProjection
from projections.games import GamesProjection
from projections.history import HistoryProjection
from projections.lineage import LineageProjection
from projections.players import PlayersProjection
from projections.projection import Projection
from projections.title_results import TitleResultsProjection
from projections.webhooks import WebhooksProjection

READ_MODELS: tuple[Projection, ...] = (
    GamesProjection(),
    HistoryProjection(),
    PlayersProjection(),
    DisputesProjection(),
    WebhooksProjection(),
    ClocksProjection(),
    LineageProjection(),
    TitleResultsProjection(),
)
"""They hold no state, so everybody can share these."""


def named(name: str) -> Projection | None:
    """The read model of that name."""
    return next((one for one in READ_MODELS if one.name == name), None)
