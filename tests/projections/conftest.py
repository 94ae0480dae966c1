"""A fresh database with the log's and the projections' tables, and readers of it."""

import pathlib
from collections.abc import AsyncIterator, Awaitable, Callable

import asyncpg
import pytest_asyncio
from events.log import SQL, Log

from tests.projections.tally import TABLE
from tests.projections.world import World


async def migrated(dsn: str) -> None:
    """All tables."""
    c = await asyncpg.connect(dsn)
    await c.execute(SQL)
    for f in sorted(pathlib.Path("projections/sql").glob("*.sql")):
        await c.execute(f.read_text())
    await c.execute(TABLE)
    await c.close()


@pytest_asyncio.fixture
async def dsn(
    postgres_template: Callable[[str, Callable[[str], Awaitable[None]]], str],
    postgres_clone: Callable[[str], str],
) -> str:
    """The address of a database with all tables."""
    return postgres_clone(postgres_template("projections", migrated))


@pytest_asyncio.fixture
async def world(dsn: str) -> AsyncIterator[World]:
    """An empty log and empty read models."""
    async with asyncpg.create_pool(dsn, min_size=2, max_size=12) as pool:
        yield World(pool, Log(pool))
