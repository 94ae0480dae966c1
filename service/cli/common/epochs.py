"""Beginning an epoch, for commands of the operator."""

from collections.abc import Sequence
from typing import Final

from events.checkpoints import LogName
from events.database import Queries
from events.epochs import Epoch
from events.keys import SigningKey
from events.layout import layout
from events.notes import NoteError
from service.audit import epochs
from service.audit.consistency import (
    BrokenPromiseError,
    LogIdentity,
    departures,
    known_epochs,
)
from service.audit.epochs import Loss
from service.audit.keys import key_file, stored_notes
from service.audit.promises import PromiseFile, Promises
from service.cli.common.signing import key_in_use
from service.cli.common.words import Count, say
from service.settings import Settings

_SIGNED: Final = "SELECT EXISTS (SELECT FROM root_checkpoints)"


async def identity(queries: Queries, settings: Settings) -> LogIdentity:
    """Who signs the log of a database; CommandError if the key is not there."""
    key = SigningKey.parse(key_in_use(settings).read_text().strip())
    return LogIdentity(key=key, partitions=await layout(queries), notes=stored_notes(settings))


async def begun(
    queries: Queries,
    settings: Settings,
    loss: Loss,
    *,
    others: Sequence[Promises] = (),
    anyway: bool = False,
) -> Epoch:
    """The epoch that begins now."""
    who = await identity(queries, settings)
    file = PromiseFile.of(settings)
    return await epochs.begin(queries, file, who, loss, others=others, anyway=anyway)


def describe_epoch(epoch: Epoch) -> str:
    """An epoch that has begun, for people."""
    told = [one for one in epoch.logs if isinstance(one.log, LogName)]
    shorter = [one for one in told if one.kept < one.promise.size]
    leaves = sum(one.promise.size - one.kept for one in shorter)
    games = None if epoch.games is None else Count(epoch.games.count)
    lost = {"leaves": Count(leaves), "logs": len(shorter), "games": games}
    return f"{say('epoch.begun', epoch=epoch.number, **lost)}\n"


async def demanded(queries: Queries, settings: Settings) -> str | None:
    """Why a restored log may only be served in a new epoch; None if it may go on, or if the key
    that signs it is not here."""
    if not key_file(settings).exists():
        return None
    who = await identity(queries, settings)
    promises = PromiseFile.of(settings).read()
    if not promises.logs and await queries.fetchval(_SIGNED):
        return say("epoch.promises-unknown")
    try:
        known = await known_epochs(queries, promises, who)
    except NoteError as trouble:
        return say("epoch.notes-unfit", trouble=trouble)
    found = await departures(queries, promises, known, who)
    return str(BrokenPromiseError.of(found)) if found else None
