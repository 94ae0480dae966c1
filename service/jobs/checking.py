"""Checking what strangers have made: an engine of the operator makes some plies again.

The same game, engine, weights, budget and seed give the same lines, byte for byte. Which plies are
made again is drawn when everything is there, so nobody knows beforehand where to be honest.
"""

import secrets
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from referee.review.lines import PlyLuck, ReviewedDecision, ReviewLine

SAMPLE: Final = 8
"""Decisions that are made again, besides the balance."""


class Difference(Struct, frozen=True):
    """A line that comes out otherwise: its number among those that were posted."""

    number: int


def sampled(lines: Sequence[ReviewLine]) -> tuple[int, ...]:
    """The plies to be made again: of decisions in which there was something to choose, if there are
    any."""
    decisions = [one for one in lines if isinstance(one, ReviewedDecision)]
    real = [one for one in decisions if one.choices > 1] or decisions
    drawn = secrets.SystemRandom().sample(real, min(SAMPLE, len(real)))
    return tuple(sorted(one.ply for one in drawn))


def difference(
    posted: Sequence[tuple[ReviewLine, bytes]], again: Sequence[bytes], sample: Sequence[int]
) -> Difference | None:
    """The first of the posted lines that is another one when it is made again; None if all of the
    sample are the same. What an engine of the operator makes `again` is the lines of the sample,
    with the first and the last one of every review."""
    plies = frozenset(sample)
    looked = [(at, raw) for at, (line, raw) in enumerate(posted) if _of(line, plies)]
    for (at, raw), made in zip(looked, again, strict=False):
        if raw != made:
            return Difference(at)
    if len(looked) == len(again):
        return None
    return Difference(looked[min(len(again), len(looked) - 1)][0])


def _of(line: ReviewLine, plies: frozenset[int]) -> bool:
    return line.ply in plies if isinstance(line, ReviewedDecision | PlyLuck) else True
