"""The Merkle log of a partition, in the database: roots and proofs without reading all of it.

Leaf n is the hash that the event at position n + 1 carries, or nothing: of a link of the chain only
the last event carries one. Roots
of whole subtrees of 256, 65536, ... leaves are kept as they fill up; everything else is worked
out from at most a few hundred of them and of the newest events.
"""

from collections.abc import Sequence

from events import merkle
from events.database import Queries
from events.merkle import Range

_BITS = 8
_LEAVES = (
    "SELECT coalesce(hash, ''::bytea) AS hash FROM events"
    " WHERE partition = $1 AND position > $2 AND position <= $3 ORDER BY position"
)
_NODES = (
    "SELECT hash FROM merkle_nodes"
    " WHERE partition = $1 AND level = $2 AND number >= $3 AND number < $4 ORDER BY number"
)
_COUNT = "SELECT max(number) + 1 FROM merkle_nodes WHERE partition = $1 AND level = $2"
_KEEP = (
    "INSERT INTO merkle_nodes (partition, level, number, hash)"
    " VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
)


class Tree:
    """The log of one partition. Positions up to the sizes asked for must be there."""

    def __init__(self, queries: Queries, partition: int) -> None:
        self._queries = queries
        self._partition = partition

    async def root(self, size: int) -> bytes:
        """The root of the first `size` leaves. Keeps the subtrees that are full by now."""
        await self._fill(_BITS, size)
        return await self._range((0, size)) if size else merkle.EMPTY

    async def inclusion(self, index: int, size: int) -> list[bytes]:
        """The proof that leaf `index` is among the first `size`."""
        return [await self._range(one) for one in merkle.inclusion_ranges(index, size)]

    async def consistency(self, old: int, size: int) -> list[bytes]:
        """The proof that the log of `size` leaves begins with the one of `old`."""
        return [await self._range(one) for one in merkle.consistency_ranges(old, size)]

    async def _range(self, leaves: Range) -> bytes:
        """The root of a range as proofs have it: it begins at a multiple of its size, rounded up
        to a power of two."""
        first, end = leaves
        level = _level(first, end)
        width = 1 << level
        whole = end - (end - first) % width
        hashes = list(await self._hashes(level, first >> level, whole >> level))
        if whole == end:
            return merkle.root(hashes)
        # Trees are full on the left, so the rest counts as one more subtree, the last one.
        return merkle.root([*hashes, await self._range((whole, end))])

    async def _hashes(self, level: int, first: int, end: int) -> Sequence[bytes]:
        """Roots of whole subtrees of 2**level leaves."""
        if level == 0:
            rows = await self._queries.fetch(_LEAVES, self._partition, first, end)
            return [merkle.leaf_hash(row["hash"]) for row in rows]
        rows = await self._queries.fetch(_NODES, self._partition, level, first, end)
        if len(rows) != end - first:
            await self._fill(_BITS, end << level)
            rows = await self._queries.fetch(_NODES, self._partition, level, first, end)
        return [bytes(row["hash"]) for row in rows]

    async def _fill(self, level: int, size: int) -> None:
        """Keeps the roots of subtrees of 2**level leaves that are full but not kept yet, and of
        the levels above."""
        full = size >> level
        kept = int(await self._queries.fetchval(_COUNT, self._partition, level) or 0)
        for number in range(kept, full):
            below = await self._hashes(level - _BITS, number << _BITS, (number + 1) << _BITS)
            root = merkle.root(below)
            await self._queries.execute(_KEEP, self._partition, level, number, root)
        if full >> _BITS:
            await self._fill(level + _BITS, size)


def _level(first: int, end: int) -> int:
    """The highest level whose subtrees the range is mostly made of."""
    level = 0
    while (end - first) >> (level + _BITS):
        level += _BITS
    return level
