"""Many writers at once: who wins, who is told otherwise, and what the log looks like after."""

import asyncio
import random

import asyncpg
import pytest

from events.log import Log
from events.outcome import Appended, LogClosedError, VersionConflict
from events.writer import CommitSettings
from tests.events.support import AT, appended, assert_sound, fact, facts, grow, response


async def test_each_version_has_one_winner(log: Log, other: Log) -> None:
    """Fifty writers of two processes, all at the same version of the same game."""
    for version in range(20):
        outcomes = await asyncio.gather(
            *((log, other)[n % 2].append("g", version, [fact(str(n))], at=AT) for n in range(50))
        )
        assert len(appended(outcomes)) == 1
        rest = {one for one in outcomes if not isinstance(one, Appended)}
        assert rest == {VersionConflict(version + 1)}
    await assert_sound(log, {"g": 20})


async def test_writers_that_try_again_all_get_through(log: Log, other: Log) -> None:
    async def writer(log: Log, count: int) -> None:
        version = 0
        while count:
            outcome = await log.append("g", version, facts(2), at=AT)
            assert isinstance(outcome, Appended | VersionConflict)
            version = outcome.version
            count -= isinstance(outcome, Appended)

    await asyncio.gather(*(writer((log, other)[n % 2], 10) for n in range(10)))
    await assert_sound(log, {"g": 200})


async def test_a_refusal_does_not_touch_the_rest_of_its_batch(log: Log) -> None:
    """Conflicts and duplicates among good appends, all of them in a single partition."""
    (partition,) = {log.partition("old")}
    names = [n for n in (f"g{i}" for i in range(5000)) if log.partition(n) == partition][:40]
    await log.append("old", 0, facts(3), at=AT, response=response("used", b"first"))
    before = log.tally()
    outcomes = await asyncio.gather(
        *(
            log.append(name, 7, facts(2), at=AT)
            if n % 4 == 0
            else log.append(name, 0, facts(2), at=AT, response=response("used", name.encode()))
            if n % 4 == 1
            else log.append(name, 0, facts(n), at=AT, response=response(name))
            for n, name in enumerate(names)
        )
    )
    for n, outcome in enumerate(outcomes):
        assert isinstance(outcome, Appended) == (n % 4 > 1)
    assert set(outcomes[0::4]) == {VersionConflict(0)}
    assert set(outcomes[1::4]) == {await log.answered("ada", "used", "old")}
    after = log.tally()
    assert (after.appended - before.appended, after.refused - before.refused) == (20, 20)
    assert after.batches - before.batches < 15, "refusals were taken out one by one"
    good = {name: n for n, name in enumerate(names) if n % 4 > 1}
    await assert_sound(log, {"old": 3, **good})


async def test_positions_have_no_gaps_under_load(log: Log, other: Log) -> None:
    """Two processes, games of both, conflicts and retries among them."""
    shared = [f"shared {n}" for n in range(4)]
    done = dict.fromkeys(shared, 0)

    async def loner(log: Log, name: str) -> None:
        await grow(log, name, 30)
        done[name] = 30

    async def rival(log: Log, seed: int) -> None:
        dice = random.Random(seed)
        for n in range(40):
            name = dice.choice(shared)
            size = dice.randint(1, 4)
            version = await log.version(name)
            outcome = await log.append(
                name, version, facts(size), at=AT, response=response(f"{seed} {n}")
            )
            done[name] += size * isinstance(outcome, Appended)

    await asyncio.gather(
        *(loner((log, other)[n % 2], f"lone {n}") for n in range(30)),
        *(rival((log, other)[n % 2], n) for n in range(12)),
    )
    await assert_sound(log, done)
    assert log.tally().retries == other.tally().retries == 0


async def test_commits_are_shared(log: Log) -> None:
    await asyncio.gather(*(log.append(f"g{n}", 0, [fact()], at=AT) for n in range(400)))
    assert log.tally().appended == 400
    assert log.tally().batches < 20


async def test_a_cancelled_writer_leaves_the_others_alone(log: Log) -> None:
    """Some give up before their append is sent, some while it is being committed."""
    tasks = [asyncio.create_task(log.append(f"g{n}", 0, [fact()], at=AT)) for n in range(60)]
    await asyncio.sleep(0)
    for task in tasks[0::3]:
        task.cancel()
    await asyncio.sleep(0.001)
    for task in tasks[1::3]:
        task.cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(one, Appended) for one in outcomes[2::3])
    await assert_sound(log)
    for n in range(60):
        assert await log.version(f"g{n}") in ((1,) if n % 3 == 2 else (0, 1))
    assert isinstance(await log.append("later", 0, [fact()], at=AT), Appended)


async def test_writers_wait_for_room(dsn: str) -> None:
    pool = await asyncpg.create_pool(dsn, min_size=1, max_size=4)
    async with pool, await Log.open(pool, settings=CommitSettings(room=3, batch=2)) as log:
        await asyncio.gather(*(grow(log, f"g{n}", 5) for n in range(50)))
        await assert_sound(log, {f"g{n}": 5 for n in range(50)})
        assert log.tally().batches >= 125


async def test_who_came_in_between_shares_the_next_commit(dsn: str) -> None:
    """Half of the writers begin while the others are being committed; from then on all of them
    are committed together, and not by turns."""
    pool = await asyncpg.create_pool(dsn, min_size=1, max_size=4)
    async with pool, await Log.open(pool, settings=CommitSettings(writers=1)) as log:
        early = [asyncio.create_task(grow(log, f"g{n}", 40)) for n in range(5)]
        for _ in range(5):
            await asyncio.sleep(0)  # now they are on their way
        late = [asyncio.create_task(grow(log, f"g{n}", 40)) for n in range(5, 10)]
        await asyncio.gather(*early, *late)
        assert log.tally().appended == 400
        assert log.tally().batches <= 50


async def test_closing_finishes_what_was_handed_in(log: Log) -> None:
    tasks = [asyncio.create_task(log.append(f"g{n}", 0, [fact()], at=AT)) for n in range(100)]
    await asyncio.sleep(0)
    await log.close()
    outcomes = await asyncio.gather(*tasks)
    assert len(appended(outcomes)) == 100
    with pytest.raises(LogClosedError):
        await log.append("late", 0, [fact()], at=AT)
