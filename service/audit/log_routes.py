"""The logs for third parties, as C2SP tlog-tiles has them: checkpoints, and tiles to work out roots
from. `service.audit.tiles` says what the paths mean."""

from typing import Final

from litestar import Response

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from service.audit.parts import AuditParts
from service.audit.tiles import TilePathError, TileWanted, wanted
from service.http.call import Call, Nothing
from service.http.operation import OCTETS, TEXT, Answer, operation
from service.http.replies import sent

_FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_NOTE: Final = (Answer(200, str, (TEXT,)),)
_TILE: Final = (Answer(200, bytes, (OCTETS,)),)
_GONE: Final = (kinds.NOT_FOUND,)


@operation(
    "GET",
    "/v1/log/checkpoint",
    tag="auditing",
    answers=_NOTE,
    problems=_GONE,
)
async def get_log_checkpoint(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """Get the latest checkpoint of the root log (C2SP tlog-tiles).

    A signed note with the size and the root of the log, and the cosignatures of its witnesses. The
    leaves of the root log are checkpoints of the logs of partitions, so this note stands for all
    moves. If the service altered its log, it could no longer prove consistency with an older
    checkpoint.
    """
    signed = await call.parts.checkpointer.signed.latest()
    if signed is None:
        raise refused(kinds.NOT_FOUND, Sentence("log-empty"))
    return sent(signed.note.encode(), media=TEXT)


@operation(
    "GET",
    "/v1/log/partitions/{partition}/checkpoint",
    tag="auditing",
    answers=_NOTE,
    problems=_GONE,
)
async def get_partition_checkpoint(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """Get the latest checkpoint of a partition that is in the root log (C2SP tlog-tiles).

    Each leaf of a partition's log is a link: a group of events that was recorded together, usually
    a move, and has one hash. The note is signed when it is requested; what proves that everybody
    is shown the same one is that its text is a leaf of the root log.
    """
    found = await call.parts.checkpointer.of_partition(_partition(call))
    if found is None:
        raise refused(kinds.NOT_FOUND, Sentence("log-empty"))
    return sent(call.parts.checkpointer.sign(found).encode(), media=TEXT)


@operation(
    "GET",
    "/v1/log/tile/{level}/{number}",
    tag="auditing",
    answers=_TILE,
    problems=_GONE,
)
async def get_log_tile(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """Get a tile of the root log (C2SP tlog-tiles).

    Returns 256 hashes of a level or, with level `entries`, 256 entries: the texts of checkpoints of
    partitions. Full tiles never change and may be stored for ever.
    """
    return await _of_root(call, "number")


@operation(
    "GET",
    "/v1/log/tile/{level}/{number}/{more}",
    tag="auditing",
    answers=_TILE,
    problems=_GONE,
)
async def get_log_tile_part(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """Get a partial tile of the root log (`067.p/9`) or one with a longer index (`x001/067`).

    A partial tile is what there was at one size of the log; the full one replaces it later.
    """
    return await _of_root(call, "number", "more")


@operation(
    "GET",
    "/v1/log/tile/{level}/{number}/{more}/{rest}",
    tag="auditing",
    answers=_TILE,
    problems=_GONE,
)
async def get_large_log_tile(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """Get a tile of the root log with an index of three parts (`x001/x234/067`, `x001/067.p/9`).

    Indexes have three digits in each part.
    """
    return await _of_root(call, "number", "more", "rest")


@operation(
    "GET",
    "/v1/log/tile/{level}/{number}/{more}/{rest}/{last}",
    tag="auditing",
    answers=_TILE,
    problems=_GONE,
)
async def get_largest_log_tile(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """Get a partial tile of the root log with an index of three parts (`x001/x234/067.p/9`).

    No longer paths are served.
    """
    return await _of_root(call, "number", "more", "rest", "last")


@operation(
    "GET",
    "/v1/log/partitions/{partition}/tile/{level}/{number}",
    tag="auditing",
    answers=_TILE,
    problems=_GONE,
)
async def get_partition_tile(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """Get a tile of a partition's log (C2SP tlog-tiles).

    Returns 256 hashes of a level or, with level `entries`, 256 log entries. Third parties can
    compute Merkle roots from tiles and detect a game that has two heads at one version.
    """
    return await _of_partition(call, "number")


@operation(
    "GET",
    "/v1/log/partitions/{partition}/tile/{level}/{number}/{more}",
    tag="auditing",
    answers=_TILE,
    problems=_GONE,
)
async def get_partition_tile_part(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """Get a partial tile of a partition (`067.p/9`) or one with a longer index (`x001/067`).

    Full tiles never change and may be stored for ever.
    """
    return await _of_partition(call, "number", "more")


@operation(
    "GET",
    "/v1/log/partitions/{partition}/tile/{level}/{number}/{more}/{rest}",
    tag="auditing",
    answers=_TILE,
    problems=_GONE,
)
async def get_large_partition_tile(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """Get a tile of a partition with an index of three parts (`x001/x234/067`, `x001/067.p/9`).

    A partial tile is what there was at one size of the log; the full one replaces it later.
    """
    return await _of_partition(call, "number", "more", "rest")


@operation(
    "GET",
    "/v1/log/partitions/{partition}/tile/{level}/{number}/{more}/{rest}/{last}",
    tag="auditing",
    answers=_TILE,
    problems=_GONE,
)
async def get_largest_partition_tile(call: Call[AuditParts, None, Nothing]) -> Response[bytes]:
    """Get a partial tile of a partition with an index of three parts (`x001/x234/067.p/9`).

    No longer paths are served.
    """
    return await _of_partition(call, "number", "more", "rest", "last")


async def _of_root(call: Call[AuditParts, None, Nothing], *names: str) -> Response[bytes]:
    """The tile of these parts of the path."""
    return _shown(await call.parts.tiles.of_root(_wanted(call, names)))


async def _of_partition(call: Call[AuditParts, None, Nothing], *names: str) -> Response[bytes]:
    """The same of the log of the partition in the path."""
    return _shown(await call.parts.tiles.of_partition(_partition(call), _wanted(call, names)))


def _wanted(call: Call[AuditParts, None, Nothing], names: tuple[str, ...]) -> TileWanted:
    try:
        return wanted(call.path("level"), "/".join(call.path(name) for name in names))
    except TilePathError as trouble:
        raise refused(kinds.NOT_FOUND, trouble.detail) from None


def _shown(tile: bytes | int) -> Response[bytes]:
    """A tile, or that the log has only so many leaves that are signed."""
    if isinstance(tile, int):
        raise refused(kinds.NOT_FOUND, Sentence("tile-not-yet", {"leaves": tile}))
    return sent(tile, headers=_FOR_EVER, media=OCTETS)


def _partition(call: Call[AuditParts, None, Nothing]) -> int:
    """The partition in the path."""
    text, last = call.path("partition"), call.parts.log.partitions - 1
    number = text.isdecimal() and text.isascii() and len(text) <= len(str(last))
    if not number or int(text) > last:
        raise refused(kinds.NOT_FOUND, Sentence("partitions-range", {"last": last}))
    return int(text)
