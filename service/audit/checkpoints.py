"""Checkpoints: the logs of all partitions, signed as they grow."""

import asyncio
from collections.abc import Callable, Mapping, Sequence

import structlog
from msgspec import Struct

from events import merkle_roots
from events.checkpoints import Checkpoint
from events.database import Queries, is_outage
from events.epochs import Epoch
from events.epochs import read as read_epoch
from events.exports import DatedLink, Inclusion
from events.keys import PublicKey
from events.log import Log
from events.merkle_log import MerkleLog
from events.merkle_roots import Top
from games.kernel.sentence import Sentence
from projections.database import Pool, rows
from service.audit.consistency import (
    REMEDY,
    BrokenPromiseError,
    ConsistencyGuard,
    stored_notes,
)
from service.audit.promises import PromiseFileError
from service.audit.tiles import TileWanted, tile
from service.problems import kinds
from service.problems.problem import refused

_log = structlog.get_logger()

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
_STORE = (
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
_COSIGNED = (
    f"SELECT c.partition, c.size, {_NOTE} FROM checkpoints c"
    " WHERE c.partition = $1 AND c.size >= $2 AND EXISTS (SELECT FROM cosignatures s"
    " WHERE s.partition = c.partition AND s.size = c.size AND s.witness = ANY($3::text[]))"
    " ORDER BY c.size LIMIT 1"
)


NOT_SIGNED = Sentence("not-signed")
"""The log is not the one that was signed before."""


class SignedCheckpoint(Struct, frozen=True, kw_only=True):
    """A checkpoint as it was signed. `size` is the number of links."""

    partition: int
    size: int
    note: str


class Checkpointer:
    """Signs every partition's log every `pause` seconds, if it has grown."""

    def __init__(
        self,
        pool: Pool,
        log: Log,
        guard: ConsistencyGuard,
        *,
        pause: float,
        forget: Callable[[], None] = lambda: None,
    ) -> None:
        """`forget` is called when a new epoch has begun: what is in memory may be lost."""
        self._forget = forget
        self._epochs: int | None = None
        self._pool = pool
        self._log = log
        self._guard = guard
        self._key = guard.identity.key
        self._pause = pause

    @property
    def broken(self) -> str | None:
        """How the log is not as it was promised, if it was so when it was last looked at."""
        return self._log.halted

    async def run(self) -> None:
        """Signs until it is cancelled. Of several processes one is enough."""
        while True:
            await self.sign_all(younger=self._pause / 2)
            await asyncio.sleep(self._pause)

    async def sign_all(self, *, younger: float = 0.0) -> None:
        """Signs every log that has grown since its last checkpoint, unless this one is `younger`,
        in seconds. A log that is not as it was promised is not signed, and takes nothing in until
        the operator has begun a new epoch."""
        try:
            looked = await self._look()
            await self._sign_grown(younger)
            if looked:
                self._resume()
        except BrokenPromiseError as broken:
            self._halt(broken)
        except PromiseFileError as trouble:
            _log.error("checkpoints-not-signed", because=str(trouble))

    async def _look(self) -> bool:
        """Compares the log with what was promised; whether that was possible. Where partitions lie
        on several machines, one that is away is compared once it is back, before it is signed."""
        try:
            epochs = len(await self._guard.look(self._pool))
        except Exception as trouble:
            if not (self._log.distributed and is_outage(trouble)):
                raise
            return False
        if self._epochs not in (None, epochs):
            self._forget()
        self._epochs = epochs
        return True

    def _halt(self, broken: BrokenPromiseError) -> None:
        """Takes nothing in any more; says so once."""
        if self._log.halted is None:
            _log.error("log-is-not-as-promised", because=str(broken), remedy=REMEDY)
        self._log.halted = str(broken)

    def _resume(self) -> None:
        if self._log.halted is not None:
            self._forget()
            _log.info("log-goes-on-in-a-new-epoch")
        self._log.halted = None

    async def _sign_grown(self, younger: float) -> None:
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
        found = await merkle_roots.roots(queries, ends)
        tops = {one: top for one, top in sorted(found.items()) if top.size}
        if not tops:
            return ()
        epoch = await self._guard.promise(queries, tops)
        notes = [self._note(one, top, epoch) for one, top in tops.items()]
        kept = await queries.fetch(
            _STORE,
            [one.partition for one in notes],
            [one.size for one in notes],
            [one.note for one in notes],
            [ends[one.partition] for one in notes],
        )
        return [SignedCheckpoint(**row) for row in kept]

    def _note(self, partition: int, top: Top, epoch: int) -> SignedCheckpoint:
        origin = self._guard.identity.log(partition, epoch).origin
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

    async def dated(self, game_id: str, version: int, witnesses: Sequence[str]) -> DatedLink | None:
        """The proof that the link with an event is in the log, under the first checkpoint that one
        of the witnesses has cosigned since; None if there is none yet."""
        partition, tree, index = await self.leaf(game_id, version)
        found = await rows(
            self._pool, SignedCheckpoint, _COSIGNED, partition, index + 1, list(witnesses)
        )
        if not found:
            return None
        path = tuple(step.hex() for step in await tree.inclusion(index, found[0].size))
        return DatedLink(version=version, index=index, path=path, checkpoint=found[0].note)

    async def leaf(self, game_id: str, version: int) -> tuple[int, MerkleLog, int]:
        """Where the link with an event is: its partition, the log of that, the number of its
        leaf."""
        partition = self._log.partition(game_id)
        tree = MerkleLog(self._pool, partition)
        return partition, tree, await tree.leaf(game_id, version)

    async def inclusion(self, game_id: str, version: int) -> Inclusion:
        """The proof that an event is in its partition's log, as a part of its link, under the first
        checkpoint that covers it, which is signed now if there is none."""
        partition, tree, index = await self.leaf(game_id, version)
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
        await self._pool.execute(_SAY, list(self._guard.identity.notes))

    async def epoch_notes(self) -> tuple[str, ...]:
        """The notes of all epochs from the second one on, oldest first."""
        return tuple(await stored_notes(self._pool))

    async def epochs(self) -> tuple[tuple[Epoch, str], ...]:
        """The same notes, and what they say."""
        keys = [PublicKey.parse(one) for one in await self.keys()]
        return tuple((read_epoch(note, keys), note) for note in await self.epoch_notes())

    async def key_notes(self) -> tuple[str, ...]:
        """What was ever said about keys, oldest first."""
        return tuple(row["note"] for row in await self._pool.fetch(_KEY_NOTES))

    async def keys(self) -> tuple[str, ...]:
        """Every public key that was ever signed with, oldest first."""
        return tuple(row["key"] for row in await self._pool.fetch(_KEYS))

    async def _now(self, partition: int) -> SignedCheckpoint:
        """The checkpoint of a log that has a link, up to its end."""
        head = await self._log.head(partition)
        try:
            (signed,) = await self._sign(self._pool, {partition: head})
        except BrokenPromiseError as broken:
            self._halt(broken)
            raise refused(kinds.UNAVAILABLE, NOT_SIGNED) from None
        return signed
