"""The clocks of games: what is left to whom, and when something is due.

Kept for games that have a clock, and for those that stand still: an agreed pause ends by itself.
"""

from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct

from clocks.reckoning import Reckoning, reckon
from games.kernel.table.pausing import Paused
from games.kernel.table.terms import TermsSet
from projections.projection import Happened, Target
from projections.rows import Rows


class ClockRow(Struct, frozen=True, kw_only=True):
    """A row of `game_clocks`. `version` is that of the last event applied."""

    game_id: str
    version: int
    reckoning: Reckoning
    due: datetime | None


class ClocksProjection:
    """Keeps `game_clocks`."""

    name = "clocks"
    tables_only = False
    _rows = Rows("game_clocks", ClockRow, "game_id")

    async def apply(self, target: Target, events: Sequence[Happened]) -> None:
        """Folds each game's events into its row."""
        games = {event.recorded.game_id for event in events}
        rows = {row.game_id: row for row in await self._rows.of_games(target, games)}
        for event in events:
            row = evolve_row(rows.get(event.recorded.game_id), event)
            if row is not None:
                rows[row.game_id] = row
        await self._rows.save(target, rows.values())

    async def clear(self, target: Target, limit: int) -> int:
        """Deletes rows of a retired generation."""
        return await self._rows.clear(target, limit)


def evolve_row(row: ClockRow | None, event: Happened) -> ClockRow | None:
    """The row after an event of its game; None as long as it needs none. A row begins with the
    terms, which stand before all that a clock depends on, or with a pause."""
    recorded = event.recorded
    if row is None and not isinstance(event.value, TermsSet | Paused):
        return None
    if isinstance(event.value, TermsSet) and event.value.terms.clock is None:
        return row
    before = Reckoning() if row is None else row.reckoning
    now = reckon(before, recorded.at, recorded.ply, event.value)
    return ClockRow(game_id=recorded.game_id, version=recorded.version, reckoning=now, due=now.due)
