"""The published documents as one: the contract with what each title has said of itself.

The contract leaves options, commands, events and views of titles open. In the bundle they are
unions over all titles, told apart by their tags, and the structs of a title are components below
its slug (`tzolkin.PointsScored`). What is everybody's keeps its plain name.
"""

import json
from pathlib import Path
from typing import Any, Final

from generating.document import BASE

Json = Any

_OWN: Final = "#/$defs/"
_MEMBERS: Final = {"options": "Options", "command": "Command", "event": "EventData", "view": "View"}
_TAGGED: Final = ("Command", "EventData")
_REPLACED: Final = ("TableFact", "GameEvent")
"""What the contract says of events in general."""


def bundled(source: Path) -> Json:
    """The contract in a file, with the titles' documents in the folder `titles` beside it."""
    document = json.loads(source.read_text(encoding="utf-8"))
    titles = sorted((source.parent / "titles").glob("*.json"))
    return with_titles(document, [json.loads(one.read_text(encoding="utf-8")) for one in titles])


def with_titles(document: Json, titles: list[Json]) -> Json:
    """The contract with the schemas of these titles."""
    common = document["components"]["schemas"]
    parts = dict(common)
    unions: dict[str, list[Json]] = {name: [] for name in _MEMBERS.values()}
    for title in titles:
        own = _Own(title, common)
        parts |= {own.name(name): own.led(part) for name, part in title["$defs"].items()}
        for member, name in _MEMBERS.items():
            schema = own.led(title["properties"][member])
            if "$ref" not in schema:
                parts[own.name(f"Any{name}")] = schema
                schema = {"$ref": BASE + own.name(f"Any{name}")}
            unions[name].append(schema)
    for name, members in unions.items():
        if name in _TAGGED:
            parts[name] = _tagged_union(
                [parts.pop(one["$ref"].removeprefix(BASE)) for one in members]
            )
        else:
            parts[name] = {"anyOf": members}
    parts = {name: part for name, part in parts.items() if name not in _REPLACED}
    components = {**document["components"], "schemas": _closed(dict(sorted(parts.items())))}
    return {**document, "components": components}


def _closed(schema: Json) -> Json:
    """Schemas whose tuples have no items but the named ones. What is published says of what kind
    they are once more, for tools that know no `prefixItems`; generators that know them would take
    that for one item more."""
    match schema:
        case {"prefixItems": [*_], **rest}:
            return {
                **{key: _closed(value) for key, value in rest.items()},
                "prefixItems": _closed(schema["prefixItems"]),
                "items": False,
            }
        case dict():
            return {key: _closed(value) for key, value in schema.items()}
        case list():
            return [_closed(value) for value in schema]
        case _:
            return schema


class _Own:
    """Names of a title's structs: below its slug, so that titles may use the same words, but for
    what the contract has, too."""

    def __init__(self, title: Json, common: Json) -> None:
        self._slug = title["title"]
        self._plain: dict[str, str] = {}
        self._plain = {
            name: plain
            for name, part in title["$defs"].items()
            if (plain := name.removeprefix("Table")) in common
            and _based(common[plain], BASE) == _based(part, _OWN)
        }

    def name(self, name: str) -> str:
        """What a struct is called in the bundle."""
        return self._plain.get(name) or f"{self._slug}.{name}"

    def led(self, schema: Json) -> Json:
        """A schema with its references led to the components."""
        match schema:
            case str() if schema.startswith(_OWN):
                return BASE + self.name(schema.removeprefix(_OWN))
            case dict():
                return {key: self.led(value) for key, value in schema.items()}
            case list():
                return [self.led(value) for value in schema]
            case _:
                return schema


def _based(schema: Json, base: str) -> Json:
    """A schema whose references are plain names."""
    match schema:
        case str() if schema.startswith(base):
            return schema.removeprefix(base).removeprefix("Table")
        case dict():
            return {key: _based(value, base) for key, value in schema.items()}
        case list():
            return [_based(value, base) for value in schema]
        case _:
            return schema


def _tagged_union(unions: list[Json]) -> Json:
    """One union over all titles, whose members are told apart by their tags."""
    mapping: dict[str, str] = {}
    for whole in unions:
        mapping = {**whole["discriminator"]["mapping"], **mapping}
    return {
        "oneOf": [{"$ref": name} for name in mapping.values()],
        "discriminator": {"propertyName": "type", "mapping": mapping},
    }
