"""The laws of introductions: each is a game that the rules still play, its steps ask for legal
moves, show moves that are refused, point at what is there, and say it in every language."""

import itertools
import re
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from games.kernel.introduction import Introduction, Step
from games.kernel.phrases import Phrases
from games.kernel.prepared_game import PreparedGame, prepared_game
from games.kernel.refusal import Illegal
from games.kernel.seats import AtSeat
from games.kernel.texts import LessonText
from games.kernel.words import LANGUAGES
from tests.support.drawing import scene_of
from tests.support.titles import SLUGS, title_of

TAUGHT: Final = tuple(slug for slug in SLUGS if title_of(slug).introduction is not None)

MATTERS: Final[Mapping[str, frozenset[str]]] = {
    "ancient-knowledge": frozenset(
        {"AK-TURN", "AK-ACT", "AK-CRE", "AK-LRN", "AK-ARC", "AK-EXC", "AK-SEA", "AK-DEC"}
        | {"AK-TEC", "AK-MID", "AK-HAND", "AK-END", "AK-SCO"}
    ),
    "monumental": frozenset(
        {
            "MO-TRN",
            "MO-CTY",
            "MO-RES",
            "MO-ACT-ACQ",
            "MO-ACT-WON",
            "MO-ACT-POL",
            "MO-ACT-CNQ",
            "MO-ACT-EXP",
            "MO-END",
            "MO-SCO",
        }
    ),
    "eldervale": frozenset(
        {
            "EV-TRN",
            "EV-PLC",
            "EV-RLM",
            "EV-RUI",
            "EV-DUN",
            "EV-REG",
            "EV-ACT",
            "EV-DWE",
            "EV-FRE",
            "EV-BAT",
            "EV-POW",
            "EV-END",
            "EV-SCO",
        }
    ),
    "through-the-ages": frozenset(
        {"TTA-TRN", "TTA-ROW", "TTA-CIV", "TTA-MIL", "TTA-END", "TTA-EVT", "TTA-HAP", "TTA-FIN"}
    ),
    "tzolkin": frozenset(
        {"TZ-TRN", "TZ-PLC", "TZ-PCK", "TZ-PAL", "TZ-TIK", "TZ-CHI", "TZ-STP", "TZ-CAL"}
        | {"TZ-BLD", "TZ-MON", "TZ-TEC", "TZ-FOO", "TZ-BEG", "TZ-END"}
    ),
}
"""The sections of the rules that somebody has to have met before the first game."""

SENTENCE_END: Final = re.compile(r"(?<!\bI)[.!?:](?= |$)")


@pytest.fixture(scope="module", params=TAUGHT)
def game(request: pytest.FixtureRequest) -> PreparedGame:
    title = title_of(request.param)
    assert title.introduction is not None
    return prepared_game(title, title.introduction)


def test_every_title_of_the_box_is_taught() -> None:
    assert set(MATTERS) == set(TAUGHT)


def test_it_has_ten_to_fifteen_steps_in_the_order_of_the_game(game: PreparedGame) -> None:
    steps = game.given.steps
    assert 10 <= len(steps) <= 15
    assert len({one.id for one in steps}) == len(steps)
    assert all(before.end <= after.at for before, after in itertools.pairwise(steps))
    assert steps[-1].end <= len(game.plies)
    assert sum(bool(one.tries) for one in steps) >= len(steps) // 2, "it is learnt by doing"
    assert sum(one.refuses is not None for one in steps) >= 3


def test_its_steps_ask_for_moves_that_are_legal(game: PreparedGame) -> None:
    for step in game.given.steps:
        legal = set(game.title.rules.legal(game.state(step.at), game.given.seat))
        for line in step.tries:
            assert game.command(line) in legal, f"{step.id}: {line}"
        if step.tries:
            assert game.given.moves[step.at] == f"{game.given.seat} {step.tries[0]}", step.id


def test_the_moves_that_it_warns_of_are_refused(game: PreparedGame) -> None:
    for step in game.given.steps:
        if step.refuses is not None:
            found = game.tried(step.at, step.refuses.command)
            assert isinstance(found, Illegal), f"{step.id}: {step.refuses.command} is legal"
            assert found.rule == step.refuses.rule, step.id


def test_what_it_points_at_is_there(game: PreparedGame) -> None:
    for step in game.given.steps:
        scene = scene_of(game.title, game.state(step.at), AtSeat(game.given.seat))
        assert set(step.points) <= scene.ids, step.id
        assert step.points, step.id


def test_it_teaches_what_matters(game: PreparedGame) -> None:
    rules = {rule for step in game.given.steps for rule in step.rules}
    assert game.title.words is not None
    assert rules <= game.title.words.of(LANGUAGES[0]).rules.keys()
    assert {rule.rpartition("-")[0] for rule in rules} >= MATTERS[game.title.meta.slug]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(game: PreparedGame, language: str) -> None:
    assert game.title.words is not None
    phrases = game.title.words.of(language)
    given = game.given
    parts = {f"{step.id}.{part}" for step in given.steps for part in LessonText.__struct_fields__}
    assert phrases.lessons.keys() == parts
    assert [*_unsaid(given, phrases)] == []


def test_all_languages_name_the_same_things(game: PreparedGame) -> None:
    assert game.title.words is not None
    first, *others = (game.title.words.of(language) for language in LANGUAGES)
    for key, message in first.lessons.items():
        assert message.fields <= first.names.keys(), key
        for other in others:
            assert other.lessons[key].fields == message.fields, key


def _unsaid(given: Introduction, phrases: Phrases) -> Iterator[str]:
    """What a step says too little or too much."""
    for step in given.steps:
        for part, wanted in _parts(step).items():
            said = phrases.lesson(step.id, part)
            if bool(said) != wanted:
                yield f"{step.id}: {part} {'is missing' if wanted else 'says something'}"
            if said != said.strip() or "  " in said or "{" in said:
                yield f"{step.id}: {part} reads {said!r}"
        if len(SENTENCE_END.findall(phrases.lesson(step.id, "sees"))) > 5:
            yield f"{step.id} says more than three sentences"
        if len(phrases.lesson(step.id, "heading")) > 60:
            yield f"{step.id} has a long heading"


def _parts(step: Step) -> Mapping[str, bool]:
    tries, refuses = bool(step.tries), step.refuses is not None
    asked = {"tries": tries, "otherwise": tries, "done": tries}
    return {"heading": True, "sees": True, "refused": refuses} | asked
