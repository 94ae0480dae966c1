"""A fresh database with the log's and the projections' tables, and readers of it."""

from collections.abc import AsyncIterator, Awaitable, Callable

import asyncpg
import pytest_asyncio

from events.layout import establish
from events.log import Log
from events.migrations import LOG, migrate
from events.writer import CommitSettings
from projections import MIGRATIONS
from tests.projections.tally import TABLE
from tests.projections.world import World


async def migrated(dsn: str) -> None:
    """All tables."""
    connection = await asyncpg.connect(dsn)
    await migrate(connection, [LOG, MIGRATIONS])
    await establish(connection)
    await connection.execute(TABLE)
    await connection.close()


PATIENT = CommitSettings(timeout=120, patience=240)
"""A machine that is busy with other things is no outage."""


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
    pool = await asyncpg.create_pool(dsn, min_size=2, max_size=16)
    async with pool, await Log.open(pool, settings=PATIENT) as log:
        yield World(pool, log)
