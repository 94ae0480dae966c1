"""Answers are compressed, in the coding that the client likes best.

What is short, not text, a live stream, or coded already goes as it is. A compressed body is another
representation, so its strong `ETag` becomes a weak one, and `Vary` tells caches what it depends on
(RFC 9110, 8.8.1 and 12.5.5). What is the same for everybody as long as the process runs (the
contract, built files) is compressed once and kept; a long body is compressed in a thread, so that
nobody waits for it but who has asked. Nothing that is sent depends on cookies, so a page of a
stranger cannot guess at secrets by lengths (BREACH): it would need the token first.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Final, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from service.http.codings import (
    QUICK,
    THOROUGH,
    Coding,
    Compressor,
    compressed,
    compressor,
    plain_refused,
    preferred,
)
from service.http.varying import Headers, varied

LEAST: Final = 1024
"""Bytes of a body that is worth compressing."""
LONG: Final = 65_536
"""Bytes of a body that is compressed in a thread: about half a millisecond of work."""
KEPT: Final = 256
"""Bodies that are kept at most; there are fewer constant ones."""

_CONSTANT: Final = "kronika.constant"
_TEXT: Final = re.compile(
    rb"text/(?!event-stream)|image/svg\+xml|application/(x-nd|[\w.-]+\+)?json"
)
_ASKED: Final = b"Accept-Encoding"
_BODILESS: Final = (204, 304)


def constant(scope: Scope, name: str) -> None:
    """Notes that the answer of this request is the same for everybody while the process runs;
    `name` tells it from others."""
    cast(dict[str, Any], scope)[_CONSTANT] = name


def compression(app: ASGIApp) -> ASGIApp:
    """The middleware."""
    kept = Kept(KEPT)

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        await app(scope, receive, _Answer(scope, send, kept).tell)

    return run


class Kept:
    """Compressed bodies of constant answers."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bodies: OrderedDict[tuple[str, Coding], bytes] = OrderedDict()

    async def body(self, name: str, body: bytes, coding: Coding) -> bytes:
        """A body in a coding, compressed thoroughly the first time that it is asked for."""
        found = self._bodies.get((name, coding))
        if found is None:
            found = await asyncio.to_thread(compressed, body, coding, THOROUGH[coding])
            self._bodies[name, coding] = found
            if len(self._bodies) > self._most:
                self._bodies.popitem(last=False)
        return found


class _Answer:
    """One answer on its way: its head waits for the first bytes of the body."""

    def __init__(self, scope: Scope, send: Send, kept: Kept) -> None:
        self._scope = scope
        self._send = send
        self._kept = kept
        self._head: dict[str, Any] | None = None
        self._coding: Coding | None = None
        self._stream: Compressor | None = None

    async def tell(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            await self._begin(cast(dict[str, Any], message))
        elif message["type"] == "http.response.body" and self._coding is not None:
            await self._go_on(self._coding, message["body"], message.get("more_body", False))
        else:
            await self._send(message)

    async def _begin(self, head: dict[str, Any]) -> None:
        headers: Headers = list(head["headers"])
        accepted = _header(self._scope["headers"], b"accept-encoding")
        asked = None if accepted is None else accepted.decode("latin-1")
        if head["status"] in _BODILESS:
            known = _header(self._scope["headers"], b"if-none-match") or b""
            head["headers"] = _not_modified(headers, known)
        elif _compressible(headers, least=1 if plain_refused(asked) else LEAST):
            self._coding = preferred(asked)
            head["headers"] = varied(headers, _ASKED)
            if self._coding is not None:
                head["headers"] = _coded(head["headers"], self._coding)
                self._head = head
                return
        await self._send(cast(Message, head))

    async def _go_on(self, coding: Coding, body: bytes, more: bool) -> None:
        whole = self._head is not None and not more
        if whole:
            body = await self._whole(coding, body)
        else:
            self._stream = self._stream or compressor(coding)
            body = self._stream.piece(body) if body else b""
            body += b"" if more else self._stream.end()
        if self._head is not None:
            head, self._head = self._head, None
            if whole and body:
                head["headers"].append((b"content-length", b"%d" % len(body)))
            await self._send(cast(Message, head))
        await self._send({"type": "http.response.body", "body": body, "more_body": more})

    async def _whole(self, coding: Coding, body: bytes) -> bytes:
        name = cast(dict[str, Any], self._scope).get(_CONSTANT)
        if not body:  # of a HEAD: the length of what it stands for is not known
            return body
        if name is not None:
            return await self._kept.body(name, body, coding)
        if len(body) > LONG:
            return await asyncio.to_thread(compressed, body, coding, QUICK[coding])
        return compressed(body, coding, QUICK[coding])


def _header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> bytes | None:
    found = [value for one, value in headers if one.lower() == name]
    return b", ".join(found) if found else None


def _compressible(headers: Headers, *, least: int) -> bool:
    """Whether a body with these headers gains by compression, and may be compressed."""
    length = _header(headers, b"content-length")
    return (
        _TEXT.match(_header(headers, b"content-type") or b"") is not None
        and _header(headers, b"content-encoding") is None
        and b"no-transform" not in (_header(headers, b"cache-control") or b"")
        and (length is None or int(length) >= least)
    )


def _coded(headers: Headers, coding: Coding) -> Headers:
    """The headers of a body in a coding, without its length."""
    rest = [
        (name, _weak(value) if name.lower() == b"etag" else value)
        for name, value in headers
        if name.lower() != b"content-length"
    ]
    return [*rest, (b"content-encoding", coding.encode())]


def _not_modified(headers: Headers, known: bytes) -> Headers:
    """The headers of a 304: the `ETag` as the client has it, so that a cache finds what it is to
    keep (RFC 9111, 4.3.4)."""
    etag = _header(headers, b"etag")
    if etag is None:
        return headers
    weak = _weak(etag) in [one.strip() for one in known.split(b",")]
    kept = [
        (name, _weak(value) if weak and name.lower() == b"etag" else value)
        for name, value in headers
    ]
    return varied(kept, _ASKED)


def _weak(etag: bytes) -> bytes:
    return etag if etag.startswith(b"W/") else b"W/" + etag
