"""What it costs to use an action with a worker, by where the worker stands (TZ-PRC-03)."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from games.tzolkin.components import LAST_POSITION, NUMBERS, WHEELS
from games.tzolkin.names import GEARS, Gear
from games.tzolkin.rules.extras import NEXT_HIGHER

Reason = Literal["own", "lower", "free_choice", "theology_1"]


class Fee(Struct, frozen=True, gc=False):
    """Corn for the use of one action, and why."""

    corn: int
    reason: Reason


def fee(gear: Gear, position: int, number: int, theology: int) -> Fee | None:
    """The fee for action `number` from `position`, None if it cannot be used from there.

    Own action: free. A free-choice position: any action, free (TZ-PCK-07; TZ-PAL-09, TZ-TIK-07,
    TZ-CHI-04). What stands on the positions between is irrelevant (TZ-PCK-05). A lower action: one
    corn per step back (TZ-PCK-03). Theology: the next higher one, free, from the worker's own
    position only; from the last but one position that is a free choice (TZ-TEC-14).
    """
    wheel = WHEELS[gear]
    if position in wheel.free_choice_positions:
        return Fee(0, "free_choice")
    if number == position:
        return Fee(0, "own")
    next_higher = number == position + 1 or position + 1 in wheel.free_choice_positions
    if gear == "chichen_itza" and theology >= NEXT_HIGHER and next_higher:
        return Fee(0, "theology_1")
    return Fee(position - number, "lower") if number < position else None


Fees = Mapping[int, Fee]
"""Fees by action number; actions that cannot be used are missing."""


def _fees(gear: Gear, position: int, theology: int) -> Fees:
    found = {number: fee(gear, position, number, theology) for number in NUMBERS[gear]}
    return {number: one for number, one in found.items() if one is not None}


_TABLE: Mapping[tuple[Gear, int, bool], Fees] = {
    (gear, position, theology): _fees(gear, position, NEXT_HIGHER if theology else 0)
    for gear in GEARS
    for position in range(LAST_POSITION[gear] + 1)
    for theology in (False, True)
}


def fees(gear: Gear, position: int, theology: int) -> Fees:
    """All actions that a worker on `position` can use."""
    return _TABLE[gear, position, theology >= NEXT_HIGHER]
