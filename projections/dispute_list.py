"""Reading the list of disputes, newest first. Rows come from the projection `disputes`."""

from datetime import datetime

from msgspec import Struct

from games.kernel.seats import Seat
from projections.database import Queries, rows
from projections.disputes import DisputeStatus
from projections.pages import Page, after, cursor


class ListedDispute(Struct, frozen=True, kw_only=True):
    """A dispute as lists show it."""

    game_id: str
    title: str
    number: int
    seat: Seat
    ply: int | None
    refusal: str | None
    status: DisputeStatus
    opened_at: datetime
    closed_at: datetime | None


class DisputeFilter(Struct, frozen=True, kw_only=True):
    """Which disputes. All that is set must hold."""

    status: DisputeStatus | None = None
    title: str | None = None


_PAGE = """
    SELECT d.game_id, coalesce(g.title, '') AS title, d.number, d.seat, d.ply, d.refusal,
        d.status, d.opened_at, d.closed_at
    FROM disputes d LEFT JOIN game_list g
        ON g.generation = serving('games') AND g.game_id = d.game_id
    WHERE d.generation = serving('disputes')
        AND ($1::text IS NULL OR d.status = $1) AND ($2::text IS NULL OR g.title = $2)
        AND ($3::timestamptz IS NULL OR (d.opened_at, d.game_id, d.number) < ($3, $4, $5))
    ORDER BY d.opened_at DESC, d.game_id DESC, d.number DESC LIMIT $6"""


async def page(
    queries: Queries, wanted: DisputeFilter, *, after_cursor: str | None = None, limit: int = 50
) -> Page[ListedDispute]:
    """A page of disputes. Raises BadCursorError."""
    last: tuple[datetime | None, str, int] = (None, "", 0)
    if after_cursor is not None:
        last = after(after_cursor, tuple[datetime, str, int])
    found = await rows(queries, ListedDispute, _PAGE, wanted.status, wanted.title, *last, limit + 1)
    items = found[:limit]
    more = len(found) > limit
    key = (items[-1].opened_at, items[-1].game_id, items[-1].number) if more else None
    return Page(items=items, next=None if key is None else cursor(key))
