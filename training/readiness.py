"""Readiness: how readily strong players choose a kind of command when they are given the choice.

A conditional logit: each kind has a logarithm of odds, its type's and its own, both held near 0.
The odds of a choice are those of the one that was played beside all that were listed.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from scipy.optimize import minimize

from games.kernel.appraisal.exponential import FINE
from training.examples import Choice
from training.spreads import likely
from training.tables import Array

HELD: Final = 1.0
"""The penalty of the square of a logarithm; that of a kind which was listed seldom stays near its
type's."""
MOST: Final = 40_000
"""So many choices are enough."""


def readiness(choices: Sequence[Choice]) -> dict[str, int]:
    """The readiness of each kind that was listed, in 64ths, by name."""
    used = choices[:MOST]
    kinds = sorted({kind for one in used for kind in one.kinds})
    if not kinds:
        return {}
    number = {kind: at for at, kind in enumerate(kinds)}
    types = sorted({kind.split()[0] for kind in kinds})
    type_of = np.array([types.index(kind.split()[0]) for kind in kinds])
    listed = np.array([number[kind] for one in used for kind in one.kinds])
    counts = np.array([len(one.kinds) for one in used])
    first = np.cumsum(counts) - counts
    chosen = first + np.array([one.chosen for one in used])

    def loss(logarithms: Array) -> tuple[float, Array]:
        own, shared = logarithms[: len(kinds)], logarithms[len(kinds) :]
        chances = likely((own + shared[type_of])[listed], first)
        lost = -np.log(chances[chosen]).sum() + HELD / 2 * np.square(logarithms).sum()
        gradient = np.bincount(listed, chances, len(kinds))
        gradient -= np.bincount(listed[chosen], minlength=len(kinds))
        by_type = np.bincount(type_of, gradient, len(types))
        return float(lost), np.concatenate([gradient, by_type]) + HELD * logarithms

    found = minimize(loss, np.zeros(len(kinds) + len(types)), jac=True, method="L-BFGS-B").x
    ready = found[: len(kinds)] + found[len(kinds) :][type_of]
    return {kind: round(float(one) * FINE) for kind, one in zip(kinds, ready, strict=True)}
