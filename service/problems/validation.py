"""Values that do not fit their type, told so that a client can mend them: where, and what would."""

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import inspect

from games.kernel.sentence import Sentence
from service.problems.kinds import Kind
from service.problems.problem import ProblemError, refused
from verifier.decoder_errors import KNOWN, said

_MESSAGE: Final = re.compile(r"(?P<what>.*?)(?: - at `\$(?P<path>.*)`)?", re.DOTALL)
_NAMED: Final = re.compile(r"(?:unknown|missing required) field `(.*?)`")
_STEP: Final = re.compile(r"\.([^.\[\]]+)|\[[^\]]*\]")
_MAX_LISTED_WORDS: Final = 60
"""So many words at most are listed as what would fit."""


def misfit(
    kind: Kind, error: msgspec.ValidationError, wanted: object, within: str = ""
) -> ProblemError:
    """The problem that a validation error tells of. `wanted` is the type that the value should
    have, `within` its path in the request."""
    found = _MESSAGE.fullmatch(str(error))
    assert found is not None
    what, path = found["what"].replace(" | null`", "`"), found["path"] or ""
    named = _NAMED.search(what)
    field = f"{within}{path}" + (f".{named[1]}" if named else "")
    fitting = words(wanted, path) if what.startswith("Invalid ") else ()
    if named and "unknown field" in what:
        fitting = fields(wanted, path)
    detail = said(what)
    if fitting and detail.key in KNOWN:
        detail = Sentence(KNOWN[detail.key], {**detail.args, "known": ", ".join(fitting)})
    return refused(kind, detail, field=field.lstrip(".") or None)


def words(wanted: object, path: str) -> tuple[str, ...]:
    """The words that fit at a path of a type, if they are few: members of an enumeration, tags."""
    found = {str(word) for info in _there(wanted, path) for word in _said(info)}
    return tuple(sorted(found)) if len(found) <= _MAX_LISTED_WORDS else ()


def fields(wanted: object, path: str) -> tuple[str, ...]:
    """The names of the fields at a path of a type, if it is one struct."""
    structs = [one for one in _there(wanted, path) if isinstance(one, inspect.StructType)]
    return tuple(one.encode_name for one in structs[0].fields) if len(structs) == 1 else ()


def _there(wanted: object, path: str) -> list[inspect.Type]:
    """The types that a value at a path of a type may have."""
    infos = [inspect.type_info(wanted)]
    for name in _STEP.findall(path):
        infos = [inner for info in infos for one in _bare(info) for inner in _at(one, name)]
    return [one for info in infos for one in _bare(info)]


def _bare(info: inspect.Type) -> Iterator[inspect.Type]:
    """The types that a value may have, without metadata and unions around them."""
    if isinstance(info, inspect.Metadata):
        yield from _bare(info.type)
    elif isinstance(info, inspect.UnionType):
        yield from (bare for one in info.types for bare in _bare(one))
    else:
        yield info


def _at(info: inspect.Type, name: str) -> Iterator[inspect.Type]:
    """The types of a field, or (without a name) of the items."""
    match info:
        case inspect.StructType(tag_field=tag_field) if name and name == tag_field:
            yield inspect.LiteralType((info.tag,))
        case inspect.StructType():
            yield from (one.type for one in info.fields if one.encode_name == name)
        case inspect.CollectionType():
            yield info.item_type
        case inspect.TupleType():
            yield from info.item_types
        case inspect.DictType():
            yield info.value_type


def _said(info: inspect.Type) -> tuple[Any, ...]:
    match info:
        case inspect.LiteralType():
            return info.values
        case inspect.EnumType():
            return tuple(member.value for member in info.cls)
        case _:
            return ()
