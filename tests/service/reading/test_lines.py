"""Long lists in one request, a line each: games, moves, all that somebody has played."""

import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.service.people import Person, play_to_the_end
from tests.service.problems import problem
from tests.service.reading.games import TITLES, finished
from tests.support.ndjson import items

pytestmark = pytest.mark.slow

People = Callable[[], Person]

NDJSON = {"Accept": "application/x-ndjson"}


def lines(person: Person | httpx.Client, path: str, **query: Any) -> list[dict[str, Any]]:
    """The lines of a list."""
    http = person.http if isinstance(person, Person) else person
    answer = http.get(path, params=query, headers=NDJSON)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    return items(answer.text)


def listed(person: Person, count: int) -> list[dict[str, Any]]:
    """The lines of somebody's own games, once there are so many: lists follow by a moment."""
    deadline = time.monotonic() + 180
    while len(found := lines(person, "/v1/games", player=person.name)) < count:
        assert time.monotonic() < deadline, "the list does not follow"
        time.sleep(0.1)
    return found


def test_all_of_somebodys_games_come_in_one_request(person: People) -> None:
    ada = person()
    opened = [ada.open("me", "open", visibility="unlisted")["id"] for _ in range(120)]
    found = listed(ada, len(opened))
    assert [one["id"] for one in found] == opened[::-1]
    page = ada.get("/v1/games", player=ada.name, limit=200)["items"]
    for line, item in zip(found, page, strict=True):
        assert {name: one for name, one in line.items() if name != "cursor"} == item
    for cut in (1, 50, 119, 120):
        rest = lines(ada, "/v1/games", player=ada.id, after=found[cut - 1]["cursor"])
        assert rest == found[cut:]
    assert lines(ada, "/v1/games", player=ada.name, limit=7) == found[:7]
    assert lines(ada, "/v1/games", player=ada.name, limit=110) == found[:110]


def _waiting(web: httpx.Client, person: Person) -> list[str]:
    return [one["id"] for one in lines(web, "/v1/games", awaited=person.name)]


def test_games_that_wait_for_somebody_are_listed(person: People, web: httpx.Client) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    listed(ada, 1)
    assert ada.get("/v1/games", awaited=ada.name)["items"] == []  # it has not begun
    bob.join(game)
    people, met = {0: ada, 1: bob}, set()
    for _ in range(6):
        awaits = ada.get(f"/v1/games/{game}")["awaits"]
        wanted = [[game] if seat in awaits else [] for seat in people]
        deadline = time.monotonic() + 180
        while [_waiting(web, one) for one in people.values()] != wanted:
            assert time.monotonic() < deadline, "the list does not follow"
            time.sleep(0.05)
        met.add(tuple(awaits))
        people[awaits[-1]].play_any(game, awaits[-1])
    assert len(met) > 1
    for nobody in ("", "nobody-of-this-name"):
        refusal = web.get("/v1/games", params={"awaited": nobody}, headers=NDJSON)
        assert problem(refusal, "unknown-player")["field"] == "awaited"


def test_others_find_only_what_is_public(person: People, web: httpx.Client) -> None:
    ada = person()
    ada.open("me", "open", visibility="unlisted")
    public = ada.open("me", "open")["id"]
    listed(ada, 2)
    assert [one["id"] for one in lines(web, "/v1/games", player=ada.name)] == [public]
    refusal = web.get("/v1/games", params={"player": "nobody-of-this-name"}, headers=NDJSON)
    assert problem(refusal, "unknown-player")["field"] == "player"
    assert problem(web.get("/v1/games", params={"after": "x"}, headers=NDJSON), "invalid-query")


@pytest.mark.parametrize("title", TITLES)
def test_games_come_with_their_moves(person: People, title: str) -> None:
    ada, bob = person(), person()
    done = finished(ada, title)["id"]
    game = ada.open("me", "open", title=title)["id"]
    bob.join(game)
    for _ in range(6):
        for one, seat in ((ada, 0), (bob, 1)):
            if one.legal(game, seat)["commands"]:
                one.play_any(game, seat)
    waiting = ada.open("me", "open", title=title)["id"]
    listed(ada, 2)
    found = {one["id"]: one for one in lines(ada, "/v1/games", player=ada.name, record="true")}
    assert "record" not in found[waiting]
    assert found[game]["record"] == ada.get(f"/v1/games/{game}/notation")
    theirs = {one["id"]: one for one in lines(bob, "/v1/games", player=ada.name, record="true")}
    assert theirs[game]["record"] == bob.get(f"/v1/games/{game}/notation")
    every = lines(bob, "/v1/games", title=title, status="finished", record="true")
    record = next(one["record"] for one in every if one["id"] == done)
    assert record == ada.get(f"/v1/games/{done}/notation")
    copy = bob.http.post("/v1/games/import", json=record)
    assert copy.status_code == 201


def test_moves_come_as_lines(person: People) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin")["id"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    path = f"/v1/games/{game}/moves"
    whole = ada.get(path, limit=1000)["items"]
    assert len(whole) > 120
    assert lines(ada, path) == whole
    assert lines(ada, path, after=3, limit=4) == whole[3:7]
    assert lines(ada, path, limit=120) == whole[:120]
    assert len(ada.get(path)["items"]) == 100
