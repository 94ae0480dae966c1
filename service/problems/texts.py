"""What problems say in other languages than English, which kinds and details speak themselves.

`titles` and `meanings` go by the slug of the kind; `details` by the sentence, as the refusals of
titles do (`games.kernel.sentences`), `checks` by what the verifier finds in an export.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from games.kernel.words import LANGUAGES, Texts, Words, spoken
from service.problems.kinds import Kind

OTHERS: Final = LANGUAGES[1:]
"""The languages of the tables."""


def _read(name: str, language: str) -> Mapping[str, str]:
    file = Path(__file__).with_name(f"{name}.{language}.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str])


TITLES: Final = {language: _read("titles", language) for language in OTHERS}
"""Titles by language and the slug of the kind."""

MEANINGS: Final = {language: _read("meanings", language) for language in OTHERS}
"""What a client can do, by language and the slug of the kind."""


@cache
def service_words() -> Words:
    """The sentences of the service, of the verifier and of the table, as words of a title would
    be."""
    texts = {
        language: Texts(refusals={**_read("details", language), **_read("checks", language)})
        for language in OTHERS
    }
    return spoken({LANGUAGES[0]: Texts(), **texts})


def title_of(kind: Kind, language: str) -> str:
    """The title of a kind in a language; in English, where there is none."""
    return TITLES.get(language, {}).get(kind.slug, kind.title)


def told(kind: Kind, sentence: str, language: str, words: Words | None) -> str:
    """A sentence about a problem in a language, by the words of a title if it is about one; in
    English, where it has no other."""
    if language in OTHERS and sentence == kind.meaning:
        return MEANINGS[language].get(kind.slug, sentence)
    return reason(sentence, language, words)


def reason(sentence: str, language: str, words: Words | None) -> str:
    """A sentence that says why, in a language."""
    if language not in OTHERS:
        return sentence
    every = service_words() if words is None else words.beside(service_words())
    return every.because(sentence, language)
