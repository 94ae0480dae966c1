"""PostgreSQL fails over, or its disk is full, in the middle of play: moves wait or are refused as
unavailable; nothing that was answered is lost, and nothing is a failure of ours."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from events.database import is_outage
from tests.service.people import Person
from tests.service.players import Player, is_whole
from tests.service.process import ServiceProcess

pytestmark = pytest.mark.slow


@pytest.fixture
def running(service_log: Path, postgres_dsn: str, redis_url: str) -> Iterator[ServiceProcess]:
    with ServiceProcess(service_log, postgres_dsn, redis_url, {"pool_max": 8}) as service:
        yield service


async def readonly(dsn: str, *, on: bool) -> None:
    """As after a failover: all connections break, and new ones reach a server that is (or is no
    longer) a standby."""
    connection = await asyncpg.connect(
        dsn, server_settings={"default_transaction_read_only": "off"}
    )
    name = await connection.fetchval("SELECT quote_ident(current_database())")
    value = "on" if on else "off"
    await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}")
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


async def test_the_database_is_a_standby_for_a_while(
    running: ServiceProcess, postgres_dsn: str
) -> None:
    ada = Person.create(running.url, "ada")
    players = [
        Player(ada, ada.open("me", "me", title="tzolkin")["id"], 2, seed) for seed in range(3)
    ]
    for player in players:
        player.start()
    for _ in range(2):
        _play(players, 10)
        await readonly(postgres_dsn, on=True)
        _refuse(players)
        await readonly(postgres_dsn, on=False)
    _play(players, 10)
    for player in players:
        player.enough.set()
        player.join(timeout=180)
        assert player.trouble is None, player.trouble
        is_whole(ada, player)
    assert "request-failed" not in running.written()


def test_a_full_disk_and_a_standby_count_as_outages() -> None:
    for error in (
        asyncpg.DiskFullError,
        asyncpg.OutOfMemoryError,
        asyncpg.ReadOnlySQLTransactionError,
    ):
        assert is_outage(error("x")), error
    assert not is_outage(asyncpg.UniqueViolationError("x"))


def _refuse(players: list[Player]) -> None:
    """Waits until moves have been refused, several times for each player."""
    _wait(lambda: sum(player.retried for player in players), 3 * len(players), "moves go on")


def _play(players: list[Player], moves: int) -> None:
    _wait(lambda: sum(len(player.acknowledged) for player in players), moves, "play stops")


def _wait(count: Callable[[], int], more: int, otherwise: str) -> None:
    """Waits until there are so many more."""
    wanted, deadline = count() + more, time.monotonic() + 180
    while count() < wanted:
        assert time.monotonic() < deadline, otherwise
        time.sleep(0.01)
