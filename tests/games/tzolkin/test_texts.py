"""What is said of a component is what stands in the data: every number of it, and no other."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.kernel.words import LANGUAGES
from games.tzolkin.box import BOX
from games.tzolkin.catalogue import catalogue

IN_WORDS = {
    "palenque_3": {1},
    "palenque_4": {1},
    "palenque_5": {1},
    "tikal_4": {1, 2},
}
"""Numbers that are said in words: one step down; one or two buildings."""

OF_PHRASES = {"uxmal_4": {2}}
"""Numbers that stand in a phrase: 2 corn for each resource (TZ-UXM-04)."""


def _numbers(value: Any) -> Iterator[int]:
    match value:
        case bool():
            return
        case int():
            yield abs(value)
        case dict():
            for name, one in value.items():
                if str(name).isdigit():
                    yield int(name)
                yield from _numbers(one)
        case list() | tuple():
            for one in value:
                yield from _numbers(one)


def _spoken() -> Iterator[tuple[str, Any]]:
    """What the text of each component is made of."""
    for tile in (*BOX.buildings, *BOX.monuments, *BOX.starting_wealth):
        yield tile.id, tile.effects
    for wheel in BOX.gears:
        for position, action in enumerate(wheel.actions):
            if position not in wheel.free_choice_positions:
                yield f"{wheel.id}_{position}", [action.effects, action.one_of, action.cost]
    for track in BOX.technologies.tracks:
        yield track.id, [track.levels, track.bonus]
    for temple in BOX.temples:
        yield temple.id, [temple.bonus_age_1, temple.bonus_age_2]


def _said(text: str) -> set[int]:
    """The numbers of a text; "action 1 to 5" says those between, too."""
    found = {int(number) for number in re.findall(r"\d+", text)}
    for first, last in re.findall(r"(\d+) (?:to|až) (\d+)", text):
        found |= set(range(int(first), int(last)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_say_every_number_and_no_other(language: str) -> None:
    texts = {one.id: one.text if language == "en" else one.texts[language] for one in catalogue()}
    wrong = {}
    for id_, part in _spoken():
        said = _said(texts[id_])
        data = {number for number in _numbers(msgspec.to_builtins(part)) if number}
        missing, invented = data - said - IN_WORDS.get(id_, set()), said - data - {0}
        if missing or invented - OF_PHRASES.get(id_, set()):
            wrong[id_] = (missing, invented, texts[id_])
    assert wrong == {}


def test_technologies_say_what_each_level_adds() -> None:
    """TZ-TEC-05 to TZ-TEC-07, TZ-TEC-15: and what a step from the highest one gives."""
    said = {one.id: one for one in catalogue()}
    assert said["agriculture"].text == (
        "Level 1: 1 corn more with Palenque 2, 3, 4, 5. "
        "Level 2: corn also without an uncovered tile with Palenque 2, 3, 4, 5; "
        "1 corn more with Palenque 1. "
        "Level 3: 2 corn more with Palenque 2, 3, 4, 5. "
        "Beyond the highest level: go 1 step up on any temple."
    )
    assert "Úroveň 2: po akci v Chichen Itza" in said["theology"].texts["cs"]
