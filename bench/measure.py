"""What a benchmark gives: several runs of one figure, and the aim it is held against."""

import statistics
from collections.abc import Callable, Iterator
from time import perf_counter

from msgspec import Struct

RUNS = 7
"""Runs of each figure; the spread is from the slowest to the fastest."""


class Measure(Struct, frozen=True, kw_only=True):
    """One figure, by title or part: `runs` in `unit` per second; `aim` is the least wanted."""

    name: str
    part: str
    unit: str
    runs: tuple[float, ...]
    aim: float | None = None

    @property
    def median(self) -> float:
        """The middle run."""
        return statistics.median(self.runs)

    @property
    def missed(self) -> bool:
        """Whether the median is below the aim."""
        return self.aim is not None and self.median < self.aim


def rates(work: Callable[[], int], runs: int = RUNS) -> tuple[float, ...]:
    """Items per second of each run; `work` does a run and gives its number of items.

    The first call warms up and does not count.
    """
    work()
    return tuple(_rates(work, runs))


def _rates(work: Callable[[], int], runs: int) -> Iterator[float]:
    for _ in range(runs):
        began = perf_counter()
        items = work()
        yield items / (perf_counter() - began)
