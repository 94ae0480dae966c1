"""Notation: one readable line per command, printed and parsed from one phrase each.

A phrase is the sentence of one command type with its fields in braces; each command declares its
own (`games.kernel.command`), and `notation` collects those of a title:

    line = "place on {target}"
    line = "pick up {gear} {position}[ for action {action}]"
    line = "construct {building}[ with architecture|architecture]"

A part in square brackets stands only when its field says something: it is not None, not False
and not the field's default, which a line without the part means. `|name` at the part's end
names a flag that has no text of its own.
Several items are joined by ` + `. Nested values (a unit, a place) have phrases of their own,
without spaces, so they stand inside a line: `retrieve worker@1,2 to ready`. Printing and parsing
read the same phrase, so they agree: parse(print(c)) == c.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Generic, TypeVar, get_args

import msgspec
from msgspec import Struct, inspect

from games.kernel.refusal import Illegal
from games.kernel.visibility import Json

Command = TypeVar("Command")

UNREADABLE = "KR-NOTATION-01"
"""No phrase of the title reads like this line."""

_PART = re.compile(r"\[([^\]]*)\]|([^\[]+)")
_FIELD = re.compile(r"\{(\w+)\}")
_NO_PARTS: Mapping[type[Struct], str] = {}


class _Phrase(Struct, frozen=True):
    """One command type's phrase, taken apart: text, and the field that switches it on. `keys` are
    the names of the fields in JSON; `numbers` are fields that hold a number or a text, of which
    digits are a number; `silent` are fields without a default whose part says nothing of None."""

    kind: type[Struct]
    parts: tuple[tuple[str, str | None], ...]
    lists: frozenset[str]
    nested: Mapping[str, tuple[type[Struct], ...]]
    defaults: Mapping[str, object]
    keys: Mapping[str, str]
    numbers: frozenset[str]
    silent: tuple[str, ...]
    pattern: re.Pattern[str]

    def print(self, command: Struct, seen: Mapping[str, Json], nested: "_Nested") -> str:
        text = ""
        for part, switch in self.parts:
            if switch is None or self._says_something(switch, getattr(command, switch)):
                text += _FIELD.sub(
                    lambda found: _word(
                        getattr(command, found[1]), seen.get(self.keys[found[1]]), nested
                    ),
                    part,
                )
        return text

    def _says_something(self, field: str, value: object) -> bool:
        return not (
            value is None or value is False or value == self.defaults.get(field, msgspec.UNSET)
        )

    def parse(self, line: str, nested: "_Nested") -> Struct | None:
        found = self.pattern.fullmatch(line)
        if found is None:
            return None
        fields: dict[str, object] = dict.fromkeys(self.silent)
        for name, text in found.groupdict().items():
            if name.startswith("flag_"):
                fields[name.removeprefix("flag_")] = text is not None
            elif text is not None:
                kinds = self.nested.get(name, ())
                items = [_read(item, kinds, nested) for item in text.split(" + ")]
                if name in self.numbers:
                    items = [int(text) if text.isdecimal() else text]
                fields[name] = items if name in self.lists else items[0]
        try:
            encoded = {self.keys[name]: value for name, value in fields.items()}
            return msgspec.convert(encoded, self.kind, strict=False)
        except msgspec.ValidationError:
            return None


_Nested = Mapping[type[Struct], _Phrase]


def _read(text: str, kinds: tuple[type[Struct], ...], nested: _Nested) -> object:
    """A value inside a line: a nested one where a phrase of its types reads like it."""
    for kind in kinds:
        phrase = nested.get(kind)
        value = phrase.parse(text, nested) if phrase else None
        if value is not None:
            return msgspec.to_builtins(value)
    return text


class Notation(Generic[Command]):
    """The phrases of a title."""

    def __init__(
        self, phrases: Mapping[type[Command], str], parts: Mapping[type[Struct], str] = _NO_PARTS
    ) -> None:
        self._phrases = {kind: _phrase(kind, text) for kind, text in phrases.items()}
        self._parts = {kind: _phrase(kind, text) for kind, text in parts.items()}

    def print(self, command: Command, seen: Mapping[str, Json] | None = None) -> str:
        """The line of a command.

        `seen` is the command as the reader may see it (the redactor's JSON); a hidden field
        reads `(2 hidden)`, and such a line does not parse.
        """
        phrase = self._phrases[type(command)]
        # A command is a struct, which its type variable cannot say.
        return phrase.print(command, seen or {}, self._parts)  # type: ignore[arg-type]

    def parse(self, line: str) -> Command | Illegal:
        """The command that a line says; a refusal that shows the phrases if none fits."""
        for phrase in self._phrases.values():
            command = phrase.parse(" ".join(line.split()), self._parts)
            if command is not None:
                return command  # type: ignore[return-value]  # phrases are of commands only
        phrases = "; ".join("".join(part for part, _ in p.parts) for p in self._phrases.values())
        return Illegal(UNREADABLE, "unreadable", line=line, phrases=phrases)


def notation(commands: Any) -> Notation[Any]:
    """The notation of a title: the lines that the commands of a union declare, and those of the
    values inside them. Raises TypeError if a command declares none."""
    kinds = get_args(commands) or (commands,)
    if silent := [kind.__name__ for kind in kinds if not hasattr(kind, "line")]:
        raise TypeError(f"these commands declare no line of notation: {', '.join(silent)}")
    inside = [one for kind in kinds for one in _values_in(kind) if hasattr(one, "line")]
    return Notation({kind: kind.line for kind in kinds}, {one: one.line for one in inside})


def _values_in(kind: type[Struct]) -> Iterator[Any]:
    """The struct types of values inside a struct, at any depth."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType), f"{kind} is not a struct"
    for field in info.fields:
        for one in _structs(field.type):
            yield one
            yield from _values_in(one)


def _phrase(kind: type[object], text: str) -> _Phrase:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType), f"{kind} is not a struct"
    lists = frozenset(field.name for field in info.fields if _is_list(field.type))
    parts: list[tuple[str, str | None]] = []
    pattern = ""
    for optional, plain in _PART.findall(text):
        if plain:
            parts.append((plain, None))
            pattern += _regex(plain, lists)
            continue
        words, _, flag = optional.partition("|")
        switch = flag or _FIELD.findall(words)[0]
        parts.append((words, switch))
        pattern += (
            f"(?P<flag_{flag}>{re.escape(words)})?" if flag else f"(?:{_regex(words, lists)})?"
        )
    defaults = {field.name: field.default for field in info.fields}
    nested = {field.name: tuple(_structs(field.type)) for field in info.fields}
    keys = {field.name: field.encode_name for field in info.fields}
    numbers = frozenset(field.name for field in info.fields if _is_either(field.type))
    switches = {switch for _, switch in parts}
    silent = tuple(one.name for one in info.fields if one.required and one.name in switches)
    return _Phrase(
        info.cls, tuple(parts), lists, nested, defaults, keys, numbers, silent, re.compile(pattern)
    )


def _structs(info: inspect.Type) -> Iterator[type[Struct]]:
    """The struct types that a value of this type, or an item of it, can be."""
    match info:
        case inspect.Metadata():
            yield from _structs(info.type)
        case inspect.StructType():
            yield info.cls
        case inspect.UnionType():
            for one in info.types:
                yield from _structs(one)
        case inspect.CollectionType():
            yield from _structs(info.item_type)
        case _:
            return


def _regex(text: str, lists: frozenset[str]) -> str:
    out, at = "", 0
    for found in _FIELD.finditer(text):
        item = r"[^\s]+?(?: \+ [^\s]+?)*" if found[1] in lists else r"[^\s]+?"
        out += f"{re.escape(text[at : found.start()])}(?P<{found[1]}>{item})"
        at = found.end()
    return out + re.escape(text[at:])


def _is_either(info: inspect.Type) -> bool:
    """Whether a value can be a number as well as a text."""
    if isinstance(info, inspect.Metadata):
        return _is_either(info.type)
    if not isinstance(info, inspect.UnionType):
        return False
    kinds = [one.type if isinstance(one, inspect.Metadata) else one for one in info.types]
    return any(isinstance(one, inspect.IntType) for one in kinds) and any(
        isinstance(one, inspect.StrType) for one in kinds
    )


def _is_list(info: inspect.Type) -> bool:
    if isinstance(info, inspect.Metadata):
        return _is_list(info.type)
    if isinstance(info, inspect.UnionType):
        return any(_is_list(one) for one in info.types)
    return isinstance(
        info, inspect.VarTupleType | inspect.TupleType | inspect.ListType | inspect.FrozenSetType
    )


def _word(value: object, seen: Json, nested: _Nested) -> str:
    if isinstance(seen, dict) and "hidden" in seen:
        return f"({seen['hidden']} hidden)"
    if isinstance(value, tuple | list):
        return " + ".join(_word(item, None, nested) for item in value)
    phrase = nested.get(type(value)) if isinstance(value, Struct) else None
    if phrase is not None:
        # Only a struct has a phrase.
        return phrase.print(value, {}, nested)  # type: ignore[arg-type]
    plain = msgspec.to_builtins(value, order="deterministic")
    return " + ".join(str(item) for item in plain) if isinstance(plain, list) else str(plain)
