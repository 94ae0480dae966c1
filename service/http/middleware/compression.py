"""Answers are compressed, in the coding that the client likes best.

What is short, not text, a live stream, or coded already goes as it is. A compressed body is another
representation, so it has an `ETag` of its own (`referee.validators`), and `Vary`
tells caches what it depends on (RFC 9110, 8.8.3.3 and 12.5.5). What is the same for everybody as
long as the process runs (the contract, built files) is compressed once and kept; a long body is
compressed in a thread, so that nobody waits for it but who has asked. The one cookie counts for
pages of the service alone, so a page of a stranger cannot guess at secrets by lengths (BREACH):
what it asks for is answered as to anybody.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Final, cast

from litestar.types import HTTPResponseStartEvent, HTTPScope, Scope

from referee.validators import coded, uncoded
from service.http.middleware import request_headers
from service.http.middleware.codings import (
    QUICK,
    THOROUGH,
    Coding,
    Compressor,
    compressed,
    compressor,
    plain_refused,
    preferred,
)
from service.http.middleware.digests import HEADER, digest
from service.http.middleware.vary import Headers, varied

LEAST: Final = 1024
"""Bytes of a body that is worth compressing."""
LONG: Final = 65_536
"""Bytes of a body that is compressed in a thread: about half a millisecond of work."""
CACHED_BODIES: Final = 256
"""Compressed bodies that are cached at most; there are fewer constant ones."""

_CONSTANT: Final = "kronika.constant"
_TEXT: Final = re.compile(
    rb"text/(?!event-stream)|image/svg\+xml|application/(x-nd|[\w.-]+\+)?json"
)
_ASKED: Final = b"Accept-Encoding"
_DIGEST: Final = HEADER.lower().encode()
_BODILESS: Final = (204, 304)
_REFUSED: Final = 400


def constant(scope: Scope, name: str) -> None:
    """Notes that the answer of this request is the same for everybody while the process runs;
    `name` tells it from others."""
    cast(dict[str, Any], scope)[_CONSTANT] = name


class CompressedBodies:
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


class Compression:
    """Decides how bodies are coded, and caches those that are sent again and again."""

    def __init__(self) -> None:
        self._cached = CompressedBodies(CACHED_BODIES)

    def begun(
        self, scope: HTTPScope, status: int, headers: Headers
    ) -> "tuple[Headers, Coded | None]":
        """The headers of an answer, and what codes its body; None if it goes as it is."""
        accepted = request_headers.of(scope).get(b"accept-encoding")
        if status in _BODILESS:
            known = _header(scope["headers"], b"if-none-match") or b""
            return _not_modified(headers, known), None
        if accepted is None and _short(headers):
            return headers, None
        several = accepted and _header(scope["headers"], b"accept-encoding")
        asked = None if several is None else several.decode("latin-1")
        if not _compressible(headers, least=1 if asked and plain_refused(asked) else LEAST):
            return headers, None
        coding = preferred(asked) if asked else None
        headers = varied(headers, _ASKED)
        if coding is None:
            return headers, None
        digested = _header(headers, _DIGEST) is not None
        return _coded(headers, coding, refused=status >= _REFUSED), Coded(
            scope, self._cached, coding, digested=digested
        )


class Coded:
    """The body of one answer, whose head waits for the first bytes of it."""

    def __init__(
        self, scope: HTTPScope, cached: CompressedBodies, coding: Coding, *, digested: bool
    ) -> None:
        self._scope = scope
        self._digested = digested
        self._cached = cached
        self._coding = coding
        self._stream: Compressor | None = None

    async def whole(self, head: HTTPResponseStartEvent, body: bytes) -> bytes:
        """All of the body at once; the head gets its length."""
        coded = await self._whole(self._coding, body)
        if coded:
            length = (b"content-length", b"%d" % len(coded))
            told = ((_DIGEST, digest(coded).encode()),) if self._digested else ()
            head["headers"] = [*head["headers"], length, *told]
        return coded

    def piece(self, body: bytes, *, more: bool) -> bytes:
        """A piece of the body; the last one, unless there is `more`."""
        self._stream = self._stream or compressor(self._coding)
        coded = self._stream.piece(body) if body else b""
        return coded if more else coded + self._stream.end()

    async def _whole(self, coding: Coding, body: bytes) -> bytes:
        name = cast(dict[str, Any], self._scope).get(_CONSTANT)
        if not body:  # of a HEAD: the length of what it stands for is not known
            return body
        if name is not None:
            return await self._cached.body(name, body, coding)
        if len(body) > LONG:
            return await asyncio.to_thread(compressed, body, coding, QUICK[coding])
        return compressed(body, coding, QUICK[coding])


def _header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> bytes | None:
    found = [value for one, value in headers if one.lower() == name]
    return b", ".join(found) if found else None


def _short(headers: Headers) -> bool:
    """Whether these are the headers of a body that is too short to gain anything."""
    return any(name == b"content-length" and int(value) < LEAST for name, value in headers)


def _compressible(headers: Headers, *, least: int) -> bool:
    """Whether a body with these headers gains by compression, and may be compressed."""
    found = {name.lower(): value for name, value in headers}  # each of these is there once
    length = found.get(b"content-length")
    return (
        (length is None or int(length) >= least)
        and _TEXT.match(found.get(b"content-type", b"")) is not None
        and b"content-encoding" not in found
        and b"no-transform" not in found.get(b"cache-control", b"")
    )


def _coded(headers: Headers, coding: Coding, *, refused: bool) -> Headers:
    """The headers of a body in a coding, without its length and its digest. What is `refused` has
    the `ETag` of the resource, and not of the problem."""
    rest = [
        (name, _tagged(value, coding) if name.lower() == b"etag" and not refused else value)
        for name, value in headers
        if name.lower() not in (b"content-length", _DIGEST)
    ]
    return [*rest, (b"content-encoding", coding.encode())]


def _tagged(etag: bytes, coding: Coding) -> bytes:
    return coded(etag.decode("latin-1"), coding).encode("latin-1")


def _not_modified(headers: Headers, known: bytes) -> Headers:
    """The headers of a 304: the `ETag` as the client has it, so that a cache finds what it is to
    keep (RFC 9111, 4.3.4)."""
    etag = _header(headers, b"etag")
    if etag is None:
        return headers
    plain = etag.decode("latin-1")
    tags = (one.strip() for one in known.decode("latin-1").split(","))
    its = next((tag for tag in tags if uncoded(tag.removeprefix("W/")) == plain), plain)
    named = [
        (name, its.encode("latin-1") if name.lower() == b"etag" else value)
        for name, value in headers
    ]
    return varied(named, _ASKED)
