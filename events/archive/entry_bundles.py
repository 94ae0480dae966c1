"""What the leaves of whole tiles say, as objects: the entry bundles of C2SP tlog-tiles, in gzip.

An object is named as the bundle is served (`log/partitions/3/tile/entries/x001/067`), so a folder
or a bucket of them can be served as it is, with `Content-Encoding: gzip`. Unpacked it has 256
entries, each behind its length (2 bytes, big-endian). The hashes of the tile at level 0 follow from
them.
"""

import gzip
import zlib
from collections.abc import Iterator, Sequence
from typing import Final

from events import merkle
from events.archive.catalogue import StoredTiles
from events.archive.object_store import ArchiveUnavailableError
from events.archive.recent import Recent
from events.archive.stores import store_at
from events.database import Queries

WIDTH: Final = 256
CACHED: Final = 512
"""Bundles that a process remembers; each takes some 50 kB."""
_LEVEL: Final = 9

_recent: Recent[bytes, "EntryBundle"] = Recent(CACHED)


class EntryBundle:
    """What 256 leaves say, in order."""

    def __init__(self, entries: Sequence[bytes]) -> None:
        self.entries = tuple(entries)

    @property
    def root(self) -> bytes:
        """The root over them."""
        return merkle.root([merkle.leaf_hash(one) for one in self.entries])

    def packed(self) -> bytes:
        """The object."""
        plain = b"".join(len(one).to_bytes(2) + one for one in self.entries)
        return gzip.compress(plain, _LEVEL, mtime=0)

    @classmethod
    def read(cls, data: bytes) -> "EntryBundle":
        """The bundle of an object; ValueError if it is none."""
        try:
            plain = gzip.decompress(data)
        except (OSError, EOFError, zlib.error) as trouble:
            raise ValueError(f"is no gzip file: {trouble}") from None
        entries = tuple(_split(plain))
        if len(entries) != WIDTH or sum(map(len, entries)) + 2 * WIDTH != len(plain):
            raise ValueError(f"has not {WIDTH} entries")
        return cls(entries)


def bundle_name(partition: int, number: int) -> str:
    """The name of the object with the entries of a tile."""
    digits = f"{number % 1000:03}"
    while number := number // 1000:
        digits = f"x{number % 1000:03}/{digits}"
    return f"log/partitions/{partition}/tile/entries/{digits}"


async def bundle(
    queries: Queries, partition: int, number: int, stored: StoredTiles, root: bytes
) -> EntryBundle:
    """The entries of a tile that lies in a store, over which the log has that root.
    ArchiveUnavailableError if it is not there, or is another one."""
    if (known := _recent.get(root)) is not None:
        return known
    name = bundle_name(partition, number)
    data = await store_at(stored.place, queries).get(name)
    if data is None:
        raise ArchiveUnavailableError(f"{name} is missing in {stored.place}")
    try:
        found = EntryBundle.read(data)
    except ValueError as trouble:
        raise ArchiveUnavailableError(f"{name} in {stored.place} {trouble}") from None
    if found.root != root:
        raise ArchiveUnavailableError(f"{name} in {stored.place} is not what the log has there")
    _recent.put(root, found)
    return found


def _split(plain: bytes) -> Iterator[bytes]:
    at = 0
    while at < len(plain):
        end = at + 2 + int.from_bytes(plain[at : at + 2])
        yield plain[at + 2 : end]
        at = end
