"""The weights of points: ridge regression of the final points on the features.

How strongly the weights are held together is chosen by the games that were left out of a fit.
"""

from collections.abc import Sequence
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


class _Fit:
    """The sums of squares of a table: of all rows, and of those outside each fold."""

    def __init__(self, rows: Table, at: Sequence[int], signed: Array) -> None:
        self.scale = np.maximum(rows.features.std(axis=0), 1e-9)
        self.mean = rows.features.mean(axis=0)
        self.seats = sorted(set(rows.seats.tolist()))
        self.features, self.knots = rows.features.shape[1], len(at)
        self.signed = np.tile(np.append(signed, np.zeros(len(self.seats))), self.knots)
        tables = (rows.seats[:, None] == np.array(self.seats)).astype(float)
        columns = np.concatenate([(rows.features - self.mean) / self.scale, tables], axis=1)
        self.columns = spread_out(columns, hats(rows.progress, at))
        self.points = rows.points
        halves = GroupKFold(FOLDS).split(self.columns, groups=rows.game)
        self.folds = [(self.sums(kept), left) for kept, left in halves]
        self.whole = self.sums(np.arange(len(self.points)))

    def sums(self, kept: Array) -> tuple[Array, Array, int]:
        columns = self.columns[kept]
        return columns.T @ columns, columns.T @ self.points[kept], len(kept)

    def solved(self, sums: tuple[Array, Array, int], size: float, bend: float) -> Array:
        squares, products, count = sums
        held = penalty(self.features + len(self.seats), self.knots, size, bend)
        free = np.tile(np.arange(self.features + len(self.seats)) >= self.features, self.knots)
        held[np.ix_(free, free)] *= 1e-3  # offsets are for what the features cannot know
        return least(squares + count * held, products, self.signed)

    def error(self, size: float, bend: float) -> float:
        """The mean squared error of games that were left out."""
        errors = [
            np.square(self.columns[left] @ self.solved(sums, size, bend) - self.points[left])
            for sums, left in self.folds
        ]
        return float(np.concatenate(errors).mean())

    def lines(self, solution: Array) -> Lines:
        by_knot = solution.reshape(self.knots, -1)
        weights = by_knot[:, : self.features] / self.scale
        shift = weights @ self.mean
        offsets = by_knot[:, self.features :] - shift[:, None]
        return Lines(weights, {seats: offsets[:, at] for at, seats in enumerate(self.seats)})
