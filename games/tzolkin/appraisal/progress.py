"""How much of a game is over."""

from games.kernel.appraisal.weights import FULL
from games.tzolkin.appraisal.moment import moment
from games.tzolkin.box import FOOD_DAYS, LAST_FOOD_DAY
from games.tzolkin.state import State

LAST_TOOTH = FOOD_DAYS[LAST_FOOD_DAY].tooth


def progress(state: State) -> int:
    """The teeth that the calendar has advanced and the turns of this round, as a part of those of
    a game. The last round is played after the last tooth."""
    to_act = moment(state).to_act
    seats = len(to_act)
    turns = min(state.tooth, LAST_TOOTH) * seats + seats - sum(to_act)
    return FULL * turns // ((LAST_TOOTH + 1) * seats)
