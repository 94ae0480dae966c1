"""What a benchmark gives: several runs of one figure, and the aim it is held against."""

import gc
import statistics
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter

from msgspec import Struct

RUNS = 7
"""Runs of each figure; the spread is from the slowest to the fastest."""


class Measure(Struct, frozen=True, kw_only=True):
    """One figure, by title or part: `runs` in `unit`. `aim` is the least that is wanted, or where
    `less` is better the most."""

    name: str
    part: str
    unit: str
    runs: tuple[float, ...]
    aim: float | None = None
    less: bool = False

    @property
    def median(self) -> float:
        """The middle run."""
        return statistics.median(self.runs)

    @property
    def missed(self) -> bool:
        """Whether the median is on the wrong side of the aim."""
        if self.aim is None:
            return False
        return self.median > self.aim if self.less else self.median < self.aim


@contextmanager
def frozen() -> Iterator[None]:
    """Garbage collections leave alone what is there by now: what a benchmark has made ready, often
    millions of objects, does not slow down what is measured."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def rates(work: Callable[[], int], runs: int = RUNS) -> tuple[float, ...]:
    """Items per second of each run; `work` does a run and gives its number of items.

    The first call warms up and does not count.
    """
    work()
    return tuple(_rates(work, runs))


def quantile(sample: Sequence[float], share: float) -> float:
    """The smallest value that so large a share of the sample does not exceed."""
    ordered = sorted(sample)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def figure(value: float) -> str:
    """A value as tables show it: three digits at least, no more behind the point than that."""
    size = abs(value)
    return f"{value:,.0f}" if size >= 100 else f"{value:.1f}" if size >= 10 else f"{value:.2f}"


def _rates(work: Callable[[], int], runs: int) -> Iterator[float]:
    for _ in range(runs):
        began = perf_counter()
        items = work()
        yield items / (perf_counter() - began)
