"""Words: the phrases of a title in every language; `texts` says what its files hold."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from itertools import chain
from pathlib import Path

from msgspec import Struct

from games.kernel.phrases import Phrases, phrased
from games.kernel.refusal import Illegal
from games.kernel.texts import Texts, whole

LANGUAGES = ("en", "cs")
"""Every title speaks these; the first one is the fallback."""

_BETWEEN = re.compile(r"(, | and | or )")
_LETTER = re.compile(r"[a-z]")
_NO_WORD = re.compile(r"[^a-z0-9]+")


def coded(label: str) -> str:
    """A label as one word of small letters, digits and underscores."""
    return _NO_WORD.sub("_", label.lower()).strip("_")


class Words(Struct, frozen=True, dict=True):
    """The phrases of a title in every language."""

    by_language: Mapping[str, Phrases]

    def of(self, language: str) -> Phrases:
        """The phrases of a language, of the first one if the title does not speak it."""
        return self.by_language.get(language) or self.by_language[LANGUAGES[0]]

    def score(self, label: str, language: str) -> tuple[str, str]:
        """The code of a line of a score sheet, and what it is called in a language. Labels are in
        logs and never change, so the code does not either: the id of the component that the label
        names, else the label as one word."""
        phrases = self.of(language)
        code = self._ids.get(label, label.partition("#")[0])
        said = phrases.scores.get(label) or phrases.name(code)
        return coded(code), said

    def refusal(
        self, illegal: Illegal, language: str = LANGUAGES[0], seats: Sequence[str] = ()
    ) -> str:
        """Why something was refused, in a language. `seats` are the names of the players."""
        return self.of(language).refusal(illegal.key, illegal.values, seats)

    def speaks(self, key: str) -> bool:
        """Whether a refusal of this key has a sentence."""
        return key in self.of(LANGUAGES[0]).refusals

    def printed(self, english: str, language: str) -> str:
        """A label or a value of a fact in the catalogue, in a language: a word, an amount, several
        of them, or a word and a number; as it is if nothing says how it reads."""
        phrases = self.of(language)
        if language == LANGUAGES[0] or not _LETTER.search(english):
            return english
        key = self._names.get(english, english)
        for table in (phrases.labels, phrases.box.kinds, phrases.names):
            if (told := table.get(key)) is not None:
                return told
        parts = _BETWEEN.split(english)
        if len(parts) > 1:
            return _listed(parts, phrases, lambda one: self.printed(one, language))
        first, _, last = english.rpartition(" ")
        if last.isdigit():
            return f"{self.printed(first, language)} {last}"
        return self._amount(phrases, english)

    def _amount(self, phrases: Phrases, english: str) -> str:
        """An amount (`2 corn`, `-1 point`) in a language."""
        count, _, of = english.partition(" ")
        if not of or not count.removeprefix("-").isdigit():
            return english
        part = phrases.parts.get(of) or phrases.parts.get(of.removesuffix("s"))
        if part is not None:
            return phrases.sentence(part, {"n": int(count), of: int(count)})
        term = phrases.terms.get(of) or phrases.terms.get(f"{of}s")
        if term is not None:
            return phrases.sentence(term, {"n": int(count)})
        return f"{count} {self.printed(of, phrases.language)}"

    @cached_property
    def _names(self) -> Mapping[str, str]:
        """The id of each name in English."""
        names = self.of(LANGUAGES[0]).names
        return {name: of for of, name in names.items() if of not in names.values()} | {
            of: of for of in names
        }

    @cached_property
    def _ids(self) -> Mapping[str, str]:
        """The id of each English name that is not the key of a name itself."""
        english = self.of(LANGUAGES[0])
        ids = {name: of for of, name in english.names.items()}
        return {name: of for name, of in ids.items() if name not in english.names}


def _listed(parts: Sequence[str], phrases: Phrases, said: Callable[[str], str]) -> str:
    """Things in a row, with the links between them in a language."""
    links = (one if one == ", " else f" {phrases.name(one.strip())} " for one in parts[1::2])
    first, *others = map(said, parts[::2])
    return first + "".join(chain.from_iterable(zip(links, others, strict=True)))


def words(folder: Path) -> Words:
    """The words in a title's `data/` folder: `words.en.json`, `rules.en.json` and so on."""
    return spoken({language: whole(folder, language) for language in LANGUAGES})


@cache
def table_words() -> Words:
    """The kernel's own words: of tables, whatever is played there."""
    return spoken({language: Texts() for language in LANGUAGES})


def reason(
    words: Words | None,
    illegal: Illegal,
    language: str = LANGUAGES[0],
    seats: Sequence[str] = (),
) -> str:
    """Why something was refused, in the words of a title, or in the kernel's if it has none."""
    return (table_words() if words is None else words).refusal(illegal, language, seats)


def spoken(texts: Mapping[str, Texts]) -> Words:
    """The words of a title, on top of the kernel's own (lists, seats).

    ValueError: a phrase is not well formed.
    """
    return Words({language: phrased(language, own) for language, own in texts.items()})
