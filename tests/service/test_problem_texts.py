"""Refusals speak the language that is asked for, and lead to the rule that they name."""

import re
from collections.abc import Callable
from datetime import date, datetime
from typing import Annotated, Literal

import httpx
import msgspec
import pytest
from msgspec import Meta, Struct
from msgspec.structs import replace

from games.kernel.message import parsed
from games.kernel.registry import Registry
from games.kernel.sentence import Sentence
from games.kernel.words import LANGUAGES
from referee.problems import kinds
from referee.problems.kinds import KINDS
from referee.problems.problem import Problem, ProblemError, in_language, refused, retold
from referee.problems.words import TEXTS, title_of
from referee.reading import decoded
from tests.service.people import Person
from tests.service.problems import problem
from tests.support.spoken_sentences import sentences_in

People = Callable[[], Person]


def test_every_kind_has_a_title_and_a_meaning_in_every_language() -> None:
    assert set(TEXTS) == set(LANGUAGES)
    for texts in TEXTS.values():
        for by_kind in (texts.titles, texts.meanings):
            assert sorted(by_kind) == sorted(kind.slug for kind in KINDS)


def test_every_sentence_of_the_service_is_said_somewhere_with_its_values() -> None:
    """The keys and the names of the values are found in the code."""
    found = [*sentences_in("service"), *sentences_in("referee")]
    said = [one for one in found if not one.place.startswith(OTHERS)]
    keys = {one.key for one in said}
    assert keys == set(TEXTS["en"].sentences)
    for language, texts in TEXTS.items():
        assert texts.sentences.keys() == TEXTS["en"].sentences.keys(), language
        for one in said:
            if one.values is not None:
                fields = {
                    name.partition(".")[0] for name in parsed(texts.sentences[one.key]).fields
                }
                assert fields <= one.values, (language, one)


OTHERS = "service/cli/shadow/"
"""What has words of its own (tests/laws/test_findings.py)."""


def test_no_sentence_of_a_title_has_a_key_of_the_service() -> None:
    for title in Registry.installed():
        if title.words is not None:
            refusals = title.words.of("en").refusals.keys()
            assert refusals & TEXTS["en"].sentences.keys() == set(), title.meta.slug


def test_a_problem_that_was_stored_without_a_key_reads_as_it_was_stored() -> None:
    stored = Problem(
        type=kinds.ILLEGAL_COMMAND.type,
        title="The rules forbid this command",
        status=422,
        detail="You have no corn to sell.",
        because="You have no corn to sell.",
        rule="TZ-1",
    )
    for language, title in (
        ("en", "The command is illegal"),
        ("cs", "Pravidla tento příkaz zakazují"),
    ):
        told = retold(stored, language, None)
        assert (told.detail, told.because) == (stored.detail, stored.because)
        assert told.title == title_of(kinds.ILLEGAL_COMMAND.slug, language) == title
        lost = replace(stored, key="once-there-was-a-sentence", args={})
        assert retold(lost, language, None) == replace(lost, title=title)


def test_what_a_check_found_before_it_had_keys_reads_as_it_was_stored() -> None:
    stored = Problem(
        type=kinds.NOT_IMPORTABLE.type,
        title="The game cannot be imported",
        status=422,
        detail="Ply 0: chain: event 3 is missing.",
        because="chain: event 3 is missing.",
        key="at-ply",
        args={"ply": 0, "because": {"key": "found", "args": {"because": "chain: event 3 ..."}}},
    )
    assert retold(stored, "cs", None).detail == stored.detail


def test_a_stored_problem_with_a_key_names_the_players() -> None:
    refusal = refused(kinds.NOT_IMPORTABLE, Sentence("seat-not-awaited", {"seat": 1}))
    stored = msgspec.json.decode(msgspec.json.encode(refusal.problem), type=Problem)
    assert retold(stored, "en", None, ("Ada", "Bob")).detail == "Nothing is awaited from Bob."
    assert retold(stored, "cs", None, ("Ada", "Bob")).detail.startswith("Bob ")


def test_what_has_the_wrong_type_is_told_in_every_language() -> None:
    """The sentences about values leave no English words behind."""

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
    named = f"{ada.name} #0: rozhodnutí 99 není otevřené; teď se čeká na"  # one player, two seats
    assert late["because"].startswith(named)
    assert late["detail"].startswith(named)
    for path, detail in (
        ("/v1/games/nothing", "Neexistuje, nebo je soukromá a není tvoje."),
        (f"/v1/games/{game}/states/9", "Partie je v kroku 0."),
        ("/v1/games?limit=x", 'Hodnota má být celé číslo od 1 do 200, ale je to "x".'),
        ("/v1/games?size=1", "Parametr `size` tu není. Známé parametry: after, "),
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
    passed = ada.http.put(f"/v1/games/{game}/seats/0/passes/snoring", json={})
    found = problem(passed, "not-at-this-table")
    assert ada.get(found["rule_url"])["rule"] == found["rule"] == "KR-PASS-02"
    preferred = ada.http.get("/v1/titles/tzolkin/rules/KR-PREF-01")
    assert preferred.status_code == 200
