"""The Merkle log in the database gives the roots and proofs of the tree in memory."""

import hashlib
from collections.abc import AsyncIterator, Sequence

import asyncpg
import pytest

from events import forest, merkle
from events.migrations import LOG, migrate
from events.tree import Tree
from tests import servers

SIZE = 70_000
"""More than 256 * 256 leaves, so that three levels are kept."""
LEAVES = [
    b"" if number % 7 > 2 else hashlib.sha256(number.to_bytes(4)).digest() for number in range(SIZE)
]
"""Of many events the log has no hash."""
HASHES = [merkle.leaf_hash(one) for one in LEAVES]


@pytest.fixture(scope="module")
async def connection(databases: servers.Databases) -> AsyncIterator[asyncpg.Connection]:
    """A log of many events in partition 5."""
    dsn = databases.create()
    opened = await asyncpg.connect(dsn)
    await migrate(opened, [LOG])
    await opened.execute(
        "INSERT INTO events (position, at, partition, version, ply, game_id, kind, payload, hash)"
        " SELECT number, now(), 5, number, 0, 'gam_1', 'a', '{}', nullif(hash, '')"
        " FROM unnest($1::bytea[]) WITH ORDINALITY AS one(hash, number)",
        LEAVES,
    )
    yield opened
    await opened.close()
    databases.drop(dsn)


def in_memory(ranges: Sequence[merkle.Range]) -> list[bytes]:
    return merkle.proof(HASHES, ranges)


@pytest.mark.parametrize("size", [1, 2, 255, 256, 257, 1000, 65_536, 65_537, SIZE])
async def test_roots_are_those_of_the_leaves(connection: asyncpg.Connection, size: int) -> None:
    assert await Tree(connection, 5).root(size) == merkle.root(HASHES[:size])


async def test_logs_grow_together(databases: servers.Databases) -> None:
    """Roots of several partitions at once, as they grow; a tree that reads them finds them kept."""
    dsn = databases.create()
    opened = await asyncpg.connect(dsn)
    await migrate(opened, [LOG])
    sizes = {1: SIZE, 2: 300, 3: 0}
    for partition, size in sizes.items():
        await opened.execute(
            "INSERT INTO events"
            " (position, at, partition, version, ply, game_id, kind, payload, hash)"
            " SELECT number, now(), $2, number, 0, 'gam_1', 'a', '{}', nullif(hash, '')"
            " FROM unnest($1::bytea[]) WITH ORDINALITY AS one(hash, number)",
            LEAVES[:size],
            partition,
        )
    for grown in ({1: 1, 2: 300}, {1: 255}, {1: 1000, 3: 0}, {1: 66_000, 2: 299}, {1: SIZE}):
        found = await forest.roots(opened, grown)
        assert found == {one: merkle.root(HASHES[:size]) for one, size in grown.items()}
    kept = await opened.fetch("SELECT partition, level, count(*) FROM merkle_nodes GROUP BY 1, 2")
    assert {tuple(row) for row in kept} == {(1, 8, SIZE >> 8), (1, 16, 1), (2, 8, 1)}
    assert await Tree(opened, 1).root(69_000) == merkle.root(HASHES[:69_000])
    await opened.close()
    databases.drop(dsn)


async def test_an_event_that_is_not_chained_is_an_empty_leaf(
    databases: servers.Databases,
) -> None:
    dsn = databases.create()
    opened = await asyncpg.connect(dsn)
    await migrate(opened, [LOG])
    await opened.execute(
        "INSERT INTO events (position, at, partition, version, ply, game_id, kind, payload, hash)"
        " VALUES (1, now(), 1, 1, 0, 'gam_1', 'a', '{}', NULL),"
        " (2, now(), 1, 2, 0, 'gam_1', 'a', '{}', $1)",
        LEAVES[0],
    )
    wanted = merkle.root([merkle.leaf_hash(b""), HASHES[0]])
    assert await forest.roots(opened, {1: 2}) == {1: wanted}
    assert await Tree(opened, 1).root(2) == wanted
    await opened.close()
    databases.drop(dsn)


async def test_the_root_of_nothing_is_known(connection: asyncpg.Connection) -> None:
    assert await Tree(connection, 6).root(0) == merkle.EMPTY


@pytest.mark.parametrize(
    ("index", "size"), [(0, 1), (3, 300), (255, 256), (256, 600), (65_535, 66_000), (69_999, SIZE)]
)
async def test_inclusion_is_proved(connection: asyncpg.Connection, index: int, size: int) -> None:
    path = await Tree(connection, 5).inclusion(index, size)
    assert path == in_memory(merkle.inclusion_ranges(index, size))
    assert merkle.is_included(HASHES[index], index, size, path, merkle.root(HASHES[:size]))


@pytest.mark.parametrize(
    ("old", "size"), [(1, 2), (255, 257), (300, 301), (256, 65_536), (65_537, SIZE), (700, 700)]
)
async def test_growth_is_proved(connection: asyncpg.Connection, old: int, size: int) -> None:
    path = await Tree(connection, 5).consistency(old, size)
    assert path == in_memory(merkle.consistency_ranges(old, size))
