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
    passed from one seat to another so many times, so that what is appraised is at rest. `closely`:
    so many positions are spent, on the average, on each command that is played on; if there are
    more commands than that allows, those are that look best at once. `trust`: how much better than
    the command of habit another one must be, if both were tried once; half as much if four times.
    """

    exploration: int = 96
    doubt: int = 0
    caution: int = 16
    width: int = 8
    widening: int = 256
    passes: int = 2
    closely: int = 24
    trust: int = 32


USUAL: Final = Manner()
"""What is used unless something else is asked for."""
HABITUAL: Final = Manner(width=1, widening=16)
"""The same where everybody has a habit: first it is followed, and seldom anything else is tried."""
