"""How sure a share is that was counted."""

import math
from typing import Final

from msgspec import Struct

SURE: Final = 1.96
"""Standard deviations of a 95 % interval."""


class Share(Struct, frozen=True):
    """So many `of` all; parts count, too."""

    count: float
    of: int

    @property
    def rate(self) -> float:
        """The share."""
        return self.count / self.of

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval (Wilson's)."""
        square = SURE * SURE / self.of
        middle = (self.rate + square / 2) / (1 + square)
        spread = math.sqrt(self.rate * (1 - self.rate) / self.of + square / self.of / 4)
        half = SURE * spread / (1 + square)
        return max(0.0, middle - half), min(1.0, middle + half)
