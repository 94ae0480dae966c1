"""Refusals speak the language that is asked for, and lead to the rule that they name."""

import json
import re
from collections.abc import Callable
from datetime import date, datetime
from typing import Annotated, Literal

import httpx
import pytest
from msgspec import Meta, Struct

from games.kernel.words import LANGUAGES
from service.http.reading import decoded
from service.problems.kinds import KINDS
from service.problems.problem import ProblemError, in_language
from service.problems.texts import MEANINGS, TITLES
from tests.service.people import Person
from tests.service.problems import problem
from tests.support.sentences import ROOT, checking, refusing, skeleton

People = Callable[[], Person]
TITLES_PLAYED = ("tzolkin", "ancient_knowledge", "through_the_ages", "monumental", "eldervale")


def test_every_kind_has_a_title_in_every_language() -> None:
    for texts in (TITLES, MEANINGS):
        assert set(texts) == set(LANGUAGES[1:])
        for by_kind in texts.values():
            assert list(by_kind) == [kind.slug for kind in KINDS]


def test_every_sentence_that_refuses_something_is_in_every_language() -> None:
    kernel = _known("games/kernel/data/refusals.cs.json")
    service = kernel | _known("service/problems/details.cs.json")
    shells = ("service/cli", "service/embedded", "service/backup")
    untold = {
        sentence: place
        for sentence, place in refusing("service", without=shells).items()
        if sentence not in service
    }
    for title in ("", *TITLES_PLAYED):
        known = kernel if not title else kernel | _known(f"games/{title}/data/refusals.cs.json")
        folder = f"games/{title or 'kernel'}"
        said = refusing(folder, without=(f"{folder}/bots",))
        untold |= {one: place for one, place in said.items() if one not in known}
    assert untold == {}


def test_whatever_a_check_finds_in_an_export_is_in_every_language() -> None:
    known = _known("service/problems/checks.cs.json")
    found = checking("verifier", "clocks") | checking("service/transfer/routes")
    said = {one: place for one, place in found.items() if not place.startswith(_UNSAID)}
    assert len(said) > 80
    assert {one: at for one, at in said.items() if f"{one.removesuffix('.')}." not in known} == {}


_UNSAID = ("verifier/__main__.py", "verifier/verifying.py")
"""What `kronika verify` prints of an export as a whole."""


def test_what_has_the_wrong_type_is_told_in_every_language() -> None:
    """The commoner sentences of msgspec leave no English words behind."""

    class Told(Struct):
        count: Annotated[int, Meta(ge=1, le=9)] = 1
        part: Annotated[float, Meta(gt=0, lt=1)] = 0.5
        name: Annotated[str, Meta(min_length=2, max_length=3, pattern="^[a-z]+$")] = "abc"
        pair: tuple[int, int] = (1, 2)
        few: Annotated[tuple[int, ...], Meta(min_length=1, max_length=2)] = (1,)
        at: datetime | None = None
        day: date | None = None
        side: Literal["a", "b"] = "a"

    class Needed(Struct):
        name: str

    wrong = (
        *(f'{{"count": {one}}}' for one in ('"x"', 0, 10, 2.5, "null", 1e30, 99999999999999999999)),
        *(f'{{"part": {one}}}' for one in (0, 1)),
        *(f'{{"name": {one}}}' for one in (1, '"a"', '"abcd"', '"AB"')),
        *(f'{{"pair": {one}}}' for one in ("[]", "[1]", "[1,2,3]", '[1,"x"]')),
        *(f'{{"few": {one}}}' for one in ("[]", "[1,2,3]")),
        *('{"at": "now"}', '{"at": 1}', '{"day": "now"}', '{"side": "c"}', "[]", "7"),
        *("", "{", '{"count" 1}', '{"count": 1,}', '{"pair": [1,]}', "{} {}", "{1: 2}", "{a}"),
        *('{"a": tru}', '{"name": "\\q"}', '{"name": "\\ud800"}', '{"count": 01}', "[1 2]"),
    )
    for text in wrong:
        with pytest.raises(ProblemError) as refusal:
            decoded(text.encode(), Told)
        _all_czech(refusal.value)
    for raw, kind in ((b"{}", Needed), (b'{"name": "\xff"}', Needed)):
        with pytest.raises(ProblemError) as refusal:
            decoded(raw, kind)
        _all_czech(refusal.value)


_ENGLISH = re.compile(
    r"\b(expected|got|length|invalid|malformed|missing|unknown|object|value|than|with|of|the|byte"
    r"|character|trailing|matching|keys|strings|must|range|encoded|truncated|codec)\b",
    re.IGNORECASE,
)


def _all_czech(refusal: ProblemError) -> None:
    """No English word stands outside of code."""
    told = in_language(refusal, "cs").detail
    assert _ENGLISH.search(re.sub(r"`[^`]*`", "", told)) is None, (refusal.problem.detail, told)


def _known(table: str) -> set[str]:
    return {skeleton(one) for one in json.loads((ROOT / table).read_text())}


def test_refusals_speak_the_language_that_is_asked_for(person: People) -> None:
    ada = person()
    game = ada.open("me", "me", title="tzolkin")["id"]
    ada.http.headers["Accept-Language"] = "cs"
    moved = ada.play(game, 0, [{"type": "tzolkin.end-turn"}])
    found = moved.json()
    started = "Hra začne, až si všichni vyberou počáteční jmění."
    assert (found["rule"], found["detail"], found["because"]) == ("TZ-SET-14", started, started)
    assert moved.headers["content-language"] == "cs"
    late = ada.play(game, 0, [{"type": "tzolkin.end-turn"}], decision=99).json()
    assert late["because"].startswith("Rozhodnutí 99 není pro místo 0 otevřené: teď se čeká na")
    for path, detail in (
        ("/v1/games/nothing", "Neexistuje, nebo je soukromá a není vaše."),
        (f"/v1/games/{game}/states/9", "Partie je v tahu 0."),
        ("/v1/games?limit=x", "Očekává se `int`, přišlo `str`."),
        ("/v1/games?size=1", "Neznámý parametr; tady jsou známé: "),
    ):
        assert ada.http.get(path).json()["detail"].startswith(detail), path


def test_titles_of_problems_are_in_the_language_that_is_asked_for(web: httpx.Client) -> None:
    for path, title in (
        ("/v1/games/nothing", "Taková partie neexistuje"),
        ("/v1/nothing", "Na této cestě nic není"),
        ("/docs/pages/nothing", "Na této cestě nic není"),
    ):
        czech = web.get(path, headers={"Accept-Language": "cs-CZ, en;q=0.5"})
        assert czech.json()["title"] == title, path
        assert czech.headers["content-language"] == "cs"
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
