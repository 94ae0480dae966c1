"""Clocks as clients see them."""

from datetime import datetime

from clocks.hours import SECOND
from clocks.reckoning import Reckoning
from service.lobby.schemas.clocks import ClockShown


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
