"""Steps of magic cards and free actions (EV-MAG, EV-FRE)."""

from typing import Annotated

from msgspec import Meta

from games.eldervale.box.ids import CardId
from games.eldervale.effects.terms import UnitKind
from games.eldervale.steps.base import Awaiting, Shared
from games.kernel.seats import Seat


class Discarding(Awaiting, frozen=True, tag="eldervale.discarding"):
    """Magic cards to discard: `left`, or any number for a mulligan of that many more."""

    rules = ("EV-GEN-06",)

    left: Annotated[int, Meta(description="Cards still to be discarded.")] = 1
    mulligan: Annotated[
        int | None,
        Meta(description="For a mulligan: how many more are drawn; missing: it is none."),
    ] = None
    done: Annotated[int, Meta(description="Cards discarded so far.")] = 0


class Recovering(Awaiting, frozen=True, tag="eldervale.recovering"):
    """Cards of the discard pile to take."""

    rules = ("EV-GEN-06",)

    left: Annotated[int, Meta(description="Cards that can still be taken.")]
    done: Annotated[int, Meta(description="Cards taken so far.")] = 0


class AnsweringSwap(Awaiting, frozen=True, tag="eldervale.answering-swap"):
    """Whether a swap of magic cards is accepted (EV-TEA-03)."""

    rules = ("EV-TEA-03",)
    aside = True

    proposer: Annotated[Seat, Meta(description="The seat that offers the swap.")]
    partner: Seat
    give: Annotated[Shared, Meta(description="The card that is offered.")]
    want: Annotated[Shared, Meta(description="The card that is wanted.")]


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
    host: Annotated[CardId, Meta(description="The card that the aura goes to, by its id.")]


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
