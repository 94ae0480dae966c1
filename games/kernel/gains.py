"""What gave points: each change of the points of a seat, and the fact that made it."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from games.kernel.points import Points, points
from games.kernel.seats import Seat
from games.kernel.title import AnyTitle


class Gain(Struct, frozen=True, kw_only=True):
    """Points that a seat got; negative: that it lost. `fact` is the position of the fact that
    says why."""

    seat: Seat
    points: Points
    fact: int


def followed(title: AnyTitle, state: Any, facts: Iterable[Any]) -> tuple[Any, tuple[Gain, ...]]:
    """The state after some facts, and all points that they gave; none in a title that does not
    count them."""
    count, gains = title.showing.points, list[Gain]()
    now: Sequence[Points] = () if count is None else count(state)
    for number, fact in enumerate(facts):
        state = title.rules.evolve(state, fact)
        if count is None:
            continue
        before, now = now, count(state)
        for seat, (had, has) in enumerate(zip(before, now, strict=True)):
            if had != has:
                gains.append(Gain(seat=seat, points=points(has - had), fact=number))
    return state, tuple(gains)
