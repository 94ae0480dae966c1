"""Disputes of all games, for those who look for them: which are open, since when, about what."""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.seats import Seat
from games.kernel.table.disputing import (
    DisputeDismissed,
    DisputeOpened,
    DisputeUpheld,
    DisputeWithdrawn,
)
from projections.projection import Happened, Target
from projections.rows import Rows

DisputeStatus = Literal["open", "dismissed", "upheld", "withdrawn"]


class DisputeRow(Struct, frozen=True, kw_only=True):
    """A row of `disputes`. What was said about it stands in the log and is read there."""

    game_id: str
    number: int
    seat: Seat
    ply: int | None
    refusal: str | None
    status: DisputeStatus
    opened_at: datetime
    closed_at: datetime | None = None


class DisputesProjection:
    """Keeps `disputes`."""

    name = "disputes"
    tables_only = True
    _rows = Rows("disputes", DisputeRow, "game_id", "number")

    async def apply(self, target: Target, events: Sequence[Happened]) -> None:
        """Adds the disputes that are opened, and closes those that end."""
        told = [event for event in events if isinstance(event.value, _FACTS)]
        if not told:
            return
        games = {event.recorded.game_id for event in told}
        known = {(row.game_id, row.number): row for row in await self._rows.of_games(target, games)}
        for event in told:
            row = _row(known, event)
            known[row.game_id, row.number] = row
        await self._rows.save(target, known.values())

    async def clear(self, target: Target, limit: int) -> int:
        """Deletes rows of a retired generation."""
        return await self._rows.clear(target, limit)


_FACTS = (DisputeOpened, DisputeDismissed, DisputeUpheld, DisputeWithdrawn)


def _row(known: dict[tuple[str, int], DisputeRow], event: Happened) -> DisputeRow:
    """The row after a fact about its dispute."""
    game_id, at = event.recorded.game_id, event.recorded.at
    match event.value:
        case DisputeOpened() as fact:
            return DisputeRow(
                game_id=game_id,
                number=fact.dispute,
                seat=fact.seat,
                ply=fact.ply,
                refusal=fact.refusal,
                status="open",
                opened_at=at,
            )
        case DisputeDismissed(dispute=number):
            return replace(known[game_id, number], status="dismissed", closed_at=at)
        case DisputeUpheld(dispute=number):
            return replace(known[game_id, number], status="upheld", closed_at=at)
        case DisputeWithdrawn(dispute=number):
            return replace(known[game_id, number], status="withdrawn", closed_at=at)
        case _:
            raise ValueError(f"{event.recorded.kind} is not about disputes")
