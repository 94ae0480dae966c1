"""A copy of one log: its entries from the first on, without a gap, as objects of a store.

    <SHA-256 of the origin, hex>/tile/entries/x001/067        256 entries, in gzip; never changed
    <SHA-256 of the origin, hex>/tile/entries/x001/068.p/9    the first entries of a bundle so far
    <SHA-256 of the origin, hex>/tile/1/000                   the roots of 256 bundles, in one piece

Every other hash follows from these. Whoever adds entries has proved before that a checkpoint of the
log has them: what is stored is never taken back.
"""

import asyncio
import gzip
import re
from collections.abc import Sequence
from typing import Final, Self

from events import merkle
from events.archive.object_store import ObjectStore
from service.cli.witness.kept import origin_hash

WIDTH: Final = 256
_HASH: Final = 32
_NUMBER: Final = re.compile(r"(?:x\d{3}/)*\d{3}")
_PART: Final = re.compile(r"(.+)\.p/(\d{1,3})")


class CopyError(Exception):
    """What is stored is not what was stored; the message says what."""


class LogCopy:
    """The copy of a log. One process adds to it, one task at a time (`lock`)."""

    def __init__(self, store: ObjectStore, origin: str) -> None:
        self._store = store
        self._prefix = f"{origin_hash(origin)}/tile"
        self._roots: list[bytes] = []
        self._rest: list[bytes] = []
        self.lock = asyncio.Lock()

    @classmethod
    async def opened(cls, store: ObjectStore, origin: str) -> Self:
        """The copy as it is stored."""
        copy = cls(store, origin)
        whole, parts = set[int](), dict[int, int]()
        async for name in store.names(f"{copy._prefix}/entries/"):
            path = name.removeprefix(f"{copy._prefix}/entries/")
            if _NUMBER.fullmatch(path):
                whole.add(number_of(path))
            elif (part := _PART.fullmatch(path)) is not None:
                number = number_of(part[1])
                parts[number] = max(int(part[2]), parts.get(number, 0))
        await copy._load(whole, parts)
        return copy

    async def _load(self, whole: set[int], parts: dict[int, int]) -> None:
        while len(self._roots) in whole:
            tile = await self._store.get(f"{self._prefix}/1/{spelt(len(self._roots) // WIDTH)}")
            if tile is not None and len(self._roots) % WIDTH == 0:
                self._roots += [tile[at : at + _HASH] for at in range(0, len(tile), _HASH)]
                continue
            entries = await self._bundle(len(self._roots), WIDTH)
            self._roots.append(root_of(entries))
        width = parts.get(len(self._roots), 0)
        self._rest = list(await self._bundle(len(self._roots), width)) if width else []

    @property
    def next(self) -> int:
        """How many entries are stored: the number of the first that is not."""
        return len(self._roots) * WIDTH + len(self._rest)

    async def add(self, first: int, entries: Sequence[bytes]) -> None:
        """Stores entries from number `first` on, which may be stored already, but leaves no gap.
        They are durable when this returns."""
        if first > self.next:
            raise ValueError(f"entry {self.next} is missing before {first}")
        rest = list(self._rest)  # what is not stored yet is not remembered either
        for entry in entries[self.next - first :]:
            rest.append(entry)
            if len(rest) == WIDTH:
                await self._close(rest)
                rest = []
        if len(rest) > len(self._rest):
            path = f"{self._prefix}/entries/{spelt(len(self._roots))}.p/{len(rest)}"
            await self._put(path, packed(rest))
            self._rest = rest

    async def _close(self, entries: Sequence[bytes]) -> None:
        """A bundle is whole."""
        number, root = len(self._roots), root_of(entries)
        await self._put(f"{self._prefix}/entries/{spelt(number)}", packed(entries))
        if (number + 1) % WIDTH == 0:
            tile = b"".join([*self._roots[number + 1 - WIDTH :], root])
            await self._put(f"{self._prefix}/1/{spelt(number // WIDTH)}", tile)
        self._roots.append(root)
        self._rest = []

    async def _put(self, name: str, data: bytes) -> None:
        """Writes an object, which is there already if a process was killed behind this."""
        if not await self._store.put(name, data) and await self._store.get(name) != data:
            raise CopyError(f"{self._store.place} has another {name}")

    async def bundle(self, number: int, width: int) -> bytes | None:
        """The first entries of a bundle, each behind its length; None if they are not stored."""
        if number * WIDTH + width > self.next:
            return None
        return joined(await self._entries(number, width))

    async def tile(self, level: int, number: int, width: int) -> bytes | None:
        """Hashes of a level (tlog-tiles); None if they do not follow from what is stored."""
        first = number * WIDTH
        if (first + width) << (8 * level) > self.next:
            return None
        return b"".join(await self.hashes(level, first, first + width))

    async def hashes(self, level: int, first: int, end: int) -> list[bytes]:
        """The roots over the subtrees of 256**level leaves that are stored."""
        if level == 0:
            found = await self._entries(first // WIDTH, end - first // WIDTH * WIDTH)
            return [merkle.leaf_hash(one) for one in found][first % WIDTH :]
        span = WIDTH ** (level - 1)
        return [merkle.root(self._roots[at * span : (at + 1) * span]) for at in range(first, end)]

    async def root(self, size: int) -> bytes:
        """The root over the first entries. The rest of a tree that is full on the left counts as
        one more subtree."""
        if size > self.next:
            raise ValueError(f"only {self.next} entries are stored")
        whole, rest = divmod(size, WIDTH)
        last = await self.hashes(0, whole * WIDTH, size) if rest else []
        return merkle.root([*self._roots[:whole], *([merkle.root(last)] if last else [])])

    def root_with(self, bundles: Sequence[Sequence[bytes]]) -> bytes:
        """The root if these bundles followed the whole ones that are stored; the last one may be
        part of one."""
        return merkle.root([*self._roots, *map(root_of, bundles)])

    async def entries(self, first: int, end: int) -> Sequence[bytes]:
        """Entries of one bundle that are stored."""
        found = await self._entries(first // WIDTH, end - first // WIDTH * WIDTH)
        return found[first % WIDTH :]

    async def _entries(self, number: int, width: int) -> Sequence[bytes]:
        if number == len(self._roots):
            return self._rest[:width]
        return (await self._bundle(number, WIDTH))[:width]

    async def _bundle(self, number: int, width: int) -> Sequence[bytes]:
        part = "" if width == WIDTH else f".p/{width}"
        name = f"{self._prefix}/entries/{spelt(number)}{part}"
        data = await self._store.get(name)
        try:
            found = [] if data is None else split(gzip.decompress(data))
        except (OSError, EOFError, ValueError) as trouble:
            raise CopyError(f"{name} in {self._store.place}: {trouble}") from None
        if len(found) != width:
            raise CopyError(f"{name} in {self._store.place} has {len(found)} entries, not {width}")
        if number < len(self._roots) and root_of(found) != self._roots[number]:
            raise CopyError(f"{name} in {self._store.place} was altered")
        return found


def root_of(entries: Sequence[bytes]) -> bytes:
    """The root over what leaves say."""
    return merkle.root([merkle.leaf_hash(one) for one in entries])


def spelt(number: int) -> str:
    """The number of a tile as paths have it: `x001/x234/067` (tlog-tiles, Merkle Tree)."""
    parts = [f"{number % 1000:03}"]
    while number := number // 1000:
        parts.append(f"x{number % 1000:03}")
    return "/".join(reversed(parts))


def number_of(path: str) -> int:
    """The number that a path spells."""
    return int(re.sub(r"[x/]", "", path))


def joined(entries: Sequence[bytes]) -> bytes:
    """A bundle: entries, each behind its length (2 octets, big-endian)."""
    return b"".join(len(one).to_bytes(2) + one for one in entries)


def packed(entries: Sequence[bytes]) -> bytes:
    """A bundle as it is stored; equal entries give equal bytes."""
    return gzip.compress(joined(entries), mtime=0)


def split(data: bytes) -> list[bytes]:
    """The entries of a bundle; ValueError if it ends within one."""
    found, at = [], 0
    while at < len(data):
        end = at + 2 + int.from_bytes(data[at : at + 2])
        if end > len(data):
            raise ValueError("a bundle ends within an entry")
        found.append(data[at + 2 : end])
        at = end
    return found
