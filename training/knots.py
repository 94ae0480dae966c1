"""Weights that change along a game lie on lines between knots. So a feature needs a column for each
knot: its value times how near the position is to that knot."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from games.kernel.appraisal.slopes import STEPS
from games.kernel.appraisal.weights import FULL
from training.tables import Array

KNOTS: Final = (0, 200, 400, 550, 700, 800, 880, 940, FULL)
"""Values of progress; closer together at the end, where the worth of things changes fast."""


def hats(progress: Array, at: Sequence[int]) -> Array:
    """How near each progress is to each knot, 0 to 1; the knots beside it share 1. Progress is told
    apart in steps, as the appraisal does it."""
    stepped = np.clip(progress, 0, FULL) * STEPS // FULL * FULL // STEPS
    return np.stack([np.interp(stepped, at, row) for row in np.eye(len(at))], axis=1)


def spread_out(columns: Array, near: Array) -> Array:
    """A column for each knot of each column; those of one knot stand together."""
    return np.concatenate([columns * near[:, at : at + 1] for at in range(near.shape[1])], axis=1)


def penalty(columns: int, count: int, size: float, bend: float) -> Array:
    """The penalty of weights: `size` on each of them, `bend` on the difference between neighbouring
    knots."""
    differences = np.diff(np.eye(count), axis=0)
    alike = differences.T @ differences
    return np.kron(bend * alike + size * np.eye(count), np.eye(columns))
