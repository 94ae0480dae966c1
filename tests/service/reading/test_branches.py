"""Games that went back: their branches come along with imports, notation and forks."""

from collections.abc import Callable
from typing import Any

import pytest

from games.kernel.registry import Registry
from tests.service.people import Person
from tests.service.reading.games import TITLES, events, plain
from verifier.verifying import verify

pytestmark = pytest.mark.slow

People = Callable[[], Person]
WAYS = ((12, 4), (9, 2), (5, 9), (6, None))
"""So many moves, then back to that ply."""


def gone_back(ada: Person, bob: Person, title: str) -> str:
    """A game of two that has gone back twice, the second time to a ply of the first branch, and
    that was given up at last. The service draws lots: a game that ends too early is left."""
    for _ in range(20):
        game: str = ada.open("me", "open", title=title)["id"]
        bob.join(game)
        if all(_there_and_back(game, (ada, bob), *way) for way in WAYS):
            bob.http.post(f"/v1/games/{game}/resign", json={"seat": 1})
            return game
    raise AssertionError("twenty games ended too early")


def _there_and_back(game: str, people: tuple[Person, Person], moves: int, to: int | None) -> bool:
    """Some moves, and back to a ply if it is in force; false if the game ended before."""
    for turn in range(moves):
        if not (awaited := people[0].get(f"/v1/games/{game}")["awaits"]):
            return False
        people[awaited[0]].play_any(game, awaited[0], turn)
    if people[0].get(f"/v1/games/{game}")["status"] == "finished":
        return False
    if to is not None and to in _in_force(people[0], game):
        _back(game, people, to)
    return True


def _in_force(person: Person, game: str) -> set[int]:
    moves = person.get(f"/v1/games/{game}/moves", limit=1000)["items"]
    return {0, *(one["ply"] for one in moves if one.get("in_force", True))}


def _back(game: str, people: tuple[Person, Person], to: int) -> None:
    answer = people[0].propose(game, 0, type="take-back", to=to)
    assert answer.status_code == 201, answer.text
    if answer.json()["status"] == "open":
        agreed = people[1].answer(game, "agree", 1)
        assert agreed.status_code == 200, agreed.text


@pytest.fixture(params=TITLES)
def branched(person: People, request: Any) -> tuple[Person, dict[str, Any]]:
    """Somebody, and a game that went back."""
    ada, bob = person(), person()
    game = gone_back(ada, bob, request.param)
    shown = ada.get(f"/v1/games/{game}")
    assert shown["status"] == "finished"
    assert len(shown["rewinds"]) >= 2
    return ada, shown


def test_an_import_has_the_branches(branched: tuple[Person, dict[str, Any]]) -> None:
    ada, game = branched
    document = ada.http.get(f"/v1/games/{game['id']}/export").json()
    answer = ada.http.post("/v1/games/import", json=document)
    assert answer.status_code == 201, answer.text
    _is_copy(ada, game, answer.json())


def test_notation_has_the_branches(branched: tuple[Person, dict[str, Any]]) -> None:
    ada, game = branched
    document = ada.get(f"/v1/games/{game['id']}/notation")
    assert sum(one.startswith("back to") for one in document["moves"]) == len(game["rewinds"])
    assert document["moves"][-1].startswith("seat 1 resigns")
    answer = ada.http.post("/v1/games/import", json=document)
    assert answer.status_code == 201, answer.text
    _is_copy(ada, game, answer.json())
    again = ada.get(f"/v1/games/{answer.json()['id']}/notation")
    assert again["moves"] == document["moves"]


def test_forks_may_begin_on_any_branch(branched: tuple[Person, dict[str, Any]]) -> None:
    ada, game = branched
    for ply in (3, 11, game["ply"] - 1):
        seats = [{"kind": "me"}, {"kind": "me"}]
        answer = ada.http.post(f"/v1/games/{game['id']}/forks", json={"ply": ply, "seats": seats})
        assert answer.status_code == 201, answer.text
        fork = answer.json()["id"]
        shown = ada.get(f"/v1/games/{fork}")
        before = [one for one in game["rewinds"] if one["at"] < ply]
        assert shown.get("rewinds", []) == before
        ada.play_any(fork, shown["awaits"][0])
        ada.http.post(f"/v1/games/{fork}/resign", json={"seat": 0})
        ada.http.post(f"/v1/games/{fork}/resign", json={"seat": 1})
        assert plain(events(ada, fork), ply) == plain(events(ada, game["id"]), ply)
        _is_good(ada, fork)
        views = [ada.get(f"/v1/games/{one}/states/{ply}")["view"] for one in (fork, game["id"])]
        assert views[0] == views[1]


def _is_copy(person: Person, game: dict[str, Any], copy: dict[str, Any]) -> None:
    for name in ("title", "status", "ply", "result", "rewinds", "forfeits"):
        assert copy[name] == game[name]
    one, other = (
        person.get(f"/v1/games/{each['id']}/moves", limit=1000)["items"] for each in (game, copy)
    )
    for before, after in zip(one, other, strict=True):
        for name in ("ply", "seat", "notation", "parent", "in_force"):
            assert before.get(name) == after.get(name)
    assert plain(events(person, game["id"])) == plain(events(person, copy["id"]))
    for ply in (0, 4, 13, game["ply"]):
        views = [
            person.get(f"/v1/games/{each['id']}/states/{ply}")["view"] for each in (game, copy)
        ]
        assert views[0] == views[1]
    _is_good(person, copy["id"])


def _is_good(person: Person, game: str) -> None:
    document = person.http.get(f"/v1/games/{game}/export").content
    report = verify("game", document, Registry.installed())
    assert report.good, report.findings
