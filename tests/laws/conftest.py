"""Games for the laws: batches of whole games, each played once and looked at by every law.

Batches are parameters of a session fixture, so pytest runs all laws over one batch before it
plays the next one, and keeps only one batch in memory. A batch stays in one test process
(`tests.support.scheduling`). `KRONIKA_LAW_PLIES` sets how many plies of each title are played,
about.
"""

from collections.abc import Iterator
from itertools import islice

import pytest

from tests.laws.budget import PLIES
from tests.laws.seeds import seeds
from tests.support.games import Played
from tests.support.titles import SLUGS, title_of

BATCH = 500
"""Plies of a batch: its last game is the one that reaches them."""

BATCHES = -(-PLIES // BATCH)


def _batches() -> Iterator[object]:
    for slug in SLUGS:
        for number in range(BATCHES):
            name = f"{slug}-{number}"
            yield pytest.param((slug, number), id=name)


@pytest.fixture(scope="session", params=_batches())
def batch(request: pytest.FixtureRequest) -> tuple[Played, ...]:
    """Some games of one title; the first ones are those that reach most."""
    slug, number = request.param
    title = title_of(slug)
    games: list[Played] = []
    for seed in islice(seeds(title), number, None, BATCHES):
        games.append(seed.play(title))
        if sum(len(played.plies) for played in games) >= BATCH:
            break
    return tuple(games)
