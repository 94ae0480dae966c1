"""What a service answered, and how long it took."""

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct, field

TOO_MANY: Final = 429


class Answers(Struct):
    """The answers of one stage: seconds of each move and of each reading of legal commands, how
    many were no success by their status (0: the connection broke), and games played to the end."""

    moves: list[float] = field(default_factory=list)
    reads: list[float] = field(default_factory=list)
    failed: Counter[int] = field(default_factory=Counter)
    ended: int = 0


class Stage(Struct, frozen=True, kw_only=True):
    """The figures of a stage. Rates are a second, times milliseconds."""

    tables: int
    moves: float
    move_p50: float
    move_p99: float
    read_p50: float
    read_p99: float
    limited: int
    failed: int
    ended: int


def stage(tables: int, seconds: float, found: Answers) -> Stage:
    """The figures of what was answered to so many tables in so many seconds."""
    failed = sum(found.failed.values())
    return Stage(
        tables=tables,
        moves=round(len(found.moves) / seconds, 1),
        move_p50=quantile(found.moves, 0.5),
        move_p99=quantile(found.moves, 0.99),
        read_p50=quantile(found.reads, 0.5),
        read_p99=quantile(found.reads, 0.99),
        limited=found.failed[TOO_MANY],
        failed=failed - found.failed[TOO_MANY],
        ended=found.ended,
    )


def quantile(seconds: Sequence[float], share: float) -> float:
    """Milliseconds that a share of the answers did not exceed; 0 of none."""
    if not seconds:
        return 0.0
    at = max(0, math.ceil(share * len(seconds)) - 1)
    return round(1000 * sorted(seconds)[at], 1)


def carried(stages: Sequence[Stage], patience: float) -> Stage | None:
    """The stage with the most moves whose 99th percentile is within `patience` milliseconds and
    where nothing failed; None if there is none."""
    good = [one for one in stages if one.move_p99 <= patience and not one.failed and one.moves]
    return max(good, key=lambda one: one.moves, default=None)
