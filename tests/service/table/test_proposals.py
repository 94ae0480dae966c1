"""Proposals as resources: numbered, listed with what became of them, made once for each key."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]
PAUSE = {"proposal": {"type": "pause", "hours": 3}}


@pytest.fixture
def table(person: People) -> tuple[Person, Person, str]:
    """Two people who play."""
    ada, bob = person(), person()
    game = ada.open("me", "open", title="tzolkin")["id"]
    bob.join(game)
    return ada, bob, game


def _listed(one: Person, game: str) -> list[Any]:
    return list(one.get(f"/v1/games/{game}/proposals")["items"])


def test_a_proposal_has_a_place_and_its_answers_are_about_it_alone(
    table: tuple[Person, Person, str], web: httpx.Client
) -> None:
    ada, bob, game = table
    made = ada.propose(game, type="pause", hours=3)
    place = f"/v1/games/{game}/proposals/1"
    assert (made.status_code, made.headers["location"]) == (201, place)
    assert web.get(place).json() == made.json()
    assert (made.json()["status"], made.json()["agreed"]) == ("open", [0])
    assert ada.get(f"/v1/games/{game}")["proposal"]["number"] == 1
    again = ada.propose(game, type="pause", hours=3)
    assert (again.status_code, again.headers["location"]) == (200, place), "it stands already"
    problem(bob.answer(game, "withdraw"), "not-your-seat")
    withdrawn = [ada.answer(game, "withdraw").json() for _ in range(2)]
    assert [one["status"] for one in withdrawn] == ["withdrawn"] * 2
    assert ada.propose(game, type="call-off").json()["number"] == 2
    late = problem(bob.answer(game, "agree", number=1), "not-at-this-table")
    assert late["rule"] == "KR-TABLE-04"
    assert ada.get(f"/v1/games/{game}")["proposal"]["agreed"] == [0], "the second has no answer"
    for number in (0, 3, 99999999, "one", "999999999"):
        problem(bob.http.get(f"/v1/games/{game}/proposals/{number}"), "unknown-proposal")


def test_the_list_says_what_became_of_each(table: tuple[Person, Person, str]) -> None:
    ada, bob, game = table
    for turn in range(4):
        one, seat = next((o, s) for s, o in enumerate((ada, bob)) if o.legal(game)["commands"])
        one.play_any(game, seat, turn)
    ada.propose(game, type="take-back", to=0)
    one, seat = next((o, s) for s, o in enumerate((ada, bob)) if o.legal(game)["commands"])
    moved = one.play_any(game, seat)["moves"][0]["events"][0]
    ada.propose(game, type="pause", hours=2)
    bob.answer(game, "decline")
    bob.propose(game, type="pause", hours=1)
    ada.answer(game, "agree")
    ada.propose(game, type="call-off")
    bob.propose(game, type="call-off")  # refused: one at a time
    bob.http.post(f"/v1/games/{game}/resign", json={})
    found = _listed(ada, game)
    assert [one["number"] for one in found] == [1, 2, 3, 4]
    assert [one["status"] for one in found] == ["lapsed", "declined", "agreed", "lapsed"]
    assert [one["agreed"] for one in found] == [[0], [0], [0, 1], [0]]
    assert [one.get("declined_by") for one in found] == [None, 1, None, None]
    assert found[0]["closed_version"] == moved["version"], "the move has answered"
    assert found[0]["closed_at"] == moved["at"]
    assert all(one["opened_version"] < one["closed_version"] for one in found)
    page = ada.get(f"/v1/games/{game}/proposals", limit=3)
    rest = ada.get(f"/v1/games/{game}/proposals", after=page["next"])
    assert [*page["items"], *rest["items"]] == found


def test_a_takeback_without_asking_is_a_proposal_that_took_effect(person: People) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin", terms={"takebacks": "own"})["id"]
    seat = ada.get(f"/v1/games/{game}")["awaits"][0]
    ada.play_any(game, seat)
    made = ada.propose(game, seat, type="take-back", to=0)
    assert made.status_code == 201
    shown = made.json()
    assert (shown["number"], shown["status"], shown["agreed"]) == (1, "agreed", [seat])
    assert (shown["opened_at"], shown["opened_version"]) == (
        shown["closed_at"],
        shown["closed_version"],
    )
    assert _listed(ada, game) == [shown]


def test_a_key_makes_one_proposal_whatever_has_become_of_it(
    table: tuple[Person, Person, str],
) -> None:
    ada, bob, game = table
    path, key = f"/v1/games/{game}/proposals", {"Idempotency-Key": "pause-1"}
    first = ada.http.post(path, json=PAUSE, headers=key)
    assert first.status_code == 201
    bob.answer(game, "decline")
    again = ada.http.post(path, json=PAUSE, headers=key)
    assert (again.status_code, again.content) == (201, first.content)
    assert again.headers["idempotency-replayed"] == "true"
    assert again.headers["location"] == first.headers["location"]
    assert len(_listed(ada, game)) == 1
    other = {"proposal": {"type": "call-off"}}
    problem(ada.http.post(path, json=other, headers=key), "key-reused")
