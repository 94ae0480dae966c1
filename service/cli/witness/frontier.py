"""The right edge of a tree: what has to be remembered of a log to go on with its root.

Of a log of n leaves these are the roots of whole subtrees, the largest first: one for each bit of
n. A leaf that is added closes as many of them as n has ones at its end.
"""

from collections.abc import Iterable

from msgspec import Struct

from events.merkle import EMPTY, node_hash


class Frontier(Struct, frozen=True):
    """A log of so many leaves, by the roots of its whole subtrees (32 bytes each)."""

    size: int = 0
    nodes: tuple[bytes, ...] = ()

    def grown(self, leaves: Iterable[bytes]) -> "Frontier":
        """The same with more leaves (their hashes)."""
        size, nodes = self.size, list(self.nodes)
        for leaf in leaves:
            nodes.append(leaf)
            whole = size
            while whole & 1:
                right, left = nodes.pop(), nodes.pop()
                nodes.append(node_hash(left, right))
                whole >>= 1
            size += 1
        return Frontier(size, tuple(nodes))

    @property
    def root(self) -> bytes:
        """The root over all leaves."""
        if not self.nodes:
            return EMPTY
        *rest, found = self.nodes
        for one in reversed(rest):
            found = node_hash(one, found)
        return found
