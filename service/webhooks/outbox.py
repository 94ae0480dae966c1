"""The outbox as those who deliver see it: what is due, how much waits, what may be forgotten.

Claiming puts a delivery off by as long as an attempt may take at most. If the process dies
meanwhile, it becomes due by itself: nothing is lost, and what was sent twice has the same id.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Final, Literal

import asyncpg
from msgspec import Meta, Struct

from games.kernel.seats import Seat
from projections.database import Pool, Queries, rows
from projections.notices import NoticeType
from referee.pages import Page, after, cursor
from service.webhooks.sender import Trouble

DeliveryStatus = Literal["pending", "delivered", "failed", "withheld"]

IN_ORDER: Final = 4
"""So many tries of a delivery hold back what came later in its game; then that goes ahead."""
MAX_CONCURRENT_DELIVERIES: Final = 4
"""So many deliveries of one webhook are claimed at a time."""
_CHUNK: Final = 5000
_Number = Annotated[int, Meta(ge=1, le=2**63 - 1)]

_TAKE: Final = """
    UPDATE webhook_deliveries d SET due_at = now() + make_interval(secs => $1)
    FROM webhooks w, ready
    WHERE d.number = ready.number AND w.id = d.webhook_id"""
_TAKEN: Final = """
    RETURNING d.number, d.id, d.webhook_id, w.account_id, w.url, d.game_id, d.version, d.type,
        d.seats, d.attempts, w.failing_since IS NOT NULL AS failing"""
_CLAIM: Final = f"""
    WITH ready AS (
        SELECT d.number FROM webhook_deliveries d WHERE d.status = 'pending'
            AND d.due_at <= now() AND d.number = ANY(ARRAY(
                SELECT due.number FROM webhooks w CROSS JOIN LATERAL (
                    SELECT d.number, d.due_at FROM webhook_deliveries d
                    WHERE d.webhook_id = w.id AND d.status = 'pending' AND d.due_at <= now()
                        AND NOT EXISTS (SELECT FROM webhook_deliveries e
                            WHERE e.webhook_id = d.webhook_id AND e.game_id = d.game_id
                            AND e.status = 'pending' AND e.attempts < {IN_ORDER}
                            AND (e.version, e.number) < (d.version, d.number))
                    ORDER BY d.due_at, d.number LIMIT {MAX_CONCURRENT_DELIVERIES}) due
                WHERE w.enabled AND w.id <> ALL($3::text[])
                    AND (w.rests_until IS NULL OR w.rests_until <= now())
                ORDER BY due.due_at, due.number LIMIT $2))
        FOR NO KEY UPDATE SKIP LOCKED)
    {_TAKE}"""
_CLAIM_NEXT: Final = f"""
    WITH ready AS (
        SELECT d.number FROM webhook_deliveries d WHERE d.status = 'pending'
            AND d.due_at <= now() AND d.number = (
                SELECT d.number FROM webhook_deliveries d
                WHERE d.webhook_id = $2 AND d.game_id = $3 AND d.status = 'pending'
                ORDER BY d.version, d.number LIMIT 1)
        FOR NO KEY UPDATE SKIP LOCKED)
    {_TAKE} AND w.enabled"""
_DEPTH: Final = """
    SELECT count(*) AS deliveries, coalesce(extract(epoch FROM now() - min(d.created_at)), 0)::float
        AS seconds
    FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
    WHERE d.status = 'pending' AND w.enabled"""
_PRUNE: Final = f"""
    WITH gone AS (DELETE FROM webhook_deliveries WHERE number = ANY(ARRAY(
        SELECT number FROM webhook_deliveries
        WHERE finished_at < now() - make_interval(secs => $1) LIMIT {_CHUNK})) RETURNING 1)
    SELECT count(*) FROM gone"""
_PRUNE_WAITING: Final = f"""
    WITH gone AS (DELETE FROM webhook_deliveries WHERE number = ANY(ARRAY(
        SELECT d.number FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
        WHERE d.status = 'pending' AND NOT w.enabled
            AND w.disabled_at < now() - make_interval(secs => $1) LIMIT {_CHUNK})) RETURNING 1)
    SELECT count(*) FROM gone"""
_PAGE: Final = """
    SELECT d.number, d.id, d.type, d.game_id, d.version, d.status, d.created_at,
        CASE WHEN d.status = 'pending' THEN d.due_at END AS due_at,
        coalesce((SELECT json_agg(json_build_object('at', a.at, 'seconds', a.seconds,
            'status', a.status, 'error', a.error) ORDER BY a.at)
            FROM webhook_attempts a WHERE a.delivery = d.number), '[]') AS attempts
    FROM webhook_deliveries d
    WHERE d.webhook_id = $1 AND ($2::bigint IS NULL OR d.number < $2)
        AND ($3::text IS NULL OR d.status = $3)
    ORDER BY d.number DESC LIMIT $4"""


class Claimed(Struct, frozen=True, kw_only=True):
    """A delivery that this process has to try now; `attempts` have been made before. `failing`
    says that the last thing that was tried at its webhook failed."""

    number: int
    id: str
    webhook_id: str
    account_id: str
    url: str
    game_id: str
    version: int
    type: NoticeType
    seats: tuple[Seat, ...] | None
    attempts: int
    failing: bool


class Attempt(Struct, frozen=True, kw_only=True):
    """One try, as it is listed."""

    at: datetime
    seconds: float
    status: int | None
    error: Trouble | None


class Delivery(Struct, frozen=True, kw_only=True):
    """A delivery, as it is listed."""

    number: int
    id: str
    type: NoticeType
    game_id: str
    version: int
    status: DeliveryStatus
    created_at: datetime
    due_at: datetime | None
    attempts: tuple[Attempt, ...]


class Depth(Struct, frozen=True):
    """How many deliveries wait, and how long the oldest has waited, in seconds."""

    deliveries: int
    seconds: float


async def claim(pool: Pool, *, most: int, busy: Sequence[str], lease: float) -> tuple[Claimed, ...]:
    """At most `most` deliveries that are due, for `lease` seconds; none of webhooks that are
    `busy`."""
    found = await pool.fetch(f"{_CLAIM}{_TAKEN}", lease, most, list(busy))
    return tuple(sorted((_claimed(row) for row in found), key=lambda one: one.number))


async def claim_next(pool: Pool, last: Claimed, *, lease: float) -> Claimed | None:
    """What the webhook of a delivery is to be told next of the same game, if it is due."""
    query = f"{_CLAIM_NEXT}{_TAKEN}"
    row = await pool.fetchrow(query, lease, last.webhook_id, last.game_id)
    return None if row is None else _claimed(row)


def _claimed(row: asyncpg.Record) -> Claimed:
    return Claimed(**{**row, "seats": None if row["seats"] is None else tuple(row["seats"])})


async def depth(queries: Queries) -> Depth:
    """What waits for receivers that are not disabled."""
    return (await rows(queries, Depth, _DEPTH))[0]


async def prune(pool: Pool, keep: float) -> int:
    """Forgets what was finished `keep` seconds ago, and what waits for webhooks that have been
    disabled for so long; how many deliveries."""
    pruned = 0
    for query in (_PRUNE, _PRUNE_WAITING):
        while gone := await pool.fetchval(query, keep):
            pruned += gone
    return pruned


async def page(
    queries: Queries,
    webhook: str,
    *,
    status: DeliveryStatus | None,
    after_cursor: str | None,
    limit: int,
) -> Page[Delivery]:
    """A page of a webhook's deliveries, newest first. Raises BadCursorError."""
    listing = f"deliveries of {webhook}"
    last = None if after_cursor is None else after(listing, after_cursor, _Number)
    found = await rows(queries, Delivery, _PAGE, webhook, last, status, limit + 1)
    more = cursor(listing, found[limit - 1].number) if len(found) > limit else None
    return Page(items=found[:limit], next=more)
