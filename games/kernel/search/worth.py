"""What an estimate is worth to each seat: its chance, and a little its points beside the rivals',
so that games that are won or lost are still played well."""

from collections.abc import Sequence
from typing import Final

from games.kernel.appraisal.estimate import Estimate

MARGIN: Final = 20
"""So many hundredths of a point ahead of the best rival are worth a ten-thousandth of a chance."""


def worth(estimate: Estimate) -> list[int]:
    """For each seat, in ten-thousandths of a chance."""
    points = estimate.points
    return [
        chance + (points[seat] - _best_rival(points, seat)) // MARGIN
        for seat, chance in enumerate(estimate.chances)
    ]


def _best_rival(points: Sequence[int], seat: int) -> int:
    if len(points) == 2:
        return points[1 - seat]
    return max([*points[:seat], *points[seat + 1 :]], default=0)
