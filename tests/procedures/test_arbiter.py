"""Somebody becomes an arbiter, judges a dispute, and is none any more."""

import pytest

from tests.procedures.conftest import Played
from tests.procedures.stage import Stage
from tests.service.people import Person

pytestmark = pytest.mark.slow


def test_the_page(played: Played) -> None:
    with played("arbiter") as page:
        page.then = [lambda: _disputed(page)]
        page.perform()
        assert page.findings() == []
        assert page.away == []


def _disputed(page: Stage) -> None:
    """Somebody disputes a move of theirs."""
    ada = Person.create(page.url, "ada")
    game = ada.open("me", "me", title="tzolkin")
    ada.play_any(game["id"], game["awaits"][0])
    body = {"seat": game["awaits"][0], "ply": 1, "complaint": "This is not what I meant."}
    answer = ada.http.post(f"/v1/games/{game['id']}/disputes", json=body)
    assert answer.status_code == 201, answer.text
    page.variables["GAME"] = game["id"]
    ada.close()
