"""Answers have the headers that the contract says they have."""

import hashlib
from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import httpx
import pytest
from litestar import Response

from service.contract.published import OPERATIONS
from service.http.deprecation import Deprecation, dated
from tests.service.people import Person, play_to_the_end
from tests.service.reading.walk import everything
from tests.support.contract import answers

People = Callable[[], Person]

TRANSPORT: Final = frozenset(
    {"connection", "content-encoding", "content-length", "content-type", "date", "server"}
    | {"transfer-encoding", "x-content-type-options", "referrer-policy"}
)
"""Headers of HTTP itself, and those that tell browsers what not to do."""
PAGES: Final = ("access-control-", "cross-origin-")
"""What pages of other origins may do."""


def test_no_answer_has_a_header_that_the_contract_does_not_tell(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "me")["id"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    contract = ada.get("/openapi.json")
    declared = {
        (operation["operationId"], int(status)): set(map(str.lower, answer.get("headers", {})))
        for methods in contract["paths"].values()
        for operation in methods.values()
        for status, answer in answers(contract, operation).items()
    }
    told = 0
    for operation, answer in [*_seen(ada, game), *_written(ada, bob)]:
        sent = {name for name in answer.headers if not name.startswith(PAGES)} - TRANSPORT
        known = declared[operation, answer.status_code]
        assert sent <= known, (operation, answer.status_code, sent - known)
        told += len(sent)
    assert told > 500


def _seen(ada: Person, game: str) -> Iterator[tuple[str, httpx.Response]]:
    for one, path, answer in everything(ada, game):
        yield one.id, answer
        yield one.id, ada.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
        yield one.id, ada.http.get(path, params={"nothing": "x"})
        yield one.id, ada.http.get(path, headers={"Accept": "image/x-none"})
        yield one.id, ada.http.get(path, headers={"Accept-Language": "cs"})
    for path, name in ((f"/v1/games/{game}/events", "listEvents"), ("/v1/games", "listGames")):
        yield name, ada.http.get(path, params={"limit": 1})
        yield name, ada.http.get(path, headers={"Accept": "application/x-ndjson"})
    yield "streamEvents", ada.http.get(f"/v1/games/{game}/stream")


def _written(ada: Person, bob: Person) -> Iterator[tuple[str, httpx.Response]]:
    body = {"title": "lanterns", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for _ in "12":
        opened = ada.http.post("/v1/games", json=body, headers={"Idempotency-Key": "one"})
        yield "openGame", opened
    game = opened.json()["id"]
    yield "joinGame", bob.join(game)
    move: Mapping[str, Any] = {"seat": 0, "commands": ada.legal(game)["commands"][:1]}
    path = f"/v1/games/{game}/moves"
    for _ in "12":
        yield "playMoves", ada.http.post(path, json=move, headers={"Idempotency-Key": "move"})
    yield "playMoves", ada.http.post(path, json=move)
    yield "playMoves", ada.http.post(path, json=move, headers={"If-Match": '"1"'})
    yield "playMoves", ada.http.post(path, content=b"{", headers={"Content-Type": "text/plain"})
    yield "createToken", ada.http.post("/v1/tokens", json={"name": "a", "scopes": ["read"]})
    yield "getMyAccount", ada.http.get("/v1/accounts/me", headers={"Authorization": "Bearer x"})


def test_an_export_has_the_digest_of_its_bytes(person: People) -> None:
    """In whichever coding they are sent."""
    ada = person()
    game = ada.open("me", "me")["id"]
    for coding in ("identity", "gzip", "br"):
        headers = {"Accept-Encoding": coding}
        with ada.http.stream("GET", f"/v1/games/{game}/export", headers=headers) as answer:
            raw = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding", "identity") == coding
        digest = b64encode(hashlib.sha256(raw).digest()).decode()
        assert answer.headers["repr-digest"] == f"sha-256=:{digest}:"


def test_what_is_going_to_end_says_when() -> None:
    since = datetime(2027, 1, 1, tzinfo=UTC)
    ends = Deprecation(since=since, until=since + timedelta(days=365), link="/docs/changes")
    answer = Response(b"", headers={"Link": '</v1/games?after=x>; rel="next"'})
    dated(answer, ends)
    assert answer.headers["Deprecation"] == "@1798761600"
    assert answer.headers["Sunset"] == "Sat, 01 Jan 2028 00:00:00 GMT"
    assert answer.headers["Link"].endswith('</docs/changes>; rel="deprecation"; type="text/html"')
    assert answer.headers["Link"].startswith('</v1/games?after=x>; rel="next", ')
    with pytest.raises(ValueError, match="365 days"):
        Deprecation(since=since, until=since + timedelta(days=30), link="/docs/changes")
    assert all(one.deprecated is None for one in OPERATIONS)
