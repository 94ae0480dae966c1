"""The chances of a battle by its dice alone: whoever has the unique highest row wins, and a full
tie is lost by all (EV-BAT-09, EV-BAT-10). What cards and abilities may change is not reckoned."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import accumulate, combinations_with_replacement, zip_longest
from math import factorial, prod

FACES = range(6, 0, -1)

Row = tuple[int, ...]
"""Dice, the highest first; a shorter row is lower than one that only has more dice."""


def chance(dice: Sequence[int], at: int) -> float:
    """The chance that a side wins, of sides with so many dice each."""
    others = [one for number, one in enumerate(dice) if number != at]
    return sum(share * prod(_below(one, row) for one in others) for row, share in _rolls(dice[at]))


def deciding(rows: Sequence[Row]) -> int | None:
    """Of rolled dice: by which die, counted from the highest, the best row beats the next one;
    nothing, if they are equal."""
    best, second, *_ = sorted(rows, reverse=True)
    pairs = zip_longest(best, second, fillvalue=0)
    return next((at for at, (high, low) in enumerate(pairs, 1) if high != low), None)


def again(rows: Sequence[Row], at: int, die: int) -> float:
    """The chance that a side wins if one of its dice, which shows `die`, is rolled once more."""
    others = max(row for number, row in enumerate(rows) if number != at)
    kept = list(rows[at])
    kept.remove(die)
    won = sum(tuple(sorted((*kept, face), reverse=True)) > others for face in FACES)
    return won / len(FACES)


@cache
def _rolls(dice: int) -> tuple[tuple[Row, float], ...]:
    """All rows that so many dice can show, the lowest first, and the chance of each."""
    rows = sorted(combinations_with_replacement(FACES, dice))
    return tuple((row, _ways(row) / 6**dice) for row in rows)


def _ways(row: Row) -> int:
    """In how many orders the dice of a row may fall."""
    return factorial(len(row)) // prod(map(factorial, Counter(row).values()))


@cache
def _sums(dice: int) -> tuple[float, ...]:
    """The chance of all rows below each."""
    return tuple(accumulate((share for _, share in _rolls(dice)), initial=0.0))


def _below(dice: int, row: Row) -> float:
    """The chance that so many dice show less than a row."""
    return _sums(dice)[bisect_left(_rolls(dice), row, key=lambda one: one[0])]
