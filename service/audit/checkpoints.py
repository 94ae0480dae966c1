"""Checkpoints: the logs of all partitions, signed together as leaves of the root log."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime

import structlog

from events import merkle_roots
from events.checkpoints import Checkpoint, RootLog
from events.cosignatures import cosigned
from events.database import is_outage
from events.epochs import Epoch
from events.epochs import read as read_epoch
from events.keys import PublicKey
from events.log import Log
from events.merkle_roots import Top
from events.ml_dsa import MlDsaSigningKey
from events.root_log import LostLeavesError, RootTree, alone, grow
from games.kernel.sentence import Sentence
from projections.database import Pool
from referee.problems import kinds
from referee.problems.problem import refused
from service.audit.consistency import (
    REMEDY,
    BrokenPromiseError,
    ConsistencyGuard,
    stored_notes,
)
from service.audit.promises import PromiseFileError
from service.audit.root_checkpoints import RootCheckpoints, SignedCheckpoint

_log = structlog.get_logger()

_KEYS = "SELECT key FROM signing_keys ORDER BY since, key"
_REGISTER = "INSERT INTO signing_keys (key) VALUES ($1) ON CONFLICT DO NOTHING"
_KEY_NOTES = "SELECT note FROM key_notes ORDER BY since, note"
_SAY = "INSERT INTO key_notes (note) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING"
_IN_HAND = """
SELECT w.partition FROM unnest($2::int[], $3::bigint[]) AS w (partition, head) LEFT JOIN LATERAL (
    SELECT l.position, l.at FROM root_leaves l
    WHERE l.epoch = $1 AND l.partition = w.partition ORDER BY l.size DESC LIMIT 1
) l ON true
WHERE w.head > coalesce(l.position, 0)
    AND (l.at IS NULL OR l.at <= clock_timestamp() - make_interval(secs => $4))
"""

NOT_SIGNED = Sentence("not-signed")
"""The log is not the one that was signed before."""


class Checkpointer:
    """Every `pause` seconds adds a leaf to the root log for every partition that has grown, and
    signs it."""

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
        self._signing = asyncio.Lock()  # or all connections would be taken by those that wait
        self.ml_dsa = MlDsaSigningKey.of(self._key)
        """The other key that signs the root log."""
        self.signed = RootCheckpoints(pool)
        """What was signed."""

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
        epoch, heads = await self._guard.epoch(self._pool), await self._log.heads()
        rows = await self._pool.fetch(_IN_HAND, epoch, list(heads), list(heads.values()), younger)
        await self._sign({row["partition"]: heads[row["partition"]] for row in rows})

    async def _sign(self, ends: Mapping[int, int]) -> SignedCheckpoint | None:
        """The checkpoint of the root log with the logs of some partitions up to a position, signed
        now if it is not yet; None if there is no leaf, or if a new epoch begins just now."""
        async with self._signing:
            return await self._sign_alone(ends)

    async def _sign_alone(self, ends: Mapping[int, int]) -> SignedCheckpoint | None:
        tops = {one: top for one, top in (await self._tops(ends)).items() if top.size}
        if not tops:
            return await self._sign_root(await self._guard.epoch(self._pool))
        epoch = await self._guard.promise(self._pool, tops)
        async with self._pool.acquire() as connection:
            await grow(connection, self.root(epoch), self._log.partitions, tops, ends)
        return await self._sign_root(epoch)

    async def _tops(self, ends: Mapping[int, int]) -> Mapping[int, Top]:
        """The logs of some partitions up to a position. Where these lie on several machines, one
        that is away stops only its own: what it has is signed once it is back."""
        if not self._log.distributed:
            async with self._pool.acquire() as connection:
                return await merkle_roots.roots(connection, ends)
        found: dict[int, Top] = {}
        for partition, end in ends.items():
            try:
                queries = self._log.places.of(partition)
                found |= await merkle_roots.roots(queries, {partition: end})
            except Exception as trouble:
                if not is_outage(trouble):
                    raise
        return found

    async def _sign_root(self, epoch: int) -> SignedCheckpoint | None:
        """The checkpoint over all leaves of the root log that there are by now. Processes sign one
        after the other, so that no smaller one comes to stand before one that was shown."""
        async with self._pool.acquire() as connection, alone(connection):
            log, signed = self.root(epoch), RootCheckpoints(connection)
            tree = RootTree(connection, log, self._log.partitions)
            size = await tree.size()
            there = await signed.covering(epoch, size) if size else None
            if there is not None or not size:
                return there
            try:
                top = Top(size, await tree.root(size))
            except LostLeavesError as lost:
                raise BrokenPromiseError(f"the root log has lost {lost}") from None
            if not await self._guard.promise_root(connection, log, top):
                return None
            note = self.sign(Checkpoint(origin=log.origin, size=size, root=top.root))
            note += cosigned(note, self.ml_dsa.renamed(log.origin), datetime.now(UTC))
            return await signed.store(epoch, size, note)

    def root(self, epoch: int) -> RootLog:
        """The root log of an epoch."""
        return self._guard.identity.root(epoch)

    def origin(self, partition: int, epoch: int) -> str:
        """The origin of a partition's log in an epoch."""
        return self._guard.identity.log(partition, epoch).origin

    def tree(self, epoch: int) -> RootTree:
        """Its leaves."""
        return RootTree(self._pool, self.root(epoch), self._log.partitions)

    async def now(self, partition: int) -> SignedCheckpoint:
        """A checkpoint of the root log with the log of a partition that has a link, up to its
        end."""
        try:
            while (signed := await self._sign(await self._end(partition))) is None:
                await asyncio.sleep(0)  # a new epoch begins
        except BrokenPromiseError as broken:
            self._halt(broken)
            raise refused(kinds.UNAVAILABLE, NOT_SIGNED) from None
        return signed

    async def _end(self, partition: int) -> Mapping[int, int]:
        return {partition: await self._log.head(partition)}

    async def of_partition(self, partition: int) -> Checkpoint | None:
        """The last checkpoint of a partition's log that is in the signed root log; None if there
        is none."""
        last = await self.signed.latest()
        if last is None:
            return None
        tree = self.tree(last.epoch)
        leaf = (await tree.last([partition], last.size)).get(partition)
        return None if leaf is None else tree.checkpoint(partition, leaf.size, leaf.root)

    def sign(self, checkpoint: Checkpoint) -> str:
        """The note of a checkpoint that is promised already, with the signature that everybody can
        check."""
        return checkpoint.signed(self._key.renamed(checkpoint.origin))

    async def register(self) -> None:
        """Publishes the key of this process, and what lies beside it."""
        await self._pool.execute(_REGISTER, str(self._key.public))
        await self._pool.execute(_SAY, list(self._guard.identity.notes))

    async def consistency(self, epoch: int, old: int, size: int) -> Sequence[bytes]:
        """The proof that the root log of `size` leaves begins with that of `old`."""
        return await self.tree(epoch).consistency(old, size)

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
