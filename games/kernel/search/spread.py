"""The spread: by how much positions usually differ in what they are worth to a seat."""

from math import isqrt
from typing import Final

LEAST: Final = 40
"""No less than this, in ten-thousandths of a chance: before anything is known, and where all seems
to be the same."""


class Spread:
    """The standard deviation, for each seat, of the worths that it was told."""

    __slots__ = ("_count", "_squares", "_sums", "of")

    def __init__(self, seats: int) -> None:
        self.of = [LEAST] * seats
        self._count = 0
        self._sums = [0] * seats
        self._squares = [0] * seats

    def add(self, worths: list[int]) -> None:
        """One more position."""
        self._count += 1
        count, sums, squares = self._count, self._sums, self._squares
        for seat, worth in enumerate(worths):
            sums[seat] += worth
            squares[seat] += worth * worth
            deviation = isqrt(count * squares[seat] - sums[seat] ** 2) // count
            self.of[seat] = deviation if deviation > LEAST else LEAST
