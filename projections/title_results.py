"""How games of a title went, from which the statistics of the title are added up.

Rows know seats and strategies, not people, so they stay as they are when an account is erased.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.points import Points
from games.kernel.result import Line, Result
from games.kernel.seats import Seat
from games.kernel.table.ending import GameFinished, GameVoided, SeatForfeited
from games.kernel.table.opening import (
    GameDescended,
    GameOpened,
    GameStarted,
    SeatLeft,
    SeatTaken,
)
from games.kernel.table.terms import TermsSet
from projections.projection import Happened, Target
from projections.rows import Rows

Company = Literal["persons", "mixed", "bots"]
"""Who sat at a table: persons alone, persons and bots, bots alone."""


class SeatResult(Struct, frozen=True, kw_only=True):
    """What a seat has reached; `lines` are points by the label of a line of the score sheet."""

    seat: Seat
    bot: str | None
    rank: int
    points: Points
    lines: Mapping[str, Points]


class TitleResultRow(Struct, frozen=True, kw_only=True):
    """A row of `title_results`. A game that repeats another one (an import, a fork), or that
    somebody has given up, or in which hints are given, is not `counted`: it never gets a
    `company`."""

    game_id: str
    title: str
    seats: int
    bots: tuple[str | None, ...]
    counted: bool = True
    company: Company | None = None
    started_at: datetime | None = None
    finished_at: datetime | None = None
    plies: int | None = None
    scores: tuple[SeatResult, ...] | None = None


class TitleResultsProjection:
    """Keeps `title_results`."""

    name = "title-results"
    tables_only = True
    _rows = Rows("title_results", TitleResultRow, "game_id")

    async def apply(self, target: Target, events: Sequence[Happened]) -> None:
        """Folds what happened at the tables into their rows."""
        told = [event for event in events if isinstance(event.value, _TOLD)]
        if not told:
            return
        known = await self._rows.of_games(target, {event.recorded.game_id for event in told})
        rows = {row.game_id: row for row in known}
        for event in told:
            game_id = event.recorded.game_id
            rows[game_id] = evolve_result(rows.get(game_id), event)
        await self._rows.save(target, rows.values())

    async def clear(self, target: Target, limit: int) -> int:
        """Deletes rows of a retired generation."""
        return await self._rows.clear(target, limit)


_TOLD = (
    *(GameOpened, TermsSet, GameDescended, GameStarted, SeatTaken, SeatLeft),
    *(SeatForfeited, GameFinished, GameVoided),
)


def evolve_result(row: TitleResultRow | None, event: Happened) -> TitleResultRow:
    """The row of a game after an event of its table."""
    game_id, at = event.recorded.game_id, event.recorded.at
    if row is None:
        if not isinstance(event.value, GameOpened):
            raise ValueError(f"the log of {game_id} does not begin with its opening")
        seats = event.value.seats
        return TitleResultRow(
            game_id=game_id, title=event.value.title, seats=seats, bots=(None,) * seats
        )
    match event.value:
        case SeatTaken(seat=seat, bot=bot):
            return _seated(row, seat, bot)
        case SeatLeft(seat=seat):
            return _seated(row, seat, None)
        case GameStarted():
            return replace(row, started_at=at)
        case GameDescended(how="import" | "fork") | SeatForfeited():
            return replace(row, counted=False)
        case TermsSet(terms=terms) if terms.hints:
            return replace(row, counted=False)
        case GameFinished(result=result):
            return _finished(row, result, event)
        case GameVoided():
            return replace(row, company=None, scores=None, plies=None, finished_at=None)
        case _:
            return row


def _seated(row: TitleResultRow, seat: Seat, bot: str | None) -> TitleResultRow:
    return replace(row, bots=(*row.bots[:seat], bot, *row.bots[seat + 1 :]))


def _finished(row: TitleResultRow, result: Result, event: Happened) -> TitleResultRow:
    if not row.counted:
        return row
    scores = (
        SeatResult(
            seat=one.seat,
            bot=row.bots[one.seat],
            rank=one.rank,
            points=one.points,
            lines=_added_up(one.breakdown),
        )
        for one in result.standings
    )
    return replace(
        row,
        company=_company(row.bots),
        finished_at=event.recorded.at,
        plies=event.recorded.ply,
        scores=tuple(sorted(scores, key=lambda one: one.seat)),
    )


def _company(bots: Sequence[str | None]) -> Company:
    persons = bots.count(None)
    if persons == len(bots):
        return "persons"
    return "mixed" if persons else "bots"


def _added_up(lines: Sequence[Line]) -> Mapping[str, Points]:
    """Points by label: a sheet may have several lines of one."""
    found: dict[str, Points] = {}
    for line in lines:
        found[line.label] = found.get(line.label, 0) + line.points
    return found
