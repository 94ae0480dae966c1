"""What the laws of words look at: the messages of a title, their fixed words, and the words behind
a number that no plural chose."""

import re
from collections.abc import Iterable, Iterator, Mapping

from games.kernel.message import Argument, Choice, Message, Text
from games.kernel.phrases import Phrases
from games.kernel.words import LANGUAGES, Words
from tests.support.titles import title_of

_TABLES = ("asks", "commands", "facts", "table", "parts", "terms", "refusals", "lessons")
_LINKS = {"en": {"and", "at", "is", "of", "or", "to"}, "cs": {"a", "až", "na", "nebo"}}
"""Words that never are what is counted, by language."""


def words_of(slug: str) -> Words:
    """The words of a title."""
    words = title_of(slug).words
    assert words is not None
    return words


def texts(phrases: Phrases) -> Iterator[tuple[str, Message]]:
    """Every message of a title with its key, those of the table included."""
    for table in _TABLES:
        yield from getattr(phrases, table).items()


def plain(message: Message) -> Iterator[str]:
    """The fixed words of a message, those of its choices included."""
    for piece in message.pieces:
        match piece:
            case Text(text=text):
                yield text
            case Choice(messages=messages):
                for one in messages.values():
                    yield from plain(one)
            case _:
                pass


def counted(slug: str) -> frozenset[str]:
    """The arguments that plurals of a title count by, in any language."""
    spoken = (words_of(slug).of(language) for language in LANGUAGES)
    return counted_by(one for phrases in spoken for _, one in texts(phrases))


def counted_by(messages: Iterable[Message]) -> frozenset[str]:
    """The arguments that plurals of messages count by."""
    return frozenset(name for one in messages for name in _counters(one))


def uncounted(slug: str, language: str, fixed: set[str]) -> dict[str, list[str]]:
    """Words behind a number that no plural chose, by the key of the message; `fixed` are words that
    read the same behind every number."""
    numbers, others = counted(slug), fixed | _LINKS[language]
    return uncounted_among(dict(texts(words_of(slug).of(language))), numbers, others)


def uncounted_among(
    messages: Mapping[str, Message], numbers: frozenset[str], fixed: set[str]
) -> dict[str, list[str]]:
    """The same for messages by their keys; `numbers` are the arguments that count."""
    return {
        key: found for key, one in messages.items() if (found := [*_uncounted(one, numbers, fixed)])
    }


def _uncounted(message: Message, numbers: frozenset[str], fixed: set[str]) -> Iterator[str]:
    for piece, after in zip(message.pieces, message.pieces[1:], strict=False):
        if isinstance(piece, Argument) and piece.name in numbers and isinstance(after, Text):
            word = re.match(r" (\w+)", after.text)
            if word and word[1].islower() and word[1] not in fixed:
                yield f"{{{piece.name}}}{word[0]}"
    for piece in message.pieces:
        if isinstance(piece, Choice):
            for one in piece.messages.values():
                yield from _uncounted(one, numbers, fixed)


def _counters(message: Message) -> Iterator[str]:
    for piece in message.pieces:
        if isinstance(piece, Choice):
            if piece.plural:
                yield piece.name
            for one in piece.messages.values():
                yield from _counters(one)
