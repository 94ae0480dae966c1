"""How much of the game is left, seen from a turn."""

from msgspec import Struct

from games.tzolkin.box import BOX, FOOD_DAYS, LAST_FOOD_DAY, FoodDay
from games.tzolkin.state import State

LAST_TOOTH = FOOD_DAYS[LAST_FOOD_DAY].tooth

CYCLE = 4
"""Turns that a worker needs to be placed, to ride and to come back."""


class Clock(Struct, frozen=True, kw_only=True, gc=False):
    """`turns` are the own turns after the current one, `days` the Food Days still to come.

    `until[i]` counts the own turns before `days[i]`; `share` is the part of the game left.
    """

    turns: int
    days: tuple[FoodDay, ...]
    until: tuple[int, ...]
    share: float


def clock(state: State) -> Clock:
    """The clock of a position, without double advances."""
    held = state.food_day or 0
    last = state.food_day == LAST_FOOD_DAY
    turns = 0 if last else max(0, LAST_TOOTH - state.tooth)
    days = tuple(
        day
        for day in BOX.calendar.food_days
        if day.index == held or (day.tooth > state.tooth and day.index > held)
    )
    until = tuple(0 if day.index == held else day.tooth - state.tooth for day in days)
    return Clock(turns=turns, days=days, until=until, share=turns / LAST_TOOTH)


def soon(now: Clock) -> float:
    """1 while there is time to place and pick up again, sinking to 0 in the last turns."""
    return min(1.0, now.turns / CYCLE)
