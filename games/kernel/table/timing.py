"""Facts of the clock. Who has how much time left follows from them and the times of the events."""

from typing import Literal

from msgspec import Struct

from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat


class TimeExpired(Struct, frozen=True, kw_only=True, tag="table.time-expired"):
    """A seat has not decided in time. The default command, or the loss, follows."""

    seat: Seat
    decision: DecisionId


class TimeCredited(Struct, frozen=True, kw_only=True, tag="table.time-credited"):
    """Every seat whose clock runs has got so many seconds more, for the service was away."""

    seconds: float
    why: Literal["downtime"] = "downtime"
