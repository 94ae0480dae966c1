"""Signs: what more of a feature may be worth, and the best weights that keep to it."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from scipy.linalg import solve

from games.kernel.appraisal.appraisal import Features
from training.tables import Array

PATIENCE: Final = 3
"""So often all weights that are wrong change sides at once although that has not helped."""


def signs(features: Features[Any]) -> Array:
    """For each feature: 1 if more of it is never bad, -1 if it is never good, else 0."""
    return np.array([(name in features.good) - (name in features.bad) for name in features.names])


def least(squares: Array, products: Array, signed: Sequence[int]) -> Array:
    """The weights of the least sum of squares among those with such signs (0: any): by block
    principal pivoting (Kim and Park 2011), which ends for any positive definite matrix."""
    free = np.ones(len(products), bool)
    fewest, patience = len(products) + 1, PATIENCE
    while True:
        weights = np.zeros(len(products))
        weights[free] = solve(squares[np.ix_(free, free)], products[free], assume_a="pos")
        slopes = squares @ weights - products
        wrong = np.flatnonzero(np.where(free, weights, slopes) * signed < 0)
        if not len(wrong):
            return weights
        if len(wrong) < fewest:
            fewest, patience = len(wrong), PATIENCE
        elif patience:
            patience -= 1
        else:
            wrong = wrong[-1:]
        free[wrong] = ~free[wrong]
