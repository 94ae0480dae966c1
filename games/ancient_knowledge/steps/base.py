"""What all steps share."""

from msgspec import Struct

from games.kernel.seats import Seat

SEATS = 4


def forced_lane(by: Seat, seat: Seat) -> int:
    """The lane of what an effect of `by` asks of `seat`, who is not on turn (AK-TURN-06)."""
    return SEATS * (by + 1) + seat


class Stepping(Struct, frozen=True, kw_only=True):
    """A decision of a seat, or work without one."""
