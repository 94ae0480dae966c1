"""How much of a game is over."""

from typing import Final

from games.kernel.appraisal.weights import FULL
from games.through_the_ages.appraisal.turns import TURN, turns_to_come
from games.through_the_ages.state import State

LONGEST: Final = 22 * TURN
"""The turns of the longest game."""


def progress(state: State) -> int:
    """From 0 to 1000, by the turns that are still to come. The shorter versions of the game begin
    as far from their end as a Full game is when so many turns are left in it: what production is
    still good for hangs on that, in all three."""
    if state.players < 2:  # all others have left: it is over
        return FULL
    left = turns_to_come(state)
    mean = sum(left) // max(1, state.players)
    return FULL - min(FULL, mean * FULL // LONGEST)
