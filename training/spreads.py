"""Spreads: so many points make a seat e times as likely to win, fitted by greatest likelihood."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from scipy.optimize import minimize

from training.knots import hats
from training.tables import Array, Table

LEAST: Final = 50
"""Half a point."""
EVEN: Final = 0.01
"""How strongly neighbouring knots are held alike."""


def spreads(rows: Table, expected: Array, at: Sequence[int]) -> Array:
    """The spread at each knot, in hundredths of a point, by the expected points of each row."""
    near = hats(rows.progress, at)

    def loss(logarithms: Array) -> float:
        chances = likely(expected / (near @ np.exp(logarithms)), rows.first)
        lost = -(rows.shares * np.log(np.maximum(chances, 1e-9))).sum() / len(rows.first)
        return float(lost + EVEN * np.square(np.diff(logarithms)).sum())

    begun = np.full(len(at), np.log(expected.std() / 2 + LEAST))
    found = minimize(loss, begun, method="L-BFGS-B", bounds=[(np.log(LEAST), 14.0)] * len(at))
    return np.exp(found.x)


def likely(scores: Array, first: Array) -> Array:
    """The softmax of the scores of each position; `first` is the first row of each."""
    counts = np.diff(np.append(first, len(scores)))
    odds = np.exp(scores - np.repeat(np.maximum.reduceat(scores, first), counts))
    return odds / np.repeat(np.add.reduceat(odds, first), counts)
