"""Visibility as part of field types, and the one redactor that serves every title.

A field of a fact, a command, an agenda step or a view is public unless its type says otherwise:

    class TilesDealt(Struct, frozen=True, tag="tzolkin.tiles-dealt"):
        seat: Seat
        tiles: Owner[tuple[TileId, ...]]     # only `seat` sees them until the game is over

`Owner[T]` belongs to the seat in the field `seat` of the same value (or of the value around
it); `Secret[T]` to nobody; `Annotated[T, visible_to("giver", "taker")]` to the seats in the
fields named. Once the game is over everything is open. Whoever may not see a field sees
`{"hidden": count}` in its place: sizes are public, contents are not.

A view that clients decode again declares the hidden form too: `Owned[T]`, `Sealed[T]`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import NoneType
from typing import Annotated, Final, TypeAlias, TypeVar, get_origin

import msgspec
from msgspec import Meta, Struct, inspect

from games.kernel.seats import AtSeat, Auditor, Seat, Viewer

T = TypeVar("T")

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | dict[str, Json] | None"
"""What JSON can say; arrays may be lists or tuples."""


class Hidden(Struct, frozen=True):
    """Stands for a value that you may not see."""

    hidden: Annotated[
        int, Meta(description="Number of hidden items; 1 if the value is not a list.")
    ]


def visible_to(*fields: str) -> Meta:
    """Marks a field as visible only to the seats found in the named `fields`."""
    return Meta(
        extra={"visible_to": fields}, extra_json_schema={"x-visible-to": list(fields) or ["nobody"]}
    )


Owner = Annotated[T, visible_to("seat")]
"""Visible to the owning seat until the game is over, then to all."""

Secret = Annotated[T, visible_to()]
"""Visible to nobody until the game is over, then to all."""

Owned = Annotated[T | Hidden, visible_to("seat")]
"""`Owner` in a view, with the hidden form as part of the type."""

Sealed = Annotated[T | Hidden, visible_to()]
"""`Secret` in a view, with the hidden form as part of the type."""


DerivableHidden = Annotated[
    T | Hidden,
    Meta(
        extra={"visible_to": ("seat",), "courtesy": True},
        extra_json_schema={"x-visible-to": ["seat"], "x-courtesy": True},
    ),
]
"""`Owned`, as a courtesy of the table: it follows from what everybody has seen, so it is no secret
and imagined worlds leave it as it is (a hand whose cards were all taken openly)."""


class HiddenField(Struct, frozen=True, kw_only=True):
    """A field that is hidden from somebody: the path to it in the value's JSON, the number of
    items in it, and the seats that may see it before the game is over. `courtesy`: it follows
    from what everybody has seen (`DerivableHidden`)."""

    path: tuple[str | int, ...]
    hidden: int
    seats: frozenset[Seat]
    courtesy: bool = False


_ABSENT: Final = object()
_ATOMS: Final = (str, int, float, NoneType)
"""What most values are, and nothing can be hidden in. To ask whether something is a mapping takes
longer than all the rest."""


class _Field(Struct, frozen=True):
    """A field; `clean`: nothing in it can ever be hidden, and nor can it itself. `usual`: the value
    that is left out, as msgspec does with `omit_defaults`: the very default."""

    name: str
    encode_name: str
    audience: tuple[str, ...] | None
    clean: bool
    courtesy: bool
    usual: object


class _Shape(Struct, frozen=True):
    """How to redact one struct type; `clean`: nothing in it can ever be hidden."""

    clean: bool
    tag_field: str | None
    tag: str | int | None
    fields: tuple[_Field, ...]


class Redactor:
    """Turns values into JSON as a viewer may see them. Learns each struct type once."""

    def __init__(self) -> None:
        self._shapes: dict[type[Struct], _Shape] = {}

    def redact(self, value: object, viewer: Viewer, *, over: bool = False) -> Json:
        """`value` for `viewer`; `over` says that the game has ended, which opens everything."""
        if over or isinstance(viewer, Auditor):
            return _plain(value)
        return self._seen(value, viewer.seat if isinstance(viewer, AtSeat) else None, ())

    def encode(self, value: object, viewer: Viewer, *, over: bool = False) -> bytes:
        """`redact` as canonical JSON bytes: equal knowledge gives equal bytes."""
        return msgspec.json.encode(self.redact(value, viewer, over=over), order="deterministic")

    def hides(self, value: object, viewer: Viewer) -> bool:
        """Whether anything of `value` is hidden from the viewer while the game goes on."""
        if isinstance(viewer, Auditor):
            return False
        return self._hides(value, viewer.seat if isinstance(viewer, AtSeat) else None, ())

    def veiled(self, value: Struct) -> tuple[HiddenField, ...]:
        """Every field of a value that is hidden from somebody; a field inside one counts not."""
        return tuple(self._veiled(value, (), ()))

    def clean(self, kind: type[Struct]) -> bool:
        """Whether nothing in values of this type can ever be hidden from anybody."""
        return (self._shapes.get(kind) or self._learn(kind)).clean

    def _seen(self, value: object, seat: Seat | None, around: tuple[Struct, ...]) -> Json:
        if isinstance(value, Struct):
            return self._seen_struct(value, seat, around)
        if isinstance(value, tuple | list):
            return [self._seen(item, seat, around) for item in value]
        if isinstance(value, _ATOMS):
            return _plain(value)
        if isinstance(value, Mapping):
            return {str(key): self._seen(item, seat, around) for key, item in value.items()}
        if isinstance(value, frozenset | set) and any(isinstance(item, Struct) for item in value):
            seen = [self._seen(item, seat, around) for item in value]
            return sorted(seen, key=lambda item: msgspec.json.encode(item, order="deterministic"))
        return _plain(value)

    def _seen_struct(self, value: Struct, seat: Seat | None, around: tuple[Struct, ...]) -> Json:
        shape = self._shapes.get(type(value)) or self._learn(type(value))
        if shape.clean:
            return _plain(value)
        around = (*around, value)
        seen: dict[str, Json] = {}
        if shape.tag_field is not None:
            seen[shape.tag_field] = shape.tag
        for field in shape.fields:
            item = getattr(value, field.name)
            if item is field.usual:
                continue
            if field.audience is None or seat in _seats(field.audience, around):
                seen[field.encode_name] = self._seen(item, seat, around)
            else:
                seen[field.encode_name] = _plain(_hidden(item))
        return seen

    def _hides(self, value: object, seat: Seat | None, around: tuple[Struct, ...]) -> bool:
        if isinstance(value, Struct):
            shape = self._shapes.get(type(value)) or self._learn(type(value))
            if shape.clean:
                return False
            around = (*around, value)
            return any(
                self._hides(item, seat, around)
                if field.audience is None or seat in _seats(field.audience, around)
                else not isinstance(item, Hidden)
                for field, item in (
                    (field, getattr(value, field.name)) for field in shape.fields if not field.clean
                )
                if item is not field.usual
            )
        if isinstance(value, _ATOMS):
            return False
        if not isinstance(value, tuple | list | frozenset | set):
            if not isinstance(value, Mapping):
                return False
            value = value.values()
        return any(self._hides(item, seat, around) for item in value)

    def _veiled(
        self, value: object, path: tuple[str | int, ...], around: tuple[Struct, ...]
    ) -> Iterator[HiddenField]:
        items: Iterable[tuple[str | int, object]] = ()
        if isinstance(value, Struct):
            shape = self._shapes.get(type(value)) or self._learn(type(value))
            if shape.clean:
                return
            around = (*around, value)
            for field in shape.fields:
                if field.clean:
                    continue
                item, place = getattr(value, field.name), (*path, field.encode_name)
                if field.audience is None:
                    yield from self._veiled(item, place, around)
                else:
                    seats = frozenset(
                        one for one in _seats(field.audience, around) if one is not None
                    )
                    hidden = _hidden(item).hidden
                    yield HiddenField(
                        path=place, hidden=hidden, seats=seats, courtesy=field.courtesy
                    )
        elif isinstance(value, tuple | list):
            items = enumerate(value)
        elif isinstance(value, _ATOMS):
            return
        elif isinstance(value, Mapping):
            items = ((str(key), item) for key, item in value.items())
        elif isinstance(value, frozenset | set) and any(
            True for item in value for _ in self._veiled(item, path, around)
        ):
            raise TypeError(f"nothing in the set at {path} can have a place of its own")
        for step, item in items:
            yield from self._veiled(item, (*path, step), around)

    def _learn(self, kind: type[Struct]) -> _Shape:
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        plain: type[Struct] = get_origin(kind) or kind
        omits = plain.__struct_config__.omit_defaults
        shape = _Shape(
            clean=not _may_hide(info, set()),
            tag_field=info.tag_field,
            tag=info.tag,
            fields=tuple(
                _Field(
                    name=field.name,
                    encode_name=field.encode_name,
                    audience=_audience(field.type),
                    clean=not _may_hide(field.type, set()),
                    courtesy=_courtesy(field.type),
                    usual=_ABSENT if field.required or not omits else field.default,
                )
                for field in info.fields
            ),
        )
        self._shapes[kind] = shape
        return shape


def _plain(value: object) -> Json:
    plain: Json = msgspec.to_builtins(value, order="deterministic")
    return plain


def _hidden(value: object) -> Hidden:
    if isinstance(value, Hidden):
        return value
    if isinstance(value, tuple | list | frozenset | set | Mapping):
        return Hidden(len(value))
    size = getattr(value, "size", 1)
    return Hidden(size if isinstance(size, int) else 1)


def _seats(audience: tuple[str, ...], around: tuple[Struct, ...]) -> frozenset[Seat | None]:
    """The seats in the named fields, each looked up from the inside out; never a spectator."""
    seats: set[Seat | None] = set()
    for name in audience:
        found = _nearest(name, around)
        if isinstance(found, int):
            seats.add(found)
        elif isinstance(found, Iterable):
            seats.update(found)
    seats.discard(None)
    return frozenset(seats)


def _nearest(name: str, around: tuple[Struct, ...]) -> object:
    """The field of that name, from the inside out."""
    for one in reversed(around):
        found = getattr(one, name, _ABSENT)
        if found is not _ABSENT:
            return found
    return None


def _audience(info: inspect.Type) -> tuple[str, ...] | None:
    """Who may see a field of this type; None: everybody."""
    if isinstance(info, inspect.Metadata):
        found: tuple[str, ...] | None = (info.extra or {}).get("visible_to")
        return found if found is not None else _audience(info.type)
    if any(_audience(part) is not None for part in _parts(info)):
        raise TypeError(f"visibility belongs around the whole type of a field, not inside {info}")
    return None


def _courtesy(info: inspect.Type) -> bool:
    """Whether a field of this type is hidden as a courtesy only."""
    if isinstance(info, inspect.Metadata):
        return bool((info.extra or {}).get("courtesy")) or _courtesy(info.type)
    return False


def _parts(info: inspect.Type) -> tuple[inspect.Type, ...]:
    """The types inside a union or a container; a struct's fields speak for themselves."""
    match info:
        case inspect.UnionType():
            return info.types
        case inspect.CollectionType():
            return (info.item_type,)
        case inspect.TupleType():
            return info.item_types
        case inspect.DictType():
            return (info.key_type, info.value_type)
        case _:
            return ()


def _may_hide(info: inspect.Type, known: set[type]) -> bool:
    """Whether a value of this type can hold a hidden field; unknown types may."""
    match info:
        case inspect.Metadata():
            return _audience(info) is not None or _may_hide(info.type, known)
        case inspect.StructType():
            if info.cls in known:
                return False
            known.add(info.cls)
            return any(_may_hide(field.type, known) for field in info.fields)
        case inspect.AnyType() | inspect.CustomType() | inspect.RawType():
            return True
        case _:
            return any(_may_hide(part, known) for part in _parts(info))
