"""Lanes: what passes the coordinator by is right while rows move, and finds them again."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

import asyncpg
import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from deploy.citus.cluster import HOST, USER, Cluster
from events import doors, lanes
from events.alone import write_alone
from events.batch import write
from events.commitments import Veil
from events.database import Connection, Pool
from events.lane_places import LanePlaces
from events.lanes import Lane, has_moved
from events.log import Log
from events.outcome import Append
from events.signing import Signed
from service.process.roles import Roles, script
from tests.events.support import AT, appended, assert_sound, fact, grow, response

pytestmark = pytest.mark.citus
GAME = "g"
ROLE = "kronika_service"
TRANSFER = "SELECT citus_move_shard_placement($1, $2, $3, $2, $4, 'force_logical')"
MIDDLE = """
    SELECT (shardminvalue::bigint + shardmaxvalue::bigint) / 2 AS middle
    FROM pg_dist_shard WHERE shardid = $1"""
SPLIT = "SELECT citus_split_shard_by_split_points($1, $2::text[], $3::int[], 'block_writes')"
WAITING = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock' AND NOT granted"


def an_append(log: Log, version: int, *, game: str = GAME) -> Append:
    """The next one of a game."""
    return Append(
        partition=log.partition(game),
        game_id=game,
        expected_version=version,
        entries=(fact(str(version)),),
        at=AT,
        response=response(f"{game}-{version}"),
    )


def places(log: Log) -> LanePlaces:
    """Those of a log on a cluster."""
    assert isinstance(log.places, LanePlaces)
    return log.places


async def lane_of(log: Log, game: str = GAME) -> Lane:
    """Where a game is by what the coordinator says now."""
    found = await lanes.look(places(log).pool, log.partitions)
    return found.homes[log.partition(game)]


async def move(cluster: Cluster, lane: Lane) -> None:
    """Takes a lane to another worker, while it is written."""
    to = next(port for port in cluster.plan.ports[1:] if port != lane.port)
    await cluster.ask(TRANSFER, lane.shard, HOST, lane.port, to)


async def dropped(cluster: Cluster) -> None:
    """What was left behind where shards have been is gone."""
    async with asyncio.timeout(120):
        while (await cluster.ask("SELECT count(*) AS left FROM pg_dist_cleanup"))[0]["left"]:
            await cluster.ask("CALL citus_cleanup_orphaned_resources()")


@asynccontextmanager
async def session(log: Log, lane: Lane, statements: str) -> AsyncIterator[Connection]:
    """A session on the worker of a lane."""
    connection = await doors.connected(places(log).pool, lane.host, lane.port, statements)
    try:
        yield connection
    finally:
        await connection.close()


async def test_an_append_is_one_call_on_one_machine(cluster: Cluster, log: Log, pool: Pool) -> None:
    """The coordinator has no part in it, and nothing of it goes from machine to machine."""
    await grow(log, GAME, 1)
    lane = await lane_of(log)
    told: list[asyncpg.PostgresLogMessage] = []
    async with session(log, lane, lane.bare) as connection:
        await connection.execute("SET citus.log_remote_commands = on")
        await connection.execute("SET client_min_messages = log")
        connection.add_log_listener(lambda _, message: told.append(message))
        assert await write_alone(connection, an_append(log, 1), Signed(), lane.shard)
        found = await lanes.look(places(log).pool, log.partitions)
        beside = next(one for one in map(str, count()) if found.homes[log.partition(one)] == lane)
        together = [an_append(log, 2), an_append(log, 0, game=beside)]
        assert len(appended(await write(connection, together, None, lane.shard))) == 2
    assert told == []
    assert await log.version(GAME) == 3


async def test_a_worker_that_says_nothing_is_taken_for_gone(log: Log) -> None:
    """After five seconds, if a machine is cut off from the network."""
    lane = await lane_of(log)
    async with session(log, lane, lane.held) as connection:
        line = connection._transport.get_extra_info("socket")  # type: ignore[union-attr]  # it is connected
        assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 5000


async def test_draws_and_veils_are_kept_by_every_way_to_write(log: Log, pool: Pool) -> None:
    """By itself, with others, and by the coordinator; also what has only one of them."""
    veiled = replace(fact("north", ply=1), veils=(Veil("/at", 1, (0,)),), hash=bytes(32))
    drawn = replace(fact("east", ply=1), draws=(("deck: a card", 12), ("die", 1)))
    entries = (fact(), veiled, drawn, replace(veiled, draws=(("die", 2),)), fact("west", ply=1))
    games = [f"game {number}" for number in range(20)]
    assert await log.append("alone", 0, entries, at=AT)
    assert appended(await asyncio.gather(*(log.append(one, 0, entries, at=AT) for one in games)))
    for lane in (await lanes.look(pool, log.partitions)).homes:
        places(log)._shut[lane.host, lane.port] = float("inf")
    assert await log.append("far", 0, entries, at=AT)
    for game in ("alone", *games, "far"):
        kept = [replace(event.entry, hash=event.hash) for event in await log.read(game)]
        assert kept == list(entries)


async def test_what_waits_for_a_move_is_refused_and_goes_to_the_new_place(
    cluster: Cluster, log: Log
) -> None:
    """The lock of a move holds an append up. When it is over the append is refused where it was,
    and done where the lane is now."""
    await grow(log, GAME, 1)
    lane = await lane_of(log)
    number = cluster.plan.ports.index(lane.port)
    async with session(log, lane, "SELECT") as mover, session(log, lane, lane.bare) as writer:
        moving = mover.transaction()
        await moving.start()  # what citus_move_shard_placement does before the last catch-up
        await mover.execute(f"SELECT lock_shard_metadata(7, ARRAY[{lane.shard}])")
        early = asyncio.create_task(write_alone(writer, an_append(log, 1), Signed(), lane.shard))
        async with asyncio.timeout(60):
            while not await cluster.ask(WAITING, number=number):
                await asyncio.sleep(0.01)
        assert not early.done()
        await moving.rollback()
        assert await early is not None
        await move(cluster, lane)
        with pytest.raises(asyncpg.PostgresError) as refused:
            await write_alone(writer, an_append(log, 2), Signed(), lane.shard)
        assert has_moved(refused.value)
    assert (await lane_of(log)).port != lane.port
    retries = log.tally().retries
    await grow(log, GAME, 5, start=2)
    assert log.tally().retries > retries
    await assert_sound(log, {GAME: 5})


async def test_nobody_reads_or_writes_what_a_move_has_left_behind(
    cluster: Cluster, log: Log, other: Log
) -> None:
    """The old shards are there for a while after a move. Each statement is refused there."""
    await grow(log, GAME, 2)
    lane, partition = await lane_of(log), log.partition(GAME)
    seed = await log.plant(GAME)
    async with session(log, lane, lane.held) as left:
        assert await left.fetchval("SELECT count(*) FROM events") == 2
        await move(cluster, lane)
        for statement in (
            "SELECT count(*) FROM events",
            f"INSERT INTO seeds VALUES ('other', {partition}, '\\x{seed.hex()}')",
            "UPDATE partition_heads SET position = 9",
            "DELETE FROM events",
        ):
            with pytest.raises(asyncpg.PostgresError, match="not here any more"):
                await left.execute(statement)
        await grow(other, GAME, 4, start=2)
        assert [event.version for event in await log.read(GAME)] == [1, 2, 3, 4]
        assert await log.seed_of(GAME) == seed
        await dropped(cluster)
        # The views went with the shards: what is asked now is answered as any machine does.
        assert (
            await left.fetchval(f"SELECT count(*) FROM events WHERE partition = {partition}") == 4
        )
    await grow(log, GAME, 6, start=4)
    await assert_sound(log, {GAME: 6})


async def test_the_role_of_a_service_passes_the_coordinator_by_if_it_may(
    cluster: Cluster, dsn: str
) -> None:
    """It owns nothing. Without the right to make views it goes by the coordinator, and says so."""
    password = (cluster.folder / "password").read_text().strip()  # as servers sign in at each other
    roles = Roles(owner=USER, service=ROLE, service_password=password)
    owner = await asyncpg.connect(dsn)
    async with owner.transaction():
        await owner.execute(await script(owner, roles))
    await owner.close()
    address = dsn.replace(f"//{USER}:", f"//{ROLE}:")
    async with asyncpg.create_pool(address, min_size=1, max_size=2) as pool:
        async with await Log.open(pool) as log:
            await grow(log, GAME, 3)
            await log.plant(GAME)
            assert [event.version for event in await log.read(GAME)] == [1, 2, 3]
            assert log.tally().retries == 0
            assert await reached(log)
            assert set((await places(log).doors()).values()) == {None}
        await cluster.ask(f"REVOKE TEMPORARY ON DATABASE {USER} FROM PUBLIC, {ROLE}")
        try:
            with capture_logs() as told:
                async with await Log.open(pool) as log:
                    await grow(log, GAME, 5, start=3)
                    assert not await reached(log)
                    await assert_sound(log, {GAME: 5})
                    shut = await places(log).doors()
            assert all("permission denied" in (reason or "") for reason in shut.values())
            assert "permission denied" in told[0]["because"]
            assert told[0]["event"] == "worker-not-reached"
        finally:
            await cluster.ask(f"GRANT TEMPORARY ON DATABASE {USER} TO PUBLIC, {ROLE}")


async def reached(log: Log, game: str = GAME) -> bool:
    """Whether the worker of a game is asked."""
    return await places(log).lane((log.partition(game),)) is not None


async def test_who_reads_while_the_end_of_a_move_takes_long_asks_the_coordinator(log: Log) -> None:
    """For as long as a lane is held for a move, nobody has to wait for it to be read."""
    await grow(log, GAME, 3)
    lane = await lane_of(log)
    async with session(log, lane, "SELECT") as mover, mover.transaction():
        await mover.execute(f"SELECT lock_shard_metadata(7, ARRAY[{lane.shard}])")
        async with asyncio.timeout(60):
            assert [event.version for event in await log.read(GAME)] == [1, 2, 3]
            assert (await log.heads())[log.partition(GAME)] == 3
    assert await reached(log)


async def test_a_lane_that_is_split_is_read_in_its_parts(
    cluster: Cluster, log: Log, dsn: str
) -> None:
    """A process that has known it as one writes to it by the coordinator until it is started again;
    then the parts are two lanes."""
    size = max(len(together) for together in places(log).together)
    whole = next(together for together in places(log).together if len(together) == size)
    games = {one: game(log, one) for one in whole}
    for one in games.values():
        await grow(log, one, 2)
    lane = await lane_of(log, games[whole[0]])
    (found,) = await cluster.ask(MIDDLE, lane.shard)
    (node,) = await cluster.ask("SELECT nodeid FROM pg_dist_node WHERE nodeport = $1", lane.port)
    await cluster.ask(SPLIT, lane.shard, [str(found["middle"])], [node["nodeid"]] * 2)
    for one in games.values():
        await grow(log, one, 4, start=2)
    await assert_sound(log, dict.fromkeys(games.values(), 4))
    assert not await places(log).lane(whole)
    async with (
        asyncpg.create_pool(dsn, min_size=1, max_size=2) as pool,
        await Log.open(pool) as new,
    ):
        assert len(places(new).together) == len(places(log).together) + 1
        for one in games.values():
            assert await reached(new, one)
            await grow(new, one, 6, start=4)
        assert new.tally().retries == 0
    await assert_sound(log, dict.fromkeys(games.values(), 6))


def game(log: Log, partition: int) -> str:
    """The name of a game in a partition."""
    return next(name for name in map(str, count()) if log.partition(name) == partition)
