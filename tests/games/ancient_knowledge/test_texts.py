"""What is said of a card is what stands in the data: every number of it, and no other."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.ancient_knowledge.box import BUILDERS, TECHNOLOGIES, Builder
from games.ancient_knowledge.catalogue import catalogue
from games.kernel.catalogue import Amount
from games.kernel.words import LANGUAGES

IN_WORDS = {("each_player_picks", 1), ("owner_extra_pick", 1), ("amount", 1), ("take", 1)}
"""Numbers that a text may say in words: everybody takes one, you take one; an artifact."""

OF_PHRASES = {0, 1}
"""Numbers that phrases have of themselves: "at least 0", "for each 1 ..."."""


def _numbers(value: Any, field: str = "") -> Iterator[tuple[str, int]]:
    match value:
        case bool():
            return
        case int():
            yield field, abs(value)
        case str():
            yield from ((field, int(number)) for number in re.findall(r"\d+", value))
        case dict():
            for name, one in value.items():
                yield from _numbers(one, str(name))
        case list() | tuple():
            for one in value:
                yield from _numbers(one, field)


def _of_data(card: Any) -> set[tuple[str, int]]:
    plain = msgspec.to_builtins(card)
    found = set(_numbers([plain["effects"], plain.get("requirements", ())]))
    if isinstance(card, Builder):
        found |= {("cost", card.discard_cost), ("knowledge", card.knowledge)}
        found |= {("space", card.start_space)} if card.locked else set()
    return {(field, number) for field, number in found if number}


def _said(text: str) -> set[int]:
    """The numbers of a text; levels are said as the cards do, in Roman numerals."""
    levels = {len(level) for level in re.findall(r"(?:úrovně|úroveň|level) (I+)\b", text)}
    return {int(number) for number in re.findall(r"\d+", text)} | levels


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_say_every_number_of_the_card_and_no_other(language: str) -> None:
    wrong = {}
    for one in catalogue():
        card = BUILDERS.get(one.id) or TECHNOLOGIES.get(one.id)
        if card is None:
            continue
        text = one.text if language == "en" else one.texts[language]
        said, data = _said(text), _of_data(card)
        missing = {number for field, number in data - IN_WORDS if number not in said}
        invented = said - {number for _, number in data} - OF_PHRASES
        if missing or invented:
            wrong[one.id] = (missing, invented, text)
    assert wrong == {}


def test_knowledge_that_a_monument_comes_with_is_no_cost() -> None:
    """AK-CRE-02, AK-CRE-06: created for cards discarded; the knowledge lies on it."""
    said = {one.id: one for one in catalogue()}
    baalbek = said["baalbek_trilithon"]
    assert (baalbek.cost, baalbek.carries) == ((), (Amount("knowledge", 7),))
    assert dict(baalbek.facts)["cost"] == "0"
    assert "It comes with 7 knowledge." in baalbek.text
    assert said["jericho"].cost == (Amount("discard", 2),)
    for one in catalogue():
        assert "knowledge" not in {amount.of for amount in one.cost}, one.id
