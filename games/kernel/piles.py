"""Piles that hide nothing they do not have.

A face-down pile is a sequence of segments, top first. A shuffled segment is a multiset: its
order does not exist until somebody draws, so it cannot leak. A sampled segment has fewer places
than items: which of them are in the game at all is not decided before they are drawn. An ordered
segment keeps a known order (cards that were put back on purpose). Drawing is a matter of `decide`
(it needs chance); removing what was drawn is a matter of `evolve` (`without`).
"""

from collections.abc import Iterable
from typing import Annotated, Generic, TypeAlias, TypeVar

from msgspec import Meta, Struct

from games.kernel.chance import Chance

T = TypeVar("T")


class Shuffled(Struct, Generic[T], frozen=True, gc=False, tag="shuffled"):
    """A multiset of items; `items` stand in a canonical order that means nothing."""

    items: Annotated[tuple[T, ...], Meta(description="The items, in an order that means nothing.")]


class Ordered(Struct, Generic[T], frozen=True, gc=False, tag="ordered"):
    """Items in a known order, the top one first."""

    items: Annotated[tuple[T, ...], Meta(description="The items, the top one first.")]


class Sampled(Struct, Generic[T], frozen=True, gc=False, tag="sampled"):
    """`places` unknown ones of `items`, which are more; the others stay out of the game.

    Whoever draws the last place leaves the rest behind, unseen.
    """

    items: Annotated[
        tuple[T, ...], Meta(description="What may lie here; more than there are places.")
    ]
    places: Annotated[int, Meta(description="How many of them lie here.")]


Segment: TypeAlias = Shuffled[T] | Sampled[T] | Ordered[T]


class Pile(Struct, Generic[T], frozen=True, gc=False):
    """A face-down pile: segments, top first."""

    segments: Annotated[
        tuple[Shuffled[T] | Sampled[T] | Ordered[T], ...],
        Meta(description="The parts of the pile, the top one first."),
    ] = ()

    @property
    def size(self) -> int:
        """Number of items that can be drawn; public in every game so far."""
        return sum([_places(segment) for segment in self.segments])

    @property
    def items(self) -> tuple[T, ...]:
        """Every item that may be in it, for invariants and auditors; says nothing of the order."""
        return tuple([item for segment in self.segments for item in segment.items])

    def draw(self, count: int, chance: Chance, label: str) -> tuple[T, ...]:
        """What comes off the top: `count` items, fewer if the pile runs out. Changes nothing."""
        drawn: list[T] = []
        for segment in self.segments:
            if len(drawn) == count:
                break
            taken = min(_places(segment), count - len(drawn))
            if isinstance(segment, Ordered):
                drawn += segment.items[:taken]
                continue
            left = list(segment.items)
            for _ in range(taken):
                number = len(left)
                drawn.append(left.pop(0 if number == 1 else chance.below(number, label)))
        return tuple(drawn)

    def without(self, drawn: Iterable[T]) -> "Pile[T]":
        """The pile after `drawn` came off its top, in that order."""
        segments, left = self.segments, tuple(drawn)
        while left:
            first = segments[0]
            places = _places(first)
            gone, left = left[:places], left[places:]
            if len(gone) == places:
                segments = segments[1:]
                continue
            items = list(first.items)
            for item in gone:
                items.remove(item)
            segments = (_left(first, tuple(items), places - len(gone)), *segments[1:])
        return Pile(segments)

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
    # Ids and numbers are; a bound would go through all types that hold piles.
    return Shuffled(tuple(sorted(items)))  # type: ignore[type-var]


def shuffled_pile(items: Iterable[T]) -> Pile[T]:
    """A pile of one shuffled segment."""
    return Pile(_joined((shuffled(items),)))


def sampled(items: Iterable[T], places: int) -> Shuffled[T] | Sampled[T]:
    """A segment of `places` unknown ones of `items`; shuffled if there is a place for each."""
    known = tuple(sorted(items))  # type: ignore[type-var]  # as in `shuffled`
    return Shuffled(known) if len(known) <= places else Sampled(known, places)


def _places(segment: Segment[T]) -> int:
    return segment.places if isinstance(segment, Sampled) else len(segment.items)


def _left(segment: Segment[T], items: tuple[T, ...], places: int) -> Segment[T]:
    """What is left of a segment."""
    return Sampled(items, places) if isinstance(segment, Sampled) else type(segment)(items)


def _joined(segments: tuple[Segment[T], ...]) -> tuple[Segment[T], ...]:
    """Segments without empty ones; neighbouring known orders become one."""
    joined: list[Segment[T]] = []
    for segment in segments:
        last = joined[-1] if joined else None
        if not _places(segment):
            continue
        if isinstance(segment, Ordered) and isinstance(last, Ordered):
            joined[-1] = Ordered(last.items + segment.items)
        else:
            joined.append(segment)
    return tuple(joined)
