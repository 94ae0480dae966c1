"""JSON Schemas of structs, and what is done to them before they are published."""

import inspect
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

import msgspec

Schema: TypeAlias = dict[str, Any]  # JSON Schema: any JSON
Schemas: TypeAlias = dict[str, Schema]

HIDDEN: Final = "Hidden"
_MARK: Final = "ref:"
_TAG: Final = "Discriminator."
_NUMBERS: Final = [{"type": "integer"}, {"type": "number"}]
_INT32: Final = 2**31 - 1
_END: Final = r"\Z"
"""The end of a text in Python's regular expressions. JSON Schema takes those of ECMA-262, whose `$`
means that and nothing else."""


def of_types(types: Iterable[object]) -> tuple[list[Schema], Schemas]:
    """The schemas of these types, and of the structs they are made of by name.

    References are `ref:<name>`, to be pointed somewhere by `pointing`.
    """
    found, parts = msgspec.json.schema_components(list(types), ref_template=_MARK + "{name}")
    short = _short_names(parts)
    found, named = rewritten(_tidy([list(found), parts]), lambda name: short.get(name, name))
    return found, {short[name]: part for name, part in named.items()}


def _short_names(names: Iterable[str]) -> dict[str, str]:
    """Names fit for reading. A generic struct goes by its own name, without its parameters'; of
    two structs of one name, which msgspec calls by their modules, the kernel's is the table's."""
    short: dict[str, str] = {}
    for name in sorted(names):
        wanted = _short(name)
        number = sum(taken.partition("-")[0] == wanted for taken in short.values())
        short[name] = f"{wanted}-{number + 1}" if number else wanted
    return short


def _short(name: str) -> str:
    first, dot, _ = name.partition(".")
    if "_" in first and (dot or "___" in name):
        return name.partition("_")[0]
    module, _, plain = name.rpartition(".")
    return f"Table{plain}" if module.startswith("games.kernel.") else plain


def rewritten(schema: Any, point: Callable[[str], str]) -> Any:
    """The schema with every reference (a name) led through `point`."""
    match schema:
        case {"discriminator": {"propertyName": name, "mapping": mapping}, **rest}:
            led = {tag: point(_name(ref)) for tag, ref in mapping.items()}
            plain = rewritten(rest, point)
            return {**plain, "discriminator": {"propertyName": name, "mapping": led}}
        case {"$ref": str(ref), **rest} if not ref.startswith("#"):
            return {"$ref": point(_name(ref)), **rewritten(rest, point)}
        case dict():
            return {key: rewritten(value, point) for key, value in schema.items()}
        case list():
            return [rewritten(item, point) for item in schema]
        case _:
            return schema


def pointing(schema: Any, base: str) -> Any:
    """The schema with every reference pointing below `base`, such as `#/$defs/`."""
    return rewritten(schema, lambda name: base + name)


def names_in(schema: Any) -> set[str]:
    """The names that a schema refers to directly."""
    found: list[str] = []

    def note(name: str) -> str:
        found.append(name)
        return name

    rewritten(schema, note)
    return set(found)


def reachable(schema: Any, parts: Mapping[str, Schema]) -> Schemas:
    """The parts that a schema needs, directly or through others, by name."""
    found: Schemas = {}
    todo = names_in(schema)
    while todo:
        name = todo.pop()
        if name not in found and name in parts:
            found[name] = parts[name]
            todo |= names_in(parts[name])
    return dict(sorted(found.items()))


def redacted(schema: Any) -> Any:
    """The schema with the hidden form beside every field that may be hidden from somebody."""
    match schema:
        case {"x-visible-to": audience, **rest}:
            if HIDDEN in names_in(rest):
                return schema
            words = {key: rest.pop(key) for key in ("description", "title") if key in rest}
            return {**words, "anyOf": [rest, {"$ref": _MARK + HIDDEN}], "x-visible-to": audience}
        case dict():
            return {key: redacted(value) for key, value in schema.items()}
        case list():
            return [redacted(item) for item in schema]
        case _:
            return schema


def _described(schema: Schema) -> Schema:
    """A property with the description of what it may be beside null; that of a tag, if it can have
    one value only and says no more of it."""
    if schema.get("type") == "null":
        return {**schema, "type": ["object", "null"]}  # nothing yet: languages have no such type
    if "description" in schema:
        return schema
    if isinstance(values := schema.get("enum"), list) and len(values) == 1:
        return {"description": _TAG, **schema}
    match schema:
        case {"anyOf": [{"description": words, **one}, {"type": "null"}], **rest}:
            return {"description": words, "anyOf": [one, {"type": "null"}], **rest}
        case _:
            return schema


def _any_of(schemas: list[Schema]) -> Schema:
    """What each item of a tuple may be. Its length is fixed, so that allows nothing more; readers
    that know no `prefixItems` learn the type from it."""
    kinds = [one for at, one in enumerate(schemas) if one not in schemas[:at]]
    return kinds[0] if len(kinds) == 1 else {"anyOf": kinds}


def _most(schema: Schema) -> int:
    """The bound of an integer; 0 if it has none."""
    bounds = [schema[name] for name in ("maximum", "exclusiveMaximum") if name in schema]
    return max(bounds, default=0)


def _name(ref: str) -> str:
    return ref.removeprefix(_MARK)


def _tidy(schema: Any) -> Any:
    """Descriptions without the indentation of docstrings, titles without type parameters;
    `oneOf` where tags tell apart; one type for numbers, whole or not; sets in one order, whatever
    they hash to today; patterns of ECMA-262; what items may be also where their number is fixed."""
    match schema:
        case dict():
            tidy = {key: _tidy(value) for key, value in schema.items()}
            if isinstance(words := tidy.get("description"), str):
                tidy["description"] = inspect.cleandoc(words)
            if isinstance(named := tidy.get("title"), str):
                tidy["title"] = named.partition("[")[0]
            if isinstance(pattern := tidy.get("pattern"), str) and pattern.endswith(_END):
                tidy["pattern"] = pattern.removesuffix(_END) + "$"
            if tidy.get("items") is False:
                tidy["items"] = _any_of(tidy["prefixItems"])
            if tidy.get("uniqueItems") and isinstance(usual := tidy.get("default"), list):
                tidy["default"] = sorted(usual)
            if tidy.get("type") == "integer" and _most(tidy) > _INT32:
                tidy["format"] = "int64"  # else many take it for one of 32 bits
            if tidy.get("anyOf") == _NUMBERS:
                tidy = {key: value for key, value in tidy.items() if key != "anyOf"}
                tidy["type"] = "number"
            if "discriminator" in tidy and "anyOf" in tidy:
                tidy["oneOf"] = tidy.pop("anyOf")
            if tidy.get("type") == "object" and "properties" in tidy:
                tidy["properties"] = {k: _described(v) for k, v in tidy["properties"].items()}
            return tidy
        case list():
            return [_tidy(item) for item in schema]
        case _:
            return schema
