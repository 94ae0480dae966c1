"""Games with clocks, and waiting for what becomes of them."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from tests.service.people import Person

TITLES = ("tzolkin", "ancient-knowledge")
SLOWER = (1, 4, 16)
"""What a test whose people have to be in time multiplies its seconds by, one after the other, until
the machine was fast enough for them."""


def per_move(seconds: int, **clock: Any) -> dict[str, Any]:
    """Terms with a time for each decision."""
    return {"clock": {"pace": {"type": "per-move", "seconds": seconds}, **clock}}


def total(seconds: int, increment: int = 0, **clock: Any) -> dict[str, Any]:
    """Terms with a time for the whole game."""
    pace = {"type": "total", "seconds": seconds, "increment": increment}
    return {"clock": {"pace": pace, **clock}}


def kinds(person: Person, game: str, kind: str = "table.") -> list[dict[str, Any]]:
    """The events of a game whose kind begins so."""
    events = person.get(f"/v1/games/{game}/events", limit=1000)["items"]
    return [event for event in events if event["data"]["type"].startswith(kind)]


def expiries(person: Person, game: str) -> list[dict[str, Any]]:
    """The recorded expiries."""
    return kinds(person, game, "table.time-expired")


def until(what: Callable[[], Any], *, within: float = 180) -> Any:
    """Waits until something is so; what it is."""
    deadline = time.monotonic() + within
    while not (found := what()):
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.05)
    return found


def moment(text: str) -> datetime:
    """A time of the API."""
    return datetime.fromisoformat(text).astimezone(UTC)


def in_time(one: Person, game: str, seat: int, at: int = 0) -> list[dict[str, Any]] | None:
    """Plays a legal command; its events, or None if there was no time for it."""
    legal = one.legal(game, seat)
    if not (commands := legal["commands"]):
        return None
    command = commands[at % len(commands)]
    answer = one.play(game, seat, [command], decision=legal["decision"])
    if answer.status_code == 409:
        return None
    assert answer.status_code == 201, answer.text
    events: list[dict[str, Any]] = answer.json()["moves"][0]["events"]
    return events


def clock_of(game: dict[str, Any], seat: int) -> dict[str, Any]:
    """The clock of a seat as the game shows it."""
    return next(one for one in game["clocks"] if one["seat"] == seat)
