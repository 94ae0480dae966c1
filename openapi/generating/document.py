"""The published document, made ready for a generator of Python models."""

from collections.abc import Iterator
from typing import Any, Final

Json = Any

BASE: Final = "#/components/schemas/"
SHARED: Final = "table."
_UNTOLD: Final = ("View", "Options")
_LIMITS: Final = {"minimum", "maximum", "minLength", "maxLength", "pattern", "examples"}
_LENGTHS: Final = {"minItems", "maxItems"}


def for_models(document: Json) -> Json:
    """The document with a module for each title, and nothing but schemas.

    Components are named `<title>.<struct>`. What titles use of the plain ones moves to
    `table.<struct>`, or the modules would need each other. Views and options of titles have no
    tag to tell them apart by: they stay objects, to be converted to the wanted title's. Limits
    are the service's to enforce: a client that repeats them is outdated when they are widened.
    """
    schemas = dict(document["components"]["schemas"])
    shared = _used_by_titles(schemas)
    moved = {SHARED + name if name in shared else name: part for name, part in schemas.items()}
    slim = {
        name: _slim(_led(part, shared))
        for name, part in sorted(moved.items())
        if name not in _UNTOLD
    }
    return {**document, "paths": {}, "components": {"schemas": slim}}


def names_in(schema: Json) -> Iterator[str]:
    """The components that a schema refers to, by `$ref` or in a mapping."""
    match schema:
        case str() if schema.startswith(BASE):
            yield schema.removeprefix(BASE)
        case dict():
            for value in schema.values():
                yield from names_in(value)
        case list():
            for value in schema:
                yield from names_in(value)


def _used_by_titles(schemas: dict[str, Json]) -> set[str]:
    todo = [name for name in schemas if "." in name]
    seen: set[str] = set()
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += names_in(schemas[name])
    return {name for name in seen if "." not in name}


def _led(schema: Json, shared: set[str]) -> Json:
    match schema:
        case {"$ref": str(ref), **rest} if ref.removeprefix(BASE) in _UNTOLD:
            return {**rest, "type": "object", "additionalProperties": {}}
        case str() if schema.removeprefix(BASE) in shared and schema.startswith(BASE):
            return BASE + SHARED + schema.removeprefix(BASE)
        case dict():
            return {key: _led(value, shared) for key, value in schema.items()}
        case list():
            return [_led(value, shared) for value in schema]
        case _:
            return schema


def _slim(schema: Json, *, names: bool = False) -> Json:
    """Without limits; `names` says that the keys are names of fields, not keywords."""
    match schema:
        case dict() if names:
            return {key: _slim(value) for key, value in schema.items()}
        case {"anyOf": [{"oneOf": kinds, "discriminator": told}, {"type": "null"}], **rest}:
            # The generator overlooks a discriminator that is not the field's own.
            return _slim({**rest, "oneOf": [*kinds, {"type": "null"}], "discriminator": told})
        case dict():
            dropped = _LIMITS if "prefixItems" in schema else _LIMITS | _LENGTHS
            return {
                key: _slim(value, names=key == "properties")
                for key, value in schema.items()
                if key not in dropped
            }
        case list():
            return [_slim(value) for value in schema]
        case _:
            return schema
