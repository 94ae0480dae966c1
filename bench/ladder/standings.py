"""Standings: what the contests of one title have shown."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from msgspec import Struct

from bench.ladder.contests import USUAL
from bench.ladder.outcomes import Outcome
from bench.ladder.ratings import Rating, ratings
from bench.winrates import Pairing
from games.kernel.players import strategies
from games.kernel.title import AnyTitle


class Pace(Struct, frozen=True, kw_only=True):
    """How long a bot thinks: the mean seconds of a processor for a decision with a choice."""

    bot: str
    seconds: float


class Crowd(Struct, frozen=True, kw_only=True):
    """How often a bot won among others that are alike, at tables of so many `seats`."""

    seats: int
    pairing: Pairing


class Standings(Struct, frozen=True, kw_only=True):
    """The ladder of a title. `nodes` bounded the searches, `seeds` are the first and the last, and
    `machine` is where it was measured. `usual` is the strategy of the title's own that `medium` is,
    None if it is another one."""

    title: str
    machine: str
    nodes: int | None
    seeds: tuple[int, int]
    ratings: tuple[Rating, ...]
    paces: tuple[Pace, ...]
    duels: tuple[Pairing, ...]
    crowds: tuple[Crowd, ...]
    usual: str | None = None


def standings(
    title: AnyTitle, outcomes: Sequence[Outcome], machine: str, nodes: int | None = None
) -> Standings:
    """What the outcomes of a title's contests add up to. In a duel that bot comes first which the
    title holds for the stronger one."""
    slug = title.meta.slug
    seeds = [one.contest.seed for one in outcomes]
    rated = ratings(outcomes)
    bots = [one.bot for one in reversed(title.meta.bots)]
    duels = {frozenset(one.contest.bots) for one in outcomes if len(one.ranks) == 2}
    pairs = [pair for pair in combinations(bots, 2) if frozenset(pair) in duels]
    crowded = sorted({_crowd_of(one) for one in outcomes if len(one.ranks) > 2})
    return Standings(
        title=slug,
        machine=machine,
        nodes=nodes,
        seeds=(min(seeds), max(seeds)),
        ratings=rated,
        paces=tuple(_pace(one.bot, outcomes) for one in rated),
        duels=tuple(_duel(slug, first, second, outcomes) for first, second in pairs),
        crowds=tuple(_crowd(slug, *one, outcomes) for one in crowded),
        usual=_usual(title),
    )


def _usual(title: AnyTitle) -> str | None:
    medium = title.bots.get(USUAL)
    return next((one for one in strategies(title.bots) if title.bots[one] is medium), None)


def pairing(title: str, first: str, second: str, outcomes: Iterable[Outcome]) -> Pairing:
    """How one bot did against another one, which has all other seats."""
    wins, mine, theirs, games = 0.0, 0.0, 0.0, 0
    for one in outcomes:
        at = one.contest.bots.index(first)
        others = [points for seat, points in enumerate(one.points) if seat != at]
        games += 1
        wins += one.won(at)
        mine += one.points[at]
        theirs += sum(others) / len(others)
    points = (mine / games, theirs / games)
    return Pairing(title=title, first=first, second=second, games=games, wins=wins, points=points)


def _duel(title: str, first: str, second: str, outcomes: Sequence[Outcome]) -> Pairing:
    bots = {(first, second), (second, first)}
    return pairing(title, first, second, [one for one in outcomes if one.contest.bots in bots])


def _crowd_of(outcome: Outcome) -> tuple[int, str, str]:
    """The seats of a table of several, who is alone there, and who all others are."""
    bots = outcome.contest.bots
    alone, others = sorted(set(bots), key=bots.count)
    return len(bots), alone, others


def _crowd(title: str, seats: int, alone: str, others: str, outcomes: Sequence[Outcome]) -> Crowd:
    who = (seats, alone, others)
    here = [one for one in outcomes if len(one.ranks) > 2 and _crowd_of(one) == who]
    return Crowd(seats=seats, pairing=pairing(title, alone, others, here))


def _pace(bot: str, outcomes: Sequence[Outcome]) -> Pace:
    seconds, decisions = 0.0, 0
    for one in outcomes:
        for seat, name in enumerate(one.contest.bots):
            if name == bot:
                seconds += one.seconds[seat]
                decisions += one.decisions[seat]
    return Pace(bot=bot, seconds=seconds / max(1, decisions))
