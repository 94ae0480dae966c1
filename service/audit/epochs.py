"""Beginning an epoch: the operator says that the log has lost something, and why."""

import sys
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from msgspec import Struct

from events import epochs
from events.checkpoints import LogName, RootLog
from events.database import Queries
from events.epochs import Epoch, LostGames, OldLog, Promise
from events.keys import PublicKey
from events.merkle_log import MerkleLog
from events.root_log import RootTree
from service.audit.consistency import (
    LogIdentity,
    departure,
    departures,
    known_epochs,
    number_of,
    read_promise,
    store,
    stored_notes,
    trusted,
)
from service.audit.promises import PromiseFile, Promises

_BELOW: Final = (
    "SELECT size, root, at FROM root_leaves"
    " WHERE epoch = $1 AND partition = $2 AND size <= $3 AND number < $4 ORDER BY size DESC"
)
_STORED: Final = "SELECT note FROM root_checkpoints WHERE epoch = $1 ORDER BY size DESC LIMIT 100"
_EPOCHS: Final = "SELECT DISTINCT epoch FROM root_checkpoints"

_ON_THE_WAY: Final = timedelta(minutes=1)
"""What was recorded for so long before a checkpoint was written may not be in it yet."""


class NothingLostError(Exception):
    """The log is as it was promised, as far as is known, so no epoch has to begin."""


class Loss(Struct, frozen=True, kw_only=True):
    """What the operator says: why, when it was noticed, and which games have lost something, if
    that is known."""

    reason: str
    at: datetime
    games: LostGames | None = None


async def begin(
    queries: Queries,
    file: PromiseFile,
    identity: LogIdentity,
    loss: Loss,
    *,
    others: Sequence[Promises] = (),
    anyway: bool = False,
) -> Epoch:
    """Begins the next epoch: its note is signed and written into the file and the database.

    `others` is what other machines have promised. NothingLostError unless the log has departed from
    some promise, or the epoch begins `anyway`; NoteError if the reason cannot be in a note.
    """
    promises = await _heard(queries, _together(file.read(), others), identity)
    known = await known_epochs(queries, promises, identity)
    departed = await departures(queries, promises, known, identity)
    if not departed and not anyway:
        raise NothingLostError
    epoch = Epoch(
        name=identity.key.public.name,
        number=number_of(known) + 1,
        since=_spelt(loss.at),
        reason=loss.reason,
        games=loss.games,
        logs=await _old_logs(queries, promises, known, identity),
    )
    note = epoch.signed(identity.key)
    file.add(promises.with_epochs([*await stored_notes(queries), note]))
    await store(queries, {epoch.number: note})
    return epoch


def _together(own: Promises, others: Sequence[Promises]) -> Promises:
    for one in others:
        own = own.with_logs({origin: head.promise for origin, head in one.logs.items()})
        own = own.with_epochs(one.epochs)
    return own


async def _heard(queries: Queries, promises: Promises, identity: LogIdentity) -> Promises:
    """The same with the last checkpoints that the database has."""
    found: dict[str, Promise] = {}
    for row in await queries.fetch(_EPOCHS):
        log = identity.root(row["epoch"])
        for one in await queries.fetch(_STORED, log.epoch):
            promise = read_promise(one["note"], await trusted(queries, promises, identity))
            if promise is None:
                continue
            found[log.origin] = promise
            tree = RootTree(queries, log, identity.partitions)
            for leaf in (await tree.last(range(identity.partitions), promise.size)).values():
                origin = identity.log(leaf.partition, log.epoch).origin
                found[origin] = Promise(leaf.size, leaf.root)
            break
    return promises.with_logs(found)


async def _old_logs(
    queries: Queries, promises: Promises, known: Sequence[Epoch], identity: LogIdentity
) -> tuple[OldLog, ...]:
    """The logs of the epoch that ends, and older ones of which earlier notes say too little."""
    current, owned = number_of(known), epochs.promised(known)
    keys = await trusted(queries, promises, identity)
    found: list[OldLog] = []
    signed: dict[int, int] = {}
    for origin, head in promises.logs.items():
        log = identity.named(origin)
        said = owned.get(origin)
        if log is None or (log.epoch < current and said and said.size >= head.size):
            continue
        if isinstance(log, RootLog):
            found.append(OldLog(log=log, promise=head.promise, kept=0))
        else:
            if log.epoch not in signed:
                root = identity.root(log.epoch)
                signed[log.epoch] = await _signed(queries, root, identity.partitions, keys)
            most = signed[log.epoch]
            found.append(await _old_log(queries, log, head.promise, identity.partitions, most))
    return tuple(sorted(found, key=_place))


def _place(one: OldLog) -> tuple[int, int]:
    """The logs of an epoch in the order of their partitions, before its root log."""
    place = sys.maxsize if isinstance(one.log, RootLog) else one.log.partition
    return one.log.epoch, place


async def _signed(
    queries: Queries, log: RootLog, partitions: int, keys: Sequence[PublicKey]
) -> int:
    """How many leaves of a root log are certainly those that were signed."""
    for row in await queries.fetch(_STORED, log.epoch):
        promise = read_promise(row["note"], keys)
        if promise is not None and await departure(queries, log, promise, partitions) is None:
            return promise.size
    return 0


async def _old_log(
    queries: Queries, log: LogName, promise: Promise, partitions: int, signed: int
) -> OldLog:
    """What is still there of a partition's log for certain: all, or the leaves of the largest
    checkpoint among the first `signed` leaves of the root log that it begins with."""
    if log.partitions != partitions:
        return OldLog(log=log, promise=promise, kept=0)
    whole = await departure(queries, log, promise, partitions) is None
    tree = MerkleLog(queries, log.partition)
    most = min(await tree.size(), promise.size)
    for row in await queries.fetch(_BELOW, log.epoch, log.partition, most, signed):
        if await tree.root(row["size"]) == row["root"]:
            kept = promise.size if whole else int(row["size"])
            return OldLog(
                log=log, promise=promise, kept=kept, lost_from=_spelt(row["at"] - _ON_THE_WAY)
            )
    return OldLog(log=log, promise=promise, kept=promise.size if whole else 0)


def _spelt(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ").replace(".000000Z", "Z")
