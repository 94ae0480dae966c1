"""Wheels: where workers will stand when their seat can next pick them up. What that is worth at
each place is fitted."""

from typing import Final

from games.kernel.seats import Seat
from games.tzolkin.appraisal.moment import Moment
from games.tzolkin.box import LAST_POSITION
from games.tzolkin.names import GEARS
from games.tzolkin.state import State

NAMES: Final = (
    *("in hand", "ready in hand", "skulls on the way", "without skulls"),
    *(f"{gear} {position}" for gear in GEARS for position in range(LAST_POSITION[gear] + 1)),
)

_FIRST: Final = {gear: NAMES.index(f"{gear} 0") for gear in GEARS}


def wheels(state: State, seat: Seat, now: Moment) -> list[int]:
    """The workers of a seat by position. Those that fall off before are `in hand`; who is `ready`
    can be placed in this round. On Chichen Itza a worker needs a skull."""
    player = state.players[seat]
    to_act, placing = now.to_act[seat], now.placing == seat
    on = 0 if to_act and not placing else 1
    row = [0] * len(NAMES)
    hand, pilgrims = player.hand, 0
    for gear, position in state.gears.standing(seat):
        if position + on > LAST_POSITION[gear]:
            hand += 1
            continue
        row[_FIRST[gear] + position + on] += 1
        pilgrims += gear == "chichen_itza"
    row[0] = hand + (state.starting_space == seat)
    row[1] = player.hand if to_act else 0
    row[2] = min(pilgrims, player.goods.skull)
    row[3] = pilgrims - row[2]
    return row
