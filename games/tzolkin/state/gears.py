"""The five action gears and who stands on them."""

from msgspec import Struct

from games.kernel.seats import Seat
from games.tzolkin.components import LAST_POSITION
from games.tzolkin.names import Gear

DUMMY = -1
"""Stands on a slot in place of a seat: a marker of an unused colour (TZ-SET-10)."""

Slots = tuple[Seat | None, ...]
"""All slots of a gear, by position; the last two are hidden. None is empty, -1 a dummy."""


class Gears(Struct, frozen=True, kw_only=True, gc=False):
    """What stands on each gear."""

    palenque: Slots
    yaxchilan: Slots
    tikal: Slots
    uxmal: Slots
    chichen_itza: Slots

    def on(self, gear: Gear) -> Slots:
        """The slots of one gear."""
        slots: Slots = getattr(self, gear)
        return slots

    def lowest_vacant(self, gear: Gear) -> int | None:
        """The smallest free position over the board, if any (TZ-PLC-02, TZ-PRC-01)."""
        slots: Slots = getattr(self, gear)
        try:
            position = slots.index(None)
        except ValueError:
            return None
        return position if position <= LAST_POSITION[gear] else None


def rotated(slots: Slots) -> Slots:
    """The slots one tooth on (TZ-CAL-08, TZ-CAL-09)."""
    return (slots[-1], *slots[:-1])


def occupied(slots: Slots, position: int, by: Seat | None) -> Slots:
    """The slots with `by` (None: nobody) on one position."""
    return (*slots[:position], by, *slots[position + 1 :])
