"""A map of hexes in axial coordinates (q to the east, r to the south-east), pointy tops.

After the usual convention: the six directions in order from east, counter-clockwise on a screen
whose y axis points down.
"""

from collections.abc import Collection, Iterator
from math import sqrt
from typing import Annotated

from msgspec import Meta, Struct


class Hex(Struct, frozen=True, order=True, gc=False):
    """A place on the map."""

    q: Annotated[int, Meta(description="Axial coordinate of the column.")]
    r: Annotated[int, Meta(description="Axial coordinate of the row.")]

    def __add__(self, other: "Hex") -> "Hex":
        return Hex(self.q + other.q, self.r + other.r)

    def __sub__(self, other: "Hex") -> "Hex":
        return Hex(self.q - other.q, self.r - other.r)

    def times(self, n: int) -> "Hex":
        """As a vector, n times as long."""
        return Hex(self.q * n, self.r * n)


DIRECTIONS = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))
"""From a hex to its neighbours."""


def neighbours(of: Hex) -> tuple[Hex, ...]:
    """The six hexes around one, by `DIRECTIONS`, whether they are on the map or not."""
    q, r = of.q, of.r
    return (
        Hex(q + 1, r),
        Hex(q + 1, r - 1),
        Hex(q, r - 1),
        Hex(q - 1, r),
        Hex(q - 1, r + 1),
        Hex(q, r + 1),
    )


def distance(a: Hex, b: Hex) -> int:
    """Steps from one to the other."""
    q, r = a.q - b.q, a.r - b.r
    return (abs(q) + abs(r) + abs(q + r)) // 2


def ring(centre: Hex, radius: int) -> Iterator[Hex]:
    """The hexes at exactly that distance, once around; the centre itself for radius 0."""
    if radius == 0:
        yield centre
        return
    here = centre + DIRECTIONS[4].times(radius)
    for direction in DIRECTIONS:
        for _ in range(radius):
            yield here
            here = here + direction


def component(start: Hex, within: Collection[Hex]) -> frozenset[Hex]:
    """The hexes of `within` that can be reached from `start` without leaving it."""
    if start not in within:
        return frozenset()
    found, edge = {start}, [start]
    while edge:
        for one in neighbours(edge.pop()):
            if one in within and one not in found:
                found.add(one)
                edge.append(one)
    return frozenset(found)


def components(within: Collection[Hex]) -> tuple[frozenset[Hex], ...]:
    """The connected parts of `within`, by their smallest hex."""
    left, parts = set(within), []
    for one in sorted(within):
        if one in left:
            part = component(one, within)
            left -= part
            parts.append(part)
    return tuple(parts)


def to_plane(of: Hex, size: float) -> tuple[float, float]:
    """The centre of a hex in the plane (x to the right, y down); `size` is centre to corner."""
    return size * sqrt(3) * (of.q + of.r / 2), size * 1.5 * of.r
