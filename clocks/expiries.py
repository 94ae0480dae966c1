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
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.table.ending import SeatForfeited
from games.kernel.table.timing import TimeCredited, TimeExpired
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
    consequences than it should; `because` says so (`verifier/words.*.json`)."""

    ply: int
    version: int
    because: Sentence


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


def _credit(now: Reckoning, fact: TimeCredited, longest: int) -> Sentence | None:
    """`longest` is the longest time in which nothing happened."""
    if fact.downtime <= now.credited:
        return Sentence("clock.credited-before", {"downtime": fact.downtime})
    if fact.seconds > -(-longest // SECOND) + APART:
        return Sentence("clock.credited-more", {"seconds": fact.seconds})
    return None


def _consequence(now: Reckoning, seat: Seat, value: object) -> Sentence | None:
    time = now.of(seat)
    missed = 0 if time is None else time.missed
    lost = missed >= PATIENCE or (now.clock is not None and now.clock.on_expiry == "loss")
    if isinstance(value, Action) and lost:
        return Sentence("clock.played-on", {"seat": seat})
    if isinstance(value, SeatForfeited) and not lost:
        return Sentence("clock.lost-early", {"seat": seat, "missed": missed})
    return None


def _because(now: Reckoning, fact: TimeExpired) -> Sentence | None:
    time = next((one for one in now.running if one.seat == fact.seat), None)
    if time is None:
        return Sentence("clock.not-running", {"seat": fact.seat})
    if time.decision != fact.decision:
        args = {"seat": fact.seat, "decision": time.decision, "said": fact.decision}
        return Sentence("clock.other-decision", args)
    if time.left > 0:
        return Sentence("clock.time-left", {"seat": fact.seat, "seconds": time.left / SECOND})
    return None
