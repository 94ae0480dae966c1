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


def single(
    title: AnyTitle, pair: tuple[str, str], seats: int, games: int, seed: int
) -> list[Contest]:
    """So many games of one bot against another one, which has all other seats; it sits on each in
    turns."""
    return list(_alone(title, pair, seats, games, seed))


def _duels(title: AnyTitle, bots: Sequence[str], games: int, seed: int) -> Iterator[Contest]:
    """So many games of each bot against each other one; two in a row differ in who sits where."""
    for weaker, stronger in combinations(bots, 2):
        yield from _alone(title, (stronger, weaker), 2, games, seed)


def _crowds(title: AnyTitle, bots: Sequence[str], games: int, seed: int) -> Iterator[Contest]:
    """At three and four seats, so many games of the strongest bot against usual ones, on each seat
    in turns."""
    if STRONGEST not in bots or USUAL not in bots:
        return
    for seats in range(3, min(4, title.meta.seats[1]) + 1):
        yield from _alone(title, (STRONGEST, USUAL), seats, games, seed)


def _alone(
    title: AnyTitle, pair: tuple[str, str], seats: int, games: int, seed: int
) -> Iterator[Contest]:
    """Games of one bot against others; it sits on each seat in turns, and each time all have been
    its own the seed changes."""
    one, others = pair
    for number in range(games):
        at = number % seats
        bots = tuple(one if seat == at else others for seat in range(seats))
        yield Contest(title.meta.slug, bots, seed + number // seats)
