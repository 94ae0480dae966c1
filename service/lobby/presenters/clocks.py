"""Clocks as clients see them."""

from datetime import datetime

from clocks.hours import SECOND
from clocks.reckoning import Reckoning
from service.lobby.schemas.clocks import ClockShown


def clocks_shown(reckoning: Reckoning, at: datetime) -> tuple[ClockShown, ...]:
    """The clocks of all persons at a time."""
    then = reckoning.until(at)
    running = {one.seat for one in then.running}
    counts = bool(running) and then.hours.open_at(then.at)
    return tuple(
        ClockShown(
            seat=one.seat,
            left=one.remaining / SECOND,
            runs=one.seat in running and counts,
            deadline=reckoning.deadline(one.seat),
            missed=one.missed,
        )
        for one in sorted(then.seats, key=lambda one: one.seat)
    )
