"""Wheels: where the workers of each seat stand. What that is worth at each place is fitted."""

from typing import Final

from games.kernel.seats import Seat
from games.tzolkin.box import LAST_POSITION
from games.tzolkin.names import GEARS
from games.tzolkin.state import State

NAMES: Final = tuple(
    f"{gear} {position}" for gear in GEARS for position in range(LAST_POSITION[gear] + 1)
)

_FIRST: Final = {gear: NAMES.index(f"{gear} 0") for gear in GEARS}


def wheels(state: State, seat: Seat) -> list[int]:
    """The workers of a seat on each position."""
    row = [0] * len(NAMES)
    for gear, position in state.gears.standing(seat):
        row[_FIRST[gear] + position] += 1
    return row
