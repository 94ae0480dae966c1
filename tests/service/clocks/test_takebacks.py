"""Taking back against the clock: what it has played stays, and no try makes time."""

import time
from collections.abc import Callable
from typing import Any

from tests.service.clocks.waiting import clock_of, expiries, per_move, until
from tests.service.people import Person
from tests.service.problems import problem

Make = Callable[[], Person]


def _take_back(one: Person, game: str, seat: int, to: int) -> Any:
    body = {"seat": seat, "proposal": {"type": "take-back", "to": to}}
    return one.http.post(f"/v1/games/{game}/proposals", json=body)


def _own_turn(ada: Person, game: str) -> int:
    """Plays against a bot until ada could take a move back; the ply before it."""
    for turn in range(100):
        until(lambda: ada.legal(game)["commands"])
        before: int = ada.get(f"/v1/games/{game}")["ply"]
        ada.play_any(game, 0, turn)
        if _take_back(ada, game, 0, before).is_success:
            return before
    raise AssertionError("every move tells something")


def test_what_the_clock_has_played_is_not_taken_back_without_asking(person: Make) -> None:
    ada, bob = person(), person()
    terms = {**per_move(3), "takebacks": "own"}
    game = ada.open("me", "open", title="tzolkin", terms=terms)["id"]
    bob.join(game)
    until(lambda: len(expiries(ada, game)) == 2)  # both had to choose their tiles
    last = expiries(ada, game)[-1]
    seat, ply = last["data"]["seat"], last["ply"]
    refused = problem(_take_back((ada, bob)[seat], game, seat, ply), "not-at-this-table")
    assert refused["rule"] == "KR-TABLE-08"
    assert "The clock played this" in refused["because"]


def test_no_try_makes_time(person: Make) -> None:
    ada = person()
    game = ada.open("me", "random", title="tzolkin", terms=per_move(5))["id"]
    before = _own_turn(ada, game)
    shown = ada.get(f"/v1/games/{game}")
    assert clock_of(shown, 0)["left"] < 5
    time.sleep(2.7)
    ada.play_any(game, 0)
    assert clock_of(ada.get(f"/v1/games/{game}"), 0)["left"] > 4
    time.sleep(2.7)
    refused = problem(_take_back(ada, game, 0, before), "not-at-this-table")
    assert refused["rule"] == "KR-TABLE-08"
    assert "No time is left" in refused["because"]
