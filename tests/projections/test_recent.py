"""What several projections read of the log is read once, and is what is in the log."""

import random
from datetime import UTC, datetime

from events import reading
from events.envelope import Entry
from events.log import Log
from events.outcome import Appended
from projections.recent import Recent
from tests.projections.world import World

AT = datetime(2026, 11, 21, 12, tzinfo=UTC)


async def _append(log: Log, game: str, version: int, count: int) -> None:
    entries = [Entry(kind="k", payload=b"{}", ply=number) for number in range(count)]
    assert isinstance(await log.append(game, version, entries, at=AT), Appended)


async def test_whoever_asks_is_given_what_comes_next(world: World) -> None:
    """Many readers at places of their own, while games grow."""
    dice, recent = random.Random(5), Recent()
    versions = {f"g{number}": 0 for number in range(6)}
    places = [dict.fromkeys(range(world.log.partitions), 0) for _ in range(4)]
    given = 0
    for _ in range(120):
        game, count = dice.choice(sorted(versions)), dice.randint(1, 60)
        await _append(world.log, game, versions[game], count)
        versions[game] += count
        reader = dice.choice(places)
        wanted = {one: (after, dice.randint(1, 90)) for one, after in reader.items()}
        found = await recent.tails(world.pool, wanted)
        for partition, there in (await reading.tails(world.pool, wanted)).items():
            assert found[partition] == there[: len(found[partition])]
            assert bool(found[partition]) == bool(there)
            reader[partition] += len(found[partition])
            given += len(found[partition])
    assert given > 2000


async def test_what_is_known_is_not_read_again(world: World) -> None:
    recent = Recent()
    await _append(world.log, "g", 0, 5)
    partition = world.log.partition("g")
    first = await recent.tails(world.pool, {partition: (0, 10)})
    again = await recent.tails(world.pool, {partition: (2, 2)})
    assert [one.version for one in again[partition]] == [3, 4]
    assert all(one is first[partition][one.position - 1] for one in again[partition])


async def test_behind_a_gap_nothing_is_lent(world: World) -> None:
    """A damaged log is noticed by every projection, not only by the first that reads it."""
    recent = Recent()
    await _append(world.log, "g", 0, 5)
    partition = world.log.partition("g")
    await world.pool.execute("DELETE FROM events WHERE version = 3")
    for _ in range(2):
        found = await recent.tails(world.pool, {partition: (2, 10)})
        assert [one.version for one in found[partition]] == [4, 5]
    found = await recent.tails(world.pool, {partition: (0, 10)})
    assert [one.version for one in found[partition]] == [1, 2, 4, 5]
    found = await recent.tails(world.pool, {partition: (1, 10)})
    assert [one.version for one in found[partition]] == [2]
