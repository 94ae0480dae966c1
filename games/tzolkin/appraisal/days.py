"""Food Days that are still to come."""

from collections.abc import Sequence

from games.tzolkin.box import BOX, FoodDay
from games.tzolkin.state import State
from games.tzolkin.steps import AdvancingCalendar


def days(state: State) -> Sequence[FoodDay]:
    """Those to come, the next one first; that of this round until it is held."""
    held = state.food_day or 0
    if held and isinstance(state.agenda.frames[-1].step, AdvancingCalendar):
        held += 1
    tooth = state.tooth
    return [
        day
        for day in BOX.calendar.food_days
        if day.index >= held and (day.tooth > tooth or day.index == held)
    ]
