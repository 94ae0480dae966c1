"""Reading the whole log, as somebody whom the operator lets."""

import asyncio
import json
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import asyncpg
import httpx
from msgspec import Struct

from service.accounts import accounts
from service.identity.scopes import Scope
from tests.service.people import Person
from tests.service.streams import Message, messages

Item = dict[str, Any]


class Lines(Struct, frozen=True, kw_only=True):
    """The items of one answer, and its last line."""

    items: list[Item]
    position: str
    more: bool


def reader_of(dsn: str, somebody: Person) -> Person:
    """The same person with a token for the log alone, after the operator has granted it."""

    async def grant() -> None:
        connection = await asyncpg.connect(dsn)
        await accounts.grant(connection, somebody.id, Scope.LOG)
        await connection.close()

    asyncio.run(grant())
    made = somebody.http.post("/v1/tokens", json={"name": "mirror", "scopes": ["log"]})
    assert made.status_code == 201, made.text
    return somebody.with_token(made.json()["token"])


def lines(reader: Person, after: str | None = None, limit: int = 10_000) -> Lines:
    """One answer of the log."""
    query = {"limit": limit, **({} if after is None else {"after": after})}
    answer = reader.http.get("/v1/log/events", params=query)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    *items, end = [json.loads(line) for line in answer.text.splitlines()]
    assert end == {**end, "type": "end", "lines": len(items)}
    return Lines(items=items, position=end["position"], more=end["more"])


def streamed(reader: Person, after: str, most: int, **query: str) -> list[Message]:
    """So many messages of the stream behind a position."""
    headers = {"Last-Event-ID": after}
    with reader.http.stream("GET", "/v1/log/stream", headers=headers, params=query) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        told = (one for one in messages(answer) if one.data is not None)
        return list(islice(told, most))


def of_game(items: Iterable[Item], game: str) -> list[Item]:
    """What is told of one game."""
    return [one for one in items if one["game"] == game]


def known(items: Iterable[Item]) -> list[Item]:
    """The events of a game as they are known behind these items of it: each version once and in
    order, and revealed once at most."""
    events: list[Item] = []
    revealed: set[int] = set()
    for one in items:
        version = one["event"]["version"]
        if one["type"] == "log.event":
            assert version == len(events) + 1, "an event is missing, doubled or out of order"
            events.append(one["event"])
        else:
            assert one["type"] == "log.revealed"
            assert version not in revealed, "something is revealed twice"
            revealed.add(version)
            events[version - 1] = one["event"]
    return events


def public(url: str, game: str) -> list[Item]:
    """The events of a game as anybody may read them."""
    lines = {"Accept": "application/x-ndjson"}
    answer = httpx.get(f"{url}/v1/games/{game}/events", headers=lines, timeout=180)
    assert answer.status_code == 200, answer.text
    *items, end = [json.loads(line) for line in answer.text.splitlines()]
    assert end["type"] == "end"
    return items


def positions(items: Iterable[Item]) -> Iterator[tuple[int, int]]:
    """Where the events stand."""
    return ((one["partition"], one["position"]) for one in items if one["type"] == "log.event")
