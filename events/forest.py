"""The Merkle logs of many partitions at once: their roots as they grow, in a few round trips.

What `events.tree` says of one partition holds here, too: whole subtrees of 256, 65536, ... leaves
are kept, so only leaves that are new are hashed, and those behind the last whole subtree.
"""

import asyncio
from collections.abc import Mapping, Sequence

from msgspec import Struct

from events import merkle
from events.database import Queries

_BITS = 8
_HASH = 32
_AT_ONCE = 16
"""Partitions whose leaves are read together."""

# What is kept of each level, and the hashes that are not below a kept one of the level above.
_KEPT = """
WITH kept AS MATERIALIZED (
    SELECT w.partition, w.size, l.level, least(w.size >> l.level, coalesce((
        SELECT n.number + 1 FROM merkle_nodes n
        WHERE n.partition = w.partition AND n.level = l.level ORDER BY n.number DESC LIMIT 1
    ), 0)) AS count
    FROM unnest($1::int[], $2::bigint[]) AS w (partition, size)
        CROSS JOIN unnest('{8,16,24,32,40}'::smallint[]) AS l (level)
)
SELECT k.partition, k.level, k.count, coalesce((
    SELECT string_agg(n.hash, ''::bytea ORDER BY n.number) FROM merkle_nodes n
    WHERE n.partition = k.partition AND n.level = k.level
        AND n.number >= coalesce(above.count, 0) << 8 AND n.number < k.count
), ''::bytea) AS hashes
FROM kept k LEFT JOIN kept above ON above.partition = k.partition AND above.level = k.level + 8
ORDER BY k.partition, k.level
"""
_LEAVES = f"""
SELECT w.partition, (
    SELECT string_agg(
        CASE WHEN e.hash IS NULL THEN '\\x{merkle.NOTHING.hex()}'::bytea
            ELSE sha256('\\x00'::bytea || e.hash) END,
        ''::bytea ORDER BY e.position
    )
    FROM events e
    WHERE e.partition = w.partition AND e.position > w.first AND e.position <= w.size
) AS hashes
FROM unnest($1::int[], $2::bigint[], $3::bigint[]) AS w (partition, first, size)
"""
_KEEP = (
    "INSERT INTO merkle_nodes (partition, level, number, hash)"
    " SELECT * FROM unnest($1::int[], $2::smallint[], $3::bigint[], $4::bytea[])"
    " ON CONFLICT DO NOTHING"
)


class _Level(Struct, frozen=True):
    """Subtrees of one height: `count` of them are kept, `hashes` are those of the last ones."""

    count: int
    hashes: Sequence[bytes]


class _Node(Struct, frozen=True):
    """A subtree that is whole now."""

    partition: int
    level: int
    number: int
    hash: bytes


async def roots(queries: Queries, sizes: Mapping[int, int]) -> Mapping[int, bytes]:
    """The root of the first so many leaves of each partition, which must be there. Keeps the
    subtrees that are whole by now."""
    found: dict[int, bytes] = {}
    partitions = sorted(sizes)
    for first in range(0, len(partitions), _AT_ONCE):
        some = partitions[first : first + _AT_ONCE]
        found |= await _roots(queries, some, [sizes[one] for one in some])
    return found


async def _roots(
    queries: Queries, partitions: Sequence[int], sizes: Sequence[int]
) -> dict[int, bytes]:
    kept: dict[int, list[_Level]] = {one: [] for one in partitions}
    for row in await queries.fetch(_KEPT, partitions, sizes):
        kept[row["partition"]].append(_Level(row["count"], _split(row["hashes"])))
    firsts = [kept[one][0].count << _BITS for one in partitions]
    found: dict[int, bytes] = {}
    nodes: list[_Node] = []
    for row in await queries.fetch(_LEAVES, partitions, firsts, sizes):
        partition = row["partition"]
        found[partition], whole = _grown(partition, kept[partition], _split(row["hashes"] or b""))
        nodes += whole
        await asyncio.sleep(0)  # others wait for this process, too
    if nodes:
        await queries.execute(
            _KEEP,
            [one.partition for one in nodes],
            [one.level for one in nodes],
            [one.number for one in nodes],
            [one.hash for one in nodes],
        )
    return found


def _grown(
    partition: int, kept: Sequence[_Level], leaves: Sequence[bytes]
) -> tuple[bytes, list[_Node]]:
    """The root over what is kept and the leaves behind it, and the subtrees that are whole now."""
    nodes: list[_Node] = []
    rests: list[Sequence[bytes]] = []
    below = leaves
    for height, level in enumerate(kept, 1):
        whole = len(below) >> _BITS
        made = [merkle.root(below[at << _BITS : (at + 1) << _BITS]) for at in range(whole)]
        nodes += [
            _Node(partition, height * _BITS, level.count + at, one) for at, one in enumerate(made)
        ]
        rests.append(below[whole << _BITS :])
        below = [*level.hashes, *made]
    rests.append(below)
    # Trees are full on the left, so what is behind whole subtrees counts as one more of them.
    tops: list[bytes] = []
    for rest in rests:
        hashes = [*rest, *tops]
        tops = [merkle.root(hashes)] if hashes else []
    return merkle.root(tops), nodes


def _split(hashes: bytes) -> list[bytes]:
    return [hashes[at : at + _HASH] for at in range(0, len(hashes), _HASH)]
