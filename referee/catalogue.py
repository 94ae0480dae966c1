"""The components of a title as clients see them."""

from collections.abc import Collection, Mapping
from typing import Final

from msgspec.structs import replace

from games.kernel.catalogue import Component
from games.kernel.formula import SignText
from games.kernel.phrases import Phrases
from games.kernel.title import AnyTitle
from games.kernel.words import LANGUAGES, Words
from referee.title_json import Catalogue

NOTATION: Final = "notation"
"""The label of a fact that is no text in any language."""


def catalogue(title: AnyTitle, language: str) -> Catalogue:
    """The components of a title, with their facts and the kinds in a language."""
    items = tuple(_spoken_of(one, title.words, language) for one in title.showing.catalogue())
    named = {} if title.words is None else title.words.of(language).box.kinds
    names = {one.kind: named.get(one.kind, one.kind) for one in items}
    words = _words(title.words, {one.id for one in items})
    return Catalogue(items=items, kinds=names, words=words, signs=_signs(title.words))


def _spoken_of(one: Component, words: Words | None, language: str) -> Component:
    """A component whose text and facts are in a language."""
    if words is None or language == LANGUAGES[0]:
        return one
    facts = (
        (label, value if label == NOTATION else words.printed(value, language))
        for label, value in one.facts
    )
    told = tuple((words.printed(label, language), value) for label, value in facts)
    others = {LANGUAGES[0]: one.text, **one.texts}
    text = others.pop(language, one.text)
    return replace(one, facts=told, text=text, texts=others)


def _signs(words: Words | None) -> Mapping[str, Mapping[str, SignText]]:
    """What the signs of formulas stand for, by language."""
    spoken = {} if words is None else words.by_language
    return {language: phrases.legend.signs for language, phrases in spoken.items()}


def _words(words: Words | None, components: Collection[str]) -> Mapping[str, Mapping[str, str]]:
    """Names of whatever is no component, by language."""
    return {
        language: {key: word for key, word in _named(spoken).items() if key not in components}
        for language, spoken in ({} if words is None else words.by_language).items()
    }


def _named(phrases: Phrases) -> Mapping[str, str]:
    """Every word that names something, by its key."""
    return {**phrases.legend.roles, **phrases.labels, **phrases.box.kinds, **phrases.names}
