"""What requests need of PostgreSQL and Redis, tried: writes, and a connection of the pool."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import asyncpg

from events.redis_address import AnyRedis
from projections.database import Connection, Pool

_WRITE: Final = """
    SET LOCAL work_mem = '64kB';
    SELECT count(*) FROM generate_series(1, 10000);
    INSERT INTO readiness (tried) VALUES (clock_timestamp())
        ON CONFLICT (single) DO UPDATE SET tried = excluded.tried"""
"""Three statements in one transaction and one round trip. A row can take the place of an old one on
a disk that is full, so numbers that do not fit into memory are laid down on it, too: with so little
memory PostgreSQL writes some of these into a file, which it removes at once."""

_APPEND: Final = """;
    INSERT INTO events SELECT * FROM events WHERE false;
    UPDATE partition_heads SET position = position WHERE false"""
"""Appends nothing. It fails where an append would, because a right or a table is missing, and waits
where an append would wait, because somebody has locked a table."""
_KEY: Final = "kronika:trial"
_BRIEF: Final = 1000
"""Milliseconds after which Redis forgets what was tried."""

STUCK_SECONDS: Final = 20.0
"""How long a connection of the pool is waited for: as long as a move waits for PostgreSQL."""


async def write(connection: Connection, *, appends: bool = True) -> bool:
    """Writes; what PostgreSQL raises if it cannot. Without `appends` the log is not tried: where it
    is on other machines, each of them may be away by itself."""
    await connection.execute(_WRITE + (_APPEND if appends else ""))
    return True


async def keep(redis: AnyRedis) -> bool:
    """Writes into Redis; what it raises if it cannot. One that is full, or a replica, answers a
    ping all the same."""
    return bool(await redis.set(_KEY, b"", px=_BRIEF))


class PoolTrial:
    """Whether the pool still gives connections. One that is busy gives them late, and that is no
    reason to send requests elsewhere; one that gave none for `STUCK_SECONDS` is stuck."""

    def __init__(self, pool: Pool, clock: Callable[[], float] = time.monotonic) -> None:
        self._pool = pool
        self._clock = clock
        self._since = 0.0
        self._waiting: asyncio.Task[None] | None = None

    async def gives(self) -> bool:
        """Asks for a connection unless somebody has already, or one is free; does not wait for it
        for long."""
        waiting = self._waiting
        if waiting is None or waiting.done():
            if self._pool.get_idle_size():
                return True
            self._since = self._clock()
            waiting = self._waiting = asyncio.create_task(self._borrow())
        await asyncio.sleep(0)
        return waiting.done() or self._clock() - self._since < STUCK_SECONDS

    async def close(self) -> None:
        """Stops waiting."""
        if self._waiting is not None:
            self._waiting.cancel()
            await asyncio.wait([self._waiting])

    async def _borrow(self) -> None:
        """That none can be opened is no matter here: the write opens one, too, and tells."""
        with suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            async with self._pool.acquire():
                pass
