"""The fields of events, against the types of their title: which members there are and of which
types, and which are hidden.

A title says by its types which fields are hidden from somebody (`games.kernel.visibility`). So a
service can neither hide what has to be open, nor show a size that is not that of the value, nor
put members into a document that no rule looks at, nor leave out what is always there. What is
hidden has no type that could be looked at.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, get_args, get_origin

import msgspec
from msgspec import Struct, inspect
from msgspec.structs import FieldInfo
from msgspec.structs import fields as struct_fields

from events.canonical import Json, canonical
from events.codec import tag
from events.commitments import Sealed, pointer_of
from events.exports import Export, ExportedEvent
from events.salts import Salts
from games.kernel.sentence import Sentence
from games.kernel.table.state import TableFact
from games.kernel.title import AnyTitle
from verifier.finding import Finding, UnfitError, found, said_by

Path = tuple[str | int, ...]

_UNKNOWN: Final = "fields.unknown-member"
_MISSING: Final = "fields.missing-member"
_ODD: Final = "fields.other-type"


class Place(Struct, frozen=True):
    """A field that its type hides from somebody: where it is, its type, and what stands there."""

    path: Path
    type: Any
    value: Any


class MisfitError(UnfitError):
    """A value at a path does not fit its type."""

    def __init__(self, key: str, path: Path, /, **values: object) -> None:
        super().__init__(key, member=pointer_of(path), **values)


def broken_salts(export: Export) -> Iterator[Finding]:
    """Salts that do not follow from the revealed seed. A service that took others could have told
    them to somebody beforehand, who would then have known what was hidden."""
    if isinstance(export.proof.seed, msgspec.UnsetType):
        return
    salts = Salts(bytes.fromhex(export.proof.seed))
    for event in export.events:
        for pointer, field in event.sealed.items():
            because, args = None, {"version": event.version, "pointer": pointer}
            if field.salt is None:
                because = Sentence("salts.still-hidden", args)
            elif field.salt != salts.of(event.version, pointer).hex():
                because = Sentence("salts.other-salt", args)
            if because is not None:
                yield found(because, event.ply, event.version)


def unfit_fields(export: Export, title: AnyTitle) -> Iterator[Finding]:
    """Events that do not hide what their types hide, or that say more than these know."""
    kinds = _kinds(title)
    for event in export.events:
        because = _unfit(event, kinds)
        if because is not None:
            named = {"version": event.version, "type": event.type, **because.args}
            yield found(Sentence(because.key, named), event.ply, event.version)


def _unfit(event: ExportedEvent, kinds: Mapping[str, type[Struct]]) -> Sentence | None:
    kind = kinds.get(event.type)
    if kind is None:
        return Sentence("fields.unknown-kind")
    if event.sealed and _open(kind):
        return Sentence("fields.hidden-fact", {"member": min(event.sealed)})
    try:
        places = {pointer_of(one.path): one for one in hideable(kind, event.data, ())}
        if set(places) != set(event.sealed):
            odd = min(set(places) ^ set(event.sealed))
            hidden = odd in event.sealed
            return Sentence("fields.hidden-fact" if hidden else "fields.unsealed", {"member": odd})
        sizes = (_missized(one, event.sealed[pointer]) for pointer, one in places.items())
        return next((one for one in sizes if one is not None), None)
    except MisfitError as trouble:
        return trouble.because


def _missized(place: Place, field: Sealed) -> Sentence | None:
    """Whether the size that is told of an opened field is another one than that of its value."""
    if field.salt is None:
        return None
    _fit(place.type, place.value, place.path)
    size = _size(place)
    if size == field.size:
        return None
    args = {"member": pointer_of(place.path), "says": field.size, "size": size}
    return Sentence("fields.other-size", args)


def _size(place: Place) -> int:
    """The number of items, as redaction counts them."""
    if isinstance(place.value, list):
        return len(place.value)
    value = _decoder(place.type).decode(canonical(place.value))
    if isinstance(value, Mapping):
        return len(value)
    size = getattr(value, "size", 1)
    return size if isinstance(size, int) else 1


def hideable(kind: Any, value: Json, path: Path) -> Iterator[Place]:
    """The fields that a type hides from somebody, in a JSON value; `MisfitError` if the value is
    none of that type, as the service would spell it. What is inside of a hidden field is left
    alone."""
    if _open(kind):
        _fit(kind, value, path)
        return
    info = _info(kind)
    if isinstance(info, inspect.UnionType):
        member = _member(kind, value)
        if member is Any:
            _fit(kind, value, path)
            return
        kind, info = member, _info(member)
    match info:
        case inspect.StructType(cls=cls):
            yield from _of_struct(cls, info, value, path)
        case inspect.CollectionType() if isinstance(value, list):
            for number, item in enumerate(value):
                yield from hideable(_items(kind)[0], item, (*path, number))
        case inspect.TupleType() if isinstance(value, list) and len(value) == len(_items(kind)):
            for number, (part, item) in enumerate(zip(_items(kind), value, strict=True)):
                yield from hideable(part, item, (*path, number))
        case inspect.DictType() if isinstance(value, Mapping):
            for name, item in value.items():
                yield from hideable(_items(kind)[1], item, (*path, name))
        case _:
            _fit(kind, value, path)


def _fit(kind: Any, value: Json, path: Path) -> None:
    """Refuses a value that is not of a type in which nothing is hidden."""
    spelt = canonical(value)
    try:
        again = canonical(_decoder(kind).decode(spelt))
    except msgspec.MsgspecError as trouble:
        raise MisfitError("fields.unfit", path, trouble=said_by(trouble)) from None
    if again != spelt:
        raise _departure(value, msgspec.json.decode(again), path)


def _departure(value: Json, usual: Json, path: Path) -> MisfitError:
    """Where a value is spelt otherwise than a service does, which spells it as the `usual` one."""
    if not isinstance(value, Mapping) or not isinstance(usual, Mapping):
        if isinstance(value, list) and isinstance(usual, list) and len(value) == len(usual):
            pairs = enumerate(zip(value, usual, strict=True))
            number, (one, other) = next(pair for pair in pairs if pair[1][0] != pair[1][1])
            return _departure(one, other, (*path, number))
        return MisfitError(_ODD, path)
    for key, names in ((_UNKNOWN, set(value) - set(usual)), (_MISSING, set(usual) - set(value))):
        if names:
            return MisfitError(key, (*path, min(names)))
    name = next(name for name in value if value[name] != usual[name])
    return _departure(value[name], usual[name], (*path, name))


def _of_struct(
    cls: type[Struct], info: inspect.StructType, value: Json, path: Path
) -> Iterator[Place]:
    fields = _fields(cls)
    if info.array_like:
        if not isinstance(value, list) or len(value) != len(fields):
            raise MisfitError(_ODD, path)
        named = dict(zip((one.encode_name for one in fields), value, strict=True))
    elif isinstance(value, Mapping):
        named = dict(value)
    else:
        raise MisfitError(_ODD, path)
    tagged = None if info.array_like else info.tag_field
    if tagged is not None and named.pop(tagged, None) != info.tag:
        raise MisfitError(_ODD, (*path, tagged))
    if unknown := set(named) - {one.encode_name for one in fields}:
        raise MisfitError(_UNKNOWN, (*path, min(unknown)))
    for field in fields:
        place = (*path, field.encode_name)
        if field.encode_name not in named:
            if not _omits(cls, field):
                raise MisfitError(_MISSING, place)
        elif _hidden(field.type):
            yield Place(place, field.type, named[field.encode_name])
        else:
            yield from hideable(field.type, named[field.encode_name], place)


def _omits(cls: type[Struct], field: FieldInfo) -> bool:
    """Whether a member may be missing: where the service leaves it out."""
    plain: type[Struct] = get_origin(cls) or cls
    return field.default is msgspec.UNSET or (
        plain.__struct_config__.omit_defaults and not field.required
    )


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


@cache
def _open(kind: Any) -> bool:
    """Whether nothing in values of a type can be hidden from anybody."""
    return _opens(inspect.type_info(kind), frozenset())


def _opens(info: inspect.Type, above: frozenset[object]) -> bool:
    """The same, inside of the types `above`."""
    match info:
        case inspect.Metadata(type=inner, extra=extra):
            return "visible_to" not in (extra or {}) and _opens(inner, above)
        case inspect.StructType(cls=cls, fields=fields):
            if cls in above:
                return True
            return all(_opens(one.type, above | {cls}) for one in fields)
        case inspect.UnionType(types=types):
            return all(_opens(one, above) for one in types)
        case inspect.CollectionType(item_type=item):
            return _opens(item, above)
        case inspect.TupleType(item_types=items):
            return all(_opens(one, above) for one in items)
        case inspect.DictType(value_type=item):
            return _opens(item, above)
        case _:
            return True


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
