"""Tables: examples as arrays, a row for each seat of each position."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from games.kernel.appraisal.estimate import WHOLE
from training.examples import Example

Array = Any
"""An array of numpy, which mypy knows nothing of where it is not installed."""


class Table(NamedTuple):
    """The rows of all positions: `features` by row and feature, `progress`, the number of `seats`,
    the final `points` in hundredths, the `shares` of the win and the number of the `game` by row;
    `first` is the first row of each position."""

    features: Array
    progress: Array
    seats: Array
    points: Array
    shares: Array
    game: Array
    first: Array


def table(examples: Sequence[Example]) -> Table:
    """The rows of these examples."""
    counts = np.array([len(one.rows) for one in examples])

    def by_row(values: Sequence[int]) -> Array:
        return np.repeat(np.array(values), counts)

    return Table(
        features=np.array([row for one in examples for row in one.rows], float),
        progress=by_row([one.progress for one in examples]),
        seats=by_row([len(one.rows) for one in examples]),
        points=np.array([points for one in examples for points in one.points], float),
        shares=np.array([chance for one in examples for chance in one.chances]) / WHOLE,
        game=by_row([one.game for one in examples]),
        first=np.cumsum(counts) - counts,
    )
