"""Worlds of seats: what they are asked for, and that nothing hidden is in them."""

from collections.abc import Callable
from typing import Any

import msgspec

from games.kernel.seats import AtSeat
from games.kernel.visibility import Redactor
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
