"""Terms of a table: shown as they were agreed on, recorded right behind the opening, refused if
they cannot be kept."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.service.clocks.waiting import per_move, total
from tests.service.people import Person
from tests.service.problems import problem

Make = Callable[[], Person]


def window(opens: str, closes: str, zone: str = "Europe/Prague") -> dict[str, Any]:
    """Terms with a play window."""
    return per_move(60, window={"opens": opens, "closes": closes, "zone": zone})


def test_terms_stand_behind_the_opening_and_are_shown(person: Make) -> None:
    ada = person()
    terms = {**total(600, 5, on_expiry="loss"), "takebacks": "never"}
    game = ada.open("me", "open", terms=terms)
    assert game["terms"]["clock"]["pace"] == terms["clock"]["pace"]
    assert game["terms"]["clock"]["on_expiry"] == "loss"
    second = ada.get(f"/v1/games/{game['id']}/events", after=1, limit=1)["items"][0]
    assert second["data"]["type"] == "table.terms-set"
    assert second["data"]["terms"] == game["terms"]
    # Nothing runs before the start.
    assert "clocks" not in game


def test_usual_terms_leave_no_trace(person: Make) -> None:
    ada = person()
    game = ada.open("me", "random", terms={"on_dispute": "go-on"})
    assert "terms" not in game
    assert "clocks" not in game
    kinds = [one["data"]["type"] for one in ada.get(f"/v1/games/{game['id']}/events")["items"]]
    assert "table.terms-set" not in kinds


@pytest.mark.parametrize(
    ("terms", "field"),
    [
        (window("08:00", "20:00", "Europe/Atlantis"), "terms.clock.window.zone"),
        (window("08:00", "20:00", "../../etc/passwd"), "terms.clock.window.zone"),
        (window("08:00", "20:00", "localtime"), "terms.clock.window.zone"),
        (window("08:00", "20:00", ""), "terms.clock.window.zone"),
        (window("08:00", "08:00"), "terms.clock.window.closes"),
        (window("23:55", "00:05"), "terms.clock.window.closes"),
        (window("8:00", "20:00"), "terms.clock.window.opens"),
        (window("08:00", "24:00"), "terms.clock.window.closes"),
        (per_move(0), "terms.clock.pace.seconds"),
        (total(60, -1), "terms.clock.pace.increment"),
        ({"clock": {"pace": {"type": "sundial"}}}, "terms.clock.pace"),
        ({"clock": {}}, "terms.clock"),
        (per_move(60, on_expiry="shrug"), "terms.clock.on_expiry"),
    ],
)
def test_terms_that_cannot_be_kept_are_refused(
    person: Make, terms: dict[str, Any], field: str
) -> None:
    body = {"title": "tzolkin", "seats": [{"kind": "me"}, {"kind": "open"}], "terms": terms}
    found = problem(person().http.post("/v1/games", json=body), "invalid-body")
    assert found["field"].startswith(field)


@pytest.mark.parametrize("zone", ["UTC", "Europe/Prague", "America/Argentina/Buenos_Aires"])
def test_windows_may_go_past_midnight_in_any_zone(person: Make, zone: str) -> None:
    game = person().open("me", "random", title="tzolkin", terms=window("22:00", "06:00", zone))
    # At night the clock runs already.
    assert 0 < game["clocks"][0]["left"] <= 60
    assert game["clocks"][0]["runs_out_at"]


def test_a_rematch_is_played_on_the_same_terms(person: Make) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open", title="tzolkin", terms=total(900, 10))
    bob.join(game["id"])
    ada.http.post(f"/v1/games/{game['id']}/resign", json={"seat": 0})
    again = ada.http.post(f"/v1/games/{game['id']}/rematch", json={}).json()
    assert again["terms"] == game["terms"]
