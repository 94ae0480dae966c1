"""The Merkle log in the database gives the roots and proofs of the tree in memory."""

import hashlib
from collections.abc import AsyncIterator, Sequence

import asyncpg
import pytest

from events import merkle, merkle_roots
from events.leaves import leaf_hash
from events.merkle_log import MerkleLog
from events.merkle_roots import Top
from events.migrations import LOG, migrate
from tests import servers


def head(number: int) -> bytes:
    """The hash of the link that ends at this position."""
    return hashlib.sha256(number.to_bytes(4)).digest()


EVENTS = 25_000
"""So many that there are many times 256 links."""
MANY = 2 * 256 * 256 * 7 // 3 + 5000
"""So many that there are more than 2 * 65536 links: two levels are kept."""
EVERY_LINK = [number for number in range(1, MANY + 1) if number % 7 in (1, 2, 5)]
LINKS = [number for number in EVERY_LINK if number <= EVENTS]
"""The positions of the events that end links; the last ones of the log do not."""
HASHES = [leaf_hash("gam_1", number, head(number)) for number in LINKS]
SIZE = len(LINKS)


async def fill(connection: asyncpg.Connection, partition: int, first: int, end: int) -> None:
    """Appends the events behind position `first` up to `end`."""
    await connection.execute(
        "INSERT INTO events (position, at, partition, version, ply, game_id, kind, payload, hash)"
        " SELECT $3 + number, now(), $2, $3 + number, 0, 'gam_1', 'a', '{}', hash"
        " FROM unnest($1::bytea[]) WITH ORDINALITY AS one(hash, number)",
        [
            head(position) if position % 7 in (1, 2, 5) else None
            for position in range(first + 1, end + 1)
        ],
        partition,
        first,
    )


async def opened_log(dsn: str) -> asyncpg.Connection:
    connection = await asyncpg.connect(dsn)
    await migrate(connection, [LOG])
    return connection


@pytest.fixture(scope="module")
async def connection(databases: servers.Databases) -> AsyncIterator[asyncpg.Connection]:
    """A log of many events in partition 5."""
    dsn = databases.create()
    opened = await opened_log(dsn)
    await fill(opened, 5, 0, EVENTS)
    yield opened
    await opened.close()
    databases.drop(dsn)


@pytest.fixture
async def empty(databases: servers.Databases) -> AsyncIterator[asyncpg.Connection]:
    """A log of nothing."""
    dsn = databases.create()
    opened = await opened_log(dsn)
    yield opened
    await opened.close()
    databases.drop(dsn)


def in_memory(ranges: Sequence[merkle.Range]) -> list[bytes]:
    return merkle.proof(HASHES, ranges)


def top(position: int) -> Top:
    """The log up to a position, worked out in memory."""
    size = sum(one <= position for one in LINKS)
    return Top(size, merkle.root(HASHES[:size]))


def test_the_log_ends_with_events_that_end_no_link() -> None:
    assert LINKS[-1] < EVENTS
    assert SIZE > 40 * 256


@pytest.mark.parametrize("size", [1, 2, 255, 256, 257, 1000, 4095, 4096, 4097, SIZE])
async def test_roots_are_those_of_the_leaves(connection: asyncpg.Connection, size: int) -> None:
    assert await MerkleLog(connection, 5).root(size) == merkle.root(HASHES[:size])


@pytest.mark.parametrize("kept", [False, True])
async def test_a_link_is_found_by_its_position(connection: asyncpg.Connection, kept: bool) -> None:
    """Also where a kept subtree ends and the next one begins, and before anything is kept."""
    await connection.execute("TRUNCATE merkle_nodes")
    if kept:
        await merkle_roots.roots(connection, {5: EVENTS})
    for index in (0, 1, 254, 255, 256, 257, 511, 512, 4095, 4096, 5000, SIZE - 1):
        assert await MerkleLog(connection, 5).links(LINKS[index]) == index + 1
        assert await MerkleLog(connection, 5).links(LINKS[index] - 1) == index
    assert await MerkleLog(connection, 5).links(EVENTS) == SIZE
    assert await MerkleLog(connection, 6).links(EVENTS) == 0


async def test_logs_grow_together(empty: asyncpg.Connection) -> None:
    """Roots of several partitions at once, as they grow; a tree that reads them finds them kept."""
    at: dict[int, int] = {}
    for grown in (
        {1: 1, 2: 700},
        {1: LINKS[254]},
        {1: LINKS[255], 3: 0},
        {1: LINKS[256] - 1, 2: 701},
        {1: LINKS[4095] + 1, 2: 702, 4: 3},
        {1: EVENTS - 500, 2: 900},
        {1: EVENTS},
    ):
        for partition, end in grown.items():
            await fill(empty, partition, at.get(partition, 0), end)
        at |= grown
        assert await merkle_roots.roots(empty, grown) == {
            one: top(end) for one, end in grown.items()
        }
    kept = await empty.fetch("SELECT partition, level, count(*) FROM merkle_nodes GROUP BY 1, 2")
    whole = sum(one <= 900 for one in LINKS) >> 8
    assert {tuple(row) for row in kept} == {(1, 8, SIZE >> 8), (2, 8, whole)}
    assert await MerkleLog(empty, 1).root(9_000) == merkle.root(HASHES[:9_000])


async def test_what_is_kept_says_where_its_last_leaf_is(empty: asyncpg.Connection) -> None:
    """Two levels of it."""
    await fill(empty, 1, 0, MANY)
    for end in (LINKS[100], LINKS[5000], EVENTS, MANY):
        await merkle_roots.roots(empty, {1: end})
    hashes = [leaf_hash("gam_1", number, head(number)) for number in EVERY_LINK]
    kept = await empty.fetch("SELECT level, number, hash, last FROM merkle_nodes")
    assert {row["level"] for row in kept} == {8, 16}
    for row in kept:
        first, end = (number << row["level"] for number in (row["number"], row["number"] + 1))
        assert row["last"] == EVERY_LINK[end - 1]
        assert row["hash"] == merkle.root(hashes[first:end])
    size, log = len(hashes), MerkleLog(empty, 1)
    assert await log.root(size) == merkle.root(hashes)
    path = await log.inclusion(65_536, size)
    assert path == merkle.proof(hashes, merkle.inclusion_ranges(65_536, size))
    upper = await log.tile(1, 0, 256)
    assert list(upper) == [merkle.root(hashes[at : at + 256]) for at in range(0, 65_536, 256)]
    assert merkle.root(upper) == (await log.tile(2, 0, 2))[0]


async def test_what_a_log_was_is_still_known_when_it_has_grown(empty: asyncpg.Connection) -> None:
    """Whatever is kept of later."""
    await fill(empty, 1, 0, EVENTS)
    before = await merkle_roots.roots(empty, {1: LINKS[300]})
    await merkle_roots.roots(empty, {1: EVENTS})
    assert await merkle_roots.roots(empty, {1: LINKS[300]}) == before == {1: top(LINKS[300])}
    path = await MerkleLog(empty, 1).consistency(301, SIZE)
    whole = merkle.root(HASHES)
    assert merkle.is_consistent(301, SIZE, before[1].root, whole, path)


async def test_much_that_is_new_is_worked_off_in_parts(empty: asyncpg.Connection) -> None:
    """As after a restore. The other logs are not held up, nor is one that ends with a part."""
    ends = {1: 5000, 2: 499, 3: 500, 4: 501, 5: 1000, 6: 5}
    for partition, end in ends.items():
        await fill(empty, partition, 0, end)
    found = await merkle_roots.roots(empty, ends, most=500)
    assert found == {one: top(end) for one, end in ends.items()}


@pytest.mark.parametrize("most", [1, 20, 149, 1000])
async def test_a_whole_subtree_is_longer_than_a_part(empty: asyncpg.Connection, most: int) -> None:
    ends = {1: 700, 2: 3}
    for partition, end in ends.items():
        await fill(empty, partition, 0, end)
    found = await merkle_roots.roots(empty, ends, most=most)
    assert found == {one: top(end) for one, end in ends.items()}


async def test_links_are_read_in_any_order(empty: asyncpg.Connection) -> None:
    """A row that was written later may lie before others."""
    for first, end in ((300, 500), (0, 100), (100, 300)):
        await fill(empty, 1, first, end)
    assert await merkle_roots.roots(empty, {1: 500}) == {1: top(500)}


async def test_events_that_end_no_link_are_no_leaves(empty: asyncpg.Connection) -> None:
    """However many of them follow each other, and at the end of the log."""
    await fill(empty, 1, 0, 12)
    await empty.execute("UPDATE events SET hash = NULL WHERE position NOT IN (5, 9)")
    leaves = [HASHES[LINKS.index(position)] for position in (5, 9)]
    for end, size in ((4, 0), (5, 1), (8, 1), (9, 2), (12, 2)):
        root = merkle.root(leaves[:size])
        assert await merkle_roots.roots(empty, {1: end}) == {1: Top(size, root)}
        assert await MerkleLog(empty, 1).links(end) == size
        assert await MerkleLog(empty, 1).root(size) == root


async def test_the_root_of_nothing_is_known(connection: asyncpg.Connection) -> None:
    assert await MerkleLog(connection, 6).root(0) == merkle.EMPTY
    assert await merkle_roots.roots(connection, {6: 0}) == {6: Top(0, merkle.EMPTY)}
    assert await merkle_roots.roots(connection, {}) == {}


@pytest.mark.parametrize("kept", [False, True])
@pytest.mark.parametrize(
    ("index", "size"),
    [
        *(
            (0, 1),
            (3, 300),
            (255, 256),
            (255, 257),
            (256, 257),
            (256, 600),
            (4095, 4096),
            (4095, 4200),
        ),
        *((4096, 4097), (4160, 5000), (SIZE - 1, SIZE), (0, SIZE)),
    ],
)
async def test_inclusion_is_proved(
    connection: asyncpg.Connection, index: int, size: int, kept: bool
) -> None:
    if not kept:
        await connection.execute("TRUNCATE merkle_nodes")
    path = await MerkleLog(connection, 5).inclusion(index, size)
    assert path == in_memory(merkle.inclusion_ranges(index, size))
    assert merkle.is_included(HASHES[index], index, size, path, merkle.root(HASHES[:size]))


@pytest.mark.parametrize("kept", [False, True])
@pytest.mark.parametrize(
    ("old", "size"),
    [
        *((1, 2), (255, 257), (256, 257), (300, 301), (256, 4096), (4096, 8192), (4097, SIZE)),
        *((700, 700), (1, SIZE), (8191, 8193)),
    ],
)
async def test_growth_is_proved(
    connection: asyncpg.Connection, old: int, size: int, kept: bool
) -> None:
    if not kept:
        await connection.execute("TRUNCATE merkle_nodes")
    path = await MerkleLog(connection, 5).consistency(old, size)
    assert path == in_memory(merkle.consistency_ranges(old, size))
