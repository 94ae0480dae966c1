"""Snapshots: found at or before a version, by fold; damaged ones count as absent."""

from hashlib import sha256

import pytest_asyncio

from events import snapshots
from events.database import Pool


@pytest_asyncio.fixture
async def some(pool: Pool) -> Pool:
    """Snapshots of one game at versions 10, 20, 30 of a fold, and one of another fold."""
    for version in (20, 10, 30):
        await snapshots.put(pool, 3, "g", version, b"state %d" % version, fold="tz/1")
    await snapshots.put(pool, 3, "g", 40, b"else", fold="tz/2")
    return pool


async def test_the_newest_at_or_before(some: Pool) -> None:
    found = {
        until: (await snapshots.latest(some, 3, "g", fold="tz/1", until=until))
        for until in (None, 35, 30, 29, 10)
    }
    assert {until: one and one.version for until, one in found.items()} == {
        None: 30,
        35: 30,
        30: 30,
        29: 20,
        10: 10,
    }
    assert await snapshots.latest(some, 3, "g", fold="tz/1", until=9) is None
    assert await snapshots.latest(some, 3, "h", fold="tz/1") is None
    assert found[29] is not None
    assert (found[29].body, found[29].digest) == (b"state 20", sha256(b"state 20").digest())


async def test_folds_are_kept_apart(some: Pool) -> None:
    other = await snapshots.latest(some, 3, "g", fold="tz/2")
    assert other is not None
    assert other.body == b"else"
    assert await snapshots.latest(some, 3, "g", fold="tz/3") is None


async def test_the_first_of_a_version_stays(some: Pool) -> None:
    await snapshots.put(some, 3, "g", 30, b"again", fold="tz/1")
    found = await snapshots.latest(some, 3, "g", fold="tz/1")
    assert found is not None
    assert found.body == b"state 30"


async def test_a_damaged_one_is_passed_over(some: Pool) -> None:
    await some.execute("UPDATE snapshots SET body = 'st4te' WHERE version = 30")
    found = await snapshots.latest(some, 3, "g", fold="tz/1")
    assert found is not None
    assert found.version == 20
    assert await some.fetchval("SELECT count(*) FROM snapshots WHERE version = 30") == 0


async def test_pruning_keeps_the_newest_of_the_fold(some: Pool) -> None:
    await snapshots.put(some, 3, "h", 5, b"h", fold="tz/0")
    await snapshots.prune(some, 3, "g", fold="tz/1", keep=2)
    rows = await some.fetch("SELECT game_id, fold, version FROM snapshots ORDER BY 1, 2, 3")
    assert [tuple(row) for row in rows] == [("g", "tz/1", 20), ("g", "tz/1", 30), ("h", "tz/0", 5)]
