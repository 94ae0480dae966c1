"""Reading the list of disputes, newest first. Rows come from the projection `disputes`."""

from datetime import datetime
from typing import Annotated, Final

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from projections.database import Queries, rows
from projections.disputes import DisputeStatus
from referee.pages import Page, after, cursor

DISPUTES: Final = "disputes"
"""What cursors call the list."""


class _Key(Struct, frozen=True, array_like=True):
    """What a cursor names: a dispute and when it was opened."""

    opened_at: Annotated[datetime, Meta(tz=True)]
    game_id: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
    number: Annotated[int, Meta(ge=1, le=2**31 - 1)]


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


_OF_ACCOUNT = """
    SELECT d.game_id, coalesce(g.title, '') AS title, d.number, d.seat, d.ply, d.refusal,
        d.status, d.opened_at, d.closed_at
    FROM (SELECT DISTINCT game_id FROM seatings WHERE account_id = $1) s
    JOIN disputes d ON d.generation = serving('disputes') AND d.game_id = s.game_id
    LEFT JOIN game_list g ON g.generation = serving('games') AND g.game_id = d.game_id
    WHERE d.status = 'open' OR d.closed_at > $2
    ORDER BY coalesce(d.closed_at, d.opened_at) DESC, d.game_id, d.number DESC LIMIT $3"""
_PAGE = """
    SELECT d.game_id, coalesce(g.title, '') AS title, d.number, d.seat, d.ply, d.refusal,
        d.status, d.opened_at, d.closed_at
    FROM disputes d LEFT JOIN game_list g
        ON g.generation = serving('games') AND g.game_id = d.game_id
    WHERE d.generation = serving('disputes')
        AND ($1::text IS NULL OR d.status = $1) AND ($2::text IS NULL OR g.title = $2)
        AND ($3::timestamptz IS NULL OR (d.opened_at, d.game_id, d.number) < ($3, $4, $5))
    ORDER BY d.opened_at DESC, d.game_id DESC, d.number DESC LIMIT $6"""


async def of_account(
    queries: Queries, account: str, since: datetime, *, limit: int
) -> tuple[ListedDispute, ...]:
    """Disputes in the games that an account sits in: those that are open, and those that were
    closed after a time. The latest comes first."""
    return await rows(queries, ListedDispute, _OF_ACCOUNT, account, since, limit)


async def page(
    queries: Queries, wanted: DisputeFilter, *, after_cursor: str | None = None, limit: int = 50
) -> Page[ListedDispute]:
    """A page of disputes. Raises BadCursorError."""
    last: tuple[datetime | None, str, int] = (None, "", 0)
    if after_cursor is not None:
        key = after(DISPUTES, after_cursor, _Key)
        last = (key.opened_at, key.game_id, key.number)
    found = await rows(queries, ListedDispute, _PAGE, wanted.status, wanted.title, *last, limit + 1)
    items = found[:limit]
    more = len(found) > limit
    final = (items[-1].opened_at, items[-1].game_id, items[-1].number) if more else None
    return Page(items=items, next=None if final is None else cursor(DISPUTES, final))
