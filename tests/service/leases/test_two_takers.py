"""Two workers take the same turn at once: the database holds both until both are there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import asyncpg
import pytest

from tests.service.leases.workers import Lease, Pair, People, Worker, expire

PATIENCE: Final = 60.0
_BLOCKED: Final = """
    SELECT count(DISTINCT pid) FROM pg_locks
    WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))"""
"""By locks: a transaction sees the list of activities as it was when it first looked."""
_LOCK: Final = "SELECT FROM leases WHERE account_id = $1 FOR UPDATE"
_TAKE: Final = """
    INSERT INTO leases (id, account_id, subject, worker, stage, until)
    VALUES ('lea_of_the_test', $1, $2, 'test', 0, now() + interval '1 hour')"""


class Held:
    """A transaction that others wait for."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self.connection = connection
        self.transaction = connection.transaction()

    async def until_blocked(self, number: int) -> None:
        """Waits until so many wait for it."""
        for _ in range(int(PATIENCE * 50)):
            # Those who wait in line wait for the first of them, not for us.
            if await self.connection.fetchval(_BLOCKED) >= number:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("they do not wait")


@asynccontextmanager
async def held(dsn: str) -> AsyncIterator[Held]:
    connection = await asyncpg.connect(dsn)
    one = Held(connection)
    await one.transaction.start()
    try:
        yield one
    finally:
        await connection.close()


def _takers(person: People) -> tuple[Pair, list[Worker]]:
    table = Pair(person(), person())
    ada = table.ada
    return table, [Worker(ada.with_token(ada.token), name) for name in ("one", "two")]


async def _take(worker: Worker) -> list[Lease]:
    return await asyncio.to_thread(worker.take, most=50)


async def test_of_two_who_take_over_one_gets_the_turn(person: People, service_dsn: str) -> None:
    table, takers = _takers(person)
    lost = takers[0].take_one()
    await expire(service_dsn, lost)
    async with held(service_dsn) as row:
        await row.connection.execute(_LOCK, table.ada.id)
        asked = [asyncio.create_task(_take(worker)) for worker in takers]
        await row.until_blocked(1)
        await asyncio.sleep(0.2)  # so that the other one is there, too
        await row.transaction.commit()
        granted = [lease for one in await asyncio.gather(*asked) for lease in one]
    assert len(granted) == 1
    assert takers[0].live() == granted
    assert granted[0]["id"] != lost["id"]


@pytest.mark.parametrize("comes", [True, False], ids=["and gets it", "and goes away"])
async def test_who_takes_a_new_turn_first_decides(
    person: People, service_dsn: str, comes: bool
) -> None:
    table, takers = _takers(person)
    async with held(service_dsn) as row:
        await row.connection.execute(_TAKE, table.ada.id, f"game/{table.id}/0")
        asked = [asyncio.create_task(_take(worker)) for worker in takers]
        await row.until_blocked(2)
        await (row.transaction.commit() if comes else row.transaction.rollback())
        granted = [lease for one in await asyncio.gather(*asked) for lease in one]
    assert len(granted) == (0 if comes else 1)
    await _forgotten(service_dsn)


async def test_who_extends_while_others_wait_keeps_the_turn(
    person: People, service_dsn: str
) -> None:
    """Others have found the time over, but the worker has asked for more in time."""
    table, takers = _takers(person)
    lease = takers[0].take_one()
    await expire(service_dsn, lease)
    async with held(service_dsn) as row:
        await row.connection.execute(_LOCK, table.ada.id)
        asked = asyncio.create_task(_take(takers[1]))
        await row.until_blocked(1)
        await row.connection.execute(
            "UPDATE leases SET until = now() + interval '1 minute' WHERE id = $1", lease["id"]
        )
        await row.transaction.commit()
        assert await asked == []
    assert [one["id"] for one in takers[0].live()] == [lease["id"]]


async def test_many_takers_share_many_turns(person: People) -> None:
    ada, bob = person(), person()
    tables = {Pair(ada, bob).id for _ in range(12)}
    workers = [Worker(ada.with_token(ada.token), f"w{number}") for number in range(6)]
    taken = await asyncio.gather(*(asyncio.to_thread(worker.take, most=3) for worker in workers))
    games = [lease["game"] for one in taken for lease in one]
    assert sorted(games) == sorted(tables)
    assert max(len(one) for one in taken) <= 3


async def _forgotten(dsn: str) -> None:
    connection = await asyncpg.connect(dsn)
    await connection.execute("DELETE FROM leases WHERE id = 'lea_of_the_test'")
    await connection.close()
