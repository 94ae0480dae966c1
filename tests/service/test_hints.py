"""Hints: for one person against bots, about the decision that is open, and counted nowhere."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from games.kernel.table.terms import Terms
from referee.problems.problem import ProblemError
from service.lobby.schemas.games import SeatWanted
from service.lobby.terms import check_hints
from tests.service.clocks.waiting import until
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.settling import settle
from tests.support.titles import title_of

Make = Callable[[], Person]
HINTS = {"hints": True}


def _asked(who: Person, game: str, seat: int = 0) -> httpx.Response:
    return who.http.post(f"/v1/games/{game}/hint", json={"seat": seat})


def _to_decide(who: Person, game: str, seat: int = 0) -> dict[str, Any]:
    """What the seat can choose, once it alone has to decide."""
    until(lambda: who.get(f"/v1/games/{game}")["awaits"] == [seat])
    return who.legal(game, seat)


def test_a_hint_names_the_best_legal_commands_and_what_they_are_worth(person: Make) -> None:
    ada = person()
    game = ada.open("me", "random", title="tzolkin", terms=HINTS)
    assert game["terms"]["hints"] is True
    legal = _to_decide(ada, game["id"])
    answer = _asked(ada, game["id"])
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    assert hint["decision"] == legal["decision"]
    assert hint["version"] == legal["version"]
    assert 1 <= len(hint["commands"]) <= 3
    assert all(one["command"] in legal["commands"] for one in hint["commands"])
    for one in hint["commands"]:
        assert sum(one["estimate"]["chances"]) == 10_000
        assert len(one["estimate"]["points"]) == 2
    assert _asked(ada, game["id"]).json() == hint
    assert ada.play(game["id"], 0, [hint["commands"][0]["command"]]).status_code == 201


def test_hints_are_for_who_decides_at_a_table_that_has_them(person: Make) -> None:
    ada, bob = person(), person()
    plain = ada.open("me", "random", title="tzolkin", terms={"hints": False})
    assert "terms" not in plain
    _to_decide(ada, plain["id"])
    assert "terms" in problem(_asked(ada, plain["id"]), "no-hints")["detail"]
    game = ada.open("me", "random", title="tzolkin", terms=HINTS)["id"]
    _to_decide(ada, game)
    problem(_asked(bob, game), "not-your-seat")
    problem(_asked(ada, game, 1), "not-your-seat")
    assert ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0}).status_code == 200
    problem(_asked(ada, game), "game-ended")


def test_nothing_is_hinted_at_before_the_start_and_out_of_turn(person: Make) -> None:
    ada = person()
    seats = [{"kind": "me", "entropy_commitment": "5d" * 32}, {"kind": "bot", "bot": "random"}]
    body = {"title": "tzolkin", "seats": seats, "terms": HINTS}
    game = ada.http.post("/v1/games", json=body).json()["id"]
    problem(_asked(ada, game), "game-not-started")
    opened = ada.http.put(f"/v1/games/{game}/seats/1", json={"kind": "open"})
    assert problem(opened, "game-not-open")["key"] == "hints-alone"


@pytest.mark.parametrize(
    "seats", [("me", "open"), ("me", "me"), ("random", "random")], ids=lambda seats: seats[-1]
)
def test_hints_are_for_one_person_against_bots(person: Make, seats: tuple[str, ...]) -> None:
    ada = person()
    wanted = [
        {"kind": one} if one in ("me", "open") else {"kind": "bot", "bot": one} for one in seats
    ]
    body = {"title": "tzolkin", "seats": wanted, "terms": HINTS}
    found = problem(ada.http.post("/v1/games", json=body), "invalid-body")
    assert (found["field"], found["key"]) == ("terms.hints", "hints-alone")


def test_a_title_that_appraises_nothing_gives_no_hints() -> None:
    title = replace(title_of("tzolkin"), appraisal=None)
    seats = (SeatWanted(kind="me"), SeatWanted(kind="bot", bot="random"))
    check_hints(Terms(), title, seats)
    with pytest.raises(ProblemError) as refused:
        check_hints(Terms(hints=True), title, seats)
    assert refused.value.problem.field == "terms.hints"
    assert refused.value.problem.key == "hints-of-title"


def test_the_log_says_so_and_nothing_counts(person: Make) -> None:
    ada = person()
    game = ada.open("me", "random", title="tzolkin", terms=HINTS)["id"]
    second = ada.get(f"/v1/games/{game}/events", after=1, limit=1)["items"][0]["data"]
    assert (second["type"], second["terms"]["hints"]) == ("table.terms-set", True)
    assert ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0}).status_code == 200
    settle(ada.http)
    assert ada.get(f"/v1/players/{ada.id}")["records"] == []
    again = ada.http.post(f"/v1/games/{game}/rematch", json={})
    assert again.json()["terms"]["hints"] is True
