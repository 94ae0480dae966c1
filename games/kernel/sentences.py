"""Sentences in other languages: English ones with holes, and how each reads elsewhere.

Refusals and problems are written where they arise, in English, with the values of the case in
them; they stand like that in journals and in evidence. A table per language says how each reads:

    {"You have no {resource} to sell.": "Nemáš na prodej: {resource}."}

A sentence is found by its fixed words; what stands in its holes is put into the other one, whole
numbers as numbers, so that plurals agree. A table is complete if tests find no sentence without
its place in it.
"""

import re
from collections.abc import Callable, Mapping
from heapq import merge
from typing import Any, Final

from msgspec import Struct

from games.kernel.message import Message, parsed

_HOLE: Final = re.compile(r"\{(\w+)\}")
_NUMBER: Final = re.compile(r"-?\d{1,9}")


class Sentence(Struct, frozen=True):
    """An English sentence as a pattern, and how it reads in another language. Lesser ranks are
    looked at first."""

    pattern: re.Pattern[str]
    message: Message
    rank: tuple[bool, int]


Sentences = tuple[Sentence, ...]


def sentences(table: Mapping[str, str]) -> Sentences:
    """A table of sentences; those with more fixed words are looked at first, and before them those
    with a hole `because`, which another sentence fills."""
    found = (
        Sentence(_pattern(english), parsed(told), _rank(english))
        for english, told in sorted(table.items())
    )
    return tuple(sorted(found, key=_ranked))


def together(own: Sentences, others: Sentences) -> Sentences:
    """Two tables as one."""
    return tuple(merge(own, others, key=_ranked))


def _ranked(one: Sentence) -> tuple[bool, int]:
    return one.rank


def _rank(english: str) -> tuple[bool, int]:
    """Those that have another sentence in them before all others; then by their fixed words."""
    return "{because}" not in english, -len(_HOLE.sub("", english))


def found(
    table: Sentences, english: str, read: Callable[[str], str]
) -> tuple[Message, Mapping[str, Any]] | None:
    """The message for an English sentence and its values, each read aloud by `read` unless it is a
    number; None if the table lacks the sentence."""
    for one in table:
        if there := one.pattern.fullmatch(english):
            values = there.groupdict().items()
            return one.message, {
                name: int(value) if _NUMBER.fullmatch(value) else read(value)
                for name, value in values
            }
    return None


def _pattern(english: str) -> re.Pattern[str]:
    """Fixed words as they are, anything in the holes."""
    parts = _HOLE.split(english)
    fixed, holes = parts[::2], parts[1::2]
    told = re.escape(fixed[0])
    for hole, words in zip(holes, fixed[1:], strict=True):
        told += f"(?P<{hole}>.*?){re.escape(words)}"
    return re.compile(told, re.DOTALL)
