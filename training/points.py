"""The weights of points: ridge regression of the final points on the features.

How strongly the weights are held together is chosen by the games that were left out of a fit.
"""

from collections.abc import Sequence
from functools import reduce
from itertools import product
from typing import Final, NamedTuple

import numpy as np
from sklearn.model_selection import GroupKFold

from training.knots import hats, penalty, spread_out
from training.signs import least
from training.tables import Array, Table

SIZES: Final = (0.001, 0.01, 0.1)
BENDS: Final = (0.01, 0.1, 1.0)
"""Penalties that are tried, for each row of the table."""
FOLDS: Final = 4
PART: Final = 10_000
"""So many rows are spread out at a time."""


class Lines(NamedTuple):
    """What was fitted: hundredths of a point by knot and feature, and offsets by the number of
    seats and knot."""

    weights: Array
    offsets: dict[int, Array]


def lines(rows: Table, at: Sequence[int], signed: Array) -> Lines:
    """The weights at the knots that foretell the points best, with these signs by feature."""
    fit = _Fit(rows, at, signed)
    size, bend = min(product(SIZES, BENDS), key=lambda one: fit.error(*one))
    return fit.lines(fit.solved(fit.whole, size, bend))


class Sums(NamedTuple):
    """The sums of squares of some rows: all that a fit, and its error on them, needs to know."""

    squares: Array
    products: Array
    points: float
    number: int

    def plus(self, other: "Sums", sign: int = 1) -> "Sums":
        """Together with those of other rows, or without them."""
        return Sums(*(a + sign * b for a, b in zip(self, other, strict=True)))

    def error(self, solution: Array) -> float:
        """The sum of the squared errors of a solution."""
        fitted = solution @ self.squares @ solution - 2 * solution @ self.products
        return float(fitted + self.points)


class _Fit:
    """The sums of a table: of all rows, and of those of each fold."""

    def __init__(self, rows: Table, at: Sequence[int], signed: Array) -> None:
        self.scale = np.maximum(rows.features.std(axis=0), 1e-9)
        self.mean = rows.features.mean(axis=0)
        self.seats = sorted(set(rows.seats.tolist()))
        self.features, self.knots = rows.features.shape[1], len(at)
        self.signed = np.tile(np.append(signed, np.zeros(len(self.seats))), self.knots)
        self.rows, self.at = rows, at
        folds = GroupKFold(FOLDS).split(rows.points, groups=rows.game)
        self.folds = [self.sums(left) for _, left in folds]
        self.whole = reduce(Sums.plus, self.folds)

    def sums(self, kept: Array) -> Sums:
        parts = np.array_split(kept, len(kept) // PART + 1)
        return reduce(Sums.plus, map(self._part, parts))

    def _part(self, kept: Array) -> Sums:
        features = (self.rows.features[kept] - self.mean) / self.scale
        tables = (self.rows.seats[kept, None] == np.array(self.seats)).astype(float)
        near = hats(self.rows.progress[kept], self.at)
        columns = spread_out(np.concatenate([features, tables], axis=1), near)
        points = self.rows.points[kept]
        return Sums(columns.T @ columns, columns.T @ points, points @ points, len(kept))

    def solved(self, sums: Sums, size: float, bend: float) -> Array:
        each = self.features + len(self.seats)
        held = penalty(each, self.knots, size, bend)
        free = np.tile(np.arange(each) >= self.features, self.knots)
        held[np.ix_(free, free)] *= 1e-3  # offsets are for what the features cannot know
        return least(sums.squares + sums.number * held, sums.products, self.signed)

    def error(self, size: float, bend: float) -> float:
        """The sum of squared errors of games that were left out."""
        others = [self.whole.plus(fold, -1) for fold in self.folds]
        pairs = zip(self.folds, others, strict=True)
        return sum(fold.error(self.solved(rest, size, bend)) for fold, rest in pairs)

    def lines(self, solution: Array) -> Lines:
        by_knot = solution.reshape(self.knots, -1)
        weights = by_knot[:, : self.features] / self.scale
        shift = weights @ self.mean
        offsets = by_knot[:, self.features :] - shift[:, None]
        return Lines(weights, {seats: offsets[:, at] for at, seats in enumerate(self.seats)})
