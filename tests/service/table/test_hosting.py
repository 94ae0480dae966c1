"""The host of an open table gives seats to bots, changes them and opens them again."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from events.fairness import entropy_commitment
from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]


def _fill(one: Person, game: str, seat: int, **body: Any) -> httpx.Response:
    return one.http.put(f"/v1/games/{game}/seats/{seat}", json=body)


def test_a_seat_gets_a_bot_another_one_and_is_open_again(person: People) -> None:
    ada, bob = person(), person()
    opened = ada.open("me", "open", "open", title="tzolkin")
    game = opened["id"]
    assert opened["host"] == {"id": ada.id, "name": ada.name}
    for bot in ("farmer", "farmer", "skulls"):
        shown = _fill(ada, game, 2, kind="bot", bot=bot).json()
        assert shown["seats"][2] == {"seat": 2, "kind": "bot", "bot": bot}
    assert _fill(ada, game, 2, kind="open").json()["seats"][2]["kind"] == "open"
    assert bob.join(game, 2).status_code == 200
    problem(_fill(ada, game, 2, kind="bot"), "seat-taken")
    started = _fill(ada, game, 1, kind="bot", bot="farmer").json()
    assert started["status"] == "running"
    assert "host" not in started
    problem(_fill(ada, game, 1, kind="bot", bot="skulls"), "game-not-open")
    log = [one["data"] for one in ada.get(f"/v1/games/{game}/events")["items"]]
    sat = [one for one in log if one["type"] in ("table.seat-taken", "table.seat-left")]
    assert [(one["type"], one["seat"]) for one in sat] == [
        ("table.seat-taken", 0),
        ("table.seat-taken", 2),
        ("table.seat-left", 2),
        ("table.seat-taken", 2),
        ("table.seat-left", 2),
        ("table.seat-taken", 2),
        ("table.seat-taken", 1),
    ]


def test_only_the_host_fills_seats(person: People) -> None:
    ada, bob, eve = person(), person(), person()
    game = ada.open("me", "open", "open")["id"]
    problem(_fill(eve, game, 2, kind="bot"), "not-your-seat")
    assert bob.join(game, 1).json()["host"]["id"] == ada.id
    problem(_fill(bob, game, 2, kind="bot"), "not-your-seat")
    ada.http.post(f"/v1/games/{game}/leave", json={})
    assert bob.get(f"/v1/games/{game}")["host"]["id"] == bob.id
    assert _fill(bob, game, 0, kind="bot").status_code == 200
    assert ada.join(game, 2).json()["status"] == "running"


@pytest.mark.parametrize(
    ("seat", "body", "field"),
    [
        (3, {"kind": "bot"}, "seat"),
        (1, {"kind": "bot", "bot": "nobody"}, "bot"),
        (1, {"kind": "open", "bot": "random"}, "bot"),
        (1, {"kind": "me"}, "kind"),
    ],
)
def test_what_is_wrong_is_named(
    person: People, seat: int, body: dict[str, Any], field: str
) -> None:
    ada = person()
    game = ada.open("me", "open", "open")["id"]
    assert problem(_fill(ada, game, seat, **body), "invalid-body")["field"] == field
    assert ada.get(f"/v1/games/{game}")["seats"][1]["kind"] == "open"


def test_a_bot_ends_the_invitation_to_its_seat(person: People, web: httpx.Client) -> None:
    ada = person()
    game = ada.open("me", "open", "open")["id"]
    path = f"/v1/games/{game}/invitations"
    code = ada.http.post(path, json={"seat": 1}).json()["code"]
    kept = ada.http.post(path, json={}).json()
    assert _fill(ada, game, 1, kind="bot").status_code == 200
    problem(web.get(f"/v1/invitations/{code}"), "unknown-invitation")
    assert [one["id"] for one in ada.get(path)["items"]] == [kept["id"]]


def test_no_seat_changes_once_a_text_is_told(person: People) -> None:
    text = "one lump of amber"
    ada, bob = person(), person()
    mine = {"kind": "me", "entropy_commitment": entropy_commitment(text)}
    seats = [mine, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = ada.http.post("/v1/games", json={"title": "lanterns", "seats": seats})
    game = made.json()["id"]
    theirs = {"entropy_commitment": entropy_commitment("two owls")}
    assert bob.http.post(f"/v1/games/{game}/join", json=theirs).json()["status"] == "open"
    path = f"/v1/games/{game}/entropy"
    assert ada.http.put(path, json={"entropy": text}).status_code == 200
    problem(_fill(ada, game, 2, kind="open"), "game-not-open")
