"""Nothing missed, nothing doubled: whatever dies, however many work, however late commits are."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from events.log import Log
from projections.steps import Feed
from tests.projections.tally import Dying, Tally
from tests.projections.world import QUICK, Game, World, play_games

pytestmark = pytest.mark.slow

SLOW_COMMITS = """
    CREATE FUNCTION hesitate() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF random() < 0.02 THEN PERFORM pg_sleep(0.05 + 0.45 * random()); END IF;
        RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER hesitate AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION hesitate();
"""


@asynccontextmanager
async def working(*runners: object) -> AsyncIterator[None]:
    """Runners at work in the background."""
    tasks = [asyncio.create_task(runner.run()) for runner in runners]
    yield
    assert not any(task.done() for task in tasks), "a runner gave up"
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def assert_counted(world: World, games: list[Game]) -> None:
    """Every event of every game was counted, once."""
    rows = await world.pool.fetch("SELECT game_id, events, version FROM tally")
    told = {row["game_id"]: (row["events"], row["version"]) for row in rows}
    assert told == {game.id: (game.version, game.version) for game in games}
    assert await world.count("projection_parked") == 0


async def test_a_connection_that_dies_in_mid_batch_leaves_no_trace(world: World) -> None:
    games = await play_games(world, 12)
    dying = Dying(5)
    async with working(world.runner(dying)), asyncio.timeout(180):
        while dying.deaths_left or await world.count("tally") < len(games):
            await asyncio.sleep(0.02)
        await world.settle(Tally())
    await assert_counted(world, games)


async def test_backends_killed_at_any_moment_lose_and_double_nothing(
    world: World, dsn: str
) -> None:
    async def kill_some() -> None:
        while True:
            await asyncio.sleep(0.01 + 0.05 * random.random())
            await world.pool.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'victim' AND random() < 0.5"
            )

    settings = {"application_name": "victim"}
    async with asyncpg.create_pool(dsn, min_size=1, max_size=3, server_settings=settings) as pool:
        feed = Feed(pool=pool, decoder=world.decoder)
        async with working(world.runner(Tally(), feed=feed)):
            killer = asyncio.create_task(kill_some())
            games = await play_games(world, 40)
            await asyncio.sleep(0.5)
            killer.cancel()
            await world.settle(Tally())
    await assert_counted(world, games)


async def test_two_runners_share_the_work_and_commits_may_be_late(world: World, dsn: str) -> None:
    """Two processes write and two apply; positions are taken in one order, commits come in
    another."""
    await world.pool.execute(SLOW_COMMITS)
    pool = await asyncpg.create_pool(dsn, min_size=1, max_size=12)
    async with pool, await Log.open(pool) as log:
        other = World(pool, log)
        async with working(world.runner(Tally()), other.runner(Tally())):
            both = await asyncio.gather(
                play_games(world, 25), play_games(other, 25, prefix="other")
            )
            await world.settle(Tally())
    await assert_counted(world, [*both[0], *both[1]])


async def test_a_woken_runner_applies_at_once(world: World) -> None:
    runner = world.runner(Tally(), pace=type(QUICK)(poll=3600.0))
    await runner.settle()
    async with working(runner), asyncio.timeout(180):
        await asyncio.sleep(0.1)
        game = await Game(world, "g1").open()
        while not await world.count("tally"):
            await asyncio.sleep(0.01)
    await assert_counted(world, [game])
