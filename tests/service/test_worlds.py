"""Worlds of seats: what they are asked for, and that nothing hidden is in them."""

from collections.abc import Callable
from typing import Any

import msgspec

from games.kernel.seats import AtSeat
from games.kernel.visibility import Redactor
from referee.desk import Desk
from tests.service.people import Person
from tests.service.problems import problem
from tests.support.titles import title_of

People = Callable[[], Person]


def _world(who: Person, game: str, **query: Any) -> dict[str, Any]:
    told: dict[str, Any] = who.get(f"/v1/games/{game}/world", **query)
    return told


def test_a_world_looks_to_its_seat_as_the_game_does(person: People) -> None:
    ada, title = person(), title_of("ancient-knowledge")
    game = ada.open("me", "me", title="ancient-knowledge")["id"]
    for seat in (0, 1):
        told = _world(ada, game, seat=seat)
        state = msgspec.convert(told["state"], title.types.state)
        seen = Redactor().encode(title.showing.view(state), AtSeat(seat))
        shown = ada.get(f"/v1/games/{game}/states/latest", seat=seat)
        assert msgspec.json.decode(seen) == shown["view"]
        assert (told["version"], told["ply"], told["seat"]) == (shown["version"], 0, seat)
        assert told["names"] == [f"{ada.name} #0", f"{ada.name} #1"]


def test_who_asks_again_is_in_the_same_world(person: People) -> None:
    ada = person()
    game = ada.open("me", "me", title="ancient-knowledge")["id"]
    path = f"/v1/games/{game}/world"
    first = ada.http.get(path, params={"seat": 0})
    again = ada.http.get(path, params={"seat": 0})
    assert (first.status_code, again.content) == (200, first.content)
    version = first.json()["version"]
    assert first.headers["etag"].startswith(f'"{version}.')
    known = {"If-None-Match": first.headers["etag"]}
    assert ada.http.get(path, params={"seat": 0}, headers=known).status_code == 304
    hands = [
        one["state"]["players"][1]["hand"] for one in (first.json(), _world(ada, game, seat=1))
    ]
    assert hands[0] != hands[1]


def test_previews_in_a_world_are_those_of_the_service(person: People) -> None:
    """Wherever both are sure; a page with the rules asks for one world instead."""
    ada, desk = person(), Desk()
    game = ada.open("me", "me", title="ancient-knowledge", options={"first_game": True})["id"]
    spoken = {"Content-Type": "application/json", "Accept-Language": "cs"}
    sure = 0
    for ply in range(12):
        legal = ada.legal(game, seat := ada.get(f"/v1/games/{game}")["awaits"][0])
        world = ada.http.get(f"/v1/games/{game}/world", params={"seat": seat}, headers=spoken)
        kept = desk.answer("PUT", f"/v1/worlds/{game}", spoken, world.content)
        assert kept.status == 204, kept.body
        for command in legal["commands"][:3]:
            body = {"seat": seat, "decision": legal["decision"], "commands": [command]}
            raw = msgspec.json.encode({**body, "refused": True})
            here = desk.answer("POST", f"/v1/worlds/{game}/previews", spoken, raw)
            there = ada.http.post(f"/v1/games/{game}/previews", content=raw, headers=spoken)
            assert (here.status, there.status_code) == (200, 200)
            told = [msgspec.json.decode(one) for one in (here.body, there.content)]
            if all(one["certain"] for one in told):
                sure += 1
                assert told[0] == told[1]
        ada.play_any(game, seat, at=ply)
    assert sure > 3


def test_what_is_wrong_with_a_world_is_said(person: People) -> None:
    ada, desk = person(), Desk()
    game = ada.open("me", "me", title="tzolkin")["id"]
    world, spoken = _world(ada, game, seat=0), {"Content-Type": "application/json"}

    def refused(body: dict[str, Any]) -> str:
        answer = desk.answer("PUT", f"/v1/worlds/{game}", spoken, msgspec.json.encode(body))
        return str(msgspec.json.decode(answer.body)["kind"])

    assert refused({**world, "title": "no-such-title"}) == "unknown-title"
    assert refused({**world, "state": {"players": 3}}) == "invalid-body"
    assert refused({**world, "more": 1}) == "invalid-body"
    assert refused({**world, "build": "0" * 32}) == "invalid-body", "made by other rules"
    trial = msgspec.json.encode({"seat": 0, "commands": [{}]})
    answer = desk.answer("POST", f"/v1/worlds/{game}/previews", spoken, trial)
    assert answer.status == 404
    assert (
        desk.answer("PUT", f"/v1/worlds/{game}", spoken, msgspec.json.encode(world)).status == 204
    )
    other = msgspec.json.encode({"seat": 1, "commands": [{"type": "tzolkin.pass"}]})
    answer = desk.answer("POST", f"/v1/worlds/{game}/previews", spoken, other)
    assert msgspec.json.decode(answer.body)["kind"] == "not-your-seat"


def test_only_who_decides_has_a_world(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="tzolkin")["id"]
    path = f"/v1/games/{game}/world"
    problem(ada.http.get(path), "game-not-started")
    bob.join(game)
    problem(person().http.get(path), "not-your-seat")
    problem(ada.http.get(path, params={"seat": 1}), "not-your-seat")
    ada.play_any(game, 0)
    refusal = problem(ada.http.get(path), "decision-closed")
    assert refusal["version"] == ada.get(f"/v1/games/{game}")["version"]
    assert _world(bob, game)["seat"] == 1
    bob.http.post(f"/v1/games/{game}/resign", json={})
    problem(bob.http.get(path), "decision-closed")
