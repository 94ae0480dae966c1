"""Sentences in words: files of sentences by their keys, and a sentence in a language.

`words.en.json` and `words.cs.json` of a folder hold sentences in the part of ICU MessageFormat that
titles use, too (`games.kernel.message`).
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from games.kernel.sentence import Sentence
from games.kernel.texts import Texts
from games.kernel.words import LANGUAGES, Words, spoken


def sentences(folder: Path) -> Words:
    """The sentences in the words of a folder, on top of the kernel's own."""
    return spoken({language: _read(folder, language) for language in LANGUAGES})


def spelled(
    sentence: Sentence,
    tables: Sequence[Words],
    language: str = LANGUAGES[0],
    seats: Sequence[str] = (),
) -> str:
    """A sentence in a language, by the first of the tables that speaks it; the last one says what
    it can of any other. A sentence among its values is spelled, too. `seats` are the names of the
    players."""
    table = next((one for one in tables if one.speaks(sentence.key)), tables[-1])
    values = {name: _plain(one, tables, language, seats) for name, one in sentence.args.items()}
    return table.of(language).refusal(sentence.key, values, seats)


def _plain(value: Any, tables: Sequence[Words], language: str, seats: Sequence[str]) -> Any:
    """A value of a sentence; a sentence in it is spelled, and so is each one of a list."""
    match value:
        case Sentence():
            return spelled(value, tables, language, seats)
        case {"key": str(key), "args": Mapping() as args}:
            return spelled(Sentence(key, args), tables, language, seats)
        case list() | tuple():
            return [_plain(one, tables, language, seats) for one in value]
        case _:
            return value


def _read(folder: Path, language: str) -> Texts:
    file = folder / f"words.{language}.json"
    return Texts(refusals=msgspec.json.decode(file.read_bytes(), type=dict[str, str]))
