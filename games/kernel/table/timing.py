"""Facts of the clock. Who has how much time left follows from them and the times of the events."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat


class TimeExpired(Struct, frozen=True, kw_only=True, tag="table.time-expired"):
    """A seat has not decided in time. The default command, or the loss, follows."""

    seat: Seat
    decision: DecisionId


class TimeCredited(Struct, frozen=True, kw_only=True, tag="table.time-credited"):
    """These seats, whose clocks ran while the service was away, have got so many seconds back.

    `downtime` is the service's number of the time that it was away; none is credited twice.
    """

    seats: tuple[Seat, ...]
    seconds: Annotated[int, Meta(ge=0, description="Whole seconds: logs hold no fractions.")]
    downtime: Annotated[int, Meta(ge=1)]
    why: Literal["downtime"] = "downtime"
