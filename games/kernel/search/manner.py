"""The manner of a search: the numbers by which it weighs what it sees."""

from typing import Final

from msgspec import Struct


class Manner(Struct, frozen=True, kw_only=True, gc=False):
    """How a search weighs what it sees, in 64ths of the usual difference between positions.

    `exploration`: how much a command counts that was seldom tried. `doubt`: how much worse than
    those beside it one is held that was never tried. `caution`: how much worse one is held that
    was tried once when it comes to what is best, and half as much if twice. `width`: so many
    commands of a decision are tried at first, and `widening` times the root of how often the
    decision was met are added.
    """

    exploration: int = 96
    doubt: int = 0
    caution: int = 16
    width: int = 8
    widening: int = 2


USUAL: Final = Manner()
"""What is used unless something else is asked for."""
