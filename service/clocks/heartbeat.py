"""Signs of life: when the service was there, and when none of its processes was.

Every process beats. A beat that finds the last one too long ago records a downtime, and does so
alone, because beats wait for each other. The times are those of PostgreSQL, which all processes
share.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Final

import structlog
from msgspec import Struct

from projections.database import Connection, Pool, rows

LAPSE: Final = timedelta(seconds=3)
"""Silence of all processes that counts as a downtime; they beat much more often."""

_BEAT: Final = """
    INSERT INTO pulse (at) VALUES (coalesce($1, clock_timestamp()))
    ON CONFLICT (single) DO UPDATE SET at = greatest(pulse.at, excluded.at) RETURNING at"""
_LAST: Final = "SELECT at FROM pulse FOR UPDATE"
_RECORD: Final = "INSERT INTO downtimes (began, ended) VALUES ($1, $2)"
_OPEN: Final = """
    SELECT number, began, ended FROM downtimes WHERE NOT settled ORDER BY number"""
_TAKE: Final = (
    "SELECT number FROM downtimes WHERE number = $1 AND NOT settled FOR UPDATE SKIP LOCKED"
)
_SETTLE: Final = "UPDATE downtimes SET settled = true WHERE number = $1"

_log = structlog.get_logger()


class Downtime(Struct, frozen=True, kw_only=True):
    """A time in which no process was alive."""

    number: int
    began: datetime
    ended: datetime


async def beat(pool: Pool, at: datetime | None = None) -> datetime:
    """A sign of life, now unless a time is given; the time of it."""
    async with pool.acquire() as connection, connection.transaction():
        last = await connection.fetchval(_LAST)
        now = await connection.fetchval(_BEAT, at)
        assert isinstance(now, datetime), "a beat has a time"
        if isinstance(last, datetime) and now - last > LAPSE:
            await connection.execute(_RECORD, last, now)
            _log.warning("service-was-away", seconds=(now - last).total_seconds())
    return now


async def unsettled(pool: Pool) -> Sequence[Downtime]:
    """The downtimes that have not been credited to all clocks, oldest first."""
    return await rows(pool, Downtime, _OPEN)


@asynccontextmanager
async def settling(pool: Pool, downtime: Downtime) -> AsyncIterator[bool]:
    """Yields whether this process is the one that settles a downtime; leaving without trouble
    settles it."""
    async with pool.acquire() as connection, connection.transaction():
        mine = await connection.fetchval(_TAKE, downtime.number) is not None
        yield mine
        if mine:
            await _settled(connection, downtime)


async def _settled(connection: Connection, downtime: Downtime) -> None:
    await connection.execute(_SETTLE, downtime.number)
