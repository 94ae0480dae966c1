"""Requests in which every value is wrong, made from what the contract says of operations."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from msgspec import Struct

Json = Any
Schema = Mapping[str, Any]

_DEEPEST: Final = 6
"""Schemas refer to themselves."""


class Wrong(Struct, frozen=True):
    """A value that does not fit its schema, and the places in it that a refusal has to name."""

    value: Json
    pointers: frozenset[str]


def everywhere(schema: Schema, parts: Schema, turn: int) -> Wrong:
    """An object whose members are all of the wrong type, one of several that are; a member that
    there is not; and, where objects may be nested, whatever is in them is wrong, too."""
    return _object(_resolved(schema, parts), parts, turn, "", 0)


def takes_texts(schema: Schema, parts: Schema) -> bool:
    """Whether a value may be any text, as that of a parameter always is."""
    found = _resolved(schema, parts)
    choices = (*found.get("anyOf", ()), *found.get("oneOf", ()))
    bound = found.keys() & {"enum", "const", "pattern", "format"}
    return (found.get("type") == "string" and not bound) or any(
        takes_texts(one, parts) for one in choices
    )


def not_of(schema: Schema, parts: Schema, turn: int) -> Json:
    """A value of no type that a schema allows."""
    allowed = set(_types(schema, parts))
    values = [one for kind, one in _VALUES if kind not in allowed]
    return values[turn % len(values)]


_VALUES: Final[tuple[tuple[str, Json], ...]] = (
    ("integer", 10**20),
    ("object", {"no such": "member"}),
    ("string", "\N{DROMEDARY CAMEL}"),
    ("array", [[]]),
    ("boolean", True),
    ("number", -0.5),
)


def _object(schema: Schema, parts: Schema, turn: int, at: str, depth: int) -> Wrong:
    value: dict[str, Json] = {}
    pointers: set[str] = set()
    for number, (name, one) in enumerate(schema.get("properties", {}).items()):
        inner = _member(one, parts, turn + number, f"{at}/{name}", depth)
        value[name] = inner.value
        pointers |= inner.pointers
    if schema.get("additionalProperties") is False:
        value["no/such~member"] = 1
        pointers.add(f"{at}/no~1such~0member")
    return Wrong(value, frozenset(pointers))


def _member(schema: Schema, parts: Schema, turn: int, at: str, depth: int) -> Wrong:
    """A wrong value: every other time an object (or a list of one) with wrong values, if it may be
    one."""
    nested = next(_nested(schema, parts), None)
    if nested is not None and turn % 2 and depth < _DEEPEST:
        inside, listed = nested
        inner = _object(inside, parts, turn // 2, f"{at}/0" if listed else at, depth + 1)
        if inner.pointers:
            return Wrong([inner.value] if listed else inner.value, inner.pointers)
    return Wrong(not_of(schema, parts, turn), frozenset({at}))


def _nested(schema: Schema, parts: Schema) -> Iterator[tuple[Schema, bool]]:
    """The objects that a value may be, and whether they stand in a list; those that nothing is said
    of, and those that say by a tag which of several they are, are left out."""
    found = _resolved(schema, parts)
    choices = found.get("anyOf", ())
    if len([one for one in choices if _resolved(one, parts).get("type") == "object"]) < 2:
        for one in choices:
            yield from _nested(one, parts)
    if "discriminator" in found or "oneOf" in found:
        return
    if found.get("type") == "object" and found.get("additionalProperties") is False:
        yield found, False
    if found.get("type") == "array" and isinstance(found.get("items"), Mapping):
        items = _resolved(found["items"], parts)
        if items.get("type") == "object" and items.get("additionalProperties") is False:
            yield items, True


def _types(schema: Schema, parts: Schema) -> Iterator[str]:
    found = _resolved(schema, parts)
    for choice in (*found.get("anyOf", ()), *found.get("oneOf", ())):
        yield from _types(choice, parts)
    named = found.get("type", ())
    for one in [named] if isinstance(named, str) else named:
        yield one
        if one == "number":
            yield "integer"
    values = [*found.get("enum", ()), *([found["const"]] if "const" in found else [])]
    for value in values:
        yield {str: "string", int: "integer", bool: "boolean"}.get(type(value), "null")
    if found.get("type") == "integer" and "maximum" not in found:
        yield "integer"


def _resolved(schema: Schema, parts: Schema) -> Schema:
    while "$ref" in schema:
        schema = {
            **parts[schema["$ref"].rpartition("/")[2]],
            **{name: one for name, one in schema.items() if name != "$ref"},
        }
    return schema
