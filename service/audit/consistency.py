"""Is the log still the one that this service has promised?

What was promised lies outside of the database (`service.audit.promises`). It is compared with the
log when a process starts and before each checkpoint is signed, by the log's own Merkle tree: the
root over as many leaves as were promised has to be the one that was signed. That holds for the logs
of partitions and for the root log. A log that is shorter or other is not signed until the operator
has begun a new epoch (`events.epochs`).
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from events import checkpoints, epochs
from events.checkpoints import FIRST_EPOCH, LogName, RootLog, log_of, root_log_of
from events.database import Queries
from events.epochs import Epoch, Promise
from events.key_notes import terms
from events.keys import PublicKey, SigningKey
from events.merkle_log import MerkleLog
from events.merkle_roots import Top
from events.notes import NoteError
from events.root_log import LostLeavesError, RootTree
from events.stored_tree import StoredTree
from service.audit.promises import PromiseFile, Promises, ReadPromises
from verifier.words import why_in_words

_EPOCHS: Final = "SELECT note FROM epochs ORDER BY number"
_BEGIN: Final = (
    "INSERT INTO epochs (number, note) SELECT * FROM unnest($1::int[], $2::text[])"
    " ON CONFLICT DO NOTHING"
)
_KEYS: Final = "SELECT key FROM signing_keys"
_KEY_NOTES: Final = "SELECT note FROM key_notes"
_SIGNED: Final = (
    "SELECT epoch, size, note FROM root_checkpoints ORDER BY epoch DESC, size DESC LIMIT 1"
)


class Departure(Struct, frozen=True, kw_only=True):
    """A log that is not as it was promised; it has so many `leaves` now."""

    log: LogName | RootLog
    promise: Promise
    leaves: int

    def __str__(self) -> str:
        if self.leaves < self.promise.size:
            return (
                f"{self.log.origin} has {self.leaves} leaves, and {self.promise.size} were signed"
            )
        return f"the first {self.promise.size} leaves of {self.log.origin} are not those signed"


class BrokenPromiseError(Exception):
    """The log is not as it was promised, so nothing is signed."""

    @classmethod
    def of(cls, departures: Sequence[Departure]) -> "BrokenPromiseError":
        """The error of these logs, of which there is one at least."""
        more = f", and so are {len(departures) - 1} more logs" if len(departures) > 1 else ""
        return cls(f"the log is not the one that was signed: {departures[0]}{more}")


class LogIdentity(Struct, frozen=True, kw_only=True):
    """The service that a log belongs to: the key that signs it, and how it is laid out."""

    key: SigningKey
    partitions: int
    notes: tuple[str, ...] = ()
    """What is said of keys."""

    def log(self, partition: int, epoch: int) -> LogName:
        """The log of a partition in an epoch."""
        name = self.key.public.name
        return LogName(name=name, partitions=self.partitions, partition=partition, epoch=epoch)

    def root(self, epoch: int) -> RootLog:
        """The root log of an epoch."""
        return RootLog(name=self.key.public.name, epoch=epoch)

    def named(self, origin: str) -> LogName | RootLog | None:
        """The log of this service that has that origin; None if it has none."""
        name = self.key.public.name
        return log_of(origin, name) or root_log_of(origin, name)


async def departure(
    queries: Queries, log: LogName | RootLog, promise: Promise, partitions: int
) -> Departure | None:
    """How a log is not as it was promised; None if it is. That of a partition among another number
    of partitions is not there at all."""
    if isinstance(log, LogName) and log.partitions != partitions:
        return Departure(log=log, promise=promise, leaves=0)
    tree: StoredTree
    if isinstance(log, RootLog):
        tree = RootTree(queries, log, partitions)
    else:
        tree = MerkleLog(queries, log.partition)
    leaves = await tree.size()
    with suppress(LostLeavesError):
        if leaves >= promise.size and await tree.root(promise.size) == promise.root:
            return None
    return Departure(log=log, promise=promise, leaves=leaves)


async def departures(
    queries: Queries,
    promises: Promises,
    known: Sequence[Epoch],
    identity: LogIdentity,
    stored: Mapping[str, Promise] = MappingProxyType({}),
) -> tuple[Departure, ...]:
    """All logs that are not as they were promised, and not given up by the note of an epoch. Those
    whose promise is the checkpoint that the database has `stored` last are not looked at."""
    current, owned = number_of(known), epochs.promised(known)
    found: list[Departure] = []
    for origin, head in sorted(promises.logs.items()):
        log = identity.named(origin)
        if log is None or stored.get(origin) == head.promise:
            continue
        if log.epoch < current and _owned(head.promise, owned.get(origin)):
            continue
        departed = await departure(queries, log, head.promise, identity.partitions)
        found += [departed] if departed is not None else []
    return tuple(found)


def number_of(known: Sequence[Epoch]) -> int:
    """The number of the present epoch."""
    return known[-1].number if known else FIRST_EPOCH


def _owned(promise: Promise, said: Promise | None) -> bool:
    """Whether notes own up to a promise."""
    return said is not None and (promise.size < said.size or promise == said)


async def known_epochs(
    queries: Queries, promises: Promises, identity: LogIdentity
) -> tuple[Epoch, ...]:
    """The epochs that the database and the file tell of; NoteError if they contradict each other,
    or if somebody else has signed a note."""
    notes = dict.fromkeys([*promises.epochs, *await stored_notes(queries)])
    return epochs.in_order(notes, await trusted(queries, promises, identity)) if notes else ()


async def stored_notes(queries: Queries) -> Sequence[str]:
    """The notes of epochs in the database, oldest first."""
    return [row["note"] for row in await queries.fetch(_EPOCHS)]


async def store(queries: Queries, known: Mapping[int, str]) -> None:
    """Writes the notes of epochs, by their numbers, into the database."""
    if known:
        await queries.execute(_BEGIN, list(known), list(known.values()))


async def trusted(
    queries: Queries, promises: Promises, identity: LogIdentity
) -> Sequence[PublicKey]:
    """The keys that may have signed for this service: its own, those that this machine has signed
    with, and those that its own follows from."""
    own = identity.key.public
    keys = dict.fromkeys([own, *map(PublicKey.parse, promises.keys)])
    said = [*identity.notes, *(row["note"] for row in await queries.fetch(_KEY_NOTES))]
    for row in await queries.fetch(_KEYS):
        key = PublicKey.parse(row["key"])
        if key not in keys and _leads(key, own, said):
            keys[key] = None
    return tuple(keys)


def _leads(key: PublicKey, own: PublicKey, said: Iterable[str]) -> bool:
    try:
        return any(one.key == own for one in terms([key], dict.fromkeys(said)))
    except NoteError:
        return False


REMEDY: Final = 'kronika epoch begin --reason "what has happened"'
"""What the operator runs when the log is not as it was promised."""


class ConsistencyGuard:
    """Compares the log with what was promised, and writes down what is."""

    def __init__(self, file: PromiseFile, identity: LogIdentity) -> None:
        self.file = file
        self.identity = identity
        self._read: tuple[str, Promise | None] = ("", None)

    async def look(self, queries: Queries, *, thoroughly: bool = False) -> tuple[Epoch, ...]:
        """Compares what was promised; the epochs. BrokenPromiseError if the log is not as it was
        promised. Notes of epochs that only one side has are copied to the other, and what other
        machines have signed is written down as well.

        Logs whose last checkpoint is still in the database are only looked at `thoroughly`, or
        before they are signed again.
        """
        promises = await asyncio.to_thread(self.file.read)
        known = await self._agreed(queries, promises)
        stored = await self._stored(queries, promises)
        passed = {} if thoroughly else stored
        if found := await departures(queries, promises, known, self.identity, passed):
            raise BrokenPromiseError.of(found)
        logs = promises.with_logs(stored).logs
        if logs != promises.logs:
            await asyncio.to_thread(self.file.add, Promises(logs=logs))
        return known

    async def epoch(self, queries: Queries) -> int:
        """The number of the present epoch."""
        promises = await asyncio.to_thread(self.file.read)
        return number_of(await self._agreed(queries, promises))

    async def promise(self, queries: Queries, tops: Mapping[int, Top]) -> int:
        """Writes down that the logs of these partitions are about to be signed, as leaves of the
        root log; the epoch to sign them in. BrokenPromiseError if one of these logs is not as it
        was promised."""
        while True:
            promises = await asyncio.to_thread(self.file.read)
            epoch = number_of(await self._agreed(queries, promises))
            logs: dict[LogName | RootLog, Top] = {
                self.identity.log(one, epoch): top for one, top in tops.items()
            }
            root = await self._departed(queries, self.identity.root(epoch), promises)
            if root is not None:
                raise BrokenPromiseError.of([root])
            if await self._promised(queries, promises, logs):
                return epoch

    async def promise_root(self, queries: Queries, log: RootLog, top: Top) -> bool:
        """Writes down that the root log is about to be signed; False if another epoch has begun
        since its leaves were added. BrokenPromiseError if it is not as it was promised."""
        while True:
            promises = await asyncio.to_thread(self.file.read)
            if number_of(await self._agreed(queries, promises)) != log.epoch:
                return False
            if await self._promised(queries, promises, {log: top}):
                return True

    async def _promised(
        self, queries: Queries, promises: Promises, logs: Mapping[LogName | RootLog, Top]
    ) -> bool:
        """Writes promises down, unless the file says something else by now than was read of it;
        whether it does not."""
        checked = {log.origin: promises.of(log.origin) for log in logs}
        found = [await self._departed(queries, log, promises) for log in logs]
        if broken := [one for one in found if one is not None]:
            raise BrokenPromiseError.of(broken)
        fresh = {log.origin: Promise(top.size, top.root) for log, top in logs.items()}
        key = str(self.identity.key.public)
        seen = ReadPromises(logs=checked, epochs=promises.epochs)
        return await asyncio.to_thread(self.file.promise, seen, fresh, key)

    async def _departed(
        self, queries: Queries, log: LogName | RootLog, promises: Promises
    ) -> Departure | None:
        promise = promises.of(log.origin)
        if promise is None:
            return None
        return await departure(queries, log, promise, self.identity.partitions)

    async def _agreed(self, queries: Queries, promises: Promises) -> tuple[Epoch, ...]:
        """The epochs, which the database and the file both know from then on."""
        try:
            known = await known_epochs(queries, promises, self.identity)
        except NoteError as trouble:
            because = f"the notes of epochs do not fit: {why_in_words(trouble)}"
            raise BrokenPromiseError(because) from None
        stored = await stored_notes(queries) if known else []
        missing = {one.number: note for one, note in self._noted(known, promises, stored)}
        await store(queries, missing)
        if not {*stored} <= {*promises.epochs}:
            await asyncio.to_thread(self.file.add, Promises(epochs=tuple(stored)))
        return known

    @staticmethod
    def _noted(
        known: Sequence[Epoch], promises: Promises, stored: Sequence[str]
    ) -> Iterable[tuple[Epoch, str]]:
        """The epochs whose notes only the file has."""
        for note in promises.epochs:
            epoch = next((one for one in known if note.startswith(one.text)), None)
            if epoch is not None and note not in stored:
                yield epoch, note

    async def _stored(self, queries: Queries, promises: Promises) -> Mapping[str, Promise]:
        """The last checkpoint of the root log that the database has, and the last one of each
        partition in it, by origin; other machines may have signed them."""
        row = await queries.fetchrow(_SIGNED)
        if row is None:
            return {}
        if row["note"] != self._read[0]:
            keys = await trusted(queries, promises, self.identity)
            self._read = row["note"], read_promise(row["note"], keys)
        log, promise = self.identity.root(row["epoch"]), self._read[1]
        if promise is None:
            return {}
        tree = RootTree(queries, log, self.identity.partitions)
        leaves = await tree.last(range(self.identity.partitions), promise.size)
        return {log.origin: promise} | {
            self.identity.log(one.partition, log.epoch).origin: Promise(one.size, one.root)
            for one in leaves.values()
        }


def read_promise(note: str, keys: Sequence[PublicKey]) -> Promise | None:
    """What a checkpoint of the root log promises; None if none of the keys has signed it."""
    try:
        found, _, _ = checkpoints.read_root(note, keys)
    except NoteError:
        return None
    return Promise(found.size, found.root)
