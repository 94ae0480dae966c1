"""The Merkle log of a partition, in the database: roots and proofs without reading all of it.

Leaf n is that of the partition's link n + 1, in the order of positions (`events.leaves`): of the
events of a link only the last one carries a hash, and the others are no leaves. Roots of whole
subtrees of 256, 65536, ... leaves are kept as they fill up (`events.merkle_roots`), each with the
position of its last leaf; everything else is worked out from at most a few hundred of them and of
the newest events. Of tiles that lie in a store (`events.archive`) it is not events that are read,
which may have gone from the rows, but what was stored.
"""

from bisect import bisect_left
from collections.abc import Sequence

from events import leaves, merkle, merkle_roots
from events.archive import catalogue, packed_games
from events.archive.catalogue import StoredTiles
from events.archive.entry_bundles import EntryBundle, bundle
from events.database import Queries, Record
from events.stored_tree import BITS, StoredTree

_END = "SELECT max(position) FROM events WHERE partition = $1"
_LINKS = f"""
SELECT (coalesce(n.number + 1, 0) << {BITS}) + (
    SELECT count(*) FROM events e
    WHERE e.partition = $1 AND e.position > coalesce(n.last, 0) AND e.position <= $2
        AND e.hash IS NOT NULL
)
FROM (SELECT) one LEFT JOIN LATERAL (
    SELECT number, last FROM merkle_nodes
    WHERE partition = $1 AND level = {BITS} AND last <= $2 ORDER BY last DESC LIMIT 1
) n ON true
"""
_LEAVES = (
    "SELECT game_id, version, hash FROM events"
    " WHERE partition = $1 AND position > $2 AND hash IS NOT NULL"
    " ORDER BY position OFFSET $3 LIMIT $4"
)
_LINK = (
    "SELECT position, version, hash FROM events WHERE partition = $1 AND game_id = $2"
    " AND version >= $3 AND hash IS NOT NULL ORDER BY version LIMIT 1"
)
# Which of the first so many tiles some positions are in.
_COVERING = (
    "SELECT number, hash, last FROM merkle_nodes"
    f" WHERE partition = $1 AND level = {BITS} AND last >= $2 AND number < $4"
    " AND last <= coalesce((SELECT min(n.last) FROM merkle_nodes n"
    f" WHERE n.partition = $1 AND n.level = {BITS} AND n.last >= $3), $3) ORDER BY last"
)
_NODES = (
    "SELECT hash, last FROM merkle_nodes"
    " WHERE partition = $1 AND level = $2 AND number >= $3 AND number < $4 ORDER BY number"
)


class MerkleLog(StoredTree):
    """The log of one partition. Links up to the sizes asked for must be there."""

    def __init__(self, queries: Queries, partition: int) -> None:
        self._queries = queries
        self._partition = partition

    async def links(self, position: int) -> int:
        """How many links there are up to a position, none of which lies in a store behind the last
        whole tile before it. One that ends there is leaf `links - 1`."""
        return int(await self._queries.fetchval(_LINKS, self._partition, position))

    async def leaf(self, game_id: str, version: int) -> tuple[int, bytes]:
        """The number of the leaf of the link that an event of a game is in, and what it says;
        LookupError if it is in none."""
        packed = await packed_games.find(self._queries, self._partition, game_id)
        if packed is not None and version <= packed.version:
            number, last = packed.link(version)
            return number, leaves.entry(game_id, last.version, last.hash or b"")
        link = await self._queries.fetchrow(_LINK, self._partition, game_id, version)
        if link is None:
            raise LookupError(f"version {version} of {game_id} is in no link")
        said = leaves.entry(game_id, link["version"], link["hash"])
        return (await self.numbers([(link["position"], said)]))[0], said

    async def numbers(self, links: Sequence[tuple[int, bytes]]) -> Sequence[int]:
        """The numbers of the leaves of some links in order, told by their positions and entries."""
        stored = await catalogue.tiles(self._queries, self._partition)
        if stored is None:
            return [await self.links(position) - 1 for position, _ in links]
        rows = await self._queries.fetch(
            _COVERING, self._partition, links[0][0], links[-1][0], stored.tiles
        )
        ends, found = [row["last"] for row in rows], list[int]()
        for position, entry in links:
            if (place := bisect_left(ends, position)) == len(ends):
                found.append(await self.links(position) - 1)
                continue
            number = rows[place]["number"]
            bundle = await self._bundle(stored, number, rows[place]["hash"])
            found.append((number << BITS) + bundle.entries.index(entry))
        return found

    async def _bundle(self, stored: StoredTiles, number: int, root: bytes) -> EntryBundle:
        return await bundle(self._queries, self._partition, number, stored, root)

    async def size(self) -> int:
        """How many links there are."""
        last = await self._queries.fetchval(_END, self._partition)
        return await self.links(last or 0)

    async def entries(self, first: int, end: int) -> Sequence[bytes]:
        """What some leaves say, which are below one subtree of 256."""
        number = first >> BITS
        stored = await catalogue.tiles(self._queries, self._partition)
        if stored is None or number >= stored.tiles:
            return [leaves.entry(*row) for row in await self._rows(first, end)]
        ((root, _),) = await self._nodes(BITS, number, number + 1)
        found = await self._bundle(stored, number, root)
        return list(found.entries[first - (number << BITS) : end - (number << BITS)])

    async def _hashes(self, level: int, first: int, end: int) -> Sequence[bytes]:
        """Roots of whole subtrees of 2**level leaves."""
        if level == 0:
            return await self._leaves(first, end)
        return [node for node, _ in await self._nodes(level, first, end)]

    async def _leaves(self, first: int, end: int) -> Sequence[bytes]:
        return [merkle.leaf_hash(entry) for entry in await self.entries(first, end)]

    async def _rows(self, first: int, end: int) -> Sequence[Record]:
        """Leaves that are below one kept subtree, or will be: they are counted from where the one
        before it ends."""
        before = first >> BITS
        nodes = await self._nodes(BITS, before - 1, before) if before else [(b"", 0)]
        if not nodes:
            return []
        last = nodes[0][1]
        skipped = first - (before << BITS)
        return await self._queries.fetch(_LEAVES, self._partition, last, skipped, end - first)

    async def _nodes(self, level: int, first: int, end: int) -> Sequence[tuple[bytes, int]]:
        """Kept subtrees, each with the position of its last leaf. Those that are whole but not
        kept yet are kept now."""
        rows = await self._queries.fetch(_NODES, self._partition, level, first, end)
        if len(rows) != end - first:
            last = await self._queries.fetchval(_END, self._partition)
            await merkle_roots.roots(self._queries, {self._partition: last or 0})
            rows = await self._queries.fetch(_NODES, self._partition, level, first, end)
        return [(row["hash"], row["last"]) for row in rows]
