"""Every value of a request that does not fit, found field by field.

The decoder stops at the first one. So what it has refused is looked at once more: only then, since
this takes longer than decoding.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import islice
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct, inspect

from games.kernel.sentence import Sentence
from referee.problems.expectations import must_be, one_of, wanted

MOST: Final = 100
"""Misfits that are listed of a request, at most."""

Place: TypeAlias = tuple[str | int, ...]
"""The way to a value: names of members, and indices."""

_STEP: Final = re.compile(r"([^.\[\]]+)|\[(\d+)\]")
_INTEGER: Final = re.compile(r"-?\d{1,15}")
_FLAGS: Final[Mapping[str, bool]] = {"true": True, "1": True, "false": False, "0": False}


class Misfit(Struct, frozen=True):
    """A value that does not fit: where it stands, or should, and what is wrong with it."""

    place: Place
    detail: Sentence


def misfits(
    value: object, kind: object, within: Place = (), *, closed: bool = False
) -> tuple[Misfit, ...]:
    """What of a JSON value does not fit a type; `within` is the way to the value. A `closed` one
    may have no members that its type does not name."""
    found = _misfits(value, (inspect.type_info(kind),), within, closed=closed)
    return tuple(islice(found, MOST))


def misfits_of_texts(given: Mapping[str, str], kind: type[Struct]) -> tuple[Misfit, ...]:
    """The same for the parameters of a query, all of which are texts."""
    found: list[Misfit] = []
    for one in _struct(kind).fields:
        infos = tuple(_bare(one.type))
        if (text := given.get(one.encode_name)) is None:
            found += [_missing(one, (), in_query=True)] if one.required else []
        elif not any(_accepts(info, _read(text, info)) for info in infos):
            found.append(Misfit((one.encode_name,), must_be(infos, text)))
    return tuple(found)


def pointer(place: Place) -> str:
    """A place as a JSON pointer (RFC 6901)."""
    return "".join(f"/{str(step).replace('~', '~0').replace('/', '~1')}" for step in place)


def dotted(place: Place) -> str:
    """A place as it is written in many languages: `seats[1].bot`."""
    steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in place)
    return "".join(steps).removeprefix(".")


def place_of(name: str) -> Place:
    """The place that is written so."""
    return tuple(one or int(index) for one, index in _STEP.findall(name))


def _misfits(
    value: object, kinds: Iterable[inspect.Type], at: Place, *, closed: bool = False
) -> Iterator[Misfit]:
    infos = tuple(bare for one in kinds for bare in _bare(one))
    structs = [one for one in infos if isinstance(one, inspect.StructType)]
    match value:
        case dict() if structs:
            yield from _of_struct(value, structs, at, closed=closed)
        case dict() if tables := [one for one in infos if isinstance(one, inspect.DictType)]:
            values = [one.value_type for one in tables]
            for name, one in value.items():
                yield from _misfits(one, values, (*at, name))
        case list() if lists := [one for one in infos if _takes(one, len(value))]:
            for index, one in enumerate(value):
                yield from _misfits(one, [_item(kind, index) for kind in lists], (*at, index))
        case _ if not any(_accepts(one, value) for one in infos):
            yield Misfit(at, must_be(infos, value))


def _of_struct(
    value: Mapping[str, object],
    structs: Sequence[inspect.StructType],
    at: Place,
    *,
    closed: bool,
) -> Iterator[Misfit]:
    """What of an object does not fit the struct that it is meant to be."""
    tag = structs[0].tag_field
    named = [one for one in structs if tag is None or value.get(tag) == one.tag]
    if tag is not None and not named:
        if tag in value or len(structs) > 1:
            yield _tagless(value, tag, structs, at)
            return
        named = list(structs)
    info = named[0]
    fields = {one.encode_name: one for one in info.fields}
    for name, one in fields.items():
        if name in value:
            yield from _misfits(value[name], (one.type,), (*at, name))
        elif one.required:
            yield _missing(one, at)
    if closed or info.forbid_unknown_fields:
        known = (*(() if tag is None else (tag,)), *fields)
        yield from (
            Misfit((*at, name), unknown(name, known)) for name in value if name not in known
        )


def _tagless(
    value: Mapping[str, object], tag: str, structs: Sequence[inspect.StructType], at: Place
) -> Misfit:
    """An object that does not say, or wrongly, which of several sorts it is of."""
    tags = one_of(one.tag for one in structs)
    if tag not in value:
        return Misfit((*at, tag), Sentence("member-missing", {"name": tag, "wanted": tags}))
    literal = inspect.LiteralType(tuple(one.tag for one in structs))
    return Misfit((*at, tag), must_be((literal,), value[tag]))


def unknown(name: str, known: Iterable[str], *, in_query: bool = False) -> Sentence:
    """A member (or parameter of the query) that there is not."""
    if listed := ", ".join(known):
        return Sentence(
            "parameter-unknown" if in_query else "member-unknown", {"name": name, "known": listed}
        )
    return Sentence("parameter-unwanted" if in_query else "member-unwanted", {"name": name})


def _missing(one: inspect.Field, at: Place, *, in_query: bool = False) -> Misfit:
    """A member (or parameter of the query) that has to be there."""
    name, what = one.encode_name, wanted(_bare(one.type))
    return Misfit(
        (*at, name),
        Sentence(
            "parameter-missing" if in_query else "member-missing", {"name": name, "wanted": what}
        ),
    )


def _struct(kind: type[Struct]) -> inspect.StructType:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info


_ANY: Final = inspect.AnyType()
_OBJECT: Final = inspect.DictType(_ANY, _ANY)


def _bare(info: inspect.Type) -> Iterator[inspect.Type]:
    """The types that a value may have, without metadata and unions around them. Of what is read
    later, by somebody who knows more of it, the schema says something: the form of a text, or that
    it is an object, if it has a name."""
    match info:
        case inspect.Metadata(type=inspect.RawType(), extra_json_schema={"$ref": _}):
            yield _OBJECT
        case inspect.Metadata(extra_json_schema={"pattern": str(pattern)}):
            for one in _bare(info.type):
                text = isinstance(one, inspect.StrType)
                yield inspect.StrType(pattern=pattern) if text else one
        case inspect.Metadata():
            yield from _bare(info.type)
        case inspect.UnionType():
            for one in info.types:
                yield from _bare(one)
        case _:
            yield info


def _takes(info: inspect.Type, count: int) -> bool:
    """Whether a list of so many items fits, whatever they are."""
    match info:
        case inspect.TupleType():
            return len(info.item_types) == count
        case inspect.CollectionType():
            return _within(info, count)
        case _:
            return False


def _item(info: Any, index: int) -> inspect.Type:
    kind: inspect.Type = (
        info.item_types[index] if isinstance(info, inspect.TupleType) else info.item_type
    )
    return kind


def _within(info: Any, count: int) -> bool:
    return (info.min_length or 0) <= count and (info.max_length is None or count <= info.max_length)


def _accepts(info: inspect.Type, value: Any) -> bool:
    """Whether a value that has no parts fits."""
    match info:
        case inspect.NoneType():
            return value is None
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.IntType():
            return _is_number(value) and value == value // 1 and _bounds(info, value)
        case inspect.FloatType():
            return _is_number(value) and _bounds(info, value)
        case inspect.StrType():
            return isinstance(value, str) and _within(info, len(value)) and _matches(info, value)
        case inspect.LiteralType():
            return any(one == value and type(one) is type(value) for one in info.values)
        case inspect.EnumType():
            return any(member.value == value for member in info.cls)
        case inspect.DateTimeType():
            return isinstance(value, str) and "t" in value.lower() and _is_time(value)
        case inspect.StructType() | inspect.DictType():
            return False
        case inspect.TupleType() | inspect.CollectionType():
            return False
        case _:
            return True


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _bounds(info: inspect.IntType | inspect.FloatType, value: Any) -> bool:
    return (
        (info.gt is None or value > info.gt)
        and (info.ge is None or value >= info.ge)
        and (info.lt is None or value < info.lt)
        and (info.le is None or value <= info.le)
    )


def _matches(info: inspect.StrType, value: str) -> bool:
    return info.pattern is None or re.search(info.pattern, value) is not None


def _is_time(value: str) -> bool:
    try:
        return msgspec.convert(value, datetime).tzinfo is not None
    except msgspec.ValidationError:
        return False


def _read(text: str, info: inspect.Type) -> object:
    """A text of a query as a value of a type, if it can be one."""
    if isinstance(info, inspect.IntType | inspect.FloatType) and _INTEGER.fullmatch(text):
        return int(text)
    if isinstance(info, inspect.BoolType):
        return _FLAGS.get(text.lower(), text)
    return text
