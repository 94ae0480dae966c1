"""Subtree consistency proofs: that some leaves of a log, one after the other, are what a checkpoint
of the log says (draft-ietf-plants-merkle-tree-certs-02, section 4.4; used by C2SP tlog-mirror).

A subtree is [start, end) where `start` is a multiple of the least power of two that is not below
`end - start`. Proofs are lists of roots of ranges; which ranges follows from the numbers alone.
"""

from collections.abc import Iterator, Sequence

from events.merkle import Range, node_hash, split


def is_subtree(start: int, end: int) -> bool:
    """Whether proofs can be made of these leaves."""
    return 0 <= start < end and start % (1 << (end - start - 1).bit_length()) == 0


def proof_ranges(start: int, end: int, size: int) -> list[Range]:
    """The ranges whose roots prove that a subtree is in a tree of `size` leaves (section 4.4.1)."""
    if not is_subtree(start, end) or end > size:
        raise ValueError(f"a tree of {size} leaves has no subtree [{start}, {end})")
    return list(_ranges(start, end, 0, size, whole=True))


def _ranges(start: int, end: int, first: int, last: int, *, whole: bool) -> Iterator[Range]:
    """The subtree within the tree over [first, last); `whole`, if its own root is known."""
    if (start, end) == (first, last):
        if not whole:
            yield first, last
        return
    middle = first + split(last - first)
    if end <= middle:
        yield from _ranges(start, end, first, middle, whole=whole)
        yield middle, last
    elif start >= middle:
        yield from _ranges(start, end, middle, last, whole=whole)
        yield first, middle
    else:  # the subtree begins where the tree does, and goes beyond its left half
        yield from _ranges(middle, end, middle, last, whole=False)
        yield first, middle


def is_in(start: int, end: int, size: int, path: Sequence[bytes], node: bytes, root: bytes) -> bool:
    """Whether `path` proves that the leaves [start, end), over which `node` is the root, are in the
    tree of `size` leaves under `root` (section 4.4.2)."""
    if not is_subtree(start, end) or end > size:
        return False
    steps = iter(path)
    try:
        found = _roots(start, end, 0, size, node, steps, whole=True)
    except StopIteration:
        return False
    return next(steps, None) is None and found == (node, root)


def _roots(
    start: int, end: int, first: int, last: int, node: bytes, steps: Iterator[bytes], *, whole: bool
) -> tuple[bytes, bytes]:
    """The roots over the subtree and over [first, last), as a proof has them."""
    if (start, end) == (first, last):
        found = node if whole else next(steps)
        return found, found
    middle = first + split(last - first)
    if end <= middle:
        inner, root = _roots(start, end, first, middle, node, steps, whole=whole)
        return inner, node_hash(root, next(steps))
    if start >= middle:
        inner, root = _roots(start, end, middle, last, node, steps, whole=whole)
        return inner, node_hash(next(steps), root)
    inner, root = _roots(middle, end, middle, last, node, steps, whole=False)
    left = next(steps)
    return node_hash(left, inner), node_hash(left, root)
