"""The table around a game: opened, seats taken, started, finished. The same facts for every title.

They stand in the log around the title's own facts, so that a log says by itself what was
played, under which rules and by how many. Who sits on a seat is kept elsewhere: the log holds
no personal data.
"""

from typing import Literal, assert_never

from msgspec import Raw, Struct
from msgspec.structs import replace

from games.kernel.result import Result
from games.kernel.seats import Seat


class GameOpened(Struct, frozen=True, kw_only=True, tag="table.game-opened"):
    """First fact of every log. `options` is the JSON of the title's options."""

    title: str
    ruleset: str
    seats: int
    options: Raw


class ChanceCommitted(Struct, frozen=True, kw_only=True, tag="table.chance-committed"):
    """The seed of all draws is fixed, and this is the commitment to it (hex). Stands before
    anybody sits down, so that no seed can be picked to suit what players add to it."""

    commitment: str


class SeatTaken(Struct, frozen=True, kw_only=True, tag="table.seat-taken"):
    """A person, or the bot named `bot`, sat down."""

    seat: Seat
    by: Literal["person", "bot"]
    bot: str | None = None


class EntropyGiven(Struct, frozen=True, kw_only=True, tag="table.entropy-given"):
    """The person on `seat` has added a text of their own to what draws are made from."""

    seat: Seat
    entropy: str


class SeatLeft(Struct, frozen=True, kw_only=True, tag="table.seat-left"):
    """A seat became open again before the start."""

    seat: Seat


class GameStarted(Struct, frozen=True, kw_only=True, tag="table.game-started"):
    """All seats are taken; the title's setup follows."""


class GameFinished(Struct, frozen=True, kw_only=True, tag="table.game-finished"):
    """Last fact of the last move: the result that the title's state gives."""

    result: Result


TableFact = (
    GameOpened | ChanceCommitted | SeatTaken | EntropyGiven | SeatLeft | GameStarted | GameFinished
)


class Taken(Struct, frozen=True):
    """Who sits on a seat; `bot` is the name of a strategy, None for a person. `entropy` is what a
    person has added to the draws."""

    bot: str | None
    entropy: str | None = None


class TableState(Struct, frozen=True, kw_only=True):
    """The fold of the table's facts. `seats[i]` is None while seat i is open; `commitment` is that
    to the seed, None in a game whose chance was never committed to."""

    title: str
    ruleset: str
    options: Raw
    seats: tuple[Taken | None, ...]
    commitment: str | None = None
    started: bool = False
    result: Result | None = None

    @property
    def entropies(self) -> tuple[str | None, ...]:
        """What each seat has added to the draws."""
        return tuple(None if taken is None else taken.entropy for taken in self.seats)


def evolve_table(state: TableState | None, fact: TableFact) -> TableState:
    """The table after `fact`; the first fact comes with no state."""
    if isinstance(fact, GameOpened):
        return TableState(
            title=fact.title,
            ruleset=fact.ruleset,
            options=fact.options,
            seats=(None,) * fact.seats,
        )
    assert state is not None, "a log begins with GameOpened"
    match fact:
        case ChanceCommitted():
            return replace(state, commitment=fact.commitment)
        case SeatTaken():
            return _seated(state, fact.seat, Taken(fact.bot))
        case EntropyGiven():
            taken = state.seats[fact.seat]
            bot = None if taken is None else taken.bot
            return _seated(state, fact.seat, Taken(bot, fact.entropy))
        case SeatLeft():
            return _seated(state, fact.seat, None)
        case GameStarted():
            return replace(state, started=True)
        case GameFinished():
            return replace(state, result=fact.result)
        case _:
            assert_never(fact)


def _seated(state: TableState, seat: Seat, taken: Taken | None) -> TableState:
    return replace(state, seats=(*state.seats[:seat], taken, *state.seats[seat + 1 :]))
