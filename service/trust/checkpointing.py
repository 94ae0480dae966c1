"""Checkpoints: the logs of all partitions, signed as they grow."""

import asyncio
from collections.abc import Sequence

from msgspec import Struct

from events import checkpoints, forest
from events.checkpoints import Checkpoint
from events.database import Queries
from events.exports import Inclusion
from events.keys import SigningKey
from events.log import Log
from events.tree import Tree
from projections.database import Pool, rows

_KEYS = "SELECT key FROM signing_keys ORDER BY since, key"
_REGISTER = "INSERT INTO signing_keys (key) VALUES ($1) ON CONFLICT DO NOTHING"
_LATEST = (
    "SELECT c.partition, c.size, c.note FROM partition_heads h CROSS JOIN LATERAL ("
    "SELECT * FROM checkpoints c WHERE c.partition = h.partition ORDER BY c.size DESC LIMIT 1"
    ") c ORDER BY c.partition"
)
_GROWN = (
    "SELECT h.partition, h.position FROM partition_heads h LEFT JOIN LATERAL ("
    "SELECT * FROM checkpoints c WHERE c.partition = h.partition ORDER BY c.size DESC LIMIT 1"
    ") c ON true WHERE h.position > coalesce(c.size, 0)"
    " AND (c.at IS NULL OR c.at <= clock_timestamp() - make_interval(secs => $1))"
)
_OF = (
    "SELECT partition, size, note FROM checkpoints"
    " WHERE partition = $1 AND size >= $2 ORDER BY size LIMIT $3"
)
_KEEP = (
    "WITH kept AS (INSERT INTO checkpoints (partition, size, note) VALUES ($1, $2, $3)"
    " ON CONFLICT DO NOTHING RETURNING note)"
    " SELECT coalesce((SELECT note FROM kept),"
    " (SELECT note FROM checkpoints WHERE partition = $1 AND size = $2), $3)"
)
_KEEP_ALL = (
    "INSERT INTO checkpoints (partition, size, note)"
    " SELECT * FROM unnest($1::int[], $2::bigint[], $3::text[]) ON CONFLICT DO NOTHING"
)
_POSITION = "SELECT position FROM events WHERE partition = $1 AND game_id = $2 AND version = $3"


class Signed(Struct, frozen=True, kw_only=True):
    """A checkpoint as it was signed."""

    partition: int
    size: int
    note: str


class Checkpointer:
    """Signs every partition's log every `pause` seconds, if it has grown."""

    def __init__(self, pool: Pool, log: Log, key: SigningKey, *, pause: float) -> None:
        self._pool = pool
        self._log = log
        self._key = key
        self._pause = pause

    async def run(self) -> None:
        """Signs until it is cancelled. Of several processes one is enough."""
        while True:
            await self.sign_all(younger=self._pause / 2)
            await asyncio.sleep(self._pause)

    async def sign_all(self, *, younger: float = 0.0) -> None:
        """Signs every log that has grown since its last checkpoint, unless this one is `younger`,
        in seconds."""
        async with self._pool.acquire() as connection:
            grown = await connection.fetch(_GROWN, younger)
            sizes = {row["partition"]: row["position"] for row in grown}
            tops = await forest.roots(connection, sizes)
            notes = [self._note(one, sizes[one], root) for one, root in tops.items()]
            await connection.execute(
                _KEEP_ALL,
                [one.partition for one in notes],
                [one.size for one in notes],
                [one.note for one in notes],
            )

    async def sign(self, partition: int, size: int) -> Signed:
        """The checkpoint of the first `size` events of a partition, signed now if it is not yet."""
        async with self._pool.acquire() as connection:
            return await self._sign(connection, partition, size)

    async def _sign(self, queries: Queries, partition: int, size: int) -> Signed:
        signed = self._note(partition, size, await Tree(queries, partition).root(size))
        kept = await queries.fetchval(_KEEP, partition, size, signed.note)
        return Signed(partition=partition, size=size, note=str(kept))

    def _note(self, partition: int, size: int, root: bytes) -> Signed:
        origin = checkpoints.log_origin(self._key.public.name, partition)
        note = Checkpoint(origin=origin, size=size, root=root).signed(self._key)
        return Signed(partition=partition, size=size, note=note)

    async def latest(self) -> Sequence[Signed]:
        """The last checkpoint of every partition that has one."""
        return await rows(self._pool, Signed, _LATEST)

    async def of(self, partition: int, least: int, limit: int) -> Sequence[Signed]:
        """Checkpoints of a partition, from one of `least` events on."""
        return await rows(self._pool, Signed, _OF, partition, least, limit)

    async def consistency(self, partition: int, old: int, size: int) -> Sequence[bytes]:
        """The proof that the log of `size` events begins with that of `old`."""
        return await Tree(self._pool, partition).consistency(old, size)

    async def inclusion(self, game_id: str, version: int) -> Inclusion:
        """The proof that an event is in its partition's log, under the first checkpoint that
        covers it, which is signed now if there is none."""
        partition = self._log.partition(game_id)
        position = await self._pool.fetchval(_POSITION, partition, game_id, version)
        covering = await rows(self._pool, Signed, _OF, partition, position, 1)
        signed = covering[0] if covering else await self._now(partition)
        path = await Tree(self._pool, partition).inclusion(position - 1, signed.size)
        return Inclusion(
            index=position - 1,
            path=tuple(step.hex() for step in path),
            checkpoint=signed.note,
        )

    async def register(self) -> None:
        """Publishes the key of this process."""
        await self._pool.execute(_REGISTER, str(self._key.public))

    async def keys(self) -> tuple[str, ...]:
        """Every public key that was ever signed with, oldest first."""
        return tuple(row["key"] for row in await self._pool.fetch(_KEYS))

    async def _now(self, partition: int) -> Signed:
        return await self.sign(partition, (await self._log.heads())[partition])
