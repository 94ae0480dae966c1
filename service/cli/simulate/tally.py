"""The figures over all games: the same games give the same figures, in whatever order they ended.

A win is rank 1; when several seats share it, each has its part of it.
"""

import math
import statistics
from collections.abc import Sequence

from msgspec import Struct

from service.cli.simulate.playing import GameOutcome

SURE = 1.96
"""Standard deviations of a 95 % interval."""

Game = tuple[tuple[int, ...], GameOutcome]
"""The entrants by seat, and how the game ended."""


class Entrant(Struct, frozen=True, kw_only=True):
    """One entrant's figures over all games; intervals are of 95 %.

    `wins` counts shared wins in parts; `even` is the rate of somebody who is as good as the
    others; `points` and `rank` are means over its seats.
    """

    bot: str
    wins: float
    rate: float
    interval: tuple[float, float]
    even: float
    points: float
    points_interval: tuple[float, float]
    rank: float


class Tally(Struct, frozen=True, kw_only=True):
    """All figures. `by_seat` is how often each seat won, `plies` mean, least and most."""

    title: str
    seats: int
    games: int
    seed: str
    entrants: tuple[Entrant, ...]
    by_seat: tuple[float, ...]
    plies: tuple[float, int, int]
    commands: int


def tally(title: str, seed: str, bots: Sequence[str], games: Sequence[Game]) -> Tally:
    """The figures of at least one game; entrant n plays as `bots[n]`."""
    plies = [outcome.plies for _, outcome in games]
    seats = len(games[0][0])
    wins = [_wins(outcome) for _, outcome in games]
    return Tally(
        title=title,
        seats=seats,
        games=len(games),
        seed=seed,
        entrants=tuple(_entrant(number, bot, games) for number, bot in enumerate(bots)),
        by_seat=tuple(math.fsum(won[seat] for won in wins) / len(games) for seat in range(seats)),
        plies=(statistics.fmean(plies), min(plies), max(plies)),
        commands=sum(plies),
    )


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval)."""
    square = SURE * SURE / games
    middle = (rate + square / 2) / (1 + square)
    half = SURE * math.sqrt(rate * (1 - rate) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def _entrant(number: int, bot: str, games: Sequence[Game]) -> Entrant:
    shares, points, ranks, held = [], [], [], 0
    for seating, outcome in games:
        mine = [seat for seat, entrant in enumerate(seating) if entrant == number]
        won = _wins(outcome)
        shares.append(math.fsum(won[seat] for seat in mine))
        points.append(statistics.fmean(outcome.points[seat] for seat in mine))
        ranks.append(statistics.fmean(outcome.ranks[seat] for seat in mine))
        held = len(mine)
    wins = math.fsum(shares)
    rate = min(1.0, wins / len(games))
    return Entrant(
        bot=bot,
        wins=wins,
        rate=rate,
        interval=wilson(rate, len(games)),
        even=held / len(games[0][0]),
        points=statistics.fmean(points),
        points_interval=_mean_interval(points),
        rank=statistics.fmean(ranks),
    )


def _wins(outcome: GameOutcome) -> list[float]:
    """Each seat's part of the win."""
    winners = outcome.ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in outcome.ranks]


def _mean_interval(values: Sequence[float]) -> tuple[float, float]:
    mean = statistics.fmean(values)
    spread = statistics.stdev(values) if len(values) > 1 else 0.0
    half = SURE * spread / math.sqrt(len(values))
    return mean - half, mean + half
