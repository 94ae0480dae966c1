"""Games for these tests, played by bots over the service."""

import time
from contextlib import closing
from functools import cache
from typing import Any

from tests.service.people import Person

TITLES = ("tzolkin", "ancient-knowledge")


def finished(person: Person, title: str) -> dict[str, Any]:
    """A game between two bots that is over; the same one for all who only read."""
    shown: dict[str, Any] = person.get(f"/v1/games/{_played(str(person.http.base_url), title)}")
    return shown


@cache
def _played(url: str, title: str) -> str:
    with closing(Person.create(url, f"host-of-{title}")) as host:
        return str(played_by_bots(host, title)["id"])


def played_by_bots(person: Person, title: str) -> dict[str, Any]:
    """A game between two bots that somebody has opened, once it is over."""
    return over(person, person.open("random", "random", title=title)["id"])


def over(person: Person, game: str) -> dict[str, Any]:
    """A game that bots play, once it is over."""
    deadline = time.monotonic() + 180
    while True:
        shown: dict[str, Any] = person.get(f"/v1/games/{game}")
        if shown["status"] == "finished":
            return shown
        assert time.monotonic() < deadline, "the bots do not finish"
        time.sleep(0.03)


def events(person: Person, game: str, **query: Any) -> list[dict[str, Any]]:
    """All events of a game."""
    found: list[dict[str, Any]] = []
    after: int | str | None = 0
    while after is not None:
        page = person.get(f"/v1/games/{game}/events", after=after, limit=1000, **query)
        found += page["items"]
        after = page.get("next")
    return found


def plain(listed: list[dict[str, Any]], last: int | None = None) -> list[tuple[Any, ...]]:
    """What the title says in events (up to a ply): no versions, times and facts of the table."""
    return [
        (one["ply"], one["data"]["type"], one.get("seat"), one.get("decision"), one["data"])
        for one in listed
        if not one["data"]["type"].startswith("table.") and (last is None or one["ply"] <= last)
    ]
