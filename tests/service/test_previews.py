"""Previews: what commands would do, and how much of that is certain."""

from collections.abc import Callable
from typing import Any

import msgspec

from games.kernel.scene import Scene
from games.kernel.scene_changes import SceneChanges, applied
from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]


def _preview(who: Person, game: str, seat: int, *commands: Any, **headers: str) -> dict[str, Any]:
    body = {"seat": seat, "commands": commands}
    answer = who.http.post(f"/v1/games/{game}/previews", json=body, headers=headers)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def _scene(who: Person, game: str) -> Scene:
    told = who.get(f"/v1/games/{game}/scenes/latest", seat=0)["scene"]
    return msgspec.convert(told, Scene)


def test_a_certain_preview_says_what_then_happens(person: People) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin")["id"]
    first = ada.legal(game, 0)["commands"][0]
    before = _scene(ada, game)
    told = _preview(ada, game, 0, first, **{"Accept-Language": "cs"})
    assert (told["certain"], told["legal"]["decision"], told["awaits"]) == (1, None, [1])
    assert ada.get(f"/v1/games/{game}")["ply"] == 0
    assert ada.play(game, 0, [first]).status_code == 201
    assert told["texts"] != []
    assert told["version"] < ada.get(f"/v1/games/{game}")["version"]
    assert _scene(ada, game) == applied(before, msgspec.convert(told["changes"], SceneChanges))


def test_a_whole_turn_is_tried_command_by_command(person: People) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin")["id"]
    for seat in (0, 1):
        ada.play_any(game, seat)
    seat = ada.get(f"/v1/games/{game}")["awaits"][0]
    turn: list[Any] = []
    legal = ada.legal(game, seat)
    while legal["decision"] is not None and len(turn) < 20:
        turn.append(legal["commands"][-1])
        told = _preview(ada, game, seat, *turn)
        legal = told["legal"]
        if told["certain"] < len(turn):
            break
        assert len(legal["commands"]) == len(legal.get("hints", []))
    assert len(turn) > 1
    assert ada.play(game, seat, turn).status_code == 201


def test_what_is_revealed_is_not_certain(person: People) -> None:
    """The last choice turns up the other seat's card."""
    ada = person()
    game = ada.open("me", "me")["id"]
    assert _preview(ada, game, 0, ada.legal(game, 0)["commands"][0])["certain"] == 1
    ada.play_any(game, 0)
    chosen = ada.legal(game, 1)["commands"][0]
    told = [_preview(ada, game, 1, chosen) for _ in range(20)]
    assert {one["certain"] for one in told} == {0}
    assert len({msgspec.json.encode(one.get("changes")) for one in told}) > 1


def test_what_cannot_be_played_has_no_preview(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "me")["id"]
    path, chosen = f"/v1/games/{game}/previews", ada.legal(game, 0)["commands"][0]
    keep = {"seat": 0, "commands": [{"type": "lanterns.keep"}]}
    refusal = problem(ada.http.post(path, json=keep), "illegal-command")
    assert "refusal" not in refusal
    problem(bob.http.post(path, json={"seat": 0, "commands": [chosen]}), "not-your-seat")


def test_who_asks_too_late_is_told_how_the_game_stands(person: People) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    chosen = ada.legal(game, 0)["commands"][0]
    ada.play_any(game, 0)
    told = _preview(ada, game, 0, chosen)
    now = ada.get(f"/v1/games/{game}")
    assert (told["certain"], told["awaits"], told["version"]) == (0, [1], now["version"])
    assert told["legal"]["decision"] is None
    assert "changes" not in told
