"""Phrases read as ICU itself reads them: the kernel's part of MessageFormat is no dialect.

ICU gets the text as it is written in the files of words, but for what it does not know: how a seat
or a bot is named (`{giver, seat}`), a list that is counted (`{price, amounts}`), paths
(`{unit.kind}`), numbers that are selected by, hyphens in what is selected by (`take-back`), and
apostrophes, which are plain here.
"""

import json
import re
from collections.abc import Iterator, Mapping
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import pytest
from icu4py.messageformat import MessageFormat

from games.kernel.message import Choice, Message, Rule, parsed
from games.kernel.words import LANGUAGES

GAMES: Final = Path(__file__).parents[2] / "games"
ROOT: Final = GAMES.parent
FILES: Final = (
    *sorted(GAMES.glob("*/data/words.*.json")),
    *sorted(ROOT.glob("verifier/words.*.json")),
    *sorted(ROOT.glob("referee/problems/words.*.json")),
    *sorted(ROOT.glob("service/cli/words.*.json")),
)
NUMBERS: Final = (0, 1, 2, 5, 21, 100)
SAMPLES: Final = 6
"""So many ways in which the arguments of a phrase are filled in."""
PHRASES: Final = ("asks", "commands", "facts", "parts", "terms", "refusals", "sentences")

_OURS: Final = re.compile(r"\{\s*([\w.]+)\s*,\s*(?:seat|bot|amounts)\s*\}")
_PATH: Final = re.compile(r"\{\s*(\w+(?:\.\w+)+)\s*(?=[,}])")
_HYPHEN: Final = re.compile(r"(?<=[\w}] )(\w+(?:-\w+)+)(?= \{)|(?<=select, )(\w+(?:-\w+)+)(?= \{)")
_SELECT: Final = re.compile(r"\{\s*(\w+)\s*,\s*select\s*,")


class _Plain:
    """Reads every value as it is."""

    def __init__(self, language: str) -> None:
        self.rule = Rule(language)

    def seat(self, seat: Any) -> str:
        return str(seat)

    def bot(self, bot: str) -> str:
        return bot

    def amounts(self, names: Any) -> str:
        return str(names)

    def value(self, value: Any) -> str:
        return str(value)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_phrases_read_as_icu_reads_them(file: Path) -> None:
    language = file.suffixes[0].removeprefix(".")
    assert language in LANGUAGES
    texts = json.loads(file.read_text())
    flat = {key: text for key, text in texts.items() if isinstance(text, str)}
    parts = (flat, *(texts.get(part, {}) for part in PHRASES))
    phrases = [(key, text) for part in parts for key, text in part.items()]
    assert phrases
    different = {
        (key, *values.values()): (ours, its)
        for key, text in phrases
        for values, ours, its in _readings(text, language)
        if ours != its
    }
    assert different == {}


def _readings(text: str, language: str) -> Iterator[tuple[Mapping[str, Any], str, str]]:
    """Values, what the kernel reads with them, and what ICU does."""
    message = parsed(text)
    icu = MessageFormat(_icu(text), language)
    for values in _samples(message):
        ours = message.filled(_nested(values), _Plain(language))
        yield values, ours, icu.format(_arguments(values))


def _icu(text: str) -> str:
    plain = _OURS.sub(r"{\1}", text.replace("'", "''"))
    flat = _PATH.sub(lambda found: "{" + _flat(found[1]), plain)
    return _HYPHEN.sub(
        lambda key: key[0].replace("-", "_"), _SELECT.sub(r"{\1_word, select,", flat)
    )


def _arguments(values: Mapping[str, Any]) -> Mapping[str, Any]:
    """The values for ICU, which selects by text only."""
    flat = {_flat(name): value for name, value in values.items()}
    return flat | {f"{name}_word": str(value).replace("-", "_") for name, value in flat.items()}


def _flat(name: str) -> str:
    return name.replace(".", "_")


def _samples(message: Message) -> Iterator[Mapping[str, Any]]:
    """Values for all arguments: numbers where plurals count, words where something is selected."""
    known: dict[str, tuple[Any, ...]] = {name: (f"<{name}>",) for name in message.fields}
    for name, plural, keys in _choices(message):
        known[name] = NUMBERS if plural else (*known[name], *keys)
    ways = {name: cycle(values[at:] + values[:at]) for at, (name, values) in _placed(known)}
    for _ in range(max(SAMPLES, *map(len, known.values())) if known else 1):
        yield {name: next(way) for name, way in ways.items()}


def _placed(known: Mapping[str, tuple[Any, ...]]) -> Iterator[tuple[int, tuple[str, Any]]]:
    """Each argument begins at another of its values, so that they meet in different ways."""
    for at, (name, values) in enumerate(sorted(known.items())):
        yield at % len(values), (name, values)


def _choices(message: Message) -> Iterator[tuple[str, bool, tuple[str, ...]]]:
    """The choices in a message: their arguments, whether they are plurals, and their keys. An
    argument that is counted somewhere is a number everywhere: counted ones come last."""
    found = list(_walked(message))
    yield from sorted(((one.name, one.plural, tuple(one.messages)) for one in found), key=_counted)


def _counted(choice: tuple[str, bool, tuple[str, ...]]) -> bool:
    return choice[1]


def _walked(message: Message) -> Iterator[Choice]:
    for piece in message.pieces:
        if isinstance(piece, Choice):
            yield piece
            for one in piece.messages.values():
                yield from _walked(one)


def _nested(values: Mapping[str, Any]) -> Mapping[str, Any]:
    """`unit.kind` as a value inside another one."""
    nested: dict[str, Any] = {}
    for name, value in values.items():
        *path, last = name.split(".")
        inner = nested
        for part in path:
            inner = inner.setdefault(part, {})
        inner[last] = value
    return nested
