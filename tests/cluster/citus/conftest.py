"""A Citus cluster for the tests of this folder, and a log on it.

KRONIKA_TEST_CITUS names the folder that `deploy.citus.build` has made.
"""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from deploy.citus.cluster import Cluster
from events.database import Pool
from events.layout import establish
from events.log import Log
from events.migrations import migrate
from service.process.schema import SOURCES
from tests.events.conftest import log
from tests.servers import scratch_folder

__all__ = ["log"]
SETTING = "KRONIKA_TEST_CITUS"


@pytest.fixture(scope="session")
def programs() -> Path:
    """Servers with Citus in them."""
    assert os.environ.get(SETTING), f"{SETTING} is to name a folder made by deploy.citus.build"
    return Path(os.environ[SETTING])


@pytest_asyncio.fixture(scope="session")
async def cluster(programs: Path) -> AsyncIterator[Cluster]:
    """A coordinator and three workers, with the tables of the service."""
    with scratch_folder() as folder:
        made = Cluster(folder / "citus")
        made.create(programs, 3, durable=False)
        try:
            await made.start()
            connection = await asyncpg.connect(made.dsn())
            await migrate(connection, SOURCES)
            await connection.close()
            yield made
        finally:
            made.stop()


@pytest_asyncio.fixture
async def dsn(cluster: Cluster) -> str:
    """The address of a cluster with an empty log."""
    connection = await asyncpg.connect(cluster.dsn())
    tables = await connection.fetch(
        "SELECT quote_ident(relname) AS name, p.logicalrelid IS NOT NULL AS distributed"
        " FROM pg_class c LEFT JOIN pg_dist_partition p ON p.logicalrelid = c.oid"
        " WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace"
        " AND relname <> 'migrations'"
    )
    for name in ("hold", "dawdle"):  # what some tests leave behind
        await connection.execute(f"DROP FUNCTION IF EXISTS {name} CASCADE")
    async with connection.transaction():  # one shard after the other is truncated much more slowly
        for row in tables:
            if row["distributed"]:
                await connection.execute(f"DELETE FROM {row['name']}")
    names = ", ".join(row["name"] for row in tables if not row["distributed"])
    await connection.execute(f"SET client_min_messages = warning; TRUNCATE {names} CASCADE")
    await establish(connection)
    await connection.close()
    # Some tests hold commits up by triggers, which Citus takes from those who insist.
    return f"{cluster.dsn()}?citus.enable_unsafe_triggers=on"


@pytest_asyncio.fixture
async def pool(dsn: str) -> AsyncIterator[Pool]:
    """Few connections: each takes three more, to the workers, and a while to begin."""
    async with asyncpg.create_pool(dsn, min_size=1, max_size=4) as pool:
        yield pool


@pytest_asyncio.fixture
async def other(dsn: str) -> AsyncIterator[Log]:
    """The same log, opened by somebody who shares nothing with `log` but the database."""
    pool = await asyncpg.create_pool(dsn, min_size=1, max_size=4)
    async with pool, await Log.open(pool) as log:
        yield log
