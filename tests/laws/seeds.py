"""The games with which each title's run begins: between them they reach what can be reached.

`seeds/<title>.txt` lists one game a line: seats, policy and seed, and after `#` how much it adds.
`python -m tests.laws.cover` chooses them. A list that names a bot which the title has no more, or
that is missing, is made anew by that command.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from msgspec import Struct

from games.kernel.title import AnyTitle
from tests.support.games import Played, game, policies

FOLDER = Path(__file__).parent / "seeds"


class Seed(Struct, frozen=True):
    """A game that can be played again."""

    seats: int
    policy: str
    seed: int

    def play(self, title: AnyTitle) -> Played:
        """The whole game."""
        return game(title, seats=self.seats, seed=self.seed, policy=self.policy)

    def __str__(self) -> str:
        return f"{self.seats} {self.policy} {self.seed}"


def chosen(slug: str) -> tuple[Seed, ...]:
    """The listed games of a title, the one that adds most first."""
    path = FOLDER / f"{slug}.txt"
    lines = path.read_text("utf-8").splitlines() if path.exists() else ()
    words = (line.partition("#")[0].split() for line in lines)
    return tuple(Seed(int(one[0]), one[1], int(one[2])) for one in words if one)


def any_seeds(title: AnyTitle, first: int = 0) -> Iterator[Seed]:
    """Games without end, over all numbers of seats. Two in three are random, the others are played
    in every other way; of some nobody decides anything."""
    low, high = title.meta.seats
    ways = (*policies(title), "absent")
    for number in count(first):
        policy = ways[number // 3 % len(ways)] if number % 3 == 0 else "random"
        shift = number + number // 3 + number // 9  # every way and option at every number of seats
        yield Seed(low + shift % (high - low + 1), policy, number)


def seeds(title: AnyTitle) -> Iterator[Seed]:
    """The listed games of a title, then others without end."""
    listed = chosen(title.meta.slug)
    yield from listed
    yield from (one for one in any_seeds(title) if one not in listed)
