"""Taking back against the clock: what it has played stays, and no try makes time."""

import time
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import httpx
import pytest

from tests.service.clocks.waiting import (
    SLOWER,
    clock_of,
    expiries,
    in_time,
    moment,
    per_move,
    until,
)
from tests.service.people import Person
from tests.service.problems import problem

pytestmark = pytest.mark.slow

Make = Callable[[], Person]


def _take_back(one: Person, game: str, seat: int, to: int) -> Any:
    return one.propose(game, seat, type="take-back", to=to)


def _own_turn(ada: Person, game: str) -> tuple[int, int] | None:
    """Plays against a bot until ada could take a move back; the ply before it and the place of that
    command among the legal ones, or None if ada was too late for a move."""
    for turn in range(100):
        until(lambda: ada.legal(game)["commands"])
        before: int = ada.get(f"/v1/games/{game}")["ply"]
        if in_time(ada, game, 0, turn) is None:
            return None
        # Not a move that ends the turn and is taken back before the bot has answered it.
        goes_on = ada.get(f"/v1/games/{game}")["awaits"] == [0]
        if goes_on and _take_back(ada, game, 0, before).is_success:
            return before, turn
    raise AssertionError("every move tells something")


def test_what_the_clock_has_played_is_not_taken_back_without_asking(person: Make) -> None:
    ada, bob = person(), person()
    for seconds in (3 * times for times in SLOWER):
        terms = {**per_move(seconds), "takebacks": "own"}
        game = ada.open("me", "open", title="tzolkin", terms=terms)["id"]
        bob.join(game)
        late = until(lambda game=game: _both_late(ada, game))
        seat, ply = late["data"]["seat"], late["ply"]
        answer = _take_back((ada, bob)[seat], game, seat, ply)
        if "forfeits" not in ada.get(f"/v1/games/{game}"):
            break  # or else they were away for so long that they have lost their seats
    refused = problem(answer, "not-at-this-table")
    assert refused["rule"] == "KR-TABLE-08"
    assert "The clock played this" in refused["because"]


def _both_late(ada: Person, game: str) -> Any:
    """The second expiry: both seats had to choose their tiles."""
    late = expiries(ada, game)
    return late[1] if len(late) > 1 else None


def test_no_try_makes_time(person: Make) -> None:
    ada = person()
    for seconds in (5 * times for times in SLOWER):
        game = ada.open("me", "random", title="tzolkin", terms=per_move(seconds))["id"]
        answer = _tried_late(ada, game, seconds)
        if answer is not None and not expiries(ada, game):
            break  # ada was in time
    assert answer is not None
    refused = problem(answer, "not-at-this-table")
    assert refused["rule"] == "KR-TABLE-08"
    assert "No time is left" in refused["because"]


def _tried_late(ada: Person, game: str, seconds: int) -> httpx.Response | None:
    """Thinks for more than half of the time, plays, thinks for as long again, and wants to take
    back what was before; None if ada was too late for a move."""
    own = _own_turn(ada, game)
    if own is None:
        return None
    before, command = own
    assert clock_of(ada.get(f"/v1/games/{game}"), 0)["left"] < seconds
    time.sleep(0.54 * seconds)
    played = in_time(ada, game, 0, command)  # another one might have ended the turn
    if played is None:
        return None
    clock, moved = clock_of(ada.get(f"/v1/games/{game}"), 0), moment(played[0]["at"])
    anew = clock.get("runs_out_at")
    assert anew is None or moment(anew) >= moved + timedelta(seconds=seconds)
    time.sleep(0.54 * seconds)
    return _take_back(ada, game, 0, before)
