"""How much a test looks at: little in every run, much in a soak.

A soak sets `KRONIKA_TEST_DEEP` to a seed. Tests that then look at more, or at something else, are
marked `deep`; everything else in them is the same.
"""

import os
import random
from collections.abc import Sequence
from typing import Final, TypeVar

VARIABLE: Final = "KRONIKA_TEST_DEEP"

Thing = TypeVar("Thing")


def seed() -> str:
    """The seed of the soak; empty in a plain run."""
    return os.environ.get(VARIABLE, "")


def amount(little: int, much: int) -> int:
    """How many of something."""
    return much if seed() else little


def seeded(name: str) -> str:
    """A seed for the dice of a test: always the same in a plain run."""
    return f"{name}-{seed()}" if seed() else name


def dice(name: str) -> random.Random:
    """Dice of a test."""
    return random.Random(seeded(name))


def share(things: Sequence[Thing], number: int, turn: int) -> Sequence[Thing]:
    """About so many of the things, others at each turn, so that turns together have them all; in
    a soak all of them."""
    step = 1 if seed() else max(1, len(things) // number)
    return things[turn % step :: step]
