"""`/ready` tries what requests need: a database that can only be read, and a pool that gives no
connection, serve nobody."""

import asyncio
import time
from pathlib import Path

import asyncpg
import httpx
import pytest

from service.operations.trial import STUCK_SECONDS, PoolTrial
from tests.service.process import PATIENCE, ServiceProcess


@pytest.mark.parametrize(
    "setting",
    [
        "default_transaction_read_only = on",  # a standby
        "temp_file_limit = 0",  # no room for more, though a row can take the place of an old one
    ],
)
async def test_a_database_that_cannot_be_written_to_is_not_ready(
    service_log: Path, postgres_dsn: str, redis_url: str, setting: str
) -> None:
    with (
        ServiceProcess(service_log, postgres_dsn, redis_url) as running,
        httpx.Client(base_url=running.url, timeout=180) as web,
    ):
        assert web.get("/ready").json()["database"] == "ok"
        await change(postgres_dsn, setting)
        until(web, 503)
        ready = web.get("/ready").json()
        assert (ready["status"], ready["database"]) == ("failing", "failing")
        assert web.get("/health").is_success, "starting it again would change nothing"
        await change(postgres_dsn, None)
        until(web, 200)


async def change(dsn: str, setting: str | None) -> None:
    """All connections break; new ones get the setting, or none."""
    connection = await asyncpg.connect(
        dsn, server_settings={"default_transaction_read_only": "off"}
    )
    name = await connection.fetchval("SELECT quote_ident(current_database())")
    wanted = "RESET ALL" if setting is None else f"SET {setting}"
    await connection.execute(f"ALTER DATABASE {name} {wanted}")
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


def until(web: httpx.Client, status: int) -> None:
    """Waits until `/ready` answers so."""
    deadline = time.monotonic() + PATIENCE
    while web.get("/ready").status_code != status:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_log_that_cannot_be_written_breaks_no_request(postgres_dsn: str, redis_url: str) -> None:
    """The disk is full on which the log is, too."""
    settings = {"access_log": True, "log_level": "debug"}
    with (
        ServiceProcess(Path("/dev/full"), postgres_dsn, redis_url, settings) as running,
        httpx.Client(base_url=running.url, timeout=180) as web,
    ):
        statuses = [web.get(path).status_code for path in ("/health", "/nowhere", "/ready")]
    assert statuses == [200, 404, 200]


async def test_a_pool_that_gives_nothing_is_stuck_and_a_busy_one_is_not(postgres_dsn: str) -> None:
    now = [100.0]
    async with asyncpg.create_pool(postgres_dsn, min_size=1, max_size=1) as pool:
        trial = PoolTrial(pool, clock=lambda: now[0])
        async with pool.acquire():
            assert await trial.gives()
            now[0] += STUCK_SECONDS / 2
            assert await trial.gives(), "it is busy"
            now[0] += STUCK_SECONDS
            assert not await trial.gives(), "nobody got a connection for so long"
        async with asyncio.timeout(PATIENCE):
            while not await trial.gives():  # once it has given back what it waited for
                await asyncio.sleep(0.01)
        await trial.close()
