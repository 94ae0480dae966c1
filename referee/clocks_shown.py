"""Clocks as clients see them."""

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

from clocks.hours import SECOND
from clocks.reckoning import Reckoning
from games.kernel.seats import Seat
from referee.times import Time


class ClockShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The clock of a seat.

    Clients can count down to `runs_out_at` without polling; the values change only when something
    happens in the game, or the hours of play begin or end.
    """

    seat: Seat
    left: Annotated[
        float,
        Meta(
            ge=0,
            description=(
                "Seconds left, for the decision or for the whole game, depending on `terms.clock`: "
                "while the clock is running, those that were left when something last happened in "
                "the game."
            ),
        ),
    ]
    runs: Annotated[
        bool,
        Meta(
            description=(
                "Whether the clock is running: the seat has an open decision and the current time "
                "is within `window`."
            )
        ),
    ] = False
    runs_out_at: Annotated[
        Time | None,
        Meta(description="When the time runs out; missing while the clock is not running."),
    ] = None
    missed: Annotated[int, Meta(ge=0, description="Consecutive decisions that timed out.")] = 0


def clocks_shown(reckoning: Reckoning, at: datetime) -> tuple[ClockShown, ...]:
    """The clocks of all persons at a time. What is left on those that run is told as it was when
    something last happened, so that nothing differs while nothing happens."""
    then, before = reckoning.until(at), {one.seat: one for one in reckoning.seats}
    running = {one.seat for one in then.running}
    counts = bool(running) and then.hours.open_at(then.at)
    return tuple(
        ClockShown(
            seat=one.seat,
            left=(before[one.seat] if one.seat in running and counts else one).remaining / SECOND,
            runs=one.seat in running and counts,
            runs_out_at=reckoning.deadline(one.seat),
            missed=one.missed,
        )
        for one in sorted(then.seats, key=lambda one: one.seat)
    )
