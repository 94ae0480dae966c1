"""The actions of a turn (MO-ACT)."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.monumental.facts.flow import TurnActionKind, TurnActionTaken
from games.monumental.rules.move import Move
from games.monumental.state import State

C = TypeVar("C", bound=Struct)


class TurnAction(ABC, Generic[C]):
    """One kind of action of a player's turn (MO-ACT). It holds no state.

    `kind`: as a turn action of continuous mode (MO-CON-06); None for what is free.
    """

    takes: ClassVar[type]
    kind: ClassVar[TurnActionKind | None] = None

    @abstractmethod
    def options(self, state: State, seat: Seat) -> Iterable[C]:
        """The legal commands of this kind."""

    @abstractmethod
    def forbidden(self, state: State, seat: Seat, command: C) -> Illegal | None:
        """The first rule of the action that a command breaks, if any."""

    def free(self, state: State, command: C) -> bool:
        """Whether it is a free action of continuous mode (MO-CON-07)."""
        return self.kind is None

    @abstractmethod
    def declare(self, move: Move, seat: Seat, command: C) -> None:
        """Carries out a legal command; what must be paid is paid first."""


AnyTurnAction = TurnAction[Any]


def act(move: Move, seat: Seat, kind: TurnActionKind | None) -> None:
    """Counts a turn action in continuous mode."""
    if kind is not None and move.state.continuous:
        move.note(TurnActionTaken(seat=seat, kind=kind))
