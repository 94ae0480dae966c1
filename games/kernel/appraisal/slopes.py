"""Slopes: the weights at every progress of a game, worked out once."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from games.kernel.appraisal.weights import FULL, Weights

STEPS: Final = 50
"""Progress is told apart in so many steps."""


class Slope(Struct, frozen=True, gc=False):
    """The weights at one progress: `points` of the features, `spread` of the points."""

    points: tuple[int, ...]
    offsets: dict[int, int]
    spread: int


def slopes(weights: Weights) -> tuple[Slope, ...]:
    """The weights at each step of progress, from the beginning to the end."""
    return tuple(_slope(weights, step * FULL // STEPS) for step in range(STEPS + 1))


def _slope(weights: Weights, progress: int) -> Slope:
    knots = weights.knots
    above = next(at for at in range(1, len(knots)) if progress <= knots[at])
    low, high = knots[above - 1], knots[above]

    def between(values: Sequence[int]) -> int:
        rise = (values[above] - values[above - 1]) * (progress - low)
        return values[above - 1] + rise // (high - low)

    return Slope(
        points=tuple(between(column) for column in zip(*weights.points, strict=True)),
        offsets={int(seats): between(row) for seats, row in weights.offsets.items()},
        spread=between(weights.spreads),
    )
