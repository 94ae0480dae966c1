"""Subscriptions: the whole history and then live, resumable at every event."""

import asyncio
from contextlib import aclosing

import asyncpg
import pytest

from events.database import Pool
from events.log import Log
from events.subscription import Manner, follow, follow_partitions
from tests.events.support import AT, fact, facts, grow, take

NEVER = Manner(poll=3600.0, page=4)
"""Relies on wake-ups alone."""


async def test_history_then_live(log: Log) -> None:
    await grow(log, "g", 10)
    async with aclosing(follow(log, "g", manner=NEVER)) as events:
        assert [e.version for e in await take(events, 10)] == list(range(1, 11))
        live = asyncio.create_task(take(events, 5))
        await grow(log, "other", 3)
        await grow(log, "g", 15, start=10)
        assert [e.version for e in await live] == [11, 12, 13, 14, 15]
    assert await log.read("g") == await log.read("g", 0, 15)


async def test_a_cut_stream_goes_on_where_it_was(log: Log) -> None:
    await log.append("g", 0, facts(9), at=AT)
    for cut in range(9):
        async with aclosing(follow(log, "g", manner=NEVER)) as events:
            before = await take(events, cut)
        last = before[-1].version if before else 0
        async with aclosing(follow(log, "g", last, manner=NEVER)) as events:
            after = await take(events, 9 - cut)
        assert [*before, *after] == await log.read("g"), f"cut behind {cut}"


async def test_a_stream_may_begin_before_its_game(log: Log) -> None:
    async with aclosing(follow(log, "g", manner=NEVER)) as events:
        first = asyncio.create_task(take(events, 1))
        await asyncio.sleep(0.05)
        await grow(log, "g", 1)
        assert (await first)[0].version == 1


async def test_wakeups_are_not_needed(log: Log, other: Log) -> None:
    """The writer is in a process from which no wake-up comes."""
    async with aclosing(follow(log, "g", manner=Manner(poll=0.1))) as events:
        waiting = asyncio.create_task(take(events, 3))
        await asyncio.sleep(0.05)
        await grow(other, "g", 3)
        assert [e.version for e in await waiting] == [1, 2, 3]


async def test_nothing_is_lost_between_reading_and_waiting(log: Log) -> None:
    """Appends at every moment of a reader that relies on wake-ups alone."""
    async with aclosing(follow(log, "g", manner=NEVER)) as events:
        waiting = asyncio.create_task(take(events, 200))
        await grow(log, "g", 200)
        assert [e.version for e in await waiting] == list(range(1, 201))


async def test_a_stream_survives_its_connections(log: Log, pool: Pool, dsn: str) -> None:
    killer = await asyncpg.connect(dsn)
    manner = Manner(poll=0.05, pause=0.05)
    async with aclosing(follow(log, "g", manner=manner)) as events:
        waiting = asyncio.create_task(take(events, 30))
        for version in range(30):
            if version % 10 == 5:
                await killer.fetch(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            await log.append("g", version, [fact()], at=AT)
        assert [e.version for e in await waiting] == list(range(1, 31))
    await killer.close()


async def test_partitions_from_cursors(log: Log) -> None:
    """A projection that has seen a part of each partition gets the rest, and what comes."""
    games = [f"g{n}" for n in range(40)]
    for name in games:
        await log.append(name, 0, facts(6), at=AT)
    heads = {one: head for one, head in (await log.heads()).items() if head}
    cursors = {partition: head // 2 for partition, head in heads.items()}
    missing = sum(heads.values()) - sum(cursors.values())
    seen = dict(cursors)
    async with aclosing(follow_partitions(log, cursors, NEVER)) as pages:

        async def until(count: int) -> None:
            while count > 0:
                partition, page = await anext(pages)
                positions = [event.position for event in page]
                assert positions == list(range(seen[partition] + 1, positions[-1] + 1))
                assert len(page) <= NEVER.page
                seen[partition] = positions[-1]
                count -= len(page)

        async with asyncio.timeout(180):
            await until(missing)
            assert seen == heads
            live = asyncio.create_task(until(2 * len(games)))
            await asyncio.gather(*(log.append(name, 6, facts(2), at=AT) for name in games))
            await live
    assert seen == {one: head for one, head in (await log.heads()).items() if head}


async def test_only_the_partitions_asked_for(log: Log) -> None:
    names = [f"g{n}" for n in range(30)]
    mine = log.partition("g0")
    await asyncio.gather(*(grow(log, name, 2) for name in names))
    count = 2 * sum(log.partition(name) == mine for name in names)
    got = 0
    async with aclosing(follow_partitions(log, {mine: 0}, NEVER)) as pages:
        async with asyncio.timeout(180):
            while got < count:
                partition, page = await anext(pages)
                assert partition == mine
                got += len(page)
        further = asyncio.create_task(anext(pages))
        await asyncio.gather(*(grow(log, n, 3, 2) for n in names if log.partition(n) != mine))
        await asyncio.sleep(0.05)
        assert not further.done()
        further.cancel()
        with pytest.raises(asyncio.CancelledError):
            await further


async def test_many_streams_of_one_game(log: Log) -> None:
    """Two hundred spectators hear of a move at once, without looking again and again."""
    streams = [follow(log, "g", manner=NEVER) for _ in range(200)]
    waiting = [asyncio.create_task(take(stream, 5)) for stream in streams]
    await asyncio.sleep(0.1)
    await grow(log, "g", 5)
    for heard in await asyncio.gather(*waiting):
        assert [event.version for event in heard] == [1, 2, 3, 4, 5]
    for stream in streams:
        await stream.aclose()
    assert not log.wakeups._bells, "a stream that has ended is still called"
