"""Merkle trees after RFC 6962, section 2.1: roots, inclusion proofs, consistency proofs.

A proof is a list of roots of ranges of leaves. Which ranges follows from the numbers alone
(`inclusion_ranges`, `consistency_ranges`), so the same plan serves a list in memory and a tree
whose hashes are in a database.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeAlias, TypeVar

Item = TypeVar("Item")
Range: TypeAlias = tuple[int, int]
"""Leaves `first` to `end - 1`."""

EMPTY = sha256(b"").digest()
"""The root of no leaves."""


def leaf_hash(data: bytes) -> bytes:
    """The hash of a leaf."""
    return sha256(b"\0" + data).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    """The hash of an inner node."""
    return sha256(b"\1" + left + right).digest()


def split(size: int) -> int:
    """How many leaves are on the left of a tree of at least two: a power of two."""
    return 1 << ((size - 1).bit_length() - 1)


def root(hashes: Sequence[bytes]) -> bytes:
    """The root over hashes of leaves."""
    if not hashes:
        return EMPTY
    found = list(hashes)
    while len(found) > 1:
        found = _above(found)
    return found[0]


def levels(hashes: Sequence[bytes]) -> tuple[tuple[bytes, ...], ...]:
    """The hashes of a tree level by level, from its leaves, of which there are some, to its
    root."""
    found = [list(hashes)]
    while len(found[-1]) > 1:
        found.append(_above(found[-1]))
    return tuple(tuple(level) for level in found)


def path(levels: Sequence[Sequence[Item]], index: int) -> list[Item]:
    """The inclusion proof of leaf `index`, from the levels of its tree (or whatever stands for
    their hashes)."""
    steps: list[Item] = []
    for level in levels:
        beside = index ^ 1
        if beside < len(level):
            steps.append(level[beside])
        index >>= 1
    return steps


def _above(level: list[bytes]) -> list[bytes]:
    """The hashes one level higher; one that is left over goes up as it is."""
    pairs = zip(level[::2], level[1::2], strict=False)
    above = [sha256(b"\1" + left + right).digest() for left, right in pairs]
    return above + level[len(above) * 2 :]


def inclusion_ranges(index: int, size: int) -> list[Range]:
    """The ranges whose roots prove that leaf `index` is in a tree of `size` leaves."""
    if not 0 <= index < size:
        raise ValueError(f"a tree of {size} leaves has no leaf {index}")
    ranges: list[Range] = []
    first, end = 0, size
    while end - first > 1:
        middle = first + split(end - first)
        if index < middle:
            ranges.append((middle, end))
            end = middle
        else:
            ranges.append((first, middle))
            first = middle
    return ranges[::-1]


def consistency_ranges(old: int, size: int) -> list[Range]:
    """The ranges whose roots prove that a tree of `size` leaves begins with one of `old`."""
    if not 0 < old <= size:
        raise ValueError(f"a tree of {size} leaves does not begin with one of {old}")
    ranges: list[Range] = []
    first, end, whole = 0, size, True
    while end != old:
        middle = first + split(end - first)
        if old <= middle:
            ranges.append((middle, end))
            end = middle
        else:
            ranges.append((first, middle))
            first, whole = middle, False
    return ([] if whole else [(first, end)]) + ranges[::-1]


def proof(hashes: Sequence[bytes], ranges: Sequence[Range]) -> list[bytes]:
    """The roots of ranges of leaves in memory."""
    return [root(hashes[first:end]) for first, end in ranges]


def is_included(leaf: bytes, index: int, size: int, path: Sequence[bytes], top: bytes) -> bool:
    """Whether `path` proves that a leaf (its hash) is number `index` under the root `top`."""
    return _are_hashes(top) and root_along(leaf, index, size, path) == top


def root_along(leaf: bytes, index: int, size: int, path: Sequence[bytes]) -> bytes | None:
    """The root of the tree of `size` leaves in which `path` leads from leaf `index` (its hash) to
    the root; None if it is no path of such a tree."""
    if not 0 <= index < size or not _are_hashes(leaf, *path):
        return None
    inner, last = index, size - 1
    found = leaf
    for one in path:
        if last == 0:
            return None
        if inner & 1 or inner == last:
            found = node_hash(one, found)
            while not inner & 1 and inner:
                inner, last = inner >> 1, last >> 1
        else:
            found = node_hash(found, one)
        inner, last = inner >> 1, last >> 1
    return found if last == 0 else None


def is_consistent(
    old: int, size: int, old_root: bytes, new_root: bytes, path: Sequence[bytes]
) -> bool:
    """Whether `path` proves that the tree of `size` leaves begins with that of `old`."""
    if old == size:
        return old > 0 and old_root == new_root and not path
    if not 0 < old < size or not path or not _are_hashes(old_root, new_root, *path):
        return False
    inner, last = old - 1, size - 1
    while inner & 1:
        inner, last = inner >> 1, last >> 1
    steps = list(path)
    before = after = steps.pop(0) if inner else old_root
    for one in steps:
        if last == 0:
            return False
        if inner & 1 or inner == last:
            before, after = node_hash(one, before), node_hash(one, after)
            while not inner & 1 and inner:
                inner, last = inner >> 1, last >> 1
        else:
            after = node_hash(after, one)
        inner, last = inner >> 1, last >> 1
    return last == 0 and (before, after) == (old_root, new_root)


def _are_hashes(*found: bytes) -> bool:
    """Whether all of them have as many bytes as a hash. Else a leaf that is nothing could be all
    of a tree whose root is nothing."""
    return all(len(one) == len(EMPTY) for one in found)
