"""Fitting: all weights of a title, from examples."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from games.kernel.appraisal.appraisal import Features
from games.kernel.appraisal.weights import MILLION, Weights
from training.examples import Example
from training.knots import KNOTS, hats
from training.points import Lines, lines
from training.readiness import readiness
from training.signs import signs
from training.spreads import spreads
from training.tables import Array, Table, table


def fitted(features: Features[Any], examples: Sequence[Example], games: int) -> Weights:
    """The weights; `games` are those that they were fitted to."""
    rows, at = table(examples), KNOTS
    found = lines(rows, at, signs(features))
    spread = spreads(rows, _expected(found, rows, at), at)
    return Weights(
        features=features.names,
        knots=at,
        points=tuple(_whole(row * MILLION) for row in found.weights),
        offsets={str(seats): _whole(row) for seats, row in found.offsets.items()},
        spreads=_whole(spread),
        readiness=readiness([one.choice for one in examples if one.choice is not None]),
        games=games,
    )


def _expected(found: Lines, rows: Table, at: Sequence[int]) -> Array:
    """The points that the lines expect of each row."""
    near = hats(rows.progress, at)
    offsets = np.array([found.offsets[seats] for seats in rows.seats.tolist()])
    return ((rows.features @ found.weights.T + offsets) * near).sum(axis=1)


def _whole(values: Array) -> tuple[int, ...]:
    return tuple(round(float(one)) for one in values)
