"""The loop whose order is chosen: every interleaving can be had, and had again."""

import asyncio
from collections.abc import Iterator
from itertools import product

import asyncpg
import pytest

from tests.service.races.stepping import SteppedConnection, SteppedLoop

READ, WRITE = "SELECT number FROM counter", "UPDATE counter SET number = $1"
STEPS = 8
"""Gates of two tasks that send two statements each."""


@pytest.fixture
def loop() -> Iterator[SteppedLoop]:
    """A loop of the test's own."""
    made = SteppedLoop()
    yield made
    made.close()


async def _nothing(_: object) -> None:
    """Nothing is left behind on a connection."""


async def _opened(dsn: str) -> "asyncpg.Pool[asyncpg.Record]":
    pool = await asyncpg.create_pool(
        dsn, min_size=2, max_size=2, connection_class=SteppedConnection, reset=_nothing
    )
    await pool.execute("CREATE TABLE counter (number int)")
    await pool.execute("INSERT INTO counter VALUES (0)")
    return pool


async def _counting(pool: "asyncpg.Pool[asyncpg.Record]", *, careful: bool) -> None:
    """Counts one up; if it is careful, in one transaction."""
    async with pool.acquire() as connection:
        if careful:
            async with connection.transaction():
                await connection.execute(WRITE, 1 + await connection.fetchval(READ))
        else:
            await connection.execute(WRITE, 1 + await connection.fetchval(READ))


def _counted(
    loop: SteppedLoop, pool: "asyncpg.Pool[asyncpg.Record]", order: tuple[int, ...], careful: bool
) -> int:
    """The number after two tasks have gone through their gates in an order."""
    loop.freely(pool.execute("UPDATE counter SET number = 0"))
    tasks = [loop.create_task(_counting(pool, careful=careful)) for _ in range(2)]
    loop.settle()
    for which in order:
        if waiting := loop.waiting:
            loop.open(waiting[which % len(waiting)])
    assert all(task.done() for task in tasks), "so many gates, and no more"
    number: int = loop.freely(pool.fetchval(READ))
    return number


def test_every_interleaving_of_two_tasks_comes_about(loop: SteppedLoop, empty_dsn: str) -> None:
    pool = loop.freely(_opened(empty_dsn))
    orders = list(product((0, 1), repeat=STEPS))[::5]
    seen = {order: _counted(loop, pool, order, careful=False) for order in orders}
    assert set(seen.values()) == {1, 2}, "an update is lost in some of them, and not in others"
    assert seen == {order: _counted(loop, pool, order, careful=False) for order in orders}
    assert {_counted(loop, pool, order, careful=True) for order in orders} == {2}
    loop.freely(pool.close())


def test_time_passes_when_it_is_told_to(loop: SteppedLoop) -> None:
    loop.freely(asyncio.sleep(0))
    slept = loop.create_task(asyncio.sleep(3600))
    loop.settle()
    assert not slept.done()
    assert loop.pass_time()
    assert slept.done()
    assert loop.time() == pytest.approx(3600, abs=1)
    assert not loop.pass_time(), "nobody waits for anything"
