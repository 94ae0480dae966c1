"""A log that is served as C2SP tlog-tiles says: what it shows, and proofs worked out from it.

Nothing that is read here is believed: whoever works out a root from it compares that with one that
was signed.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from events import merkle
from service.cli.common.words import say

WIDTH: Final = 256
_HEIGHT: Final = 8
_HASH: Final = 32


class MissingError(Exception):
    """The log does not have this; `path` is what was asked for."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


class MalformedError(ValueError):
    """What the log serves is not of its form; the message says what."""


class ServesFiles(Protocol):
    """Where a log is."""

    def file(self, path: str) -> bytes:
        """The file below the prefix of the log; `MissingError` if there is none."""
        ...


class TiledLog:
    """A log below a prefix, as far as a checkpoint of `size` leaves goes."""

    def __init__(self, files: ServesFiles, prefix: str, size: int) -> None:
        self._files = files
        self._prefix = prefix
        self._size = size
        self._tiles: dict[tuple[int, int], Sequence[bytes]] = {}

    def consistency(self, old: int) -> list[bytes]:
        """The proof that the log begins with `old` leaves; `MissingError` if it has not as many as
        it is said to."""
        ranges = merkle.consistency_ranges(old, self._size)
        return [self._root(first, end) for first, end in ranges]

    def entries(self, first: int) -> Iterator[bytes]:
        """What the leaves say, from one on."""
        for number in range(first // WIDTH, -(-self._size // WIDTH)):
            start = number * WIDTH
            found = _entries(self._file("entries", number, min(WIDTH, self._size - start)))
            yield from found[max(0, first - start) :]

    def _root(self, first: int, end: int) -> bytes:
        """The root over a range of leaves that proofs are made of: it begins at a multiple of the
        power of two that it fills, or would fill."""
        count = end - first
        if count & (count - 1):
            middle = first + merkle.split(count)
            return merkle.node_hash(self._root(first, middle), self._root(middle, end))
        level = (count.bit_length() - 1) // _HEIGHT
        inside = count >> (_HEIGHT * level)
        begin = first >> (_HEIGHT * level)
        tile = self._tile(level, begin // WIDTH)
        return merkle.root(tile[begin % WIDTH : begin % WIDTH + inside])

    def _tile(self, level: int, number: int) -> Sequence[bytes]:
        if (level, number) not in self._tiles:
            there = (self._size >> (_HEIGHT * level)) - number * WIDTH
            data = self._file(str(level), number, min(WIDTH, there))
            hashes = [data[at : at + _HASH] for at in range(0, len(data), _HASH)]
            self._tiles[level, number] = hashes
        return self._tiles[level, number]

    def _file(self, kind: str, number: int, width: int) -> bytes:
        """A tile or bundle of that width; the full one if the part is not there any more."""
        path = f"{self._prefix}tile/{kind}/{spelt(number)}"
        if width == WIDTH:
            return _cut(kind, self._files.file(path), width)
        try:
            return _cut(kind, self._files.file(f"{path}.p/{width}"), width)
        except MissingError as missing:
            try:
                return _cut(kind, self._files.file(path), width)
            except MissingError:
                raise missing from None


def spelt(number: int) -> str:
    """The number of a tile as paths have it: `x001/x234/067` (tlog-tiles, Merkle Tree)."""
    digits = str(number)
    digits = digits.zfill(-(-len(digits) // 3) * 3)
    parts = [digits[at : at + 3] for at in range(0, len(digits), 3)]
    return "/".join([*(f"x{one}" for one in parts[:-1]), parts[-1]])


def _cut(kind: str, data: bytes, width: int) -> bytes:
    """The beginning of a tile or bundle: so many hashes, or entries."""
    if kind == "entries":
        found = _entries(data)[:width]
        whole = len(found) == width
        data = b"".join(len(one).to_bytes(2) + one for one in found)
    else:
        data = data[: width * _HASH]
        whole = len(data) == width * _HASH
    if not whole:
        raise MalformedError(say("look.short-tile", kind=kind))
    return data


def _entries(data: bytes) -> list[bytes]:
    """The entries of a bundle, each behind its length (2 octets)."""
    found, at = [], 0
    while at < len(data):
        end = at + 2 + int.from_bytes(data[at : at + 2])
        if end > len(data):
            raise MalformedError(say("look.cut-bundle"))
        found.append(data[at + 2 : end])
        at = end
    return found
