"""The mirror over HTTP (C2SP tlog-mirror; what is read, tlog-tiles). Both prefixes are the same
address.

| request | answer |
| --- | --- |
| `POST /add-checkpoint` | nothing, or why it is not taken |
| `POST /add-entries` | the mirror's cosignatures, or from where to go on |
| `GET /<SHA-256 of the origin, hex>/checkpoint` | the last one of which all entries are here |
| `GET /<the same>/tile/<level>/<number>`, `/tile/entries/<number>` | a tile, a bundle |
"""

import asyncio
import re
from http import HTTPStatus
from typing import Final

from litestar import Litestar, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from events.archive.object_store import ArchiveUnavailableError
from events.checkpoints import parsed
from events.notes import text_of
from service.cli.mirror.copy import WIDTH, CopyError, LogCopy, number_of
from service.cli.mirror.mirror import Mirror, Reply
from service.cli.mirror.upload import LONGEST, Upload
from service.cli.witness.cosigner import SIZE_TYPE, RefusedError

_PLAIN: Final = "text/plain; charset=utf-8"
_OCTETS: Final = "application/octet-stream"
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_TILE: Final = re.compile(r"/?(entries|[0-5])/((?:x\d{3}/)*\d{3})(?:\.p/([1-9]\d{0,2}))?")
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_MISSING: Final = Reply(HTTPStatus.NOT_FOUND, "that is not mirrored here\n")


def application(mirror: Mirror) -> Litestar:
    """What answers for a mirror."""

    @post("/add-checkpoint", status_code=HTTPStatus.OK)
    async def add_checkpoint(request: Request[None, None, State]) -> Response[str]:
        body = await request.body()
        try:
            return _answer(Reply(HTTPStatus.OK, await asyncio.to_thread(mirror.pending.add, body)))
        except RefusedError as refusal:
            kind = SIZE_TYPE if refusal.status is HTTPStatus.CONFLICT else None
            return _answer(Reply(refusal.status, refusal.text, kind))

    @post("/add-entries", status_code=HTTPStatus.OK)
    async def add_entries(request: Request[None, None, State]) -> Response[str]:
        packed = request.headers.get("content-encoding", "identity")
        if packed not in ("identity", "gzip"):
            because = "only gzip is unpacked here\n"
            return _answer(Reply(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, because))
        upload = Upload(request.stream(), gzip=packed == "gzip")
        try:
            return _answer(await mirror.add_entries(upload))
        except (ArchiveUnavailableError, CopyError) as trouble:
            return _answer(Reply(HTTPStatus.SERVICE_UNAVAILABLE, f"{trouble}\n"))

    @get("/{name:str}/checkpoint", sync_to_thread=True)
    def checkpoint(name: FromPath[str]) -> Response[str]:
        note = mirror.mirrored.note(name) if _HASH.fullmatch(name) else None
        return _answer(_MISSING if note is None else Reply(HTTPStatus.OK, note))

    @get("/{name:str}/tile/{path:path}")
    async def tile(name: FromPath[str], path: FromPath[str]) -> Response[bytes]:
        note = mirror.mirrored.note(name) if _HASH.fullmatch(name) else None
        wanted = _TILE.fullmatch(path)
        data = None
        if note is not None and wanted is not None:
            copy = await mirror.copy(parsed(text_of(note)).origin)
            try:
                data = await _tile(copy, *wanted.groups())
            except (ArchiveUnavailableError, CopyError):
                return Response(b"", status_code=HTTPStatus.SERVICE_UNAVAILABLE, media_type=_PLAIN)
        if data is None:
            return Response(_MISSING.text.encode(), status_code=_MISSING.status, media_type=_PLAIN)
        headers = {"Content-Type": _OCTETS, "Cache-Control": _FOR_EVER}
        return Response(data, headers=headers)

    return Litestar(
        [add_checkpoint, add_entries, checkpoint, tile],
        request_max_body_size=LONGEST,
        openapi_config=None,
    )


async def _tile(copy: LogCopy, level: str, number: str, width: str | None) -> bytes | None:
    """A tile or a bundle; None if it is not here."""
    wide, at = int(width or WIDTH), number_of(number)
    if wide > WIDTH or (width is not None and wide == WIDTH):
        return None
    if level == "entries":
        return await copy.bundle(at, wide)
    return await copy.tile(int(level), at, wide)


def _answer(reply: Reply) -> Response[str]:
    headers = {
        "Content-Type": reply.kind or _PLAIN,
        "Cache-Control": "no-store",
        "Accept-Encoding": "gzip",
    }
    return Response(reply.text, status_code=reply.status, headers=headers)
