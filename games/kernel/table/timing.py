"""Facts of the clock. Who has how much time left follows from them and the times of the events."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat

NotBefore: TypeAlias = Annotated[
    str | UnsetType,
    Meta(
        description="The newest checkpoint that a witness of the service had cosigned, as a signed "
        "note: this happened later. Missing if there was none."
    ),
]
"""Binds a fact to a time from below: nobody can name a cosignature that is not there yet."""


class TimeExpired(Struct, frozen=True, kw_only=True, tag="table.time-expired"):
    """A seat's time ran out. The default command or the forfeit follows."""

    seat: Seat
    decision: DecisionId
    checkpoint: NotBefore = UNSET


class TimeCredited(Struct, frozen=True, kw_only=True, tag="table.time-credited"):
    """Clocks were credited for time in which the service was unavailable."""

    seats: Annotated[tuple[Seat, ...], Meta(description="The seats that got it.")]
    seconds: Annotated[int, Meta(ge=0, description="Whole seconds.")]
    downtime: Annotated[
        int, Meta(ge=1, description="Id of the downtime; each is credited at most once.")
    ]
    why: Annotated[Literal["downtime"], Meta(description="The reason.")] = "downtime"
