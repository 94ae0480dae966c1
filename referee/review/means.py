"""Means of estimates, in whole numbers."""

from collections.abc import Sequence
from typing import Self

from msgspec import Struct

from games.kernel.appraisal.estimate import Estimate
from games.kernel.appraisal.shares import shared


class Mean(Struct, frozen=True, kw_only=True):
    """The mean of some estimates, and how uncertain it is.

    `variance` is that of the mean of the chances, for each seat, if the estimates are a sample; 0
    if they are all that there are.
    """

    estimate: Estimate
    variance: tuple[int, ...]

    @classmethod
    def exact(cls, estimates: Sequence[Estimate]) -> Self:
        """Of all that could come, each as likely as the others."""
        return cls(estimate=_mean(estimates), variance=(0,) * len(estimates[0].chances))

    @classmethod
    def sampled(cls, estimates: Sequence[Estimate]) -> Self:
        """Of a sample of two or more."""
        columns = zip(*(one.chances for one in estimates), strict=True)
        return cls(estimate=_mean(estimates), variance=tuple(map(_variance, columns)))


def _mean(estimates: Sequence[Estimate]) -> Estimate:
    """Rounded; chances that add up to the same each time still do."""
    count = len(estimates)
    chances = [sum(column) for column in zip(*(one.chances for one in estimates), strict=True)]
    whole = _rounded(sum(chances), count)
    points = zip(*(one.points for one in estimates), strict=True)
    return Estimate(
        shared(whole, chances) if any(chances) else tuple(chances),
        tuple(_rounded(sum(column), count) for column in points),
    )


def _rounded(total: int, count: int) -> int:
    return (2 * total + count) // (2 * count)


def _variance(values: Sequence[int]) -> int:
    """The variance of the mean of a sample, rounded up."""
    count, total = len(values), sum(values)
    squares = count * sum([value * value for value in values]) - total * total
    return -(-squares // (count * count * (count - 1)))
