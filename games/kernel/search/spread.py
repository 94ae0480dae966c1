"""The spread: by how much positions usually differ in what they are worth to a seat."""

from math import isqrt
from typing import Final

from games.kernel.search.findings import Findings

LEAST: Final = 40
"""No less than this, in ten-thousandths of a chance: before anything is known, and where all seems
to be the same."""


class Spread:
    """The standard deviation, for each seat, of what positions are worth to it."""

    __slots__ = ("_count", "_known", "_squares", "_sums")

    def __init__(self) -> None:
        self._count = 0
        self._known: dict[int, int] = {}
        self._sums: list[int] = []
        self._squares: list[int] = []

    def of(self, seat: int) -> int:
        """That of a seat."""
        found = self._known.get(seat)
        if found is None:
            found = LEAST
            if self._count:
                mean_square = self._count * self._squares[seat] - self._sums[seat] ** 2
                found = max(LEAST, isqrt(mean_square) // self._count)
            self._known[seat] = found
        return found

    def add(self, found: Findings) -> None:
        """One more position."""
        worths = found[: len(found) // 3]
        self._known = {}
        if not self._count:
            self._sums, self._squares = [0] * len(worths), [0] * len(worths)
        self._count += 1
        for seat, worth in enumerate(worths):
            self._sums[seat] += worth
            self._squares[seat] += worth * worth
