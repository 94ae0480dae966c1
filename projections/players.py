"""Results of every seat of every game, from which the records of players are added up.

Rows know seats, not people: who sat there is joined from `seatings` when reading, so records
follow a seating that is assigned late, and vanish when an account is erased.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.result import Result
from games.kernel.seats import Seat
from games.kernel.table.ending import GameFinished, GameVoided
from games.kernel.table.opening import GameDescended, GameOpened, SeatLeft, SeatTaken
from games.kernel.table.terms import TermsSet
from projections.projection import Happened, Target
from projections.rows import Rows

Opponents = Literal["none", "persons", "bots", "mixed"]
"""Against whom a seat played."""


class SeatRow(Struct, frozen=True, kw_only=True):
    """A row of `player_results`. `points` are whole or fractional points; `seats` is the number
    of seats of the game; a seat that is taken without a bot is a person's. A game that repeats
    another one (an import, a fork), or in which hints are given, is not `counted`: it never gets
    results."""

    game_id: str
    seat: Seat
    title: str
    ruleset: str
    seats: int
    taken: bool = False
    bot: str | None = None
    opponents: Opponents | None = None
    rank: int | None = None
    points: float | None = None
    finished_at: datetime | None = None
    counted: bool = True


class PlayersProjection:
    """Keeps `player_results`."""

    name = "players"
    tables_only = True
    _rows = Rows("player_results", SeatRow, "game_id", "seat")

    async def apply(self, target: Target, events: Sequence[Happened]) -> None:
        """Folds what happened at the tables into the rows of their seats."""
        told = [event for event in events if _concerns_seats(event)]
        if not told:
            return
        tables: dict[str, dict[Seat, SeatRow]] = defaultdict(dict)
        for row in await self._rows.of_games(target, {event.recorded.game_id for event in told}):
            tables[row.game_id][row.seat] = row
        for event in told:
            game_id = event.recorded.game_id
            tables[game_id] = evolve_seats(tables[game_id], event)
        await self._rows.save(target, [row for rows in tables.values() for row in rows.values()])

    async def clear(self, target: Target, limit: int) -> int:
        """Deletes rows of a retired generation."""
        return await self._rows.clear(target, limit)


def evolve_seats(rows: Mapping[Seat, SeatRow], event: Happened) -> dict[Seat, SeatRow]:
    """The rows of a game's seats after an event of the table."""
    match event.value:
        case GameOpened() as fact:
            return {seat: _opened(event, fact, seat) for seat in range(fact.seats)}
        case SeatTaken(seat=seat, bot=bot):
            return {**rows, seat: replace(rows[seat], taken=True, bot=bot)}
        case SeatLeft(seat=seat):
            return {**rows, seat: replace(rows[seat], taken=False, bot=None)}
        case GameDescended(how="import" | "fork"):
            return _uncounted(rows)
        case TermsSet(terms=terms) if terms.hints:
            return _uncounted(rows)
        case GameFinished(result=result):
            return _finished(rows, result, event.recorded.at)
        case GameVoided():
            return {seat: _annulled(row) for seat, row in rows.items()}
        case _:
            return dict(rows)


def _concerns_seats(event: Happened) -> bool:
    return isinstance(
        event.value,
        GameOpened | TermsSet | GameDescended | SeatTaken | SeatLeft | GameFinished | GameVoided,
    )


def _uncounted(rows: Mapping[Seat, SeatRow]) -> dict[Seat, SeatRow]:
    return {seat: replace(row, counted=False) for seat, row in rows.items()}


def _annulled(row: SeatRow) -> SeatRow:
    """A game that is void counts for nobody."""
    return replace(row, opponents=None, rank=None, points=None, finished_at=None)


def _opened(event: Happened, fact: GameOpened, seat: Seat) -> SeatRow:
    return SeatRow(
        game_id=event.recorded.game_id,
        seat=seat,
        title=fact.title,
        ruleset=fact.ruleset,
        seats=fact.seats,
    )


def _finished(rows: Mapping[Seat, SeatRow], result: Result, at: datetime) -> dict[Seat, SeatRow]:
    if not all(row.counted for row in rows.values()):
        return dict(rows)
    return {
        one.seat: replace(
            rows[one.seat],
            rank=one.rank,
            points=one.points,
            opponents=_opponents(rows, one.seat),
            finished_at=at,
        )
        for one in result.standings
    }


def _opponents(rows: Mapping[Seat, SeatRow], seat: Seat) -> Opponents:
    bots = {row.bot is not None for other, row in rows.items() if other != seat}
    match sorted(bots):
        case []:
            return "none"
        case [True]:
            return "bots"
        case [False]:
            return "persons"
        case _:
            return "mixed"
