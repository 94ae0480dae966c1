"""Lanes without a cluster: what follows from where they lie, and connections made like a pool's."""

import socket
from urllib.parse import urlsplit

import asyncpg
import pytest

from events import doors
from events.committer import writers_of
from events.database import Pool
from events.doors import DoorShutError
from events.lanes import MOVED, Lane, LaneMap, has_moved

LANES = tuple(
    Lane(
        shard=shard,
        host=f"worker-{shard}",
        port=5432,
        shards=(("events", f"public.events_{shard}"), ("seeds", f"public.seeds_{shard + 9}")),
    )
    for shard in (1, 2)
)
HOMES = LaneMap((LANES[0], LANES[1], LANES[0], LANES[1], LANES[0]))


def test_what_is_written_together() -> None:
    assert HOMES.together() == ((0, 2, 4), (1, 3))
    assert writers_of(HOMES.together()) == {0: 0, 2: 0, 4: 0, 1: 1, 3: 1}
    assert [HOMES.of(one) for one in HOMES.together()] == [*LANES]


def test_a_lane_that_was_split_is_none() -> None:
    assert HOMES.of((0, 1)) is None


def test_views_stand_for_the_shards() -> None:
    assert LANES[0].bare == (
        "CREATE TEMPORARY VIEW events AS SELECT * FROM public.events_1;\n"
        "CREATE TEMPORARY VIEW seeds AS SELECT * FROM public.seeds_10"
    )
    held = "WHERE (SELECT hold_lane(1)) WITH LOCAL CHECK OPTION"
    assert all(view.endswith(held) for view in LANES[0].held.split(";\n"))


async def test_who_has_moved_says_so(pool: Pool) -> None:
    with pytest.raises(asyncpg.PostgresError) as refused:
        await pool.execute(f"DO $$ BEGIN RAISE 'gone' USING ERRCODE = '{MOVED}'; END $$")
    assert has_moved(refused.value)
    with pytest.raises(asyncpg.PostgresError) as other:
        await pool.execute("SELECT 1 / 0")
    assert not has_moved(other.value)


async def test_doors_lead_elsewhere_as_the_pool_leads_here(pool: Pool, dsn: str) -> None:
    """User, password and database are the pool's own; what is said first holds for the session."""
    place = urlsplit(dsn)
    where = (place.hostname or "", place.port or 5432, "CREATE TEMPORARY VIEW seeds AS SELECT 7")
    connection = await doors.connected(pool, *where)
    assert await connection.fetchval("TABLE seeds") == 7
    await connection.close()
    async with await doors.pooled(pool, *where, 2) as there:
        assert await there.fetchval("TABLE seeds") == 7
        assert await there.fetchval("SELECT current_database()") == place.path[1:]
        assert await there.fetchval("SHOW lock_timeout") == "1s"
    assert await pool.fetch("TABLE seeds") == []


async def test_a_door_that_is_shut(pool: Pool, dsn: str) -> None:
    """Nobody listens, or what is said first is refused."""
    place = urlsplit(dsn)
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        with pytest.raises(DoorShutError):
            await doors.connected(pool, "127.0.0.1", nobody.getsockname()[1], "SELECT")
    with pytest.raises(DoorShutError, match="does not exist"):
        await doors.connected(pool, place.hostname or "", place.port or 5432, "TABLE nowhere")
