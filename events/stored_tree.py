"""Merkle trees whose hashes are in a database: roots and proofs without reading all of them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from events import merkle
from events.merkle import Range

BITS: Final = 8
"""Of every so many levels of a tree one is kept."""


class StoredTree(ABC):
    """A tree of which leaves are there, and roots of whole subtrees of 256, 65536, ... leaves.
    Leaves up to the sizes asked for must be there."""

    @abstractmethod
    async def size(self) -> int:
        """How many leaves there are."""

    @abstractmethod
    async def entries(self, first: int, end: int) -> Sequence[bytes]:
        """What some leaves say, which are below one subtree of 256."""

    @abstractmethod
    async def _hashes(self, level: int, first: int, end: int) -> Sequence[bytes]:
        """Roots of whole subtrees of 2**level leaves, which are below one kept subtree."""

    async def root(self, size: int) -> bytes:
        """The root of the first `size` leaves."""
        return await self._range((0, size)) if size else merkle.EMPTY

    async def inclusion(self, index: int, size: int) -> list[bytes]:
        """The proof that leaf `index` is among the first `size`."""
        return [await self._range(one) for one in merkle.inclusion_ranges(index, size)]

    async def consistency(self, old: int, size: int) -> list[bytes]:
        """The proof that the log of `size` leaves begins with the one of `old`."""
        return [await self._range(one) for one in merkle.consistency_ranges(old, size)]

    async def _range(self, leaves: Range) -> bytes:
        """The root of a range as proofs have it: it begins at a multiple of its size, rounded up
        to a power of two."""
        first, end = leaves
        level = _level(first, end)
        width = 1 << level
        whole = end - (end - first) % width
        hashes = list(await self._hashes(level, first >> level, whole >> level))
        if whole == end:
            return merkle.root(hashes)
        # Trees are full on the left, so the rest counts as one more subtree, the last one.
        return merkle.root([*hashes, await self._range((whole, end))])

    async def tile(self, level: int, first: int, end: int) -> Sequence[bytes]:
        """Hashes of a level as C2SP tlog-tiles counts levels, which are below one of the next."""
        return await self._hashes(BITS * level, first, end)


def _level(first: int, end: int) -> int:
    """The highest level whose subtrees the range is mostly made of."""
    level = 0
    while (end - first) >> (level + BITS):
        level += BITS
    return level
