"""What clicks say: `games.kernel.scene.path` backwards.

`path` writes the fields of a command into its `click`. Here ids of a scene are read by the same
`click`, so that a thing tells which commands are said by it, whether these are legal or not.
"""

import itertools
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct, inspect

from games.kernel.command import BaseCommand
from games.kernel.seats import Seat

_FIELD = re.compile(r"\{(\w+(?:\.\w+)*)\}")

FIRST = 3
"""Numbers that are tried, from 0, where a field is any number and no click says which."""

Told = Mapping[str, Any]
"""Values by the names that a click gives to fields (`unit.kind`)."""

Unclicked = tuple[tuple[str, tuple[str, ...]], ...]
"""Fields that no click says, and all that their names can be, where the type does not tell."""


class Word(Struct, frozen=True):
    """One word of a click: what ids look like that fill it, and what they say of which field."""

    pattern: re.Pattern[str]
    types: Mapping[str, inspect.Type]

    def read(self, clicked: str) -> Told | None:
        """The values of the fields that an id of the scene says; None if it does not fit."""
        found = self.pattern.fullmatch(clicked)
        if found is None:
            return None
        texts = zip(self.types.items(), found.groups(), strict=True)
        return {name: _parsed(kind, text) for (name, kind), text in texts}


class Way(Struct, frozen=True):
    """One of the ways in which a command of a type is said: its words, and the values that the
    fields have of which the words say nothing, each set of them a command of its own."""

    kind: type[BaseCommand]
    words: tuple[Word, ...]
    others: tuple[Told, ...]

    def commands(self, said: Told) -> Iterator[BaseCommand]:
        """The commands that are said by values of all words."""
        for others in self.others:
            try:
                yield msgspec.convert(_nested({**others, **said}), self.kind)
            except msgspec.ValidationError:
                continue


@cache
def ways(kind: type[BaseCommand], seat: Seat, unclicked: Unclicked = ()) -> tuple[Way, ...]:
    """The ways in which a seat says commands of a type by clicks; none if they are buttons, or
    have a field that can be anything and that no click says, unless `unclicked` has its names."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType), f"a command is a struct, not {kind}"
    said = {name.partition(".")[0] for name in _FIELD.findall(kind.click)}
    fields = {field.encode_name: field for field in info.fields}
    fixed = {} if "seat" in fields else {"seat": str(seat)}
    chosen = [name for name in fields if name in said]
    forms = itertools.product(*(_forms(fields[name].type) for name in chosen))
    names = dict(unclicked)
    found = (
        _way(kind, fields, dict(zip(chosen, form, strict=True)), fixed, names) for form in forms
    )
    return tuple(way for way in found if way is not None)


def merged(*parts: Told) -> Told | None:
    """All values together; None if two differ in what they say of a field."""
    whole: dict[str, Any] = {}
    for part in parts:
        if any(whole.get(name, value) != value for name, value in part.items()):
            return None
        whole |= part
    return whole


def _forms(kind: inspect.Type) -> Sequence[inspect.Type]:
    """The types of which a field has one: nothing, a struct, or any plain value."""
    match kind:
        case inspect.Metadata():
            return _forms(kind.type)
        case inspect.UnionType():
            apart = [one for one in kind.types if isinstance(one, _Apart)]
            plain = tuple(one for one in kind.types if not isinstance(one, _Apart))
            return [*([inspect.UnionType(plain)] if plain else []), *apart]
        case _:
            return [kind]


_Apart = inspect.StructType | inspect.NoneType


def _way(
    kind: type[BaseCommand],
    fields: Mapping[str, inspect.Field],
    forms: Mapping[str, inspect.Type],
    fixed: Mapping[str, str],
    unclicked: Mapping[str, Sequence[str]],
) -> Way | None:
    written = (_word(word, forms, fixed) for word in kind.click.split())
    words = tuple(word for word in written if word is not None)
    if not words:
        return None
    said = {name for word in words for name in word.types}
    rest = dict[str, Sequence[Any]]()
    for name, field in fields.items():
        rest |= _unsaid(name, forms.get(name, field.type), field, said, kind.counts, unclicked)
    names = [name for name, values in rest.items() if values]
    if len(names) < len(rest):
        return None
    products = itertools.product(*(rest[name] for name in names))
    return Way(kind, words, tuple(dict(zip(names, values, strict=True)) for values in products))


def _word(word: str, forms: Mapping[str, inspect.Type], fixed: Mapping[str, str]) -> Word | None:
    """A word of a click; None if it names a field that is not there."""
    types, pattern, end = dict[str, inspect.Type](), "", 0
    for found in _FIELD.finditer(word):
        name = found[1]
        pattern += re.escape(word[end : found.start()])
        end = found.end()
        if name in fixed:
            pattern += re.escape(fixed[name])
            continue
        kind = _part(forms[name.partition(".")[0]], name.split(".")[1:])
        if kind is None:
            return None
        types[name] = kind
        pattern += f"({_pattern(kind)})"
    return Word(re.compile(pattern + re.escape(word[end:])), types)


def _part(kind: inspect.Type, names: Sequence[str]) -> inspect.Type | None:
    """The type of a part of a value; None if there is no such part."""
    match kind:
        case inspect.Metadata():
            return _part(kind.type, names)
        case inspect.NoneType():
            return None
        case inspect.StructType() if names:
            types = {field.encode_name: field.type for field in kind.fields}
            return _part(types[names[0]], names[1:]) if names[0] in types else None
        case inspect.TupleType() if names:
            return _part(kind.item_types[int(names[0])], names[1:])
        case _:
            return None if names else kind


def _pattern(kind: inspect.Type) -> str:
    """What a value of a type looks like in an id."""
    match kind:
        case inspect.Metadata():
            return _pattern(kind.type)
        case inspect.IntType():
            return r"-?\d+"
        case inspect.LiteralType():
            return "|".join(sorted((re.escape(str(one)) for one in kind.values), reverse=True))
        case inspect.UnionType():
            return "|".join(f"(?:{_pattern(one)})" for one in kind.types)
        case inspect.StructType():
            parts = [re.escape(str(kind.tag)), *(f"(?:{_pattern(f.type)})" for f in kind.fields)]
            return "-".join(parts)
        case _:
            return ".+"


def _parsed(kind: inspect.Type, text: str) -> Any:
    """The value that is written so in an id."""
    match kind:
        case inspect.Metadata():
            return _parsed(kind.type, text)
        case inspect.IntType():
            return int(text)
        case inspect.LiteralType():
            return next(one for one in kind.values if str(one) == text)
        case inspect.UnionType():
            fits = (one for one in kind.types if re.fullmatch(_pattern(one), text))
            return _parsed(next(fits), text)
        case inspect.StructType():
            groups = (f"({_pattern(field.type)})" for field in kind.fields)
            found = re.fullmatch("-".join([re.escape(str(kind.tag)), *groups]), text)
            assert found is not None, f"{text} is no {kind.cls}"
            values = zip(kind.fields, found.groups(), strict=True)
            parts = {field.encode_name: _parsed(field.type, one) for field, one in values}
            return {kind.tag_field: kind.tag, **parts}
        case _:
            return text


def _unsaid(
    name: str,
    kind: inspect.Type,
    field: inspect.Field,
    said: Iterable[str],
    counts: str,
    unclicked: Mapping[str, Sequence[str]],
) -> Mapping[str, Sequence[Any]]:
    """The values of what no click says of a field; empty sequences where that could be anything."""
    if name in said:
        return {}
    if name in unclicked:
        return {name: unclicked[name]}
    match kind:
        case inspect.NoneType():
            return {name: [None]}
        case inspect.StructType() if any(one.startswith(f"{name}.") for one in said):
            parts = dict[str, Sequence[Any]]()
            if kind.tag_field:
                parts[f"{name}.{kind.tag_field}"] = [kind.tag]
            for one in kind.fields:
                inside = f"{name}.{one.encode_name}"
                parts |= _unsaid(inside, one.type, one, said, "", unclicked)
            return parts
        case inspect.StructType() if kind.tag_field and not kind.fields:
            return {f"{name}.{kind.tag_field}": [kind.tag]}
        case inspect.TupleType() if any(one.startswith(f"{name}.") for one in said):
            return {}
        case _ if not field.required:
            return {}
        case _:
            return {name: [1] if name == counts else _values(kind)}


def _values(kind: inspect.Type) -> Sequence[Any]:
    """All values of a type that has few."""
    match kind:
        case inspect.Metadata():
            return _values(kind.type)
        case inspect.BoolType():
            return [False, True]
        case inspect.LiteralType():
            return sorted(kind.values, key=str)
        case inspect.UnionType():
            several = [_values(one) for one in kind.types]
            return [one for values in several for one in values] if all(several) else []
        case inspect.IntType():
            return range(FIRST)
        case _:
            return []


def _nested(values: Told) -> Any:
    """Values by the names of fields as structs and tuples have them."""
    whole: dict[str, Any] = {}
    for name, value in values.items():
        *above, last = name.split(".")
        part = whole
        for one in above:
            part = part.setdefault(one, {})
        part[last] = value
    return {name: _listed(value) for name, value in whole.items()}


def _listed(value: Any) -> Any:
    """A part whose names are numbers is a tuple."""
    if isinstance(value, dict) and value and all(name.isdecimal() for name in value):
        return tuple(value[name] for name in sorted(value, key=int))
    return value
