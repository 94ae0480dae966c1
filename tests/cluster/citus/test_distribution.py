"""How a log comes to lie on a cluster, and what lies where then."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from deploy.citus.cluster import HOST, Cluster
from events.log import Log
from events.migrations import LOG
from tests.events.conftest import laid_out
from tests.events.support import AT, assert_sound, fact, grow
from tests.service.people import Person, play_to_the_end
from tests.service.process import ServiceProcess
from tests.service.settling import settle

pytestmark = pytest.mark.citus
TEXT = Path("docs/citus.md")
GROWN = "grown"
UNASKED = frozenset({"root_leaves", "root_nodes", "root_checkpoints", "merkle_nodes"})
"""Tables that a service adds to by itself, without a move."""


def address(cluster: Cluster, number: int = 0) -> str:
    """That of the database that is to become a cluster, at a server."""
    return f"{cluster.dsn(number).rpartition('/')[0]}/{GROWN}"


@pytest_asyncio.fixture
async def grown(cluster: Cluster) -> AsyncIterator[str]:
    """The address of a database of one PostgreSQL, which knows no extension."""
    await cluster.ask(f"CREATE DATABASE {GROWN}")
    yield address(cluster)
    for number in range(len(cluster.plan.ports)):
        await cluster.ask(f"DROP DATABASE IF EXISTS {GROWN} WITH (FORCE)", number=number)


async def becomes_a_cluster(cluster: Cluster) -> None:
    """What an operator does, as docs/citus.md says."""
    for number in range(1, len(cluster.plan.ports)):
        await cluster.ask(f"CREATE DATABASE {GROWN}", number=number)
        worker = await asyncpg.connect(address(cluster, number))
        await worker.execute("CREATE EXTENSION citus")
        await worker.close()
    database, *workers = cluster.plan.ports
    coordinator = await asyncpg.connect(address(cluster))
    await coordinator.execute("CREATE EXTENSION citus")
    await coordinator.execute("SELECT citus_set_coordinator_host($1, $2)", HOST, database)
    for port in workers:
        await coordinator.execute("SELECT citus_add_node($1, $2)", HOST, port)
    await coordinator.close()


async def test_one_postgresql_becomes_a_cluster(
    cluster: Cluster, grown: str, redis_url: str, tmp_path: Path
) -> None:
    """What the first start finds is distributed with all of its rows, and games go on."""
    with ServiceProcess(tmp_path / "service.log", grown, redis_url) as service:
        ada = Person.create(service.url, "ada")
        games = [str(ada.open("me", "me")["id"]) for _ in range(3)]
        play_to_the_end(games[0], (ada, 0), (ada, 1))
        a_few_moves(ada, games[1])
        told = [ada.get(f"/v1/games/{game}/events", seat=1) for game in games]
        settle(ada.http)
        service.stop()
        before = await rows(grown)
        await becomes_a_cluster(cluster)
        service.start()
        after = await rows(grown)
        assert {one for one in before if after[one] != before[one]} <= UNASKED
        assert all(after[one] >= before[one] for one in UNASKED)
        assert await distributed(grown) >= {"events", "answers", "history_moves"}
        assert await left_behind(grown) == 0
        assert [ada.get(f"/v1/games/{game}/events", seat=1) for game in games] == told
        for game in games[1:]:
            play_to_the_end(game, (ada, 0), (ada, 1))
            assert ada.get(f"/v1/games/{game}")["status"] == "finished"


async def test_who_ran_before_appends_nothing(cluster: Cluster, grown: str) -> None:
    """A process that has not noticed is refused until it is started again."""
    await laid_out(grown)
    async with asyncpg.create_pool(grown, min_size=1) as pool:
        async with await Log.open(pool) as old:
            await grow(old, "g", 3)
            await becomes_a_cluster(cluster)
            await laid_out(grown)
            with pytest.raises(asyncpg.PostgresError):
                await old.append("g", 3, [fact()], at=AT)
        async with await Log.open(pool) as new:
            assert await new.version("g") == 3
            await grow(new, "g", 5, start=3)
            await assert_sound(new, {"g": 5})


async def test_tables_lie_where_the_text_says(cluster: Cluster, dsn: str) -> None:
    """docs/citus.md names all that is distributed, and no other table; all of it is co-located."""
    spread, kept = (
        set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", part, re.MULTILINE))))
        for part in TEXT.read_text().split("These stay on the coordinator")
    )
    assert await distributed(dsn) == spread
    tables = await cluster.ask(
        "SELECT relname FROM pg_class WHERE relkind IN ('r', 'p')"
        " AND relnamespace = current_schema()::regnamespace"
    )
    assert kept <= {row["relname"] for row in tables} - spread
    together = await cluster.ask("SELECT DISTINCT colocationid FROM pg_dist_partition")
    assert len(together) == 1
    unlogged = await cluster.ask("SELECT relname FROM pg_class WHERE relpersistence = 'u'")
    assert {row["relname"] for row in unlogged} & spread == set()


def a_few_moves(person: Person, game: str) -> None:
    """By whoever is awaited."""
    for turn in range(4):
        for seat in range(2):
            if (legal := person.legal(game, seat))["commands"]:
                person.play_of(legal, game, seat, turn)


async def rows(dsn: str) -> dict[str, int]:
    """How many rows each table of the log has."""
    connection = await asyncpg.connect(dsn)
    try:
        return {
            table: await connection.fetchval(f"SELECT count(*) FROM {table}")
            for table in {*LOG.distribution.by_partition, "history_moves", "history_over", *UNASKED}
        }
    finally:
        await connection.close()


async def left_behind(dsn: str) -> int:
    """Bytes of distributed tables that are still with the coordinator."""
    connection = await asyncpg.connect(dsn)
    query = "SELECT sum(pg_relation_size(logicalrelid)) FROM pg_dist_partition"
    found: int = await connection.fetchval(query)
    await connection.close()
    return found


async def distributed(dsn: str) -> set[str]:
    """The names of the tables that are distributed."""
    connection = await asyncpg.connect(dsn)
    found = await connection.fetch("SELECT logicalrelid::text AS name FROM pg_dist_partition")
    await connection.close()
    return {row["name"] for row in found}
