"""A log in a fresh database, and a second one on the same database: another process, as it were."""

from collections.abc import AsyncIterator, Awaitable, Callable

import asyncpg
import pytest
import pytest_asyncio

from events.database import Pool
from events.layout import establish
from events.log import Log
from events.migrations import LOG, migrate


async def laid_out(dsn: str) -> None:
    """The log's tables, empty."""
    connection = await asyncpg.connect(dsn)
    await migrate(connection, [LOG])
    await establish(connection)
    await connection.close()


@pytest.fixture
def dsn(
    postgres_template: Callable[[str, Callable[[str], Awaitable[None]]], str],
    postgres_clone: Callable[[str], str],
) -> str:
    """The address of a database with an empty log."""
    return postgres_clone(postgres_template("events", laid_out))


@pytest_asyncio.fixture
async def pool(dsn: str) -> AsyncIterator[Pool]:
    """Connections to it."""
    async with asyncpg.create_pool(dsn, min_size=1, max_size=10) as pool:
        yield pool


@pytest_asyncio.fixture
async def log(pool: Pool) -> AsyncIterator[Log]:
    """The log."""
    async with await Log.open(pool) as log:
        yield log


@pytest_asyncio.fixture
async def other(dsn: str) -> AsyncIterator[Log]:
    """The same log, opened by somebody who shares nothing with `log` but the database."""
    pool = await asyncpg.create_pool(dsn, min_size=1, max_size=10)
    async with pool, await Log.open(pool) as log:
        yield log
