"""What a component does is said in every language that titles speak, and what is printed on it in
typed values."""

import re

from games.kernel.catalogue import Component
from games.kernel.words import LANGUAGES
from tests.support.titles import SLUGS, title_of


def test_every_text_of_a_component_is_in_every_language() -> None:
    assert LANGUAGES[0] == "en"
    assert {
        (slug, one.id, language)
        for slug in SLUGS
        for one in title_of(slug).showing.catalogue()
        for language in LANGUAGES[1:]
        if one.text and not one.texts.get(language)
    } == set()


def test_what_is_printed_on_a_component_is_there_as_typed_values() -> None:
    components = [(slug, one) for slug in SLUGS for one in title_of(slug).showing.catalogue()]
    named = {name for _, one in components for name in one.properties}
    assert {name for name in named if not re.fullmatch("[a-z][a-z0-9_]*", name)} == set()
    assert {(slug, one.id) for slug, one in components if one.facts and not one.properties} == set()
    assert {
        (slug, one.id, fact, value)
        for slug, one in components
        for fact, value in one.facts
        if value.isdigit() and int(value) not in _numbers(one) and value not in _words(one)
    } == set()


def test_typed_values_of_one_component_of_each_title() -> None:
    printed = {
        slug: {one.id: one.properties for one in title_of(slug).showing.catalogue()}
        for slug in SLUGS
    }
    assert printed["tzolkin"]["tikal_3"] == {"gear": "tikal", "position": 3}
    assert printed["through-the-ages"]["iron"] | {"copies": ()} == {
        "age": "I",
        "level": 1,
        "type": "mine",
        "science_cost": 5,
        "build_cost": 5,
        "copies": (),
    }
    assert printed["monumental"]["great_wall"]["era"] in (1, 2, 3)
    assert printed["eldervale"]["kraken"]["dice"] == 4
    monument = next(one for one in printed["ancient-knowledge"].values() if "locked" in one)
    assert isinstance(monument["locked"], bool)
    assert isinstance(monument["cost"], int)


def _numbers(one: Component) -> set[int]:
    values = one.properties.values()
    return {value for value in values if isinstance(value, int)}


def _words(one: Component) -> set[str]:
    return {value for value in one.properties.values() if isinstance(value, str)}
