"""A course: a game as it is reviewed, its moves in force and the positions between them."""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from games.kernel.appraisal.estimate import Estimate
from games.kernel.chance import Chance
from games.kernel.title import Action, AnyTitle, Table
from referee.review.dice import usual_seed
from referee.review.lines import By

Ending: TypeAlias = Literal["played", "conceded", "void"]
"""How a game ended: by its rules, by a forfeit before, or without a result."""


class Move(Struct, frozen=True, kw_only=True):
    """A move in force: the positions before and after it, and who decided."""

    ply: int
    before: Any
    action: Action[Any]
    after: Any
    by: By


class Course(Struct, frozen=True, kw_only=True):
    """A game that is over. `start` is the position after the setup, by `table`; `result` what each
    seat has come to by the record.

    `chance(ply)` gives the draws as they were; None if nobody can know them any more, because the
    seed was lost, or because the ply was played in the game that this one was forked from.
    """

    game: str
    title: AnyTitle
    table: Table[Any]
    start: Any
    moves: tuple[Move, ...]
    chance: Callable[[int], Chance | None]
    ending: Ending
    result: Estimate

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.table.seats

    @property
    def usual_seed(self) -> str:
        """The seed of its review where nobody asks for another one."""
        return usual_seed(self.game)
