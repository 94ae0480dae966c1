"""How much a bot may think: a bot has no clock, but it does not keep those waiting who have one."""

from typing import Final

from games.kernel.table.terms import Clock, PerMove

UNHURRIED: Final = 10
"""A bot thinks as much as it may where a person has so many seconds for a decision."""
DECISIONS: Final = 100
"""A time for the whole game is for so many decisions of a seat."""


def nodes(most: int, clock: Clock | None) -> int:
    """How many positions, of the `most` that it ever may, a bot looks at for a decision at a table
    with such a clock: fewer, at least one, where people have to hurry."""
    if clock is None:
        return most
    pace = clock.pace
    if isinstance(pace, PerMove):
        return _part(most, pace.seconds, 1)
    return _part(most, pace.seconds + DECISIONS * pace.increment, DECISIONS)


def _part(most: int, seconds: int, decisions: int) -> int:
    """The part of `most` for a decision where people have so many seconds for so many of them."""
    return max(1, min(most, most * seconds // (UNHURRIED * decisions)))
