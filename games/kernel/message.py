"""Messages: the part of ICU MessageFormat that phrases are written in.

Arguments `{name}`, `{name, seat}`, `{name, bot}` and `{name, amounts}`, `{name, plural, ...}` with
`=n` and the CLDR categories of the language, `{name, select, ...}`; `#` inside a plural is its
number. An argument may be a path (`{unit.kind}`). Apostrophes are plain text, and keys of a select
may have hyphens.
Otherwise phrases read as ICU itself reads them (tests/laws/test_icu.py).
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, Protocol

from msgspec import Struct

Category = Literal["one", "few", "many", "other"]

Kind = Literal["seat", "bot", "amounts", "value"]
"""What an argument is: a seat, a strategy, names that are counted, or anything else."""

_KINDS: Mapping[str, Kind] = {"seat": "seat", "bot": "bot", "amounts": "amounts"}


def _english(n: int) -> Category:
    return "one" if n == 1 else "other"


def _czech(n: int) -> Category:
    """CLDR: one 1, few 2-4, other the rest (many is for fractions, which no phrase has)."""
    return "one" if n == 1 else "few" if 2 <= n <= 4 else "other"


PLURALS: Mapping[str, Callable[[int], Category]] = {"en": _english, "cs": _czech}
"""The plural rules of CLDR for the languages that titles speak."""


class Rule(Struct, frozen=True):
    """The plural rule of a language."""

    language: str

    def category(self, n: int) -> Category:
        """The category of a whole number."""
        return PLURALS.get(self.language, _english)(abs(n))


class Reader(Protocol):
    """Reads single values aloud."""

    @property
    def rule(self) -> Rule:
        """The plural rule of its language."""
        ...

    def seat(self, seat: Any) -> str:
        """A seat."""
        ...

    def bot(self, bot: str) -> str:
        """A strategy that plays on a seat."""
        ...

    def amounts(self, names: Any) -> str:
        """Things by their names, each as often as it is there."""
        ...

    def value(self, value: Any) -> str:
        """Any other value."""
        ...


class Text(Struct, frozen=True):
    """Plain text."""

    text: str


class Argument(Struct, frozen=True):
    """A value, and what it is."""

    name: str
    kind: Kind = "value"


class Number(Struct, frozen=True):
    """`#`: the number of the plural around it."""


class Choice(Struct, frozen=True):
    """A plural or a select: messages by category, `=n` or value; `other` is always there."""

    name: str
    plural: bool
    messages: Mapping[str, "Message"]


Piece = Text | Argument | Number | Choice


class Message(Struct, frozen=True):
    """A phrase, parsed."""

    pieces: tuple[Piece, ...]

    @property
    def fields(self) -> frozenset[str]:
        """The arguments that it names, those inside its choices included."""
        found: set[str] = set()
        for piece in self.pieces:
            match piece:
                case Argument(name=name):
                    found.add(name)
                case Choice(name=name, messages=messages):
                    found |= {name}.union(*(one.fields for one in messages.values()))
                case _:
                    pass
        return frozenset(found)

    @property
    def names_seats(self) -> bool:
        """Whether it names a seat, or one of its choices does."""
        return any(map(_names_seats, self.pieces))

    def filled(self, values: Mapping[str, Any], reader: Reader, number: Any = None) -> str:
        """The phrase with its values."""
        return "".join(_read(piece, values, reader, number) for piece in self.pieces)


def _names_seats(piece: Piece) -> bool:
    match piece:
        case Argument(kind=kind):
            return kind == "seat"
        case Choice(messages=messages):
            return any(one.names_seats for one in messages.values())
        case _:
            return False


def _read(piece: Piece, values: Mapping[str, Any], reader: Reader, number: Any) -> str:
    match piece:
        case Text(text=text):
            return text
        case Number():
            return reader.value(number)
        case Argument(name=name, kind=kind):
            return _said(_value(values, name), kind, reader)
        case Choice():
            value = _value(values, piece.name)
            chosen = _chosen(piece, value, reader.rule)
            return chosen.filled(values, reader, value if piece.plural else number)


def _said(value: Any, kind: str, reader: Reader) -> str:
    match kind:
        case "seat":
            return reader.seat(value)
        case "bot":
            return reader.bot(value)
        case "amounts":
            return reader.amounts(value)
        case _:
            return reader.value(value)


def _chosen(choice: Choice, value: Any, rule: Rule) -> Message:
    if not choice.plural:
        words = {"None": "null", "True": "true", "False": "false"}
        key = words.get(str(value), str(value))  # not by the value: 1 == True
    elif isinstance(value, int):
        key = f"={value}" if f"={value}" in choice.messages else rule.category(value)
    else:
        key = "other"
    return choice.messages.get(key) or choice.messages["other"]


def _value(values: Mapping[str, Any], name: str) -> Any:
    value: Any = values
    for part in name.split("."):
        value = value.get(part) if isinstance(value, Mapping) else None
    return value


def parsed(text: str) -> Message:
    """The message that a text says; ValueError if it is not well formed."""
    parser = _Parser(text)
    message = parser.message(plural=False)
    if parser.at < len(text):
        raise ValueError(f"unbalanced braces in {text!r}")
    return message


class _Parser:
    """Reads a text from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def message(self, *, plural: bool) -> Message:
        """Up to the end or to the brace that closes it."""
        pieces: list[Piece] = []
        plain = ""
        while self.at < len(self.text) and (char := self.text[self.at]) != "}":
            self.at += 1
            if char == "{" or (char == "#" and plural):
                if plain:
                    pieces.append(Text(plain))
                plain = ""
                pieces.append(self._argument(plural=plural) if char == "{" else Number())
            else:
                plain += char
        if plain:
            pieces.append(Text(plain))
        return Message(tuple(pieces))

    def _argument(self, *, plural: bool) -> Piece:
        name = self._until(",}")
        if self.text[self.at - 1] == "}":
            return Argument(name, "seat" if name == "seat" else "value")
        kind = self._until(",}")
        if (known := _KINDS.get(kind)) is not None:
            return Argument(name, known)
        if kind not in ("plural", "select"):
            known_kinds = "plural, select, seat, bot and amounts are known"
            raise ValueError(f"{kind!r} in {self.text!r}: {known_kinds}")
        messages: dict[str, Message] = {}
        while (key := self._until("{}")) or self.text[self.at - 1] == "{":
            messages[key] = self.message(plural=plural or kind == "plural")
            self.at += 1
        if "other" not in messages:
            raise ValueError(f"the choice of {name!r} lacks `other` in {self.text!r}")
        return Choice(name, kind == "plural", messages)

    def _until(self, ends: str) -> str:
        """The word up to one of the characters, which is passed."""
        begin = self.at
        while self.at < len(self.text) and self.text[self.at] not in ends:
            self.at += 1
        if self.at == len(self.text):
            raise ValueError(f"unbalanced braces in {self.text!r}")
        self.at += 1
        return self.text[begin : self.at - 1].strip()
