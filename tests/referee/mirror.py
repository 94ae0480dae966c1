"""One game twice: at a service, and opened from its export at a desk. What both say of it is the
same, byte for byte, but for the id of the game and cursors, which hang on it."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import httpx
from msgspec import Struct

from referee.desk import Desk
from tests.audit.exporting import REGISTRY, Logged, exported
from tests.service.people import Person

_NEXT: Final = re.compile(rb',?"next":"[^"]*"')
_OCCURRENCE: Final = ("instance", "request_id", "type")
"""What only names a refusal; the type has the origin of a service before it."""
GAME: Final = "THE-GAME"
"""Stands for its id."""
LINES: Final = {"Accept": "application/x-ndjson"}


class Said(Struct, frozen=True):
    """An answer: its status, and its body as far as it does not hang on who gives it."""

    status: int
    body: bytes


class Mirror:
    """A game at the service (`there`) and at the desk (`here`). `http` is whoever looks."""

    def __init__(self, http: httpx.Client, game: str, desk: Desk | None = None) -> None:
        self.http = http
        self.there = game
        self.desk = desk or Desk(REGISTRY)
        self.file = http.get(f"/v1/games/{game}/export").content
        opened = self.desk.answer("POST", "/v1/files", {}, self.file)
        assert opened.status == 201, opened.body
        self.shown: dict[str, Any] = json.loads(opened.body)
        self.here = str(self.shown["id"])

    def differs(self, path: str, **headers: str) -> str | None:
        """The path of an answer that is not the same; None if it is."""
        there = self.http.get(path.replace(GAME, self.there), headers=headers)
        here = self.desk.answer("GET", path.replace(GAME, self.here), headers, b"")
        one = _said(there.status_code, there.content, self.there)
        other = _said(here.status, here.body, self.here)
        return None if one == other else f"{path} {headers}: {one.status} {other.status}"

    def differences(self, paths: Iterable[str], **headers: str) -> list[str]:
        """All of those paths below the game whose answers are not the same."""
        return self.differing((f"/v1/games/{GAME}{path}" for path in paths), **headers)

    def differing(self, paths: Iterable[str], **headers: str) -> list[str]:
        """All of those paths whose answers are not the same."""
        return [one for path in paths if (one := self.differs(path, **headers)) is not None]


def _said(status: int, body: bytes, game: str) -> Said:
    if status >= 400:
        problem = {name: one for name, one in json.loads(body).items() if name not in _OCCURRENCE}
        body = json.dumps(problem).encode()
    return Said(status, _NEXT.sub(b"", body.replace(game.encode(), GAME.encode())))


def imported(somebody: Person, game: Logged) -> str:
    """The id of a game that the service has taken in."""
    headers = {"Content-Type": "application/json"}
    answer = somebody.http.post("/v1/games/import", content=exported(game), headers=headers)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def at_plies(shown: dict[str, Any], plies: Sequence[int]) -> Iterator[str]:
    """What is asked of some plies of a game that is over."""
    seats, last = len(shown["seats"]), shown["ply"]
    for number, ply in enumerate(plies):
        seat = number % seats
        yield f"/states/{ply}"
        yield f"/scenes/{ply}"
        yield f"/text-pictures/{ply}"
        yield f"/legal?seat={seat}&ply={ply}&refused=true"
        yield f"/comparison?from={max(0, ply - 3)}&to={ply}&eyes={seat}"
        yield f"/diff?from={ply}&to={min(last, ply + 2)}"


def whole(shown: dict[str, Any]) -> Iterator[str]:
    """What is asked of a whole game that is over, and what is refused of it."""
    last, version = shown["ply"], shown["version"]
    yield from ("", "/states/latest", "/scenes/latest", "/text-pictures/latest")
    yield from ("/replay", f"/replay?eyes=0&from={last // 2}", f"/replay?from={last}")
    yield from ("/events?limit=1000", "/events?limit=7", f"/events?after={version // 2}&limit=1000")
    yield from ("/events?worded=true&limit=1000", "/moves?limit=1000", "/moves?limit=3")
    yield from (f"/moves?after={last // 2}&worded=true&limit=1000", "/moves?after=x")
    yield from (f"/comparison?from=0&to={last}", "/comparison?from=0&eyes=0")
    yield from (f"/states/{last + 1}", "/states/first", f"/scenes/{10**8}", "/states/9999999999")
    yield from ("/diff?from=0", f"/diff?from=0&to={last + 1}", "/diff?to=x&from=-1")
    yield from ("/legal?seat=99&ply=0", "/replay?eyes=99", f"/legal?seat=0&ply={last + 1}")
    yield from ("/events?limit=0", "/events?after=0&after=1", "/states/0?colour=red")


def seated(shown: dict[str, Any], seat: int) -> Iterator[str]:
    """What is asked from a seat, by whoever sits there."""
    last = shown["ply"]
    yield from (f"{path}?seat={seat}" for path in ("/states/1", "/scenes/latest", "/legal"))
    yield from (f"{path}?seat={seat}&limit=1000" for path in ("/events", "/moves"))
    yield from (f"/replay?seat={seat}", f"/replay?seat={seat}&eyes={seat}&from={last // 2}")
    yield from (f"/diff?seat={seat}&from=0&to={last}", f"/comparison?seat={seat}&from=0&to={last}")
