"""Whether every expiry in a log was due: what a server cannot claim if the times are true."""

from collections.abc import Iterable, Iterator
from datetime import datetime

from msgspec import Struct

from games.kernel.lifecycle import TimeExpired
from reckoning.reckoning import Reckoning, reckon


class Happened(Struct, frozen=True, kw_only=True):
    """An event: its time, ply and version, and what it means."""

    at: datetime
    ply: int
    version: int
    value: object


class Undue(Struct, frozen=True, kw_only=True):
    """An expiry that was recorded although the time of the seat was not up."""

    ply: int
    version: int
    because: str


def undue(events: Iterable[Happened]) -> Iterator[Undue]:
    """The expiries of a game that were not due; `events` are all of its events, in order."""
    now = Reckoning()
    for event in events:
        if isinstance(event.value, TimeExpired):
            because = _because(now.until(event.at), event.value)
            if because is not None:
                yield Undue(ply=event.ply, version=event.version, because=because)
        now = reckon(now, event.at, event.ply, event.value)


def _because(now: Reckoning, fact: TimeExpired) -> str | None:
    time = next((one for one in now.running if one.seat == fact.seat), None)
    if time is None:
        return f"No clock of seat {fact.seat} was running."
    if time.decision != fact.decision:
        return f"Seat {fact.seat} was asked for decision {time.decision}, not {fact.decision}."
    if time.left > 0:
        return f"Seat {fact.seat} had {time.left / 1_000_000:.6f} seconds left."
    return None
