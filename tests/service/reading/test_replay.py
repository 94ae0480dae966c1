"""Replays: one request tells a whole game, ply by ply, as the viewer may see it."""

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import msgspec
import pytest

from games.kernel.scene import Scene
from games.kernel.scene_changes import SceneChanges, applied
from tests.service.people import Person
from tests.service.reading.test_branches import gone_back

People = Callable[[], Person]


def told(http: httpx.Client, game: str, language: str = "en", **query: Any) -> list[Any]:
    """The lines of a replay."""
    headers = {"Accept-Language": language}
    answer = http.get(f"/v1/games/{game}/replay", params=query, headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    assert answer.headers["content-language"] == language
    return [msgspec.json.decode(line) for line in answer.content.splitlines()]


def scenes_of(lines: list[Any]) -> dict[int, Scene]:
    """The scene of every ply that is told, as a client makes them."""
    head = lines[0]
    scenes = {head["ply"]: msgspec.convert(head["scene"], Scene)}
    for line in plies(lines):
        if "scene" in line:
            scenes[line["ply"]] = msgspec.convert(line["scene"], Scene)
            continue
        before = scenes[line.get("parent", line["ply"] - 1)]
        changes = msgspec.convert(line.get("changes", {}), SceneChanges)
        scenes[line["ply"]] = applied(before, changes)
    return scenes


def plies(lines: list[Any]) -> Iterator[Any]:
    return (line for line in lines if line["type"] == "ply")


def events(lines: list[Any]) -> Iterator[Any]:
    return (line["event"] for line in lines if line["type"] == "table")


def shown(http: httpx.Client, game: str, ply: int, **query: Any) -> Scene:
    """The scene that another request gives."""
    answer = http.get(f"/v1/games/{game}/scenes/{ply}", params=query)
    return msgspec.convert(answer.json()["scene"], Scene)


@pytest.mark.parametrize("title", ["lanterns", "tzolkin"])
def test_a_game_that_went_back_is_told_with_its_branches(person: People, title: str) -> None:
    ada, bob = person(), person()
    game = gone_back(ada, bob, title)
    shape = ada.get(f"/v1/games/{game}")
    moves = ada.get(f"/v1/games/{game}/moves", limit=1000)["items"]
    lines = told(ada.http, game)
    assert (lines[0]["status"], lines[0]["last"]) == ("finished", shape["ply"])
    assert lines[-1] == {"type": "end", "version": shape["version"], "stands": shape["ply"]}
    for line, move in zip(plies(lines), moves, strict=True):
        for name in ("ply", "seat", "notation", "parent", "in_force", "at"):
            assert line.get(name) == move.get(name)
        assert line["version"] >= move["events"][0]["version"]
        assert line["words"]
    back = [one for one in events(lines) if one["data"]["type"] == "table.rewound"]
    assert [(one["ply"], one["data"]["to"]) for one in back] == [
        (one["at"], one["to"]) for one in shape["rewinds"]
    ]
    assert list(events(lines))[-1]["text"] == "The game is over."
    assert back[0]["text"] == f"The game goes back to ply {back[0]['data']['to']}."
    scenes = scenes_of(lines)
    assert scenes.keys() == set(range(shape["ply"] + 1))
    for ply in (0, 4, 5, 9, shape["rewinds"][0]["at"] + 1, shape["ply"]):
        assert scenes[ply] == shown(ada.http, game, ply)
    later = scenes_of(told(ada.http, game, **{"from": 10}))
    assert later == {ply: scene for ply, scene in scenes.items() if ply >= 10}


def test_each_viewer_of_a_running_game_is_told_what_they_may_see(
    person: People, web: httpx.Client
) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="tzolkin")["id"]
    bob.join(game)
    for turn in range(8):
        seat = ada.get(f"/v1/games/{game}")["awaits"][0]
        (ada, bob)[seat].play_any(game, seat, turn)
    for http, seat in ((ada.http, 0), (bob.http, 1), (web, None)):
        lines = told(http, game)
        assert lines[0].get("seat") == seat
        for ply, scene in scenes_of(lines).items():
            assert scene == shown(http, game, ply)
        first = next(plies(lines))
        moves = http.get(f"/v1/games/{game}/moves").json()["items"]
        assert first["notation"] == moves[0]["notation"]
    assert lines[-1]["stands"] == 8
    refused = bob.http.get(f"/v1/games/{game}/replay?seat=0")
    assert refused.json()["kind"] == "not-your-seat"
    beyond = bob.http.get(f"/v1/games/{game}/replay?from=9")
    assert beyond.json()["kind"] == "unknown-ply"


def test_words_names_and_clocks_come_along(person: People) -> None:
    ada, bob = person(), person()
    clock = {"clock": {"pace": {"type": "total", "seconds": 900, "increment": 5}}}
    game = ada.open("me", "open", title="tzolkin", terms=clock)["id"]
    bob.join(game)
    for turn in range(6):
        seat = ada.get(f"/v1/games/{game}")["awaits"][0]
        (ada, bob)[seat].play_any(game, seat, turn)
    english, czech = told(ada.http, game), told(ada.http, game, "cs")
    assert [line["words"] for line in plies(english)] != [line["words"] for line in plies(czech)]
    texts = [text for line in plies(english) for text in line.get("texts", ())]
    assert any(ada.name in text for text in texts)
    assert not any("{" in text or "Seat " in text for text in texts)
    for line in (english[0], *plies(english)):
        assert {one["seat"] for one in line["clocks"]} == {0, 1}
        assert all(800 < one["left"] <= 930 for one in line["clocks"])


def test_what_was_legal_can_be_read_again(person: People, web: httpx.Client) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    bob.join(game)
    before = ada.legal(game, 0)
    ada.play_any(game, 0)
    path = f"/v1/games/{game}/legal"
    again = ada.get(path, ply=0)
    assert (again["commands"], again["hints"]) == (before["commands"], before["hints"])
    for http, query in ((bob.http, {"ply": 0, "seat": 0}), (web, {"ply": 0, "seat": 0})):
        assert http.get(path, params=query).json()["kind"] == "not-your-seat"
    bob.http.post(f"/v1/games/{game}/resign", json={"seat": 1})
    assert ada.legal(game, 0)["commands"] == []
    open_to_all = web.get(path, params={"ply": 0, "seat": 0}, headers={"Accept-Language": "cs"})
    assert open_to_all.json()["commands"] == before["commands"]
    assert open_to_all.json()["asks"] == "Vyber lampion pro toto kolo."
    for query, kind in (({"ply": 9, "seat": 0}, "unknown-ply"), ({"ply": 0, "seat": 7}, "not-")):
        assert kind in web.get(path, params=query).json()["type"]
    assert web.get(path).json()["kind"] == "not-your-seat"


def test_moves_come_in_pieces_and_differences_with_names(person: People) -> None:
    ada, bob = person(), person()
    game = gone_back(ada, bob, "tzolkin")
    for language in ("en", "cs"):
        lines = told(ada.http, game, language)
        for line in plies(lines):
            assert "".join(part["text"] for part in line["parts"]) == line["words"]
            assert [one["seat"] for one in line["scores"]] == [0, 1]
            parent = line.get("parent", line["ply"] - 1)
            assert line.get("differences", []) == _compared(ada.http, game, parent, line, language)
    differences = [one for line in plies(lines) for one in line.get("differences", ())]
    assert {one["type"] for one in differences} == {"thing", "amount", "turned"}
    assert "Kukuřice" in {one["name"] for one in differences}
    assert not [one for one in differences if "_" in one["name"]]
    named = [part for line in plies(lines) for part in line["parts"] if "of" in part]
    assert {"palenque", "Palenque"} in [{part["of"], part["text"]} for part in named]


def _compared(http: httpx.Client, game: str, ply: int, line: Any, language: str) -> Any:
    """What another request tells of two plies."""
    query, headers = {"from": ply, "to": line["ply"]}, {"Accept-Language": language}
    answer = http.get(f"/v1/games/{game}/comparison", params=query, headers=headers).json()
    assert (answer["from"], answer["to"]) == (ply, line["ply"])
    return answer["differences"]


def test_a_finished_game_is_shown_through_the_eyes_of_any_seat(
    person: People, web: httpx.Client
) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="tzolkin")["id"]
    bob.join(game)
    for turn in range(6):
        seat = ada.get(f"/v1/games/{game}")["awaits"][0]
        (ada, bob)[seat].play_any(game, seat, turn)
    running = {seat: told(http, game) for seat, http in enumerate((ada.http, bob.http))}
    refused = ada.http.get(f"/v1/games/{game}/replay?eyes=1")
    assert refused.json()["kind"] == "not-your-seat"
    bob.http.post(f"/v1/games/{game}/resign", json={"seat": 1})
    for seat, lines in running.items():
        seen = told(web, game, eyes=seat)
        assert (seen[0]["eyes"], seen[0]["scene"]) == (seat, lines[0]["scene"])
        assert list(plies(seen)) == list(plies(lines))
        assert told(ada.http, game, eyes=seat)[0]["scene"] == lines[0]["scene"]
    assert told(web, game)[0]["scene"] not in [lines[0]["scene"] for lines in running.values()]
    nobody = web.get(f"/v1/games/{game}/replay?eyes=7")
    assert nobody.json()["kind"] == "not-your-seat"
