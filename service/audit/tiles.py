"""Tiles: the logs as files of hashes that third parties work out roots from (C2SP tlog-tiles).

| path below `/v1/log`, or below `/v1/log/partitions/{partition}` | is |
| --- | --- |
| `checkpoint` | the last checkpoint of the root log, or of the partition's |
| `tile/0/000` | the hashes of leaves 0 to 255, 32 bytes each |
| `tile/1/000` | the roots of the first 256 tiles of level 0, and so on |
| `tile/entries/000` | what leaves 0 to 255 say, each behind its length (2 bytes, big-endian) |
| `.../000.p/7` | the first 7 of them: a tile that is not full yet |

Numbers have three digits; of larger ones the first parts begin with an x: `x001/x234/067`.
"""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from events.database import Queries
from events.merkle_log import MerkleLog
from events.stored_tree import StoredTree
from games.kernel.sentence import Sentence
from service.audit.checkpoints import Checkpointer

WIDTH: Final = 256
_DIGITS: Final = 3
_LEVELS: Final = 5


class TilePathError(ValueError):
    """The path is not that of a tile."""

    def __init__(self, detail: Sentence) -> None:
        super().__init__(detail.key)
        self.detail = detail


class TileWanted(Struct, frozen=True, kw_only=True):
    """Tile `number` of a level (None: of entries), of so many hashes."""

    level: int | None
    number: int
    width: int = WIDTH

    @property
    def first(self) -> int:
        """The first hash of its level that is in the tile."""
        return self.number * WIDTH

    @property
    def leaves(self) -> int:
        """How many leaves the log must have so that there is such a tile."""
        return (self.first + self.width) << (8 * (self.level or 0))


def wanted(level: str, path: str) -> TileWanted:
    """The tile of a path, as `x001/067` or `067.p/9`; `TilePathError` if it is none."""
    *parts, last = path.split("/")
    width = WIDTH
    if parts and parts[-1].endswith(".p"):
        last, width = parts.pop().removesuffix(".p"), _number(last)
    if not 1 <= width <= WIDTH or (width == WIDTH and "." in path):
        raise TilePathError(Sentence("tile-width", {"width": WIDTH}))
    number = 0
    for part in (*parts, f"x{last}"):
        if len(part) != _DIGITS + 1 or part[0] != "x":
            raise TilePathError(Sentence("tile-three-digits"))
        number = 1000 * number + _number(part[1:])
    if parts and number < 1000 ** len(parts):
        raise TilePathError(Sentence("tile-leading-zeros"))
    if level == "entries":
        return TileWanted(level=None, number=number, width=width)
    if len(level) != 1 or _number(level) > _LEVELS:
        raise TilePathError(Sentence("tile-levels", {"last": _LEVELS}))
    return TileWanted(level=int(level), number=number, width=width)


class Tiles:
    """Reads tiles of the root log and of the logs of partitions, as far as these are signed."""

    def __init__(self, at: Callable[[int], Queries], checkpointer: Checkpointer) -> None:
        """`at` tells where a partition is asked for."""
        self._at = at
        self._checkpointer = checkpointer

    async def of_root(self, one: TileWanted) -> bytes | int:
        """A tile of the root log; if the last checkpoint does not cover it yet, how many leaves
        that has."""
        last = await self._checkpointer.signed.latest()
        if last is None or one.leaves > last.size:
            return 0 if last is None else last.size
        return await _read(self._checkpointer.tree(last.epoch), one)

    async def of_partition(self, partition: int, one: TileWanted) -> bytes | int:
        """The same of the log of a partition."""
        last = await self._checkpointer.of_partition(partition)
        size = 0 if last is None else last.size
        if one.leaves > size:
            return size
        return await _read(MerkleLog(self._at(partition), partition), one)


async def _read(tree: StoredTree, one: TileWanted) -> bytes:
    """The bytes of a tile, all of whose leaves must be there."""
    first, end = one.first, one.first + one.width
    if one.level is not None:
        return b"".join(await tree.tile(one.level, first, end))
    return b"".join(len(entry).to_bytes(2) + entry for entry in await tree.entries(first, end))


def _number(text: str) -> int:
    if not (text.isdecimal() and text.isascii()):
        raise TilePathError(Sentence("not-a-number", {"text": text}))
    return int(text)
