"""Beginning an epoch: the operator says that the log has lost something, and why."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from msgspec import Struct

from events import checkpoints, epochs
from events.checkpoints import LogName, log_of
from events.database import Queries
from events.epochs import Epoch, LostGames, OldLog, Promise
from events.keys import PublicKey
from events.merkle_log import MerkleLog
from events.notes import NoteError
from service.audit.consistency import (
    LogIdentity,
    departure,
    departures,
    known_epochs,
    number_of,
    store,
    stored_notes,
    trusted,
)
from service.audit.promises import PromiseFile, Promises

_BELOW: Final = (
    "SELECT size, note, at FROM checkpoints WHERE partition = $1 AND size <= $2 ORDER BY size DESC"
)
_STORED: Final = "SELECT note FROM checkpoints WHERE partition = $1 ORDER BY size DESC LIMIT 1"


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
    keys = await trusted(queries, promises, identity)
    found: dict[str, Promise] = {}
    for partition in range(identity.partitions):
        for row in await queries.fetch(_STORED, partition):
            signed = _read(row["note"], keys)
            found |= signed
    return promises.with_logs(found)


def _read(note: str, keys: Sequence[PublicKey]) -> Mapping[str, Promise]:
    try:
        signed, _ = checkpoints.read(note, keys)
    except NoteError:
        return {}
    return {signed.origin: Promise(signed.size, signed.root)}


async def _old_logs(
    queries: Queries, promises: Promises, known: Sequence[Epoch], identity: LogIdentity
) -> tuple[OldLog, ...]:
    """The logs of the epoch that ends, and older ones of which earlier notes say too little."""
    current, owned = number_of(known), epochs.promised(known)
    keys = await trusted(queries, promises, identity)
    found: list[OldLog] = []
    for origin, head in promises.logs.items():
        log = log_of(origin, identity.key.public.name)
        said = owned.get(origin)
        if log is None or (log.epoch < current and said and said.size >= head.size):
            continue
        found.append(await _old_log(queries, log, head.promise, identity.partitions, keys))
    return tuple(sorted(found, key=lambda one: (one.log.epoch, one.log.partition)))


async def _old_log(
    queries: Queries, log: LogName, promise: Promise, partitions: int, keys: Sequence[PublicKey]
) -> OldLog:
    """What is still there of a log for certain: all, or the leaves of the largest checkpoint in the
    database that it begins with."""
    if log.partitions != partitions:
        return OldLog(log=log, promise=promise, kept=0)
    whole = await departure(queries, log, promise, partitions) is None
    tree = MerkleLog(queries, log.partition)
    leaves = await tree.size()
    for row in await queries.fetch(_BELOW, log.partition, min(leaves, promise.size)):
        root = await tree.root(row["size"])
        if any(one.root == root for one in _read(row["note"], keys).values()):
            kept = promise.size if whole else int(row["size"])
            return OldLog(
                log=log, promise=promise, kept=kept, lost_from=_spelt(row["at"] - _ON_THE_WAY)
            )
    return OldLog(log=log, promise=promise, kept=promise.size if whole else 0)


def _spelt(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ").replace(".000000Z", "Z")
