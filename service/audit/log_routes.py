"""The logs for third parties: the words of witnesses, and tiles to work out roots from."""

from typing import Final

from litestar import Response

from events.checkpoints import FIRST_EPOCH
from events.epochs import Epoch
from events.keys import PublicKey
from games.kernel.sentence import Sentence
from service.audit.cosigning import CosigningError
from service.audit.parts import AuditParts
from service.audit.schemas import CheckpointShown, Cosigned, Epochs, EpochShown, OldLogShown
from service.audit.tiles import TilePathError, wanted
from service.http.call import Call, Nothing
from service.http.operation import OCTETS, Answer, operation
from service.http.paging import ListWanted, page_of
from service.http.replies import json, sent
from service.limits.budgets import Traffic
from service.problems import kinds
from service.problems.problem import refused

TEXT: Final = "text/plain"


@operation(
    "POST",
    "/v1/checkpoints/cosignatures",
    tag="auditing",
    answers=(Answer(200, CheckpointShown),),
    problems=(kinds.UNKNOWN_NOTE,),
    limit=Traffic.READING,
)
async def cosign_checkpoint(call: Call[AuditParts, Cosigned, Nothing]) -> Response[bytes]:
    """Submit a cosignature (C2SP tlog-cosignature).

    The service accepts cosignatures only from the witnesses that the operator has configured. From
    then on it shows the cosignature with the checkpoint.
    """
    keys = [PublicKey.parse(one) for one in await call.parts.checkpointer.keys()]
    try:
        partition, size = await call.parts.cosigner.take(call.body.note, keys)
    except CosigningError as trouble:
        raise refused(kinds.UNKNOWN_NOTE, trouble.detail, field="note") from None
    (signed,) = await call.parts.checkpointer.of(partition, size, 1)
    shown = CheckpointShown(partition=signed.partition, size=signed.size, note=signed.note)
    return json(shown)


@operation("GET", "/v1/epochs", tag="auditing", answers=(Answer(200, Epochs),))
async def list_epochs(call: Call[AuditParts, None, ListWanted]) -> Response[bytes]:
    """List the epochs of the log: when it has lost something that was signed, and why.

    After a restore from a backup, or a failover that lost transactions, the operator begins a new
    epoch. From then on checkpoints have another origin. Each note is signed, and says what was
    promised before and what is left of it.
    """
    known = await call.parts.checkpointer.epochs()
    shown = tuple(_epoch(epoch, note) for epoch, note in known)
    current = shown[-1].number if shown else FIRST_EPOCH
    page = page_of("epochs", shown, lambda one: str(one.number), call.query)
    return json(Epochs(current=current, items=page.items, next=page.next))


def _epoch(epoch: Epoch, note: str) -> EpochShown:
    logs = (
        OldLogShown(
            origin=one.log.origin,
            size=one.promise.size,
            root=one.promise.root.hex(),
            remaining=one.kept,
            lost_from=one.lost_from,
        )
        for one in epoch.logs
    )
    return EpochShown(
        number=epoch.number,
        since=epoch.since,
        reason=epoch.reason,
        logs=tuple(logs),
        lost_games=None if epoch.games is None else epoch.games.count,
        note=note,
    )


@operation(
    "GET",
    "/v1/logs/{partition}/checkpoint",
    tag="auditing",
    answers=(Answer(200, str, (TEXT,)),),
    problems=(kinds.NOT_FOUND,),
)
async def get_log_checkpoint(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """Get the latest checkpoint of a partition (C2SP tlog-tiles).

    A signed note with the size and the root of the log, and the cosignatures of its witnesses.
    """
    signed = await call.parts.checkpointer.last(_partition(call))
    if signed is None:
        raise refused(kinds.NOT_FOUND, Sentence("log-empty"))
    return sent(signed.note.encode(), media=f"{TEXT}; charset=utf-8")


@operation(
    "GET",
    "/v1/logs/{partition}/tile/{level}/{number}",
    tag="auditing",
    answers=(Answer(200, bytes, (OCTETS,)),),
    problems=(kinds.NOT_FOUND,),
)
async def get_tile(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """Get a tile (C2SP tlog-tiles).

    Returns 256 hashes of a level or, with level `entries`, 256 log entries. Third parties can
    compute Merkle roots from tiles and detect a game that has two heads at one version.
    """
    return await _tile(call, "number")


@operation(
    "GET",
    "/v1/logs/{partition}/tile/{level}/{number}/{more}",
    tag="auditing",
    answers=(Answer(200, bytes, (OCTETS,)),),
    problems=(kinds.NOT_FOUND,),
)
async def get_tile_part(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """Get a partial tile (`067.p/9`) or a tile with a longer index (`x001/067`).

    Full tiles never change and may be stored for ever.
    """
    return await _tile(call, "number", "more")


@operation(
    "GET",
    "/v1/logs/{partition}/tile/{level}/{number}/{more}/{rest}",
    tag="auditing",
    answers=(Answer(200, bytes, (OCTETS,)),),
    problems=(kinds.NOT_FOUND,),
)
async def get_large_tile_part(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """Get a partial tile with a longer index (`x001/067.p/9`).

    A partial tile is what there was at one size of the log; the full one replaces it later.
    """
    return await _tile(call, "number", "more", "rest")


async def _tile(call: Call[AuditParts, None, Nothing], *names: str) -> Response[bytes]:
    """The tile of these parts of the path. A full one never changes."""
    partition = _partition(call)
    try:
        one = wanted(call.path("level"), "/".join(call.path(name) for name in names))
    except TilePathError as trouble:
        raise refused(kinds.NOT_FOUND, trouble.detail) from None
    found = await call.parts.checkpointer.tile(partition, one)
    if found is None:
        raise refused(
            kinds.NOT_FOUND,
            Sentence("tile-not-yet", {"links": await call.parts.checkpointer.links(partition)}),
        )
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}
    return sent(found, headers=headers, media=OCTETS)


def _partition(call: Call[AuditParts, None, Nothing]) -> int:
    """The partition in the path."""
    text, last = call.path("partition"), call.parts.log.partitions - 1
    number = text.isdecimal() and text.isascii() and len(text) <= len(str(last))
    if not number or int(text) > last:
        raise refused(kinds.NOT_FOUND, Sentence("partitions-range", {"last": last}))
    return int(text)
