"""The Merkle logs of many partitions at once: their roots as they grow, in a few round trips.

What `events.merkle_log` says of one partition holds here, too: whole subtrees of 256, 65536,
... leaves are kept, so only links that are new are read and hashed, and those behind the last whole
subtree.
"""

import asyncio
from collections.abc import Mapping, Sequence

from msgspec import Struct

from events import merkle
from events.database import Queries, Record
from events.leaves import leaf_hash
from events.stored_tree import BITS

_HASH = 32
_PARTITIONS_PER_QUERY = 64
"""Partitions whose links are read together."""
_LEVELS = tuple(range(BITS, 5 * BITS, BITS))

# What is kept of each level up to a position, and where it ends; and of what is not below a kept
# subtree of the level above the hashes and the ends.
_STORED_NODES = f"""
WITH kept AS MATERIALIZED (
    SELECT w.partition, l.level, coalesce(n.number + 1, 0) AS count, coalesce(n.last, 0) AS last
    FROM unnest($1::int[], $2::bigint[]) AS w (partition, position)
        CROSS JOIN unnest('{{{",".join(map(str, _LEVELS))}}}'::smallint[]) AS l (level)
        LEFT JOIN LATERAL (
            SELECT n.number, n.last FROM merkle_nodes n
            WHERE n.partition = w.partition AND n.level = l.level AND n.last <= w.position
            ORDER BY n.last DESC LIMIT 1
        ) n ON true
)
SELECT k.partition, k.count, k.last, n.hashes, n.lasts
FROM kept k LEFT JOIN kept above
    ON above.partition = k.partition AND above.level = k.level + {BITS}
CROSS JOIN LATERAL (
    SELECT string_agg(n.hash, ''::bytea ORDER BY n.number) AS hashes,
        array_agg(n.last ORDER BY n.number) AS lasts
    FROM merkle_nodes n
    WHERE n.partition = k.partition AND n.level = k.level
        AND n.number >= coalesce(above.count, 0) << {BITS} AND n.number < k.count
) n
ORDER BY k.partition, k.level
"""
# The same of one partition; on a distributed log its machine answers by itself.
_STORED_NODES_OF_PARTITION = f"""
WITH kept AS MATERIALIZED (
    SELECT l.level, coalesce(n.number + 1, 0) AS count, coalesce(n.last, 0) AS last
    FROM unnest('{{{",".join(map(str, _LEVELS))}}}'::smallint[]) AS l (level)
        LEFT JOIN LATERAL (
            SELECT n.number, n.last FROM merkle_nodes n
            WHERE n.partition = $1 AND n.level = l.level AND n.last <= $2
            ORDER BY n.last DESC LIMIT 1
        ) n ON true
)
SELECT $1::int AS partition, k.count, k.last, n.hashes, n.lasts
FROM kept k LEFT JOIN kept above ON above.level = k.level + {BITS}
CROSS JOIN LATERAL (
    SELECT string_agg(n.hash, ''::bytea ORDER BY n.number) AS hashes,
        array_agg(n.last ORDER BY n.number) AS lasts
    FROM merkle_nodes n
    WHERE n.partition = $1 AND n.level = k.level
        AND n.number >= coalesce(above.count, 0) << {BITS} AND n.number < k.count
) n
ORDER BY k.level
"""
_LINKS = "SELECT * FROM new_links($1, $2, $3)"
_STORE_NODES = (
    "INSERT INTO merkle_nodes (partition, level, number, hash, last)"
    " SELECT * FROM unnest($1::int[], $2::smallint[], $3::bigint[], $4::bytea[], $5::bigint[])"
    " ON CONFLICT DO NOTHING"
)


class Top(Struct, frozen=True):
    """A log up to a position: how many links there are, and the root over them."""

    size: int
    root: bytes


class _Row(Struct, frozen=True):
    """Neighbours of one level, and behind each the position of its last leaf."""

    hashes: Sequence[bytes]
    lasts: Sequence[int]


class _Level(Struct, frozen=True):
    """Subtrees of one height: `count` of them are kept, up to the position `last`; `row` has those
    that are not below a kept one of the level above."""

    count: int
    last: int
    row: _Row


class _Node(Struct, frozen=True):
    """A subtree that is whole now."""

    partition: int
    level: int
    number: int
    hash: bytes
    last: int


async def roots(
    queries: Queries, ends: Mapping[int, int], *, most: int = 1 << 14
) -> Mapping[int, Top]:
    """The root over the links of each partition up to a position, which must be there. Keeps the
    subtrees that are whole by now.

    No more than `most` events of a partition are looked at together, if there is a whole subtree
    among them.
    """
    found: dict[int, Top] = {}
    partitions = sorted(ends)
    for first in range(0, len(partitions), _PARTITIONS_PER_QUERY):
        some = {one: ends[one] for one in partitions[first : first + _PARTITIONS_PER_QUERY]}
        window = most
        while some:
            tops, more = await _roots(queries, some, window)
            found |= tops
            some = {one: end for one, end in some.items() if one not in found}
            window = most if more else 2 * window
    return found


async def _roots(
    queries: Queries, ends: Mapping[int, int], window: int
) -> tuple[dict[int, Top], bool]:
    """The same for a few partitions, and whether subtrees are whole now that were not. Partitions
    that have more events than the window are not in the answer: there the first ones are worked
    off."""
    kept: dict[int, list[_Level]] = {one: [] for one in ends}
    for row in await _load_nodes(queries, ends):
        there = _Row(_split(row["hashes"] or b""), row["lasts"] or ())
        kept[row["partition"]].append(_Level(row["count"], row["last"], there))
    lasts = {one: levels[0].last for one, levels in kept.items()}
    until = [min(end, lasts[one] + window) for one, end in ends.items()]
    links = await queries.fetch(_LINKS, list(ends), list(lasts.values()), until)
    leaves = {row["partition"]: _leaves(row) for row in links}
    found: dict[int, Top] = {}
    nodes: list[_Node] = []
    for partition, end in ends.items():
        new = leaves.get(partition, _Row((), ()))
        top, whole = _grown(partition, kept[partition], new)
        nodes += whole
        if end <= lasts[partition] + window:
            found[partition] = top
        await asyncio.sleep(0)  # others wait for this process, too
    await _store_nodes(queries, nodes)
    return found, bool(nodes)


async def _load_nodes(queries: Queries, ends: Mapping[int, int]) -> Sequence[Record]:
    if len(ends) > 1:
        return await queries.fetch(_STORED_NODES, list(ends), list(ends.values()))
    return await queries.fetch(_STORED_NODES_OF_PARTITION, *next(iter(ends.items())))


async def _store_nodes(queries: Queries, nodes: Sequence[_Node]) -> None:
    if nodes:
        await queries.execute(
            _STORE_NODES,
            [one.partition for one in nodes],
            [one.level for one in nodes],
            [one.number for one in nodes],
            [one.hash for one in nodes],
            [one.last for one in nodes],
        )


def _leaves(row: Record) -> _Row:
    """Links, which are read in any order, as leaves."""
    positions, heads = row["positions"], _split(row["hashes"])
    links = sorted(zip(positions, row["games"], row["versions"], heads, strict=True))
    hashes = [leaf_hash(game, version, head) for _, game, version, head in links]
    return _Row(hashes, [position for position, *_ in links])


def _grown(partition: int, kept: Sequence[_Level], leaves: _Row) -> tuple[Top, list[_Node]]:
    """The log over what is kept and the leaves behind it, and the subtrees that are whole now."""
    nodes: list[_Node] = []
    rests: list[Sequence[bytes]] = []
    below = leaves
    for height, level in enumerate(kept, 1):
        made = _whole(below)
        nodes += [
            _Node(partition, height * BITS, level.count + at, one, last)
            for at, (one, last) in enumerate(zip(made.hashes, made.lasts, strict=True))
        ]
        rests.append(below.hashes[len(made.hashes) << BITS :])
        below = _Row([*level.row.hashes, *made.hashes], [*level.row.lasts, *made.lasts])
    rests.append(below.hashes)
    # Trees are full on the left, so what is behind whole subtrees counts as one more of them.
    tops: list[bytes] = []
    for rest in rests:
        hashes = [*rest, *tops]
        tops = [merkle.root(hashes)] if hashes else []
    size = (kept[0].count << BITS) + len(leaves.hashes)
    return Top(size, merkle.root(tops)), nodes


def _whole(below: _Row) -> _Row:
    """The subtrees that some neighbours of one level make, without those that are left over."""
    width = 1 << BITS
    ends = range(width, len(below.hashes) + 1, width)
    return _Row(
        [merkle.root(below.hashes[end - width : end]) for end in ends],
        [below.lasts[end - 1] for end in ends],
    )


def _split(hashes: bytes) -> list[bytes]:
    return [hashes[at : at + _HASH] for at in range(0, len(hashes), _HASH)]
