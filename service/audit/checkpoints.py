"""Checkpoints: the logs of all partitions, signed as they grow."""

import asyncio
from collections.abc import Mapping, Sequence

from msgspec import Struct

from events import checkpoints, merkle_roots
from events.checkpoints import Checkpoint
from events.database import Queries, is_outage
from events.exports import Inclusion
from events.keys import SigningKey
from events.log import Log
from events.merkle_log import MerkleLog
from events.merkle_roots import Top
from projections.database import Pool, rows
from service.audit.tiles import TileWanted, tile

_NOTE = (
    "c.note || coalesce((SELECT string_agg(s.line, '' ORDER BY s.witness) FROM cosignatures s"
    " WHERE s.partition = c.partition AND s.size = c.size), '') AS note"
)
"""A checkpoint with what witnesses have added to it."""
_KEYS = "SELECT key FROM signing_keys ORDER BY since, key"
_REGISTER = "INSERT INTO signing_keys (key) VALUES ($1) ON CONFLICT DO NOTHING"
_KEY_NOTES = "SELECT note FROM key_notes ORDER BY since, note"
_SAY = "INSERT INTO key_notes (note) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING"
_LATEST = (
    f"SELECT c.partition, c.size, {_NOTE} FROM partition_heads h CROSS JOIN LATERAL ("
    "SELECT * FROM checkpoints c WHERE c.partition = h.partition ORDER BY c.size DESC LIMIT 1"
    ") c"
)
_GROWN = (
    "SELECT h.partition, h.position FROM partition_heads h LEFT JOIN LATERAL ("
    "SELECT * FROM checkpoints c WHERE c.partition = h.partition ORDER BY c.size DESC LIMIT 1"
    ") c ON true WHERE h.position > coalesce(c.position, 0)"
    " AND (c.at IS NULL OR c.at <= clock_timestamp() - make_interval(secs => $1))"
)
_DUE = (
    "SELECT $2::bigint > coalesce(max(position), 0)"
    " AND coalesce(max(at) <= clock_timestamp() - make_interval(secs => $3), true)"
    " FROM checkpoints WHERE partition = $1"
)
_OF = (
    f"SELECT c.partition, c.size, {_NOTE} FROM checkpoints c"
    " WHERE c.partition = $1 AND c.size >= $2 ORDER BY c.size LIMIT $3"
)
# A note is never changed. What was appended since may have had no link in it: the same checkpoint
# then reaches further.
_KEEP = (
    "INSERT INTO checkpoints AS c (partition, size, note, position)"
    " SELECT * FROM unnest($1::int[], $2::bigint[], $3::text[], $4::bigint[])"
    " ON CONFLICT (partition, size)"
    " DO UPDATE SET position = greatest(c.position, excluded.position)"
    " RETURNING partition, size, note"
)
_LAST = (
    f"SELECT c.partition, c.size, {_NOTE} FROM checkpoints c"
    " WHERE c.partition = $1 ORDER BY c.size DESC LIMIT 1"
)
_LINK = (
    "SELECT position FROM events WHERE partition = $1 AND game_id = $2 AND version >= $3"
    " AND hash IS NOT NULL ORDER BY version LIMIT 1"
)


class SignedCheckpoint(Struct, frozen=True, kw_only=True):
    """A checkpoint as it was signed. `size` is the number of links."""

    partition: int
    size: int
    note: str


class Checkpointer:
    """Signs every partition's log every `pause` seconds, if it has grown."""

    def __init__(
        self, pool: Pool, log: Log, key: SigningKey, *, pause: float, said: Sequence[str] = ()
    ) -> None:
        """`said` are notes about keys that are to be published."""
        self._said = said
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
        if self._log.distributed:
            await self._sign_each(younger)
            return
        async with self._pool.acquire() as connection:
            grown = await connection.fetch(_GROWN, younger)
            await self._sign(connection, {row["partition"]: row["position"] for row in grown})

    async def _sign_each(self, younger: float) -> None:
        """The same where partitions lie on several machines: one that is away stops only its own.
        What it has is signed once it is back."""
        for partition, head in (await self._log.heads()).items():
            try:
                if await self._pool.fetchval(_DUE, partition, head, younger):
                    await self._sign(self._pool, {partition: head})
            except Exception as trouble:
                if not is_outage(trouble):
                    raise

    async def _sign(self, queries: Queries, ends: Mapping[int, int]) -> Sequence[SignedCheckpoint]:
        """The checkpoints of some partitions up to a position, if there is a link, signed now if
        they are not yet."""
        tops = await merkle_roots.roots(queries, ends)
        notes = [self._note(one, top) for one, top in sorted(tops.items()) if top.size]
        kept = await queries.fetch(
            _KEEP,
            [one.partition for one in notes],
            [one.size for one in notes],
            [one.note for one in notes],
            [ends[one.partition] for one in notes],
        )
        return [SignedCheckpoint(**row) for row in kept]

    def _note(self, partition: int, top: Top) -> SignedCheckpoint:
        name = self._key.public.name
        origin = checkpoints.log_origin(name, self._log.partitions, partition)
        note = Checkpoint(origin=origin, size=top.size, root=top.root).signed(self._key)
        return SignedCheckpoint(partition=partition, size=top.size, note=note)

    async def latest(self) -> Sequence[SignedCheckpoint]:
        """The last checkpoint of every partition that has one."""
        found = await rows(self._pool, SignedCheckpoint, _LATEST)
        return tuple(sorted(found, key=lambda one: one.partition))  # machines answer in any order

    async def of(self, partition: int, least: int, limit: int) -> Sequence[SignedCheckpoint]:
        """Checkpoints of a partition, from one of `least` links on."""
        return await rows(self._pool, SignedCheckpoint, _OF, partition, least, limit)

    async def last(self, partition: int) -> SignedCheckpoint | None:
        """The last checkpoint of a partition, if it has one."""
        found = await rows(self._pool, SignedCheckpoint, _LAST, partition)
        return found[0] if found else None

    async def tile(self, partition: int, wanted: TileWanted) -> bytes | None:
        """A tile of a partition's log; None if the last checkpoint does not cover it yet."""
        last = await self.last(partition)
        if last is None or wanted.leaves > last.size:
            return None
        return await tile(MerkleLog(self._pool, partition), wanted)

    async def links(self, partition: int) -> int:
        """How many links a partition has by now."""
        return await MerkleLog(self._pool, partition).links(await self._log.head(partition))

    async def consistency(self, partition: int, old: int, size: int) -> Sequence[bytes]:
        """The proof that the log of `size` links begins with that of `old`."""
        return await MerkleLog(self._pool, partition).consistency(old, size)

    async def inclusion(self, game_id: str, version: int) -> Inclusion:
        """The proof that an event is in its partition's log, as a part of its link, under the first
        checkpoint that covers it, which is signed now if there is none."""
        partition = self._log.partition(game_id)
        position = await self._pool.fetchval(_LINK, partition, game_id, version)
        if position is None:
            raise LookupError(f"version {version} of {game_id} is in no link")
        tree = MerkleLog(self._pool, partition)
        index = await tree.links(position) - 1
        covering = await self.of(partition, index + 1, 1)
        signed = covering[0] if covering else await self._now(partition)
        path = await tree.inclusion(index, signed.size)
        return Inclusion(
            index=index,
            path=tuple(step.hex() for step in path),
            checkpoint=signed.note,
        )

    async def register(self) -> None:
        """Publishes the key of this process, and what lies beside it."""
        await self._pool.execute(_REGISTER, str(self._key.public))
        await self._pool.execute(_SAY, list(self._said))

    async def key_notes(self) -> tuple[str, ...]:
        """What was ever said about keys, oldest first."""
        return tuple(row["note"] for row in await self._pool.fetch(_KEY_NOTES))

    async def keys(self) -> tuple[str, ...]:
        """Every public key that was ever signed with, oldest first."""
        return tuple(row["key"] for row in await self._pool.fetch(_KEYS))

    async def _now(self, partition: int) -> SignedCheckpoint:
        """The checkpoint of a log that has a link, up to its end."""
        head = await self._log.head(partition)
        (signed,) = await self._sign(self._pool, {partition: head})
        return signed
