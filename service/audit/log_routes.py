"""The logs for third parties: the words of witnesses, and tiles to work out roots from."""

from typing import Final

from litestar import Response

from events.keys import PublicKey
from service.audit.cosigning import CosigningError
from service.audit.parts import AuditParts
from service.audit.schemas import CheckpointShown, Cosigned
from service.audit.tiles import TilePathError, wanted
from service.http.call import Call, Nothing
from service.http.operation import OCTETS, Answer, operation
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
    """Hand in what a witness says about a checkpoint (C2SP tlog-cosignature).

    Witnesses are known to the operator; words of others are refused. From then on the line stands
    under the checkpoint wherever it is shown.
    """
    keys = [PublicKey.parse(one) for one in await call.parts.checkpointer.keys()]
    try:
        partition, size = await call.parts.cosigner.take(call.body.note, keys)
    except CosigningError as trouble:
        raise refused(kinds.UNKNOWN_NOTE, str(trouble), field="note") from None
    (signed,) = await call.parts.checkpointer.of(partition, size, 1)
    shown = CheckpointShown(partition=signed.partition, size=signed.size, note=signed.note)
    return json(shown)


@operation(
    "GET",
    "/v1/logs/{partition}/checkpoint",
    tag="auditing",
    answers=(Answer(200, str, (TEXT,)),),
    problems=(kinds.NOT_FOUND,),
)
async def get_log_checkpoint(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """The last checkpoint of a partition's log, as C2SP tlog-tiles has it."""
    signed = await call.parts.checkpointer.last(_partition(call))
    if signed is None:
        raise refused(kinds.NOT_FOUND, "Nothing is in this log yet.")
    return sent(signed.note.encode(), media=f"{TEXT}; charset=utf-8")


@operation(
    "GET",
    "/v1/logs/{partition}/tile/{level}/{number}",
    tag="auditing",
    answers=(Answer(200, bytes, (OCTETS,)),),
    problems=(kinds.NOT_FOUND,),
)
async def get_tile(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """A tile of a partition's log: 256 hashes of a level, or 256 entries (C2SP tlog-tiles).

    Third parties work out roots from tiles, and see by the entries when a game has two heads at
    one version. `level` is 0 to 5 or `entries`.
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
    """A tile that is not full yet (`067.p/9`), or one of a larger number (`x001/067`)."""
    return await _tile(call, "number", "more")


@operation(
    "GET",
    "/v1/logs/{partition}/tile/{level}/{number}/{more}/{rest}",
    tag="auditing",
    answers=(Answer(200, bytes, (OCTETS,)),),
    problems=(kinds.NOT_FOUND,),
)
async def get_large_tile_part(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """A tile of a larger number that is not full yet (`x001/067.p/9`)."""
    return await _tile(call, "number", "more", "rest")


async def _tile(call: Call[AuditParts, None, Nothing], *names: str) -> Response[bytes]:
    """The tile of these parts of the path. A full one never changes."""
    partition = _partition(call)
    try:
        one = wanted(call.path("level"), "/".join(call.path(name) for name in names))
    except TilePathError as trouble:
        raise refused(kinds.NOT_FOUND, str(trouble)) from None
    found = await call.parts.checkpointer.tile(partition, one)
    if found is None:
        raise refused(kinds.NOT_FOUND, "The log has no such tile yet.")
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}
    return sent(found, headers=headers, media=OCTETS)


def _partition(call: Call[AuditParts, None, Nothing]) -> int:
    """The partition in the path."""
    text, last = call.path("partition"), call.parts.log.partitions - 1
    number = text.isdecimal() and text.isascii() and len(text) <= len(str(last))
    if not number or int(text) > last:
        raise refused(kinds.NOT_FOUND, f"Partitions are 0 to {last}.")
    return int(text)
