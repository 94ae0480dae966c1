"""Clocks as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from service.identity.times import Time


class ClockShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The clock of a person's seat at the moment of the answer.

    Count down from `deadline`; nothing needs to be asked again before something happens in the
    game.
    """

    seat: Seat
    left: Annotated[
        float,
        Meta(ge=0, description="Seconds left: for the decision, or in all; see `terms.clock`."),
    ]
    runs: Annotated[
        bool,
        Meta(description="Whether it runs now: the seat is awaited, and it is time to play."),
    ] = False
    deadline: Annotated[
        Time | None,
        Meta(description="When it runs out if nothing happens; missing while it stands."),
    ] = None
    missed: Annotated[
        int, Meta(ge=0, description="Decisions in a row for which the time ran out.")
    ] = 0
