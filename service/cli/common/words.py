"""What commands say, in the language of their reader: sentences of `service/cli/words.*.json`.

The language is chosen once, before a command runs: the one of `--language`, else that of the
environment.
"""

import os
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any, Final

from games.kernel.sentence import Sentence
from games.kernel.spelling import sentences, spelled
from games.kernel.words import LANGUAGES, Words
from verifier.language import asked_language
from verifier.words import verifier_words, why_in_words

_spoken: Final[ContextVar[str | None]] = ContextVar("spoken", default=None)
_POINT: Final = {"cs": str.maketrans(",.", "\u00a0,")}
"""How a language writes numbers that English writes as 1,234.5."""


class Count(int):
    """How many there are of something that may be many: its thousands are set apart."""

    def __str__(self) -> str:
        return decimal(int(self), 0)


def speak(asked: str | None) -> None:
    """From now on commands speak the language that was asked for."""
    _spoken.set(asked_language(asked, os.environ))


def language() -> str:
    """The language in which commands speak."""
    return _spoken.get() or asked_language(None, os.environ)


def say(key: str, /, **values: object) -> str:
    """A sentence with its values. An exception among them says why in words."""
    plain = {name: _plain(value) for name, value in values.items()}
    return spelled(Sentence(key, plain), (_words(), verifier_words()), language())


def decimal(number: float, digits: int) -> str:
    """A number with so many digits behind the point, as the language writes it."""
    return f"{number:,.{digits}f}".translate(_POINT.get(language(), {}))


def percent(share: float, digits: int) -> str:
    """A share in percent, as the language writes it."""
    space = "" if language() == LANGUAGES[0] else "\u00a0"
    return f"{decimal(share * 100, digits)}{space}%"


@cache
def _words() -> Words:
    return sentences(Path(__file__).parents[1])


def _plain(value: object) -> Any:
    match value:
        case Exception():
            return why_in_words(value, language())
        case Path():
            return str(value)
        case _:
            return value
