"""The root log of a service, in the database: its leaves are checkpoints of the partitions' logs.

Leaf n of an epoch is the text of a checkpoint (`events.checkpoints`): the origin of a partition's
log, how many leaves that had, and the root over them. Leaves are only added, by one process at a
time (`grow`). Roots of whole subtrees of 256, 65536, ... leaves are kept as they fill up;
everything else is worked out from at most a few hundred of them and of the newest leaves.

What was signed lies beside (`root_checkpoints`), with what witnesses have added.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final

from msgspec import Struct

from events import merkle
from events.checkpoints import Checkpoint, LogName, RootLog
from events.database import Connection, Queries
from events.merkle_roots import Top
from events.stored_tree import BITS, StoredTree

_LOCK: Final = 0x6B726F6F74
"""Whoever holds it may add leaves and sign them ("kroot")."""
_ALONE: Final = "SELECT pg_advisory_xact_lock($1)"
_SIZE: Final = "SELECT coalesce(max(number) + 1, 0) FROM root_leaves WHERE epoch = $1"
_GROW: Final = """
INSERT INTO root_leaves (epoch, number, partition, size, root, position)
SELECT $1, $2 + row_number() OVER (ORDER BY w.partition) - 1, w.partition, w.size, w.root,
    w.position
FROM unnest($3::int[], $4::bigint[], $5::bytea[], $6::bigint[])
    AS w (partition, size, root, position)
WHERE w.size > coalesce((
    SELECT max(l.size) FROM root_leaves l WHERE l.epoch = $1 AND l.partition = w.partition
), 0)
"""
_LEAVES: Final = (
    "SELECT number, partition, size, root FROM root_leaves"
    " WHERE epoch = $1 AND number >= $2 AND number < $3 ORDER BY number"
)
_NODES: Final = (
    "SELECT hash FROM root_nodes"
    " WHERE epoch = $1 AND level = $2 AND number >= $3 AND number < $4 ORDER BY number"
)
_KEPT: Final = "SELECT coalesce(max(number) + 1, 0) FROM root_nodes WHERE epoch = $1 AND level = $2"
_KEEP: Final = (
    "INSERT INTO root_nodes (epoch, level, number, hash) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT DO NOTHING"
)
_LAST: Final = """
SELECT l.number, l.partition, l.size, l.root, l.position
FROM unnest($2::int[]) AS w (partition) CROSS JOIN LATERAL (
    SELECT * FROM root_leaves l
    WHERE l.epoch = $1 AND l.partition = w.partition AND l.number < $3
    ORDER BY l.size DESC LIMIT 1
) l
"""
_COVERING: Final = (
    "SELECT number, partition, size, root, position FROM root_leaves"
    " WHERE epoch = $1 AND partition = $2 AND size >= $3 ORDER BY size LIMIT 1"
)
_ALL: Final = 2**62


class LostLeavesError(LookupError):
    """Leaves are not there that were there."""


class RootLeaf(Struct, frozen=True, kw_only=True):
    """Leaf `number`: a partition's log has `size` leaves under `root`, which reaches up to
    `position` in the partition."""

    number: int
    partition: int
    size: int
    root: bytes
    position: int


class RootTree(StoredTree):
    """The root log of an epoch, of a service with so many `partitions`."""

    def __init__(self, queries: Queries, log: RootLog, partitions: int) -> None:
        self._queries = queries
        self._log = log
        self._partitions = partitions

    def checkpoint(self, partition: int, size: int, root: bytes) -> Checkpoint:
        """The checkpoint whose text is a leaf."""
        log = LogName(
            name=self._log.name,
            partitions=self._partitions,
            partition=partition,
            epoch=self._log.epoch,
        )
        return Checkpoint(origin=log.origin, size=size, root=root)

    async def size(self) -> int:
        """How many leaves there are."""
        return int(await self._queries.fetchval(_SIZE, self._log.epoch))

    async def entries(self, first: int, end: int) -> Sequence[bytes]:
        """What some leaves say; LostLeavesError if one of them is not there."""
        rows = await self._queries.fetch(_LEAVES, self._log.epoch, first, end)
        if [row["number"] for row in rows] != [*range(first, end)]:
            raise LostLeavesError(f"leaves {first} to {end - 1} of {self._log.origin}")
        return [
            self.checkpoint(row["partition"], row["size"], row["root"]).text.encode()
            for row in rows
        ]

    async def last(self, partitions: Sequence[int], below: int = _ALL) -> Mapping[int, RootLeaf]:
        """The last leaf of each of these partitions, among the first ones; of those that have
        one."""
        rows = await self._queries.fetch(_LAST, self._log.epoch, list(partitions), below)
        return {row["partition"]: RootLeaf(**row) for row in rows}

    async def covering(self, partition: int, size: int) -> RootLeaf | None:
        """The first leaf that says of a partition that its log has so many leaves or more."""
        row = await self._queries.fetchrow(_COVERING, self._log.epoch, partition, size)
        return None if row is None else RootLeaf(**row)

    async def worked_out(self, size: int) -> bytes:
        """The root of the first `size` leaves by these leaves alone, without what is kept."""
        tops: list[bytes] = []
        for first in range(0, size, 1 << BITS):
            end = min(size, first + (1 << BITS))
            tops.append(merkle.root(await self._hashes(0, first, end)))
        return merkle.root(tops)

    async def keep(self) -> None:
        """Keeps the subtrees that are whole by now."""
        width, level, count = 1 << BITS, BITS, await self.size() >> BITS
        while count:
            for number in range(await self._kept(level), count):
                below = await self._hashes(level - BITS, number * width, (number + 1) * width)
                await self._queries.execute(
                    _KEEP, self._log.epoch, level, number, merkle.root(below)
                )
            level, count = level + BITS, count >> BITS

    async def _kept(self, level: int) -> int:
        return int(await self._queries.fetchval(_KEPT, self._log.epoch, level))

    async def _hashes(self, level: int, first: int, end: int) -> Sequence[bytes]:
        if level == 0:
            return [merkle.leaf_hash(one) for one in await self.entries(first, end)]
        found = await self._nodes(level, first, end)
        if len(found) != end - first:
            await self.keep()
            found = await self._nodes(level, first, end)
        if len(found) != end - first:
            raise LostLeavesError(f"subtrees {first} to {end - 1} of {self._log.origin}")
        return found

    async def _nodes(self, level: int, first: int, end: int) -> Sequence[bytes]:
        rows = await self._queries.fetch(_NODES, self._log.epoch, level, first, end)
        return [row["hash"] for row in rows]


@asynccontextmanager
async def alone(connection: Connection) -> AsyncIterator[None]:
    """A transaction in which nobody else adds leaves or signs. Others wait until it ends."""
    async with connection.transaction():
        await connection.execute(_ALONE, _LOCK)
        yield


async def grow(
    connection: Connection,
    log: RootLog,
    partitions: int,
    tops: Mapping[int, Top],
    ends: Mapping[int, int],
) -> int:
    """Adds a leaf for each partition of `tops` whose log is longer than its last leaf says, in
    their order; how many leaves there are then. `ends` says up to where in its partition each of
    them reaches; the log has so many `partitions`.

    Processes wait for each other until a transaction ends, so they never add to one log twice from
    the same place.
    """
    tree = RootTree(connection, log, partitions)
    async with alone(connection):
        grown = sorted(tops)
        await connection.execute(
            _GROW,
            log.epoch,
            await tree.size(),
            grown,
            [tops[one].size for one in grown],
            [tops[one].root for one in grown],
            [ends[one] for one in grown],
        )
        await tree.keep()
        return await tree.size()
