"""Findings: what a position is worth, as one row of numbers that can be added up."""

from games.kernel.appraisal.estimate import Estimate
from games.kernel.appraisal.shares import shared
from games.kernel.search.worth import worth

Findings = list[int]
"""For each seat what it is worth to it, then the chance of each, then the points of each."""


def findings(estimate: Estimate) -> Findings:
    """An estimate as findings."""
    return [*worth(estimate), *estimate.chances, *estimate.points]


def estimated(found: Findings, parts: int) -> Estimate:
    """Findings that are counted in so many `parts`, as an estimate: rounded once, so that the
    chances add up."""
    seats, half = len(found) // 3, parts // 2
    chances = [max(0, one) for one in found[seats : 2 * seats]]
    whole = (sum(found[seats : 2 * seats]) + half) // parts
    return Estimate(
        shared(whole, chances) if whole else (0,) * seats,
        tuple([(one + half) // parts for one in found[2 * seats :]]),
    )
