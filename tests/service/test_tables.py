"""Opening games, sitting down, standing up, finding games."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]


def test_a_game_without_open_seats_starts_by_itself(person: People) -> None:
    ada = person()
    game = ada.open("me", "random")
    assert game["status"] == "running"
    assert game["seats"] == [
        {"seat": 0, "kind": "person", "account": {"id": ada.id, "name": ada.name}},
        {"seat": 1, "kind": "bot", "bot": "random"},
    ]
    assert game["ruleset"] == "lanterns/1"
    assert 0 in game["awaits"]


def test_a_game_starts_when_the_last_seat_is_taken(person: People) -> None:
    ada, bob, eve = person(), person(), person()
    game = ada.open("me", "open", "open")["id"]
    assert ada.get(f"/v1/games/{game}")["status"] == "open"
    problem(ada.http.get(f"/v1/games/{game}/legal"), "game-not-started")
    problem(ada.http.get(f"/v1/games/{game}/states/latest"), "game-not-started")
    assert bob.join(game, 2).json()["status"] == "open"
    assert problem(eve.join(game, 2), "seat-taken")["field"] == "seat"
    problem(eve.join(game, 7), "invalid-body")
    started = eve.join(game).json()
    assert started["status"] == "running"
    assert [seat["account"]["id"] for seat in started["seats"]] == [ada.id, eve.id, bob.id]
    problem(person().join(game), "game-not-open")
    problem(bob.http.post(f"/v1/games/{game}/leave"), "game-not-open")


def test_sitting_down_and_starting_are_harmless_when_repeated(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", "open")["id"]
    first = bob.join(game).json()
    assert bob.join(game).json() == first
    assert bob.join(game, 1).json() == first
    problem(ada.http.post(f"/v1/games/{game}/start"), "seats-open")
    started = ada.join(game, 2).json()
    assert started["status"] == "running"
    assert bob.join(game).json() == started
    assert ada.http.post(f"/v1/games/{game}/start").json() == started
    problem(person().http.post(f"/v1/games/{game}/start"), "not-your-seat")


def test_standing_up_frees_the_seat(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", "open")["id"]
    bob.join(game, 1)
    assert "field" not in problem(person().http.post(f"/v1/games/{game}/leave"), "not-seated")
    hers = bob.http.post(f"/v1/games/{game}/leave", json={"seat": 0})
    assert problem(hers, "not-seated")["field"] == "seat"
    left = bob.http.post(f"/v1/games/{game}/leave").json()
    assert left["seats"][1] == {"seat": 1, "kind": "open"}
    assert ada.join(game, 1).json()["seats"][1]["account"]["id"] == ada.id
    types = [event["data"]["type"] for event in ada.get(f"/v1/games/{game}/events")["items"]]
    assert types.count("table.seat-left") == 1


def test_everybody_wants_the_same_seats(person: People) -> None:
    ada, guests = person(), [person() for _ in range(12)]
    game = ada.open("me", "open", "open", "open")["id"]
    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(lambda one: one.join(game), guests))
    seated = [one.id for one, answer in zip(guests, answers, strict=True) if answer.is_success]
    assert len(seated) == 3
    shown = ada.get(f"/v1/games/{game}")
    assert shown["status"] == "running"
    assert {seat["account"]["id"] for seat in shown["seats"]} == {ada.id, *seated}
    types = [event["data"]["type"] for event in ada.get(f"/v1/games/{game}/events")["items"]]
    assert types[0] == "table.game-opened"
    assert types.count("table.seat-taken") == 4
    assert types.count("table.game-started") == 1


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"title": "nope", "seats": [{"kind": "me"}, {"kind": "open"}]}, "title"),
        ({"title": "lanterns", "seats": [{"kind": "me"}]}, "seats"),
        ({"title": "lanterns", "seats": []}, "seats"),
        ({"title": "lanterns", "seats": [{"kind": "me"}, {"kind": "you"}]}, "seats[1].kind"),
        ({"title": "lanterns", "seats": [{"kind": "me", "bot": "random"}] * 2}, "seats[0].bot"),
        (
            {"title": "lanterns", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]},
            "seats[1].bot",
        ),
        ({"title": "lanterns", "ruleset": "x", "seats": [{"kind": "me"}] * 2}, "ruleset"),
        ({"title": "lanterns", "options": {"hand": 9}, "seats": [{"kind": "me"}] * 2},
         "options.hand"),
        ({"title": "lanterns", "options": {"hnd": 3}, "seats": [{"kind": "me"}] * 2},
         "options.hnd"),
        ({"title": "lanterns", "options": [], "seats": [{"kind": "me"}] * 2}, "options"),
        ({"title": "lanterns", "colour": "red", "seats": [{"kind": "me"}] * 2}, "colour"),
    ],
)  # fmt: skip
def test_what_cannot_be_opened_names_the_field(
    person: People, body: dict[str, Any], field: str
) -> None:
    found = problem(person().http.post("/v1/games", json=body), "invalid-body")
    assert found["field"] == field


@pytest.mark.parametrize("seats", [["me", "me", "me", "me"], ["me", "open", "open", "open"]])
def test_options_that_do_not_fit_each_other_are_refused_by_rule(
    person: People, seats: list[str]
) -> None:
    body = {
        "title": "lanterns",
        "options": {"hand": 4, "brightest": 4},
        "seats": [{"kind": kind} for kind in seats],
    }
    found = problem(person().http.post("/v1/games", json=body), "illegal-options")
    assert found["rule"] == "LN-SET-02"


def test_opening_twice_with_one_key_opens_one_game(person: People) -> None:
    ada = person()
    body = {"title": "lanterns", "seats": [{"kind": "me"}, {"kind": "open"}]}

    def post(_: int) -> httpx.Response:
        return ada.http.post("/v1/games", json=body, headers={"Idempotency-Key": "once"})

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(post, range(8)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.content for answer in answers}) == 1
    other = {**body, "visibility": "unlisted"}
    refusal = ada.http.post("/v1/games", json=other, headers={"Idempotency-Key": "once"})
    problem(refusal, "key-reused")


def test_games_are_listed_by_pages_that_stay(person: People, web: httpx.Client) -> None:
    ada = person()
    made = [ada.open("me", "open")["id"] for _ in range(7)]
    _eventually(lambda: len(_listed(web, player=ada.name)) == 7)
    first = web.get("/v1/games", params={"player": ada.name, "limit": 3}).json()
    later = ada.open("me", "open")["id"]
    _eventually(lambda: later in _listed(web, player=ada.name))
    rest = web.get(
        "/v1/games", params={"player": ada.name, "limit": 200, "after": first["next"]}
    ).json()
    seen = [game["id"] for game in [*first["items"], *rest["items"]]]
    assert seen == made[::-1]
    assert "next" not in rest


def test_games_are_found_by_title_status_and_player(person: People, web: httpx.Client) -> None:
    ada, bob = person(), person()
    waiting, running = ada.open("me", "open")["id"], ada.open("me", "me")["id"]
    _eventually(lambda: len(_listed(web, player=ada.id)) == 2)
    assert _listed(web, player=ada.name.upper(), status="open") == [waiting]
    assert _listed(web, player=ada.id, status="running", title="lanterns") == [running]
    assert _listed(web, player=ada.id, title="tzolkin") == []
    assert _listed(web, player=bob.id) == []
    for name in ("player", "awaited"):
        refusal = web.get("/v1/games", params={name: "nobody-of-that-name"})
        assert problem(refusal, "unknown-player")["field"] == name
    problem(web.get("/v1/games", params={"after": "???"}), "invalid-query")
    listed = web.get("/v1/games", params={"player": ada.id}).json()["items"]
    assert listed[0]["seats"][0]["account"] == {"id": ada.id, "name": ada.name}


def test_private_games_are_for_the_people_at_the_table(person: People, web: httpx.Client) -> None:
    ada, bob, eve = person(), person(), person()
    private = ada.open("me", "open", visibility="private")["id"]
    unlisted = ada.open("me", "open", visibility="unlisted")["id"]
    shown = ada.open("me", "open")["id"]
    _eventually(lambda: len(_listed(ada.http, player=ada.id)) == 3)
    assert _listed(web, player=ada.id) == [shown]
    problem(web.get(f"/v1/games/{private}/events"), "unknown-game")
    assert web.get(f"/v1/games/{unlisted}/events").status_code == 200
    problem(bob.join(private), "unknown-game")
    ada.http.post(f"/v1/games/{private}/invitations", json={"account": bob.id})
    assert bob.join(private).json()["status"] == "running"
    for path in ("", "/events", "/moves", "/states/0", "/export", "/stream", "/legal"):
        problem(eve.http.get(f"/v1/games/{private}{path}"), "unknown-game")
    problem(eve.play(private, 0, [{"type": "lanterns.keep"}]), "unknown-game")
    assert bob.get(f"/v1/games/{private}/events")["items"]


@pytest.mark.parametrize("kinds", [("open", "open"), ("bot", "bot"), ("open", "bot")])
def test_somebody_sits_at_a_private_table(person: People, kinds: Sequence[str]) -> None:
    """Nobody could see it otherwise, and nobody invite others to it."""
    ada, seats = person(), [{"kind": kind} for kind in kinds]
    body = {"title": "lanterns", "seats": seats, "visibility": "private"}
    assert problem(ada.http.post("/v1/games", json=body), "invalid-body")["field"] == "seats"
    for visibility in ("unlisted", "public"):
        made = ada.http.post("/v1/games", json={**body, "visibility": visibility})
        assert made.status_code == 201


def _listed(client: httpx.Client, **query: str) -> list[str]:
    answer = client.get("/v1/games", params=query)
    assert answer.status_code == 200, answer.text
    return [game["id"] for game in answer.json()["items"]]


def _eventually(happened: Callable[[], bool], seconds: float = 180) -> None:
    """The list follows the games by a moment."""
    deadline = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.02)
