"""Plans: who plays a game, and how often they stray.

Games between careful players alone would show few positions. So in most games everybody plays any
legal command now and then, and in half of them for a stretch: what follows is played with care, and
shows what such a position is worth.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from games.kernel.appraisal.weights import Weights
from games.kernel.title import AnyTitle
from training.options import options

MOSTLY: Final = 0.7
"""The part of the games with two seats; all other numbers share the rest."""
RARELY: Final = (0, 0, 30, 100)
"""How many commands of a thousand are any legal ones; one of these for each game."""
STRETCH: Final = 40
"""A stretch of any legal commands is that long at most."""
LATEST: Final = 200
"""A stretch begins with one of so many plies."""


BY_STRENGTH: Final = ("random", "easy", "medium", "hard", "expert")
"""Players that every title has."""


class Plan(Struct, frozen=True, kw_only=True):
    """Of one game: its `options`, `bots` by seat, `strays` of a thousand commands that are any
    legal ones, and those of the plies from `first` up to `last`. `weights`: by which those play who
    look ahead."""

    number: int
    seed: str
    options: Mapping[str, Any] = {}
    bots: tuple[str, ...]
    strays: int
    first: int
    last: int
    weights: Weights | None = None


def plan(
    title: AnyTitle, bots: Sequence[str], seed: int, number: int, weights: Weights | None = None
) -> Plan:
    """The plan of a game; the same for the same numbers and weights."""
    name = f"{title.meta.slug} {seed} {number}"
    dice = random.Random(f"plan of {name}")
    seats = _seats(title, dice)
    length = dice.randrange(STRETCH) + 1 if dice.random() < 0.5 else 0
    first = dice.randrange(LATEST)
    return Plan(
        number=number,
        seed=name,
        options=options(title, seats, random.Random(f"options of {name}")),
        bots=tuple(dice.choice(bots) for _ in range(seats)),
        strays=dice.choice(RARELY),
        first=first,
        last=first + length,
        weights=weights,
    )


def _seats(title: AnyTitle, dice: random.Random) -> int:
    low, high = title.meta.seats
    usual = max(low, 2)
    others = [seats for seats in range(low, high + 1) if seats != usual]
    return usual if not others or dice.random() < MOSTLY else dice.choice(others)


def players(title: AnyTitle) -> tuple[str, ...]:
    """The bots that play unless others are named: the strategies of the title, which know nothing
    of an appraisal."""
    return tuple(one.bot for one in title.meta.bots if one.bot not in BY_STRENGTH)
