"""A Timeline as a value: where monuments lie, and Timelines after a change.

Spaces are numbered 1 to 6. A space holds its monuments from the lower part up, so a gap below
an upper monument cannot exist: it drops by itself (AK-CRE-05).
"""

from collections.abc import Iterator, Mapping
from itertools import chain, product

from msgspec import Struct

from games.ancient_knowledge.box import PARTS, SPACES, CardId


class Monument(Struct, frozen=True, gc=False):
    """A monument in a Timeline and the knowledge on it."""

    card: CardId
    knowledge: int


Space = tuple[Monument, ...]
"""At most two monuments, the lower part first (AK-CRE-05)."""

Timeline = tuple[Space, ...]
"""Spaces 1 to 6."""

Place = tuple[int, int]
"""Space 1 to 6, and part: 0 lower, 1 upper."""

EMPTY_TIMELINE: Timeline = ((),) * SPACES


_FREE: Mapping[tuple[int, ...], tuple[int, ...]] = {
    held: tuple(number for number, there in enumerate(held, 1) if there < PARTS)
    for held in product(range(PARTS + 1), repeat=SPACES)
}
"""The spaces with a free part, by the number of monuments on each space."""


def monuments(timeline: Timeline) -> Iterator[Monument]:
    """Every monument, from space 1 on, lower part first."""
    return chain.from_iterable(timeline)


def place_of(timeline: Timeline, card: CardId) -> Place | None:
    """Where a monument lies, if it lies here."""
    for number, space in enumerate(timeline, 1):
        for part, monument in enumerate(space):
            if monument.card == card:
                return number, part
    return None


def monument_of(timeline: Timeline, card: CardId) -> Monument | None:
    """The monument with its knowledge, if it lies here."""
    for monument in monuments(timeline):
        if monument.card == card:
            return monument
    return None


def above(timeline: Timeline, card: CardId) -> CardId | None:
    """The monument in the upper part, if `card` lies in the lower one."""
    place = place_of(timeline, card)
    if place is None or place[1] != 0:
        return None
    space = timeline[place[0] - 1]
    return space[1].card if len(space) > 1 else None


def has_room(timeline: Timeline, space: int) -> bool:
    """Whether a part of the space is free; false for numbers that are no space (AK-CRE-03)."""
    return 1 <= space <= SPACES and len(timeline[space - 1]) < PARTS


def free_spaces(timeline: Timeline) -> tuple[int, ...]:
    """The spaces with a free part."""
    return _FREE[tuple(map(len, timeline))]


def knowledge(timeline: Timeline) -> int:
    """All knowledge on the Timeline."""
    return sum([one.knowledge for one in monuments(timeline)])


def has_knowledge(timeline: Timeline) -> bool:
    """Whether there is knowledge on the Timeline."""
    return any(one.knowledge for one in monuments(timeline))


def adjacent(timeline: Timeline, card: CardId) -> Iterator[Monument]:
    """On the same space, or in the same part of a neighbouring space (AK-EFF-06)."""
    place = place_of(timeline, card)
    if place is None:
        return
    number, part = place
    own = timeline[number - 1]
    if len(own) == PARTS:
        yield own[1 - part]
    for neighbour in (number - 1, number + 1):
        if 1 <= neighbour <= SPACES and len(timeline[neighbour - 1]) > part:
            yield timeline[neighbour - 1][part]


def with_monument(timeline: Timeline, space: int, monument: Monument) -> Timeline:
    """With a monument in the lowest free part of a space."""
    return _changed(timeline, space, (*timeline[space - 1], monument))


def without(timeline: Timeline, card: CardId) -> Timeline:
    """Without a monument; the one above it drops."""
    place = place_of(timeline, card)
    if place is None:
        return timeline
    space = timeline[place[0] - 1]
    return _changed(timeline, place[0], space[: place[1]] + space[place[1] + 1 :])


def gained(timeline: Timeline, amounts: Mapping[CardId, int]) -> Timeline:
    """With knowledge added to (negative: removed from) monuments."""
    return tuple([_gaining(space, amounts) if space else space for space in timeline])


def _gaining(space: Space, amounts: Mapping[CardId, int]) -> Space:
    return tuple(
        [
            Monument(one.card, one.knowledge + amounts[one.card]) if one.card in amounts else one
            for one in space
        ]
    )


def moved(timeline: Timeline, card: CardId, space: int) -> Timeline:
    """With a monument on another space (AK-EFF-10)."""
    monument = monument_of(timeline, card)
    if monument is None:
        return timeline
    return with_monument(without(timeline, card), space, monument)


def swapped(timeline: Timeline, first: CardId, second: CardId) -> Timeline:
    """With two monuments in each other's place (AK-EFF-11)."""
    pair = {first: monument_of(timeline, second), second: monument_of(timeline, first)}
    return tuple(tuple(pair.get(one.card) or one for one in space) for space in timeline)


def slid(timeline: Timeline) -> Timeline:
    """With every monument one space to the left; space 1 is empty before (AK-DEC-08)."""
    return (*timeline[1:], ())


def _changed(timeline: Timeline, space: int, content: Space) -> Timeline:
    return (*timeline[: space - 1], content, *timeline[space:])
