"""The fields of events, against the types of their title: which are hidden, and that no other
member is there.

A title says by its types which fields are hidden from somebody (`games.kernel.visibility`). So a
service can neither hide what has to be open, nor show a size that is not that of the value, nor
put members into a document that no rule looks at.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct, inspect
from msgspec.structs import FieldInfo
from msgspec.structs import fields as struct_fields

from events.canonical import Json
from events.codec import tag
from events.commitments import Sealed, pointer_of
from events.exports import Export, ExportedEvent
from events.salts import Salts
from games.kernel.lifecycle import TableFact
from games.kernel.title import AnyTitle
from verifier.finding import Finding

Path = tuple[str | int, ...]

_UNKNOWN: Final = "has a member that its type does not know: {}"


class Place(Struct, frozen=True):
    """A field that its type hides from somebody: where it is, its type, and what stands there."""

    path: Path
    type: Any
    value: Any


class MisfitError(ValueError):
    """A value that does not fit its type."""


def broken_salts(export: Export) -> Iterator[Finding]:
    """Salts that do not follow from the revealed seed. A service that took others could have told
    them to somebody beforehand, who would then have known what was hidden."""
    if isinstance(export.proof.seed, msgspec.UnsetType):
        return
    salts = Salts(bytes.fromhex(export.proof.seed))
    for event in export.events:
        for pointer, field in event.sealed.items():
            because = None
            if field.salt is None:
                because = f"the game is over, and event {event.version} still hides {pointer}"
            elif field.salt != salts.of(event.version, pointer).hex():
                because = f"the salt of {pointer} in event {event.version} is not that of the seed"
            if because is not None:
                yield Finding(check="salts", because=because, ply=event.ply, version=event.version)


def unfit_fields(export: Export, title: AnyTitle) -> Iterator[Finding]:
    """Events that do not hide what their types hide, or that say more than these know."""
    kinds = _kinds(title)
    for event in export.events:
        because = _unfit(event, kinds)
        if because is not None:
            told = f"event {event.version} ({event.type}) {because}"
            yield Finding(check="fields", because=told, ply=event.ply, version=event.version)


def _unfit(event: ExportedEvent, kinds: Mapping[str, type[Struct]]) -> str | None:
    kind = kinds.get(event.type)
    if kind is None:
        return "is of a kind that its title does not know"
    try:
        places = {pointer_of(one.path): one for one in hideable(kind, event.data, ())}
    except MisfitError as trouble:
        return str(trouble)
    except (LookupError, TypeError, ValueError) as trouble:
        return f"does not fit its type: {trouble}"
    if set(places) != set(event.sealed):
        odd = min(set(places) ^ set(event.sealed))
        return f"hides {odd}, which is open" if odd in event.sealed else f"does not seal {odd}"
    sizes = (_missized(one, event.sealed[pointer]) for pointer, one in places.items())
    return next((one for one in sizes if one is not None), None)


def _missized(place: Place, field: Sealed) -> str | None:
    """Whether the size that is told of an opened field is another one than that of its value."""
    if field.salt is None:
        return None
    size = _size(place)
    if size == field.size:
        return None
    return f"says that {pointer_of(place.path)} has {field.size} items; it has {size}"


def _size(place: Place) -> int:
    """The number of items, as redaction counts them."""
    if isinstance(place.value, list):
        return len(place.value)
    value = msgspec.convert(place.value, place.type)
    if isinstance(value, Mapping):
        return len(value)
    size = getattr(value, "size", 1)
    return size if isinstance(size, int) else 1


def hideable(kind: Any, value: Json, path: Path) -> Iterator[Place]:
    """The fields that a type hides from somebody, in a JSON value; `MisfitError` if the value has
    a member that the type does not know. What is inside of a hidden field is left alone."""
    info = _info(kind)
    if isinstance(info, inspect.UnionType):
        kind = _member(kind, value)
        info = _info(kind)
    match info:
        case inspect.StructType(cls=cls):
            yield from _of_struct(cls, info, value, path)
        case inspect.CollectionType() if isinstance(value, list):
            for number, item in enumerate(value):
                yield from hideable(_items(kind)[0], item, (*path, number))
        case inspect.TupleType() if isinstance(value, list):
            for number, (part, item) in enumerate(zip(_items(kind), value, strict=True)):
                yield from hideable(part, item, (*path, number))
        case inspect.DictType() if isinstance(value, Mapping):
            for name, item in value.items():
                yield from hideable(_items(kind)[1], item, (*path, name))
        case _:
            return


def _of_struct(
    cls: type[Struct], info: inspect.StructType, value: Json, path: Path
) -> Iterator[Place]:
    if info.array_like:
        assert isinstance(value, Sequence), "an array stands for the struct"
        named = dict(zip((one.encode_name for one in info.fields), value, strict=False))
    else:
        assert isinstance(value, Mapping), "an object stands for the struct"
        named = dict(value)
        known = {one.encode_name for one in info.fields} | {info.tag_field}
        if unknown := set(named) - known:
            raise MisfitError(_UNKNOWN.format(pointer_of((*path, min(unknown)))))
    for field in _fields(cls):
        if field.encode_name not in named:
            continue
        place, item = (*path, field.encode_name), named[field.encode_name]
        if _hidden(field.type):
            yield Place(place, field.type, item)
        else:
            yield from hideable(field.type, item, place)


@cache
def _fields(cls: type[Struct]) -> tuple[FieldInfo, ...]:
    """The fields of a struct; msgspec reads its annotations each time that it is asked."""
    return struct_fields(cls)


@cache
def _info(kind: Any) -> inspect.Type:
    """What msgspec knows of a type, without what is said about it besides."""
    info = inspect.type_info(kind)
    while isinstance(info, inspect.Metadata):
        info = info.type
    return info


@cache
def _hidden(kind: Any) -> bool:
    """Whether a field of this type is hidden from somebody."""
    info = inspect.type_info(kind)
    while isinstance(info, inspect.Metadata):
        if "visible_to" in (info.extra or {}):
            return True
        info = info.type
    return False


@cache
def _items(kind: Any) -> tuple[Any, ...]:
    """The types inside a container."""
    found = tuple(one for one in get_args(_plain(kind)) if one is not Ellipsis)
    return found or (Any, Any)


def _plain(kind: Any) -> Any:
    """A type without what `Annotated` says about it."""
    while hasattr(kind, "__metadata__"):
        kind = kind.__origin__
    return getattr(kind, "__value__", kind)


@cache
def _members(kind: Any) -> tuple[Any, ...]:
    """The members of a union, without what `Annotated` says about them."""
    return tuple(_plain(one) for one in get_args(_plain(kind)))


def _member(kind: Any, value: Json) -> Any:
    """The member of a union that a value is of."""
    for one in _members(kind):
        info = _info(one)
        match info:
            case inspect.StructType() if isinstance(value, Mapping):
                if info.tag_field is None or value.get(info.tag_field) == info.tag:
                    return one
            case inspect.StructType(array_like=True) if isinstance(value, list):
                return one
            case inspect.UnionType():
                found = _member(one, value)
                if found is not Any:
                    return found
            case inspect.CollectionType() | inspect.TupleType() if isinstance(value, list):
                return one
            case inspect.DictType() if isinstance(value, Mapping):
                return one
            case _:
                continue
    return Any


def _kinds(title: AnyTitle) -> dict[str, type[Struct]]:
    """The structs of a game of this title, and of its table, by their tags."""
    unions = (TableFact, title.types.command, title.types.fact)
    return {tag(one): one for union in unions for one in get_args(union) or (union,)}
