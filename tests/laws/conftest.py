"""Games for the laws: batches of whole games, each played once and looked at by every law.

Batches are parameters of a session fixture, so pytest runs all laws over one batch before it
plays the next one, and keeps only one batch in memory. With `--dist loadgroup` a batch stays on
one worker. `KRONIKA_LAW_GAMES` sets the number of random games of each title.
"""

import os
from collections.abc import Iterator

import pytest

from tests.support.games import Played, game, policies
from tests.support.titles import SLUGS, title_of

GAMES = int(os.environ.get("KRONIKA_LAW_GAMES", "306"))
"""Random games of each title, over all numbers of seats."""

SEEDS = 3
"""Random games of one batch for each number of seats; two more games are played in other ways."""


def _batches() -> Iterator[object]:
    for slug in SLUGS:
        for number in range(-(-GAMES // (3 * SEEDS))):
            name = f"{slug}-{number}"
            yield pytest.param((slug, number), id=name, marks=pytest.mark.xdist_group(name))


@pytest.fixture(scope="session", params=_batches())
def batch(request: pytest.FixtureRequest) -> tuple[Played, ...]:
    """Some games of one title: random ones for every number of seats, a curious one, and one of
    the title's bots."""
    slug, number = request.param
    title = title_of(slug)
    low, high = title.meta.seats
    seeds = range(number * SEEDS, (number + 1) * SEEDS)
    games = [
        game(title, seats=seats, seed=seed, policy="random")
        for seats in range(low, high + 1)
        for seed in seeds
    ]
    seats = low + number % (high - low + 1)
    ways = ("curious", policies(title)[2 + number % (len(policies(title)) - 2)])
    others = [game(title, seats=seats, seed=number, policy=way) for way in ways]
    return (*games, *others)
