"""What requests need of PostgreSQL, tried: a write, and a connection of the pool."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import asyncpg

from projections.database import Connection, Pool

_WRITE: Final = """
    SET LOCAL work_mem = '64kB';
    SELECT count(*) FROM generate_series(1, 10000);
    INSERT INTO readiness (tried) VALUES (clock_timestamp())
        ON CONFLICT (single) DO UPDATE SET tried = excluded.tried"""
"""Three statements in one transaction and one round trip. A row can take the place of an old one on
a disk that is full, so numbers that do not fit into memory are laid down on it, too: with so little
memory PostgreSQL writes some of these into a file, which it removes at once."""

STUCK_SECONDS: Final = 20.0
"""How long a connection of the pool is waited for: as long as a move waits for PostgreSQL."""


async def write(connection: Connection) -> bool:
    """Writes; what PostgreSQL raises if it cannot."""
    await connection.execute(_WRITE)
    return True


class PoolTrial:
    """Whether the pool still gives connections. One that is busy gives them late, and that is no
    reason to send requests elsewhere; one that gave none for `STUCK_SECONDS` is stuck."""

    def __init__(self, pool: Pool, clock: Callable[[], float] = time.monotonic) -> None:
        self._pool = pool
        self._clock = clock
        self._since = 0.0
        self._waiting: asyncio.Task[None] | None = None

    async def gives(self) -> bool:
        """Asks for a connection unless somebody has already; does not wait for it for long."""
        if self._waiting is None or self._waiting.done():
            self._since = self._clock()
            self._waiting = asyncio.create_task(self._borrow())
        await asyncio.sleep(0)
        return self._waiting.done() or self._clock() - self._since < STUCK_SECONDS

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
