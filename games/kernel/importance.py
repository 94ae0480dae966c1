"""How important a move is to somebody who was away: what to tell first of all that has happened.

It follows from facts, points and scenes, and from no words: it is the same in every language.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from games.kernel.points import Points
from games.kernel.scene_comparison import NumberChanged, SceneDifference, ThingChanged
from games.kernel.seats import Seat
from games.kernel.title import AnyTitle

LEVEL: Final = 100
"""Between two levels; within one, what changes more is more important."""
DIVIDES: Final = 6
"""It divides the game: a Food Day, the end of an age."""
AGAINST_READER: Final = 5
"""It was done to the reader, or takes something from them."""
AGAINST_OTHERS: Final = 4
SCORES: Final = 3
"""Points of somebody change, and not by the end of a turn alone."""
CHANGES_THINGS: Final = 2
CHANGES_NUMBERS: Final = 1


class Happening(Struct, frozen=True, kw_only=True):
    """What came of a move: who played it, whom it was done to (`struck`), whether it `divides` the
    game or only `ends` a turn, whose points it changed by how much, and what looks different."""

    seat: Seat
    struck: Collection[Seat] = ()
    divides: bool = False
    ends: bool = False
    points: Mapping[Seat, Points] = {}
    differences: Sequence[SceneDifference] = ()


def importance(one: Happening, reader: Seat | None) -> int:
    """How important a move is to the seat of a reader, or to a spectator; 0: nothing came of it."""
    scored = max((abs(points) for points in one.points.values()), default=0)
    things = sum(not isinstance(each, NumberChanged) for each in one.differences)
    level = _level(one, reader, scored=scored > 0, things=things > 0)
    by = scored if level == SCORES else scored + things + sum(map(_amount, one.differences))
    return LEVEL * level + min(LEVEL - 1, int(by)) if level else 0


def _level(one: Happening, reader: Seat | None, *, scored: bool, things: bool) -> int:
    others = {seat for seat in one.struck if seat != one.seat}
    if one.divides:
        return DIVIDES
    if reader is not None and reader != one.seat and (reader in others or _loses(one, reader)):
        return AGAINST_READER
    if others:
        return AGAINST_OTHERS
    if scored and not one.ends:
        return SCORES
    if things and not one.ends:
        return CHANGES_THINGS
    return CHANGES_NUMBERS if scored or one.differences else 0


def _loses(one: Happening, reader: Seat) -> bool:
    """Whether a reader has fewer points, or something that was theirs is theirs no more."""
    if one.points.get(reader, 0) < 0:
        return True
    return any(
        each.before is not None
        and reader in (each.owner, each.before.seat)
        and (each.after is None or each.after.zone != each.before.zone)
        for each in one.differences
        if isinstance(each, ThingChanged)
    )


def _amount(one: SceneDifference) -> float:
    """By how much a number of a seat changes; what it is made of counts once."""
    if not isinstance(one, NumberChanged) or one.tally or one.seat is None:
        return 0
    return abs((one.after or 0) - (one.before or 0))


def struck(title: AnyTitle, facts: Iterable[Any]) -> frozenset[Seat]:
    """The seats that facts strike, as the title says which do."""
    fields = title.showing.strikes
    found = (getattr(one, fields[type(one)]) for one in facts if type(one) in fields)
    return frozenset(seat for value in found for seat in named(value))


def named(value: Any) -> Iterable[Seat]:
    """The seats that a field names: one, several or none."""
    if value is None:
        return ()
    return (value,) if isinstance(value, int) else value
