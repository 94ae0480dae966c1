"""Commitments: what stands for a hidden field, so that it can be checked once it is opened.

In the public form of an event every field that is hidden from anybody is replaced by

    {"committed": hex of SHA-256("kronika/field/1\\n" + salt + canonical JSON of the value),
     "size": number of items in it}

The salt (32 bytes) is the field's own, and follows from the seed of the game (`events.salts`).
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Any

from msgspec import Meta, Struct

from events.canonical import Json, canonical
from events.format_error import FormatError
from events.salts import Salts

_FIELD = b"kronika/field/1\n"


Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
"""32 bytes in lower-case hex."""


class PointerError(FormatError, LookupError):
    """Nothing is where a pointer points."""


class Veil(Struct, frozen=True, array_like=True, gc=False):
    """A hidden field: where it is in the payload (RFC 6901), the number of items in it, and the
    seats that may see it while the game runs. Kept beside the event."""

    pointer: str
    hidden: int
    seats: tuple[int, ...] = ()


class Sealed(
    Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, forbid_unknown_fields=True
):
    """The commitment to a hidden field."""

    committed: Annotated[Hex, Meta(description="The commitment to its value: SHA-256 (hex).")]
    size: Annotated[
        int, Meta(description="Number of items in the value; 1 if it is not a list or an object.")
    ]
    salt: Annotated[
        Hex | None,
        Meta(description="Opens the commitment (hex); missing if you may not see the field."),
    ] = None


def commitment(salted: bytes, value: Json) -> str:
    """The commitment to a value under a salt, in hex."""
    return sha256(_FIELD + salted + canonical(value)).hexdigest()


def sealed(
    data: Json, veils: Sequence[Veil], salts: Salts, version: int, *, seat: int | None, over: bool
) -> dict[str, Sealed]:
    """The hidden fields of a payload by pointer, as shown to a seat (None: to a spectator)."""
    shown: dict[str, Sealed] = {}
    for veil in veils:
        salted = salts.of(version, veil.pointer)
        shown[veil.pointer] = Sealed(
            committed=commitment(salted, at(data, veil.pointer)),
            size=veil.hidden,
            salt=salted.hex() if over or seat in veil.seats else None,
        )
    return shown


def covered(data: Json, fields: Mapping[str, Sealed]) -> Json:
    """The public form: each of the fields replaced by its commitment."""
    return replaced(
        data, {one: {"committed": it.committed, "size": it.size} for one, it in fields.items()}
    )


def hide(data: Json, veil: Veil, salts: Salts, version: int) -> Json:
    """The data with a commitment in the place of a hidden field; `LookupError` if there is none.
    Changes the data, which must be nobody else's."""
    value: Any = data
    holder: Any = None
    last: int | str = ""
    try:
        for step in _steps(veil.pointer):
            holder, last = value, int(step) if type(value) is list else step
            value = holder[last]
    except (KeyError, IndexError, ValueError, TypeError) as trouble:
        raise PointerError("pointer.nothing", pointer=veil.pointer) from trouble
    committed = commitment(salts.of(version, veil.pointer), value)
    shown: Json = {"committed": committed, "size": veil.hidden}
    if holder is None:
        return shown
    holder[last] = shown
    return data


def hidden(data: Json, veils: Sequence[Veil], seat: int | None) -> Json:
    """What a seat (None: a spectator) sees of a payload while the game runs."""
    return replaced(
        data, {one.pointer: {"hidden": one.hidden} for one in veils if seat not in one.seats}
    )


def at(data: Json, pointer: str) -> Json:
    """The value at a pointer; `LookupError` if there is none."""
    found = data
    for step in _steps(pointer):
        found = _inside(found, step)
    return found


def _inside(value: Any, step: str) -> Json:
    try:
        found: Json = value[int(step) if isinstance(value, list) else step]
    except (KeyError, IndexError, ValueError, TypeError) as trouble:
        raise PointerError("pointer.nothing", pointer=step) from trouble
    return found


def replaced(data: Json, values: Mapping[str, Json]) -> Json:
    """The data with other values at some pointers, none of which is inside another."""
    if "" in values:
        return values[""]
    inner: dict[str, dict[str, Json]] = {}
    for pointer, value in values.items():
        first, slash, rest = pointer[1:].partition("/")
        inner.setdefault(_plain(first), {})[slash + rest] = value
    if isinstance(data, dict):
        return {**data, **{name: replaced(data[name], some) for name, some in inner.items()}}
    if isinstance(data, list):
        numbered = {_number(name): some for name, some in inner.items()}
        return [
            replaced(item, numbered[index]) if index in numbered else item
            for index, item in enumerate(data)
        ]
    if inner:
        raise PointerError("pointer.nothing", pointer=next(iter(values)))
    return data


def pointer_of(steps: Sequence[str | int]) -> str:
    """The JSON Pointer of a path."""
    return "".join(f"/{str(step).replace('~', '~0').replace('/', '~1')}" for step in steps)


@lru_cache(4096)
def _steps(pointer: str) -> tuple[str, ...]:
    """Fields are hidden in few places."""
    if pointer and not pointer.startswith("/"):
        raise PointerError("pointer.malformed", pointer=pointer)
    return tuple(_plain(step) for step in pointer.split("/")[1:])


def _number(step: str) -> int:
    if not step.isdecimal():
        raise PointerError("pointer.no-place", step=step)
    return int(step)


def _plain(step: str) -> str:
    return step.replace("~1", "/").replace("~0", "~")
