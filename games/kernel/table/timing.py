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
    """Seats whose clocks ran while the service was away got the time back."""

    seats: Annotated[tuple[Seat, ...], Meta(description="The seats that got it.")]
    seconds: Annotated[int, Meta(ge=0, description="Whole seconds: logs hold no fractions.")]
    downtime: Annotated[
        int, Meta(ge=1, description="The service's number of that time; none is credited twice.")
    ]
    why: Annotated[Literal["downtime"], Meta(description="The reason.")] = "downtime"
