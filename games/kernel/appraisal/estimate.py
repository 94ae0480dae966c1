"""An estimate: what each seat may expect of a game."""

from typing import Annotated, Final

from msgspec import Meta, Struct

WHOLE: Final = 10_000
"""A chance of 1; chances are whole numbers of such parts."""
CENTS: Final = 100
"""A point; points are expected in hundredths."""

Chances = Annotated[
    tuple[int, ...],
    Meta(
        description="The chance of each seat to win, in ten-thousandths; they add up to 10,000, but"
        " for the chance of an automaton."
    ),
]
ExpectedPoints = Annotated[
    tuple[int, ...],
    Meta(description="The points with which each seat is expected to end, in hundredths."),
]


class Estimate(Struct, frozen=True, gc=False):
    """What each seat may expect. Seats that win together share the chance."""

    chances: Chances
    points: ExpectedPoints
