"""What clients send to `add-entries` (C2SP tlog-mirror, Request Body): a head, then packages of
entries, each with its proof. It is read as it comes."""

import zlib
from collections.abc import AsyncIterator
from typing import Final

from msgspec import Struct

from events.merkle import Range

WIDTH: Final = 256
LONGEST: Final = 64 * 1024 * 1024
"""Octets of a request, unpacked."""
_HASH: Final = 32
_MOST_HASHES: Final = 63


class BrokenOffError(Exception):
    """The request ended before what it had begun."""


class MalformedUploadError(ValueError):
    """The request is not spelt as the specification says; the message says in what."""


class Head(Struct, frozen=True, kw_only=True):
    """What an upload begins with. Numbers of entries, from 0."""

    origin: str
    start: int
    end: int
    ticket: bytes

    def packages(self) -> list[Range]:
        """The entries of every package that belongs to the upload, in order."""
        first = self.start // WIDTH * WIDTH
        return (
            [
                (max(self.start, at), min(self.end, at + WIDTH))
                for at in range(first, self.end, WIDTH)
            ]
            if self.start < self.end
            else []
        )


class Package(Struct, frozen=True, kw_only=True):
    """Some entries, and the proof that their bundle, as far as they go, is in the log."""

    entries: tuple[bytes, ...]
    path: tuple[bytes, ...]


class Upload:
    """A request that is being read; `gzip`, if its body is packed so."""

    def __init__(self, chunks: AsyncIterator[bytes], *, gzip: bool = False) -> None:
        self._chunks = chunks
        self._inflate = zlib.decompressobj(16 + zlib.MAX_WBITS) if gzip else None
        self._buffer = bytearray()
        self._left = LONGEST

    async def head(self) -> Head:
        """What it begins with."""
        try:
            origin = (await self._octets(await self._number(2))).decode()
            start, end = await self._number(8), await self._number(8)
            ticket = await self._octets(await self._number(2))
        except BrokenOffError:
            raise MalformedUploadError("the request ends within its head") from None
        except UnicodeDecodeError:
            raise MalformedUploadError("the origin is not UTF-8") from None
        if start > end:
            raise MalformedUploadError("the first entry is behind the last one")
        return Head(origin=origin, start=start, end=end, ticket=ticket)

    async def package(self, count: int) -> Package:
        """The next package, of so many entries; BrokenOffError if there is none, or only part."""
        entries = [await self._octets(await self._number(2)) for _ in range(count)]
        hashes = await self._number(1)
        if hashes > _MOST_HASHES:
            raise MalformedUploadError(f"a proof has at most {_MOST_HASHES} hashes")
        path = [await self._octets(_HASH) for _ in range(hashes)]
        return Package(entries=tuple(entries), path=tuple(path))

    async def _number(self, octets: int) -> int:
        return int.from_bytes(await self._octets(octets))

    async def _octets(self, count: int) -> bytes:
        while len(self._buffer) < count:
            chunk = await anext(self._chunks, None)
            if chunk is None:
                raise BrokenOffError
            self._buffer += self._plain(chunk)
            if len(self._buffer) > self._left:
                raise MalformedUploadError(f"a request has at most {LONGEST} octets")
        found = bytes(self._buffer[:count])
        del self._buffer[:count]
        self._left -= count
        return found

    def _plain(self, chunk: bytes) -> bytes:
        if self._inflate is None:
            return chunk
        try:
            return self._inflate.decompress(chunk, self._left + 1)
        except zlib.error as trouble:
            raise MalformedUploadError(f"the request is not in gzip: {trouble}") from None
