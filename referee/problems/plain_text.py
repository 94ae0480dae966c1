"""Texts of people that are shown to others, and kept for ever."""

from typing import Final
from unicodedata import category

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused

_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Categories of Unicode of which no character is seen: controls, among them those of direction."""
_PLAIN: Final = frozenset("\n\t\u200c\u200d")
"""The exceptions; the last two join letters of some languages, and signs."""


def printable(text: str, field: str) -> str:
    """A text that can be shown and kept: control characters cannot, nor what turns the direction of
    writing round, so that others read something else. Refuses any other one."""
    if not text.strip() or any(category(ch) in _UNSEEN and ch not in _PLAIN for ch in text):
        raise refused(kinds.INVALID_BODY, Sentence("printable-text"), field=field)
    return text
