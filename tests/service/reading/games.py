"""Games for these tests, played by bots over the service."""

import time
from typing import Any

from tests.service.people import Person

TITLES = ("tzolkin", "ancient-knowledge")


def finished(person: Person, title: str, **members: Any) -> dict[str, Any]:
    """A game between two bots, once it is over."""
    game = person.open("random", "random", title=title, **members)["id"]
    return over(person, game)


def over(person: Person, game: str) -> dict[str, Any]:
    """A game that bots play, once it is over."""
    deadline = time.monotonic() + 180
    while True:
        shown: dict[str, Any] = person.get(f"/v1/games/{game}")
        if shown["status"] == "finished":
            return shown
        assert time.monotonic() < deadline, "the bots do not finish"
        time.sleep(0.1)


def events(person: Person, game: str, **query: Any) -> list[dict[str, Any]]:
    """All events of a game."""
    found: list[dict[str, Any]] = []
    after: int | None = 0
    while after is not None:
        page = person.get(f"/v1/games/{game}/events", after=after, limit=1000, **query)
        found += page["items"]
        after = page.get("next")
    return found


def plain(listed: list[dict[str, Any]], last: int | None = None) -> list[tuple[Any, ...]]:
    """What the title says in events (up to a ply): no versions, times and facts of the table."""
    return [
        (one["ply"], one["type"], one.get("seat"), one.get("decision"), one["data"])
        for one in listed
        if not one["type"].startswith("table.") and (last is None or one["ply"] <= last)
    ]
