"""Dice: a seeded chance, whose draws nobody has to prove."""

import random


class Dice:
    """The draws of a seed."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def below(self, n: int, label: str) -> int:
        """A uniform number in `0..n-1`."""
        return self._random.randrange(n)
