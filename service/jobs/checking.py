"""Checking what strangers have made: an engine of the operator makes some lines again.

The same game, engine, weights, budget and seed give the same lines, byte for byte. Which lines are
made again is drawn when all are there, so nobody knows beforehand where to be honest.
"""

import secrets
from collections.abc import Sequence
from typing import Final

from referee.review.lines import ReviewedDecision, ReviewLine

SAMPLE: Final = 10
"""Lines that are made again, besides the first and the last one."""


def sampled(lines: Sequence[ReviewLine]) -> tuple[int, ...]:
    """The numbers of the lines to be made again: the first one, the last one, which sums all up,
    and some of those between that took work."""
    last = len(lines) - 1
    work = [number for number in range(1, last) if _took_work(lines[number])]
    drawn = secrets.SystemRandom().sample(work, min(SAMPLE, len(work)))
    return (0, *sorted(drawn), last)


def difference(
    posted: Sequence[bytes], again: Sequence[bytes], sample: Sequence[int]
) -> int | None:
    """The number of the first of the posted lines that came out otherwise when those of the sample
    were made `again`; None if all are the same."""
    for number, made in zip(sample, again, strict=True):
        if posted[number] != made:
            return number
    return None


def _took_work(line: ReviewLine) -> bool:
    return not isinstance(line, ReviewedDecision) or line.choices > 1
