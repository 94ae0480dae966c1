"""Pools of connections to PostgreSQL."""

from datetime import UTC, datetime
from typing import Final

import asyncpg
import structlog

from projections.database import Connection, Pool
from service.process.clock_difference import MOST_SECONDS, difference
from service.process.sessions import session

CONNECT_SECONDS: Final = 20.0
"""That a connection to PostgreSQL may take to open: as long as moves wait for it."""

_SERVER: Final = """
    SELECT clock_timestamp() AS now, CASE current_setting('synchronous_commit')
        WHEN 'off' THEN set_config('synchronous_commit', 'on', false) END AS made_durable"""

_log = structlog.get_logger()


def pool_of(url: str, name: str, *, least: int, most: int) -> Pool:
    """A pool that connects when it is entered; PostgreSQL's statistics show its sessions by this
    name."""
    pool: Pool = asyncpg.create_pool(
        url,
        min_size=least,
        max_size=most,
        timeout=CONNECT_SECONDS,
        server_settings=session(name),
        init=_met,
        reset=_nothing_to_reset,
    )
    return pool


async def _nothing_to_reset(_: Connection) -> None:
    """Nobody leaves anything behind on a connection (settings, locks, cursors are those of
    transactions), so the round trip that would clear it is saved."""


async def _met(connection: Connection) -> None:
    """A new connection. Moves are answered when they are on the disk, whatever somebody has set for
    the role or the database since the process started."""
    server = await connection.fetchrow(_SERVER)
    assert server is not None
    if server["made_durable"]:
        _log.warning("commits-were-not-durable", remedy="set synchronous_commit = on")
    if abs(seconds := difference(server["now"], datetime.now(UTC))) > MOST_SECONDS:
        _log.warning("clocks-differ", seconds=round(seconds, 1), remedy="set both by NTP")
