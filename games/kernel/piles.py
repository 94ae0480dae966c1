"""Piles that hide nothing they do not have.

A face-down pile is a sequence of segments, top first. A shuffled segment is a multiset: its
order does not exist until somebody draws, so it cannot leak. An ordered segment keeps a known
order (cards that were put back on purpose). Drawing is a matter of `decide` (it needs chance);
removing what was drawn is a matter of `evolve` (`without`).
"""

from collections.abc import Iterable
from typing import Generic, TypeVar

from msgspec import Struct

from games.kernel.chance import Chance

T = TypeVar("T")


class Shuffled(Struct, Generic[T], frozen=True, tag="shuffled"):
    """A multiset of items; `items` stand in a canonical order that means nothing."""

    items: tuple[T, ...]


class Ordered(Struct, Generic[T], frozen=True, tag="ordered"):
    """Items in a known order, the top one first."""

    items: tuple[T, ...]


class Pile(Struct, Generic[T], frozen=True):
    """A face-down pile: segments, top first."""

    segments: tuple[Shuffled[T] | Ordered[T], ...] = ()

    @property
    def size(self) -> int:
        """Number of items; public in every game so far."""
        return sum(len(segment.items) for segment in self.segments)

    @property
    def items(self) -> tuple[T, ...]:
        """Every item, for invariants and auditors; says nothing of the order."""
        return tuple(item for segment in self.segments for item in segment.items)

    def draw(self, count: int, chance: Chance, label: str) -> tuple[T, ...]:
        """What comes off the top: `count` items, fewer if the pile runs out. Changes nothing."""
        drawn: list[T] = []
        for segment in self.segments:
            left = list(segment.items)
            while left and len(drawn) < count:
                shuffled = isinstance(segment, Shuffled) and len(left) > 1
                drawn.append(left.pop(chance.below(len(left), label) if shuffled else 0))
            if len(drawn) == count:
                break
        return tuple(drawn)

    def without(self, drawn: Iterable[T]) -> "Pile[T]":
        """The pile after `drawn` came off its top, in that order."""
        segments = list(self.segments)
        for item in drawn:
            first = segments[0]
            at = first.items.index(item)
            rest = first.items[:at] + first.items[at + 1 :]
            if rest:
                segments[0] = type(first)(rest)
            else:
                segments.pop(0)
        return Pile(tuple(segments))

    def above(self, items: Iterable[T]) -> "Pile[T]":
        """The pile with `items` put on top, in a known order."""
        return Pile(_joined((Ordered(tuple(items)), *self.segments)))

    def below(self, items: Iterable[T]) -> "Pile[T]":
        """The pile with `items` put at the bottom, in a known order."""
        return Pile(_joined((*self.segments, Ordered(tuple(items)))))

    def shuffled_below(self, items: Iterable[T]) -> "Pile[T]":
        """The pile with `items` shuffled and put at the bottom (a reshuffled discard pile)."""
        return Pile(_joined((*self.segments, shuffled(items))))


def shuffled(items: Iterable[T]) -> Shuffled[T]:
    """A shuffled segment in canonical order; items must be sortable."""
    return Shuffled(tuple(sorted(items)))  # type: ignore[type-var]


def shuffled_pile(items: Iterable[T]) -> Pile[T]:
    """A pile of one shuffled segment."""
    return Pile(_joined((shuffled(items),)))


def _joined(
    segments: tuple[Shuffled[T] | Ordered[T], ...],
) -> tuple[Shuffled[T] | Ordered[T], ...]:
    """Segments without empty ones; neighbouring known orders become one."""
    joined: list[Shuffled[T] | Ordered[T]] = []
    for segment in segments:
        last = joined[-1] if joined else None
        if not segment.items:
            continue
        if isinstance(segment, Ordered) and isinstance(last, Ordered):
            joined[-1] = Ordered(last.items + segment.items)
        else:
            joined.append(segment)
    return tuple(joined)
