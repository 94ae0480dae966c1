"""Refusals speak the language that is asked for, and lead to the rule that they name."""

from collections.abc import Callable

import httpx

from games.kernel.words import LANGUAGES
from service.problems.kinds import KINDS
from service.problems.titles import TITLES
from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]


def test_every_kind_has_a_title_in_every_language() -> None:
    assert set(TITLES) == set(LANGUAGES[1:])
    for titles in TITLES.values():
        assert list(titles) == [kind.slug for kind in KINDS]


def test_titles_of_problems_are_in_the_language_that_is_asked_for(web: httpx.Client) -> None:
    for path, title in (
        ("/v1/games/nothing", "Taková partie neexistuje"),
        ("/v1/nothing", "Na této cestě nic není"),
        ("/docs/pages/nothing", "Na této cestě nic není"),
    ):
        czech = web.get(path, headers={"Accept-Language": "cs-CZ, en;q=0.5"})
        assert czech.json()["title"] == title, path
        assert czech.headers["content-language"] == "cs, en"
        assert "Accept-Language" in czech.headers["vary"]
        other = web.get(path, headers={"Accept-Language": "de"})
        assert other.headers["content-language"] == "en"
        assert other.json()["type"] == czech.json()["type"]


def test_a_refusal_leads_to_its_rule(person: People) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin")["id"]
    moved = ada.play(game, 0, [{"type": "tzolkin.end-turn"}])
    found = problem(moved, "illegal-command")
    rule = ada.get(found["rule_url"])
    assert rule["rule"] == found["rule"]
    passed = ada.http.post(f"/v1/games/{game}/passes", json={"seat": 0, "kind": "snoring"})
    found = problem(passed, "not-at-this-table")
    assert ada.get(found["rule_url"])["rule"] == found["rule"] == "KR-PASS-02"
    preferred = ada.http.get("/v1/titles/tzolkin/rules/KR-PREF-01")
    assert preferred.status_code == 200
