"""The score sheet of a seat in the final scoring (TZ-END-02)."""

from msgspec import Struct

from games.kernel.points import Points
from games.kernel.seats import Seat
from games.tzolkin.names import MonumentId


class MonumentScore(Struct, frozen=True, gc=False):
    """Points of one monument."""

    monument: MonumentId
    points: int


class Sheet(Struct, frozen=True, kw_only=True, gc=False):
    """What a seat scored. `corn` includes `corn_from_resources`.

    `corn_points` and `total` may have quarters, the others are whole points; `during` are the
    points scored before. `workers_on_gears` breaks ties (TZ-END-07).
    """

    seat: Seat
    during: int
    corn_from_resources: int
    corn: int
    corn_points: Points
    skulls: int
    monuments: tuple[MonumentScore, ...]
    total: Points
    workers_on_gears: int
