"""What every question of the agenda answers."""

from collections.abc import Iterable
from enum import Enum
from typing import Final, Generic, Literal, TypeVar

from games.ancient_knowledge.commands import Command
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.refusals import Rule
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import Step
from games.kernel.seats import Seat

S = TypeVar("S", bound=Step)


class Automatic(Enum):
    """What the engine does about a question by itself, beside answering it."""

    LAPSE = "lapse"


LAPSE: Final = Automatic.LAPSE
"""The question has lost all its possibilities and closes without effect (AK-TEAM-10)."""

Lapse = Literal[Automatic.LAPSE]


class Asked(Generic[S]):
    """One kind of question. It holds no state.

    `takes` are the types of commands that answer it; any other is refused with AK-TURN-08
    before `forbidden` is asked.
    """

    takes: tuple[type[Command], ...]

    def options(self, state: State, seat: Seat, step: S) -> Iterable[Command]:
        """Every legal answer, fully specified, and nothing else."""
        raise NotImplementedError

    def forbidden(self, state: State, seat: Seat, step: S, command: Command) -> Rule | None:
        """The rule that forbids an answer, if any. Changes nothing and never raises."""
        raise NotImplementedError

    def answer(self, ply: Ply, seat: Seat, step: S, command: Command) -> None:
        """Carry out a legal answer; the question itself is closed already."""
        raise NotImplementedError

    def automatic(self, state: State, seat: Seat, step: S) -> Command | Lapse | None:
        """The answer that public facts alone leave, if there is just one (AK-TURN-09).

        Where several answers lead to one and the same necessary result, it is one of them.
        """
        return None

    def lapse(self, ply: Ply, seat: Seat, step: S) -> None:
        """Clean up after a question that closes without an answer."""
