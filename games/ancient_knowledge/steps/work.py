"""Work that the rules go on with by themselves."""

from games.ancient_knowledge.box import CardId, SourceId, TechnologyId
from games.ancient_knowledge.steps.base import Stepping
from games.kernel.seats import Seat


class Resolve(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.resolve"):
    """Work: go on with operation `op` of effect `effect` of a card.

    `previous` is the number of cards that the operation before it discarded.
    """

    source: SourceId
    effect: int = 0
    op: int = 0
    previous: int = 0


class FinishDecline(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.finish-decline"):
    """Work: after the decline effect, the monument goes to the Past (AK-DEC-03)."""

    monument: CardId


class FinishExcavation(
    Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.finish-excavation"
):
    """Work: after the draw, the effects triggered by the excavation (AK-EXC-03)."""

    count: int


class FinishPeek(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.finish-peek"):
    """Work: after the rest is put away, the triggers of the technology learned (AK-DECK-05)."""

    technology: TechnologyId


class AwaitForced(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.await-forced"):
    """Work: wait until the opponents have decided (AK-TURN-06)."""


class DraftRound(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.draft-round"):
    """Work: let the next of `order` pick a revealed card."""

    source: SourceId
    order: tuple[Seat, ...]
