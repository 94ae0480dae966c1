"""The five action gears and who stands on them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.kernel.seats import Seat
from games.tzolkin.box import LAST_POSITION
from games.tzolkin.names import GEARS, Gear

Dummy = Literal["dummy"]
DUMMY: Dummy = "dummy"
"""Stands on a slot in place of a seat: a marker of an unused colour (TZ-SET-10, TZ-SET-15)."""

Occupant = Seat | Dummy
"""Who stands on a slot: the worker of a seat, or a dummy."""

Slots = tuple[Occupant | None, ...]
"""All slots of a gear, by position; the last two are hidden. None is empty."""

Standing = Annotated[
    Slots,
    Meta(
        description="By position: the seat whose worker stands there, `dummy`, or null. The "
        "last two are off the board."
    ),
]


class Gears(Struct, frozen=True, kw_only=True, gc=False):
    """What stands on each gear."""

    palenque: Standing
    yaxchilan: Standing
    tikal: Standing
    uxmal: Standing
    chichen_itza: Standing

    def on(self, gear: Gear) -> Slots:
        """The slots of one gear."""
        slots: Slots = getattr(self, gear)
        return slots

    def with_one(self, gear: Gear, position: int, by: Occupant | None) -> "Gears":
        """With `by` (None: nobody) on one slot."""
        slots: Slots = getattr(self, gear)
        return replace(self, **{gear: (*slots[:position], by, *slots[position + 1 :])})

    def hold(self, seat: Seat) -> bool:
        """Whether any worker of a seat stands on a gear."""
        return (
            seat in self.palenque
            or seat in self.yaxchilan
            or seat in self.tikal
            or seat in self.uxmal
            or seat in self.chichen_itza
        )

    def standing(self, seat: Seat) -> list[tuple[Gear, int]]:
        """Where the workers of a seat stand: gears and positions."""
        found: list[tuple[Gear, int]] = []
        for gear in GEARS:
            slots: Slots = getattr(self, gear)
            position = -1
            for _ in range(slots.count(seat)):
                position = slots.index(seat, position + 1)
                found.append((gear, position))
        return found

    def workers(self, seat: Seat) -> int:
        """How many workers of a seat stand on gears."""
        return (
            self.palenque.count(seat)
            + self.yaxchilan.count(seat)
            + self.tikal.count(seat)
            + self.uxmal.count(seat)
            + self.chichen_itza.count(seat)
        )

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
