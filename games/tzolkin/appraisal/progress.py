"""How much of a game is over."""

from games.kernel.appraisal.weights import FULL
from games.tzolkin.box import FOOD_DAYS, LAST_FOOD_DAY
from games.tzolkin.state import State

LAST_TOOTH = FOOD_DAYS[LAST_FOOD_DAY].tooth


def progress(state: State) -> int:
    """The teeth that the calendar has advanced, as a part of those of a game. The last round is
    played after them."""
    return FULL * min(state.tooth, LAST_TOOTH) // (LAST_TOOTH + 1)
