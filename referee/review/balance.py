"""The balance: how the result of each seat came about.

`result = start + own + rivals + chance + revealed`, exactly. All but the last term are sums over
the lines of the review; the last one is what is left: what hidden things turned out to be, and what
the search had not foreseen.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import isqrt
from typing import Final

from games.kernel.appraisal.estimate import Estimate
from games.kernel.seats import Seat
from referee.review.course import Course
from referee.review.lines import (
    AdjustedResult,
    LuckOfKind,
    MarkCounts,
    PlyLuck,
    ReviewBalance,
    ReviewedDecision,
    ReviewLine,
    SeatBalance,
    SeatEstimate,
)

NORMAL_95: Final = 196
"""So many hundredths of a standard deviation lie on either side of 95 % of a normal distribution,
which a sum of many redrawn plies comes close to."""


def balance(course: Course, start: Estimate, lines: Sequence[ReviewLine]) -> ReviewBalance:
    """The last line. `start` stands in the first one, `lines` are those between."""
    decisions = [one for one in lines if isinstance(one, ReviewedDecision)]
    luck = [one for one in lines if isinstance(one, PlyLuck)]
    return ReviewBalance(
        ending=course.ending,
        seats=tuple(_seat(course, start, seat, decisions, luck) for seat in range(course.seats)),
    )


def _seat(
    course: Course,
    start: Estimate,
    seat: Seat,
    decisions: Sequence[ReviewedDecision],
    luck: Sequence[PlyLuck],
) -> SeatBalance:
    mine = [one for one in decisions if one.seat == seat]
    theirs = [one for one in decisions if one.seat != seat]
    by_kind = _by_kind(luck, seat)
    result, began = _part(course.result, seat), _part(start, seat)
    own, rivals, chance = _changed(mine, seat), _changed(theirs, seat), _sum(by_kind.values())
    return SeatBalance(
        seat=seat,
        result=result,
        start=began,
        own=own,
        rivals=rivals,
        chance=chance,
        revealed=_less(result, _sum((began, own, rivals, chance))),
        chance_by_kind=by_kind,
        marks=MarkCounts(**Counter(str(one.mark) for one in mine)),
        loss=_mean_loss(mine),
        adjusted=_adjusted(result, chance, sum([one.variance[seat] for one in luck])),
    )


def _changed(decisions: Iterable[ReviewedDecision], seat: Seat) -> SeatEstimate:
    """What decisions changed for a seat beside the best ones."""
    return _sum([_less(_part(one.after, seat), _part(one.before, seat)) for one in decisions])


def _by_kind(luck: Iterable[PlyLuck], seat: Seat) -> dict[str, SeatEstimate]:
    """What the draws of each kind were worth to a seat, in the order in which they came."""
    found = dict[str, SeatEstimate]()
    for one in luck:
        for kind in one.kinds:
            found[kind.kind] = _sum((found.get(kind.kind, _NOTHING), _part(kind, seat)))
    return found


def _mean_loss(decisions: Iterable[ReviewedDecision]) -> int:
    losses = [one.loss for one in decisions if one.choices > 1]
    return sum(losses) // len(losses) if losses else 0


def _adjusted(result: SeatEstimate, chance: SeatEstimate, variance: int) -> AdjustedResult:
    """The result without luck. How luck was measured has a variance of its own."""
    without = _less(result, chance)
    doubt = isqrt(variance * NORMAL_95 * NORMAL_95) // 100
    return AdjustedResult(
        chance=without.chance,
        points=without.points,
        low=without.chance - doubt,
        high=without.chance + doubt,
    )


_NOTHING: Final = SeatEstimate(chance=0, points=0)


def _part(whole: Estimate | LuckOfKind, seat: Seat) -> SeatEstimate:
    return SeatEstimate(chance=whole.chances[seat], points=whole.points[seat])


def _sum(parts: Iterable[SeatEstimate]) -> SeatEstimate:
    some = tuple(parts)
    chance, points = sum([one.chance for one in some]), sum([one.points for one in some])
    return SeatEstimate(chance=chance, points=points)


def _less(one: SeatEstimate, other: SeatEstimate) -> SeatEstimate:
    return SeatEstimate(chance=one.chance - other.chance, points=one.points - other.points)
