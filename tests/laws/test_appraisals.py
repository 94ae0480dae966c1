"""The law of appraisals: the weights of every title were fitted to its features, and what they say
of a position is shared out among the seats in whole numbers."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from games.kernel.appraisal.estimate import WHOLE
from games.kernel.appraisal.estimating import estimate
from games.kernel.appraisal.weights import FULL
from games.kernel.title import AnyTitle
from tests.support.games import Played
from tests.support.titles import INSTALLED, title_of

LITTLE = FULL // 5
"""So much progress may be lost at most: somebody sets another back."""

APPRAISED = tuple(slug for slug in INSTALLED if title_of(slug).appraisal is not None)


def wrong(played: Played) -> Iterator[str]:
    """What does not hold of the positions of a game."""
    title = played.title
    if title.appraisal is None:
        return
    features = title.appraisal.features
    for number, state in enumerate(played.states):
        said, automata = estimate(title, state), features.automata(state)
        whole = sum(said.chances) == WHOLE or (automata and sum(said.chances) < WHOLE)
        if not whole or min(said.chances) < 0:
            yield f"ply {number}: the chances are {said.chances}"
        if any(type(one) is not int for one in (*said.chances, *said.points)):
            yield f"ply {number}: not whole: {said}"
        rows = features.of(state)
        seats = played.table.seats + automata
        if {len(row) for row in rows} != {len(features.names)} or len(rows) != seats:
            yield f"ply {number}: a row for each seat has a number for each name"
        if any(type(one) is not int for row in rows for one in row):
            yield f"ply {number}: features are whole"
    yield from _ill_gone(title, [features.progress(state) for state in played.states])


def _ill_gone(title: AnyTitle, progress: list[int]) -> Iterator[str]:
    if any(not 0 <= one <= FULL for one in progress):
        yield f"{title.meta.slug}: progress is not between 0 and {FULL}"
    for number, (before, after) in enumerate(pairwise(progress)):
        if after < before - LITTLE:
            yield f"ply {number}: progress falls from {before} to {after}"


def test_appraisals(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *wrong(played)) for played in batch] == [(p.name,) for p in batch]


@pytest.mark.parametrize("slug", APPRAISED)
def test_weights_were_fitted_to_these_features(slug: str) -> None:
    appraisal = title_of(slug).appraisal
    assert appraisal is not None
    assert appraisal.weights.wrong(appraisal.features.names) is None
    assert appraisal.weights.games > 0
