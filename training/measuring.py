"""Measuring: what the weights say of games that they were not fitted to, against what came."""

import math
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Final

from msgspec import Struct

from games.kernel.appraisal.appraisal import AnyAppraisal
from games.kernel.appraisal.estimate import CENTS, WHOLE, Estimate
from games.kernel.appraisal.weights import FULL
from training.examples import Example

TENTHS: Final = 10
LEAST: Final = 1e-4
"""What nobody thought possible counts as if it had been given the smallest chance there is."""

Shares = Sequence[float]


class Bin(Struct, frozen=True, kw_only=True):
    """Chances that lie in one tenth: what was said on the average, what came, and how often."""

    said: float
    came: float
    count: int


class Tenth(Struct, frozen=True, kw_only=True):
    """A tenth of the progress of games: the log loss there, of the chances and of the leader's, and
    by how many points the expected ones were wrong."""

    loss: float
    of_leader: float
    points: float
    count: int


class Measured(Struct, frozen=True, kw_only=True):
    """All of it: log losses per position of the chances, of the base rate, and of "who leads now";
    the bins from the lowest chances to the highest."""

    positions: int
    loss: float
    of_base: float
    of_leader: float
    bins: Mapping[int, Bin]
    tenths: Mapping[int, Tenth]


def measured(
    appraisal: AnyAppraisal, fitted_to: Sequence[Example], held_out: Sequence[Example]
) -> Measured:
    """What the appraisal says of the examples that were held out."""
    said = [appraisal.reckoned(one.rows, one.progress) for one in held_out]
    chances = [[chance / WHOLE for chance in one.chances] for one in said]
    leading = _leading(fitted_to)
    by_leader = [leading(one) for one in held_out]
    base = _base(fitted_to)
    return Measured(
        positions=len(held_out),
        loss=_mean_loss(held_out, chances),
        of_base=_mean_loss(held_out, [base(one) for one in held_out]),
        of_leader=_mean_loss(held_out, by_leader),
        bins=_bins(held_out, chances),
        tenths=_tenths(held_out, said, by_leader),
    )


def loss(came: Shares, said: Shares) -> float:
    """The log loss of one position."""
    parts = [share * math.log(max(chance, LEAST)) for share, chance in zip(came, said, strict=True)]
    return -math.fsum(parts)


def _came(example: Example) -> list[float]:
    return [chance / WHOLE for chance in example.chances]


def _mean_loss(examples: Sequence[Example], said: Sequence[Shares]) -> float:
    return fmean(loss(_came(one), chances) for one, chances in zip(examples, said, strict=True))


def _base(examples: Sequence[Example]) -> Callable[[Example], Shares]:
    """How often each seat wins, by the number of seats; as often as all others where no game of so
    many was played."""
    came: dict[int, list[list[float]]] = defaultdict(list)
    for one in examples:
        came[len(one.rows)].append(_came(one))
    wins = {
        seats: [fmean(each) for each in zip(*rows, strict=True)] for seats, rows in came.items()
    }
    return lambda one: wins.get(len(one.rows), [1 / len(one.rows)] * len(one.rows))


def _leading(examples: Sequence[Example]) -> Callable[[Example], Shares]:
    """Chances by who leads now: those ahead share what leaders won at that tenth of the game, all
    others share the rest."""
    won: dict[tuple[int, int], list[float]] = defaultdict(list)
    for one in examples:
        won[len(one.rows), _tenth(one.progress, FULL)].append(
            math.fsum(_came(one)[seat] for seat in _ahead(one))
        )

    def said(one: Example) -> Shares:
        ahead, seats = _ahead(one), len(one.rows)
        if len(ahead) == seats:
            return [1 / seats] * seats
        part = fmean(won.get((seats, _tenth(one.progress, FULL)), [1 / seats]))
        rest = (1 - part) / (seats - len(ahead))
        return [part / len(ahead) if seat in ahead else rest for seat in range(seats)]

    return said


def _ahead(example: Example) -> list[int]:
    """The seats with most points now; all, where nobody is told any before the end."""
    most = max(example.so_far, default=0)
    points = example.so_far or (0,) * len(example.rows)
    return [seat for seat, one in enumerate(points) if one == most]


def _bins(examples: Sequence[Example], said: Sequence[Shares]) -> Mapping[int, Bin]:
    found: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for one, chances in zip(examples, said, strict=True):
        for pair in zip(chances, _came(one), strict=True):
            found[_tenth(pair[0], 1)].append(pair)
    return {
        at: Bin(
            said=fmean(one for one, _ in pairs),
            came=fmean(one for _, one in pairs),
            count=len(pairs),
        )
        for at, pairs in sorted(found.items())
    }


def _tenths(
    examples: Sequence[Example], said: Sequence[Estimate], by_leader: Sequence[Shares]
) -> Mapping[int, Tenth]:
    found: dict[int, list[tuple[float, float, float]]] = defaultdict(list)
    for one, estimate, leader in zip(examples, said, by_leader, strict=True):
        chances = [chance / WHOLE for chance in estimate.chances]
        wrong = fmean(abs(a - b) for a, b in zip(estimate.points, one.points, strict=True)) / CENTS
        losses = loss(_came(one), chances), loss(_came(one), leader)
        found[_tenth(one.progress, FULL)].append((*losses, wrong))
    return {
        at: Tenth(
            loss=fmean(one for one, _, _ in rows),
            of_leader=fmean(one for _, one, _ in rows),
            points=fmean(one for _, _, one in rows),
            count=len(rows),
        )
        for at, rows in sorted(found.items())
    }


def _tenth(value: float, whole: float) -> int:
    return min(TENTHS - 1, int(value * TENTHS / whole))
