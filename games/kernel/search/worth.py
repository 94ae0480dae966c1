"""What an estimate is worth to each seat: its chance, and a little its points beside the rivals',
so that games that are won or lost are still played well."""

from collections.abc import Sequence

from games.kernel.appraisal.estimate import Estimate


def worth(estimate: Estimate, margin: int) -> list[int]:
    """For each seat, in ten-thousandths of a chance. `margin` hundredths of a point ahead of the
    best rival are worth one of them."""
    points = estimate.points
    return [
        chance + (points[seat] - _best_rival(points, seat)) // margin
        for seat, chance in enumerate(estimate.chances)
    ]


def _best_rival(points: Sequence[int], seat: int) -> int:
    if len(points) == 2:
        return points[1 - seat]
    return max([*points[:seat], *points[seat + 1 :]], default=0)
