"""What problems say, in every language: `words.en.json` and `words.cs.json`.

`titles` and `meanings` go by the slug of the kind, `sentences` by their keys. Sentences are in the
part of ICU MessageFormat that titles use, too (`games.kernel.message`). What the verifier has found
in an export has sentences of its own (`verifier.words`).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from games.kernel import spelling
from games.kernel.sentence import Sentence
from games.kernel.texts import Texts
from games.kernel.words import LANGUAGES, Words, spoken
from verifier.words import verifier_words


class ProblemTexts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The texts of one language as they are written."""

    titles: Mapping[str, str]
    meanings: Mapping[str, str]
    sentences: Mapping[str, str]


def _read(language: str) -> ProblemTexts:
    file = Path(__file__).with_name(f"words.{language}.json")
    return msgspec.json.decode(file.read_bytes(), type=ProblemTexts)


TEXTS: Final[Mapping[str, ProblemTexts]] = {language: _read(language) for language in LANGUAGES}
"""The texts by language."""


def title_of(slug: str, language: str = LANGUAGES[0]) -> str:
    """The title of a kind in a language."""
    return _of(language).titles[slug]


def meaning_of(slug: str, language: str = LANGUAGES[0]) -> str:
    """What a client can do about a kind of problem, in a language."""
    return _of(language).meanings[slug]


def speaks(key: str, words: Words | None = None) -> bool:
    """Whether there is a sentence of this key: of the service, of the verifier, or of the title of
    the `words`."""
    return any(one.speaks(key) for one in _tables(words))


def readable(sentence: Sentence, words: Words | None = None) -> bool:
    """Whether a sentence can be spelled, and those among its values: all of their keys are known
    still."""
    inner = (
        Sentence(value["key"], value["args"])
        for value in sentence.args.values()
        if isinstance(value, Mapping) and value.keys() == {"key", "args"}
    )
    return speaks(sentence.key, words) and all(readable(one, words) for one in inner)


def spelled(
    sentence: Sentence,
    language: str = LANGUAGES[0],
    words: Words | None = None,
    seats: Sequence[str] = (),
) -> str:
    """A sentence in a language: of the service, of the verifier, or of the title whose `words` are
    given. `seats` are the names of the players."""
    return spelling.spelled(sentence, _tables(words), language, seats)


def _tables(words: Words | None) -> Sequence[Words]:
    """Where sentences are looked up, the service's own last."""
    own = (verifier_words(), _sentences())
    return own if words is None else (words, *own)


@cache
def _sentences() -> Words:
    """The sentences of the service, as words of a title would be."""
    return spoken({one: Texts(refusals=texts.sentences) for one, texts in TEXTS.items()})


def _of(language: str) -> ProblemTexts:
    return TEXTS.get(language) or TEXTS[LANGUAGES[0]]
