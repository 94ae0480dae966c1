"""The manner of a search: numbers that were tuned in games of bots against bots."""

from typing import Final

from msgspec import Struct


class Manner(Struct, frozen=True, kw_only=True, gc=False):
    """How a search weighs what it sees.

    `exploration`: how much a command counts that was seldom tried, in 64ths of the usual
    difference between positions; `doubt`: how much worse than its neighbours one is held that was
    never tried, in the same. `width`: so many commands of a decision are tried at first, and
    `widening` more for each time that the square of visits grows by one. `rest`: a turn is played
    on for at most so many commands before its position is appraised. `margin`: so many hundredths
    of a point ahead of the best rival are worth as much as a ten-thousandth of a chance.
    """

    exploration: int = 96
    doubt: int = 32
    width: int = 3
    widening: int = 2
    rest: int = 0
    margin: int = 20


USUAL: Final = Manner()
"""What is used unless something else is asked for."""
