"""Whether every expiry in a log was due: what a server cannot claim if the times are true.

And whether what followed is what the terms say: the default command, or the loss of the seat. And
whether time that was given back can have been lost: nothing happens while the service is away.
"""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Final

from msgspec import Struct

from clocks.hours import SECOND
from clocks.reckoning import PATIENCE, Reckoning, reckon
from games.kernel.lifecycle import SeatForfeited, TimeCredited, TimeExpired
from games.kernel.seats import Seat
from games.kernel.title import Action

APART: Final = 5
"""So many seconds the clocks of the service may differ: that it was away is told from one, when
something happened from another."""


class ExpiryEvent(Struct, frozen=True, kw_only=True):
    """An event: its time, ply and version, and what it means."""

    at: datetime
    ply: int
    version: int
    value: object


class Undue(Struct, frozen=True, kw_only=True):
    """An expiry that was recorded although the time of the seat was not up, or that had other
    consequences than it should."""

    ply: int
    version: int
    because: str


def undue(events: Iterable[ExpiryEvent]) -> Iterator[Undue]:
    """The expiries of a game that were not due, or went wrong; `events` are all of its events, in
    order."""
    now, longest = Reckoning(), 0
    for event in events:
        because = None
        if now.clock is not None:
            longest = max(longest, now.hours.between(now.at, max(event.at, now.at)))
        if isinstance(event.value, TimeExpired):
            because = _because(now.until(event.at), event.value)
        elif isinstance(event.value, TimeCredited):
            because = _credit(now, event.value, longest)
        elif now.expiring is not None:
            because = _consequence(now, now.expiring, event.value)
        if because is not None:
            yield Undue(ply=event.ply, version=event.version, because=because)
        now = reckon(now, event.at, event.ply, event.value)


def _credit(now: Reckoning, fact: TimeCredited, longest: int) -> str | None:
    """`longest` is the longest time in which nothing happened."""
    if fact.downtime <= now.credited:
        return f"Time of downtime {fact.downtime} was given back before."
    if fact.seconds > -(-longest // SECOND) + APART:
        return f"{fact.seconds} seconds were given back, and never so long did nothing happen."
    return None


def _consequence(now: Reckoning, seat: Seat, value: object) -> str | None:
    time = now.of(seat)
    missed = 0 if time is None else time.missed
    lost = missed >= PATIENCE or (now.clock is not None and now.clock.on_expiry == "loss")
    if isinstance(value, Action) and lost:
        return f"Seat {seat} was played on, though it was lost."
    if isinstance(value, SeatForfeited) and not lost:
        return f"Seat {seat} was lost, though only {missed} in a row were missed."
    return None


def _because(now: Reckoning, fact: TimeExpired) -> str | None:
    time = next((one for one in now.running if one.seat == fact.seat), None)
    if time is None:
        return f"No clock of seat {fact.seat} was running."
    if time.decision != fact.decision:
        return f"Seat {fact.seat} was asked for decision {time.decision}, not {fact.decision}."
    if time.left > 0:
        return f"Seat {fact.seat} had {time.left / 1_000_000:.6f} seconds left."
    return None
