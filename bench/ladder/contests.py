"""Contests: the games that a ladder is made of."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from games.kernel.players import BY_STRENGTH
from games.kernel.title import AnyTitle

STRONGEST = BY_STRENGTH[-1]
USUAL = "medium"


class Contest(Struct, frozen=True):
    """A game of these bots, by seat; games of the same seed begin alike."""

    title: str
    bots: tuple[str, ...]
    seed: int


def ladder(title: AnyTitle, games: int, seed: int, chosen: Sequence[str] = ()) -> list[Contest]:
    """All contests of a title between some of its bots (all, if none is chosen)."""
    bots = [one.bot for one in title.meta.bots if not chosen or one.bot in chosen]
    return [*_duels(title, bots, games, seed), *_crowds(title, bots, games, seed)]


def _duels(title: AnyTitle, bots: Sequence[str], games: int, seed: int) -> Iterator[Contest]:
    """So many games of each bot against each other one; two in a row differ in who sits where."""
    for weaker, stronger in combinations(bots, 2):
        for number in range(games):
            pair = (stronger, weaker) if number % 2 == 0 else (weaker, stronger)
            yield Contest(title.meta.slug, pair, seed + number // 2)


def _crowds(title: AnyTitle, bots: Sequence[str], games: int, seed: int) -> Iterator[Contest]:
    """At three and four seats, so many games of the strongest bot against usual ones, on each seat
    in turns."""
    if STRONGEST not in bots or USUAL not in bots:
        return
    for seats in range(3, min(4, title.meta.seats[1]) + 1):
        for number in range(games):
            at = number % seats
            crowd = [STRONGEST if seat == at else USUAL for seat in range(seats)]
            yield Contest(title.meta.slug, tuple(crowd), seed + number // seats)
