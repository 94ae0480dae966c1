"""The actions of a turn, each with its price and its conditions.

The same action costs a civil or military action, or it is the one that an action card contains:
`Terms` say which.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Generic, TypeVar

from msgspec import Struct

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages.commands import Command
from games.through_the_ages.effects.terms import Type
from games.through_the_ages.facts.civil import ActionsSpent
from games.through_the_ages.rules.move import Move
from games.through_the_ages.state import State, civil_available, military_available

C = TypeVar("C", bound=Command)


class Terms(Struct, frozen=True, kw_only=True):
    """Under which terms an action is done.

    `inner`: as the action in an action card: no action is paid (TTA-CIV-50), `discount` lowers
    the price, `types` are allowed. `used_ca`: an action had been used before the card.
    """

    inner: bool = False
    discount: int = 0
    types: tuple[Type, ...] | None = None
    used_ca: bool = False


ORDINARY = Terms()


class TurnAction(ABC, Generic[C]):
    """One kind of command of the action phase."""

    @abstractmethod
    def options(self, state: State, seat: Seat, terms: Terms = ORDINARY) -> Iterable[C]:
        """The legal commands: agrees with `forbidden`. What they have in common is looked at once,
        as most of them are not legal most of the time."""

    @abstractmethod
    def forbidden(self, state: State, seat: Seat, command: C, terms: Terms) -> Illegal | None:
        """The rule that forbids the command."""

    @abstractmethod
    def perform(self, move: Move, seat: Seat, command: C, terms: Terms) -> None:
        """What the command leads to."""


def has_civil_action(state: State, seat: Seat, terms: Terms) -> bool:
    """Whether the civil action is there that it costs, unless an action card paid it."""
    return terms.inner or civil_available(state, seat) > 0


def no_civil_action(state: State, seat: Seat, terms: Terms) -> Illegal | None:
    """Whether the civil action that it costs is missing (TTA-MAT-08)."""
    if has_civil_action(state, seat, terms):
        return None
    return Illegal("TTA-MAT-08", "no-civil-action-left")


def no_military_action(state: State, seat: Seat, cost: int = 1) -> Illegal | None:
    """Whether the military actions that it costs are missing (TTA-MAT-08)."""
    left = military_available(state, seat)
    if left >= cost:
        return None
    return Illegal("TTA-MAT-08", "too-few-military-actions", cost=cost, left=left)


def spend_civil(move: Move, seat: Seat, terms: Terms = ORDINARY) -> None:
    """Pay the civil action, unless an action card paid it."""
    if not terms.inner:
        move.note(ActionsSpent(seat=seat, ca=1))


def spend_military(move: Move, seat: Seat, cost: int = 1) -> None:
    """Pay military actions."""
    if cost:
        move.note(ActionsSpent(seat=seat, ma=cost))


def in_civil_hand(state: State, seat: Seat, card: str) -> bool:
    """Whether a civil card is in the seat's hand."""
    return any(held.card == card for held in state.nations[seat].civil)


def not_in_hand(card: str) -> Illegal:
    """The refusal of a card that is not in hand."""
    return Illegal("TTA-INF-02", "not-in-hand", card=card)
