"""The data: every check of the data file, and what the loaders make of it (AK-CMP)."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import pytest

from games.ancient_knowledge import title
from games.ancient_knowledge.box import (
    BOX,
    BUILDERS,
    CARDS,
    EFFECTS,
    MODIFIERS,
    STARTING_SETS,
    TECHNOLOGIES,
    TRIGGERS,
)

_CALL = re.compile(r"(\w+)\((\w+)(?:\.(\w+))?(?:, (.*))?\)")
_TERM = re.compile(r"(\w+)(!=|>|=)(\S+)")


def cards(path: str, filters: str) -> list[Any]:
    """The cards that a check speaks of."""
    found: Iterable[Any] = getattr(BOX, path)
    for field, sign, value in _terms(filters):
        found = [card for card in found if _fits(getattr(card, field), sign, value)]
    return list(found)


def _terms(filters: str) -> Iterator[tuple[str, ...]]:
    for one in filters.split(", "):
        term = _TERM.fullmatch(one)
        assert term is not None, one
        yield term.groups()


def _fits(have: Any, sign: str, value: str) -> bool:
    if value == "[]":
        return len(have) == 0
    said = str(have).lower()
    tests: Mapping[str, Callable[[], bool]] = {
        "=": lambda: said == value,
        "!=": lambda: said != value,
        ">": lambda: int(said) > int(value),
    }
    return tests[sign]()


def figure(path: str) -> int:
    """What a check adds up to."""
    if path == "len(unique(ids))":
        return len({*BUILDERS, *TECHNOLOGIES})
    call = _CALL.fullmatch(path)
    assert call is not None, path
    kind, name, field, filters = call.groups()
    found = cards(name, filters) if filters else list(getattr(BOX, name))
    return sum(getattr(card, field) for card in found) if kind == "sum" else len(found)


@pytest.mark.parametrize("check", BOX.checks, ids=lambda check: check.check)
def test_the_data_adds_up(check: Any) -> None:
    """AK-CMP-01, AK-CMP-02."""
    assert figure(check.path) == check.expected


def test_starting_sets_are_the_marked_cards() -> None:
    for number, marked in STARTING_SETS.items():
        own = [card.id for card in BUILDERS.values() if card.starting_set == number]
        assert sorted(own) == sorted(marked)


def test_every_effect_is_either_carried_out_or_asked_for() -> None:
    triggered = {card for effects in TRIGGERS.values() for card in effects}
    asked = {card for effects in MODIFIERS.values() for card in effects}
    for card in CARDS:
        assert EFFECTS[card.id] or card.id in asked
        if card.icon == "ongoing":
            assert (card.id in triggered) != (card.id in asked)


def test_only_timeline_cards_have_a_cost() -> None:
    """AK-TL-05 holds for all costs, so no effect with a cost ever offers `pass`."""
    for card in BUILDERS.values():
        assert card.icon == "timeline" or not any(effect.cost for effect in card.effects)


def test_every_card_is_in_the_catalogue_with_a_text_of_its_own() -> None:
    cards = [one for one in title.showing.catalogue() if one.look and one.look.shape == "card"]
    assert len(cards) == 189
    for one in cards:
        assert one.provenance == "public"
        for text in (one.text, one.texts["cs"]):
            assert text.endswith(".")
            assert not re.search(r"None|null|[{}]|  ", text)
