"""What is said of a card is what stands in the data: every number of it, and no other."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.kernel.words import LANGUAGES
from games.monumental.box import CARDS, HEROES, MONSTERS, POLICIES, component
from games.monumental.catalogue import catalogue

IN_WORDS = {"himeji_castle": {1}, "university": {1}, "masons_guild": {1}}
"""Numbers that are said in words: an outpost; your next Knowledge, your next stage."""


def _numbers(value: Any) -> Iterator[int]:
    match value:
        case bool():
            return
        case int() if value:
            yield abs(value)
        case dict():
            for one in value.values():
                yield from _numbers(one)
        case list() | tuple():
            for one in value:
                yield from _numbers(one)


def _spoken() -> Iterator[tuple[str, Any]]:
    """What the text of each component is made of."""
    for card in CARDS.values():
        token = None if card.token is None else card.token.defence
        yield component(card.id), [card.cost, card.icons, card.effects, token]
    for policy in POLICIES.values():
        yield policy.id, policy.effects
    for hero in HEROES.values():
        yield hero.id, [hero.cost, hero.effects]
    for monster in MONSTERS.values():
        yield monster.id, [monster.strength, monster.effects]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_say_every_number_and_no_other(language: str) -> None:
    texts = {one.id: one.text if language == "en" else one.texts[language] for one in catalogue()}
    wrong = {}
    for id_, part in _spoken():
        said = {int(number) for number in re.findall(r"\d+", texts[id_])}
        data = set(_numbers(msgspec.to_builtins(part)))
        missing, invented = data - said - IN_WORDS.get(id_, set()), said - data
        if missing or invented:
            wrong[id_] = (missing, invented, texts[id_])
    assert wrong == {}


def test_no_effect_is_said_to_last_an_era() -> None:
    """MO-ACT-USE-01, MO-CON-11: once per turn, in continuous mode once per round."""
    texts = {one.id: (one.text, one.texts["cs"]) for one in catalogue()}
    english, czech = texts["temple"]
    assert "Once per turn (continuous: per round): archive 1 card" in english
    assert "Jednou za tah (v nepřetržité hře za kolo): archivuj 1 kartu" in czech
    effects = [id_ for id_, _ in _spoken()]
    assert [id_ for id_ in effects if "období" in texts[id_][1] or "period" in texts[id_][0]] == []
