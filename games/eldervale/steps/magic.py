"""Steps of magic cards and free actions (EV-MAG, EV-FRE)."""

from games.eldervale.box.ids import CardId
from games.eldervale.effects.terms import UnitKind
from games.eldervale.steps.base import Awaiting, Shared
from games.kernel.seats import Seat


class Discarding(Awaiting, frozen=True, tag="eldervale.discarding"):
    """Magic cards to discard: `left`, or any number for a mulligan of that many more."""

    left: int = 1
    mulligan: int | None = None
    done: int = 0


class Recovering(Awaiting, frozen=True, tag="eldervale.recovering"):
    """Cards of the discard pile to take."""

    left: int
    done: int = 0


class AnsweringSwap(Awaiting, frozen=True, tag="eldervale.answering-swap"):
    """Whether a swap of magic cards is accepted (EV-TEA-03)."""

    proposer: Seat
    partner: Seat
    give: Shared
    want: Shared


class CastingSpell(Awaiting, frozen=True, tag="eldervale.casting-spell"):
    """The spell is paid: it is resolved."""

    seat: Seat
    card: CardId


class FinishingSpell(Awaiting, frozen=True, tag="eldervale.finishing-spell"):
    """The spell is resolved: it goes to the discard pile."""

    seat: Seat
    card: CardId


class AttachingAura(Awaiting, frozen=True, tag="eldervale.attaching-aura"):
    """The cost is paid: the aura lies on its host."""

    seat: Seat
    aura: CardId
    host: CardId


class RefreshingToken(Awaiting, frozen=True, tag="eldervale.refreshing-token"):
    """The cost is paid: the tactics token is active."""

    seat: Seat


class HiringUnit(Awaiting, frozen=True, tag="eldervale.hiring-unit"):
    """The gold is paid: the mercenary is ready."""

    seat: Seat
    kind: UnitKind


MagicStep = (
    Discarding
    | Recovering
    | CastingSpell
    | FinishingSpell
    | AttachingAura
    | RefreshingToken
    | HiringUnit
    | AnsweringSwap
)
