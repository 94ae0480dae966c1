"""Steps of a Regroup (EV-REG, EV-ACT)."""

from typing import Annotated

from msgspec import Meta

from games.eldervale.box.ids import ActionId, CardId
from games.eldervale.effects.terms import UnitKind
from games.eldervale.steps.base import Awaiting
from games.kernel.seats import Seat


class Retrieving(Awaiting, frozen=True, tag="eldervale.retrieving"):
    """The next unit to take back (EV-REG-02)."""

    rules = ("EV-REG-02", "EV-REG-03")


class RunningAgain(Awaiting, frozen=True, tag="eldervale.running-again"):
    """Whether the action is done a second time (effects 5.17)."""

    rules = ("EV-ACT-01",)

    card: CardId
    action: ActionId
    unit: UnitKind
    aura: CardId | None


class RisingToCard(Awaiting, frozen=True, tag="eldervale.rising-to-card"):
    """Whether a unit of the Underworld activates a card (effects 5.19)."""

    rules = ("EV-ACT-01",)


class OfAction(Awaiting, frozen=True):
    """Base of the work on an action of a card."""

    seat: Seat
    card: CardId
    action: ActionId
    unit: UnitKind
    aura: CardId | None = None


class ActivatingCard(OfAction, frozen=True, tag="eldervale.activating-card"):
    """A unit stands on an action space: the action is done (EV-ACT)."""


class RunningAction(OfAction, frozen=True, tag="eldervale.running-action"):
    """An action once: payment, then its operations, then what the aura adds."""


class FinishingRegroup(Awaiting, frozen=True, tag="eldervale.finishing-regroup"):
    """Steps 2 to 4 of a Regroup (EV-REG-03..05)."""

    risen: Annotated[
        bool, Meta(description="Whether it was asked already if a unit rises to a card.")
    ] = False


RegroupStep = (
    Retrieving | RunningAgain | RisingToCard | ActivatingCard | RunningAction | FinishingRegroup
)
