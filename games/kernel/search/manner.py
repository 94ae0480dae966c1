"""The manner of a search: the numbers by which it weighs what it sees."""

from typing import Final

from msgspec import Struct


class Manner(Struct, frozen=True, kw_only=True, gc=False):
    """How a search weighs what it sees, in 64ths of the usual difference between positions.

    `exploration`: how much a command counts that was seldom tried. `doubt`: how much worse than
    those beside it one is held that was never tried. `caution`: how much worse one is held that
    was tried once when it comes to what is best, and half as much if twice. `width`: so many
    commands of a decision are tried at first, and the root of `widening` 64ths of how often the
    decision was met is added. `passes`: what is new is played on by habit until the decision has
    passed from one seat to another so many times, so that what is appraised is at rest.
    """

    exploration: int = 96
    doubt: int = 0
    caution: int = 16
    width: int = 8
    widening: int = 256
    passes: int = 2


USUAL: Final = Manner()
"""What is used unless something else is asked for."""
HABITUAL: Final = Manner(width=1, widening=16)
"""The same where everybody has a habit: first it is followed, and seldom anything else is tried."""
