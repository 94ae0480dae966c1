"""Broken connections in the middle of commits: every acknowledged append is there exactly once,
and nobody is told anything wrong."""

import asyncio
import random
from contextlib import suppress
from datetime import timedelta

import asyncpg
import pytest

from events.database import Pool
from events.log import Log
from events.outcome import Appended, Duplicate, LogUnavailableError, Outcome, VersionConflict
from events.writer import CommitSettings
from tests.events.proxy import Cut, Wire
from tests.events.support import AT, assert_sound, fact, facts, meanwhile, response, slow_commits

KILL = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND query LIKE '%FROM append(%'"
    " AND pid <> pg_backend_pid()"
)


async def test_connections_killed_in_mid_batch(log: Log, other: Log, pool: Pool) -> None:
    """Writers of two processes, while their backends are terminated again and again, in all
    phases of their transactions."""
    await slow_commits(pool, one_in=3, least=0.0, most=0.03)
    acknowledged: dict[str, int] = {}
    kills = 0

    def torn() -> bool:
        return kills > 10 and log.tally().retries + other.tally().retries > 5

    async def writer(log: Log, name: str) -> None:
        version = 0
        while version < 25 or not torn():
            outcome = await log.append(
                name,
                version,
                [fact(f"{version}")],
                at=AT + timedelta(seconds=version),
                response=response(f"{name} {version}"),
            )
            assert outcome == Appended(
                partition=log.partition(name),
                position=(outcome.position if isinstance(outcome, Appended) else -1),
                version=version + 1,
            ), "a single writer was told of a conflict, or of a duplicate of its own"
            version = acknowledged[name] = version + 1

    async def killer() -> None:
        nonlocal kills
        dice = random.Random(5)
        while True:
            await asyncio.sleep(dice.uniform(0.01, 0.06))
            kills += len(await pool.fetch(KILL))

    async with meanwhile(killer), asyncio.timeout(180):
        await asyncio.gather(*(writer((log, other)[n % 2], f"g{n}") for n in range(16)))
    assert min(acknowledged[f"g{n}"] for n in range(16)) >= 25
    await assert_sound(log, acknowledged)


@pytest.mark.parametrize("answered", [True, False])
async def test_the_word_of_a_commit_is_lost(dsn: str, other: Log, answered: bool) -> None:
    """The commit happens, the connection dies before the client hears of it. The writer is told
    the truth: appended, once, although the second attempt met its own first one."""
    async with Wire(dsn).laid() as wire:
        pool = await asyncpg.create_pool(wire.dsn, min_size=1, max_size=4)
        async with pool, await Log.open(pool, settings=CommitSettings(writers=1)) as log:
            await log.append("warm", 0, [fact()], at=AT)
            wire.cut = _next_word()
            outcome = await log.append(
                "g", 0, facts(3), at=AT, response=response("k") if answered else None
            )
            assert wire.cuts == 1
            partition = log.partition("g")
            assert outcome == Appended(partition=partition, position=3, version=3)
    await assert_sound(other, {"warm": 1, "g": 3})


async def test_what_somebody_else_did_is_not_taken_for_ones_own(dsn: str, other: Log) -> None:
    """Another process was faster, and the word of the refusals is lost together with that of a
    success. The second attempt, which is refused as a whole, tells each writer the truth."""
    async with Wire(dsn).laid() as wire:
        pool = await asyncpg.create_pool(wire.dsn, min_size=1, max_size=4)
        async with pool, await Log.open(pool, settings=CommitSettings(writers=1, pause=0.5)) as log:
            await log.append("warm", 0, [fact()], at=AT)
            wire.cut = _next_word()
            await other.append("g", 0, [fact("theirs")], at=AT)
            await other.append("h", 0, [fact("ours")], at=AT, response=response("k", b"theirs"))
            conflict, duplicate, good = await asyncio.gather(
                log.append("g", 0, [fact("ours")], at=AT),
                log.append("h", 1, [fact("ours")], at=AT, response=response("k", b"ours")),
                log.append("i", 0, [fact("ours")], at=AT),
            )
            assert wire.cuts == 1
    assert conflict == VersionConflict(1)
    assert duplicate == Duplicate(request_hash=b"#theirs", body=b"theirs")
    assert isinstance(good, Appended)
    await assert_sound(other, {"warm": 1, "g": 1, "h": 1, "i": 1})


async def test_an_outage_that_lasts_is_told(dsn: str) -> None:
    async with Wire(dsn).laid() as wire:
        pool = await asyncpg.create_pool(wire.dsn, min_size=1, max_size=4)
        settings = CommitSettings(writers=1, patience=0.5, pause=0.05)
        async with pool, await Log.open(pool, settings=settings) as log:
            await log.append("g", 0, [fact()], at=AT)
            wire.cut = lambda _: True
            with pytest.raises(LogUnavailableError):
                await log.append("g", 1, [fact()], at=AT)
            wire.cut = lambda _: False
            version = await log.version("g")
            assert isinstance(await _as_soon_as_it_can(log, version), Appended)
            await assert_sound(log, {"g": version + 1})


async def _as_soon_as_it_can(log: Log, version: int) -> Outcome:
    """An append behind an outage: finding that a connection has broken may take all patience."""
    async with asyncio.timeout(180):
        while True:
            with suppress(LogUnavailableError):
                return await log.append("g", version, [fact()], at=AT)


def _next_word() -> Cut:
    """Cuts the wire instead of passing on the next thing that the server says."""
    said = iter([True])
    return lambda _: next(said, False)
