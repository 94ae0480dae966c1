"""Every property in the published documents says what it means, and times say that they are."""

import json
from collections.abc import Iterator
from typing import Any, Final

from service import contract

Json = Any
TIMES: Final = frozenset({"at", "lost_from", "since", "timestamp", "until"})
EXAMPLES: Final = frozenset({"example", "examples"})


def test_every_property_is_described() -> None:
    published = {"the contract": contract.current(), **contract.of_titles()}
    documents = {name: json.loads(one) for name, one in published.items()}
    assert [f"{name}: {one}" for name in documents for one in _undescribed(documents[name])] == []


def test_every_time_says_that_it_is_one() -> None:
    """All but places in lists (`at`) and words (`until` the end of a turn)."""
    silent = [
        where
        for document in (contract.current(), *contract.of_titles().values())
        for where, schema in _properties(json.loads(document), "")
        if where.rpartition("/")[2] in TIMES or where.endswith("_at")
        for kind in (schema, *schema.get("anyOf", ()))
        if kind.get("type") == "string" and kind.get("format") != "date-time"
    ]
    assert silent == []


def test_times_end_in_at() -> None:
    """But those of recorded facts and signed notes, and that of Standard Webhooks."""
    others = {
        where.rpartition("/")[2]
        for where, schema in _properties(json.loads(contract.current()), "")
        for kind in (schema, *schema.get("anyOf", ()))
        if kind.get("format") == "date-time" and not where.endswith("_at")
    }
    assert others <= TIMES


def test_a_property_without_a_description_is_found() -> None:
    parts = {
        "Told": {"description": "Something.", "type": "object"},
        "Silent": {"type": "object", "properties": {"a": {"type": "null"}}},
    }
    shown = {
        "by itself": {"description": "A number.", "type": "integer"},
        "by its schema": {"$ref": "#/$defs/Told"},
        "not at all": {"type": "integer"},
        "not by its schema": {"$ref": "#/$defs/Silent"},
        "inside": {"description": "A list.", "items": {"properties": {"b": {}}}},
    }
    document = {"$defs": parts, "properties": {"view": {"description": ".", "properties": shown}}}
    assert list(_undescribed(document)) == [
        "/$defs/Silent/properties/a",
        "/properties/view/properties/not at all",
        "/properties/view/properties/not by its schema",
        "/properties/view/properties/inside/items/properties/b",
    ]


def _undescribed(document: Json) -> Iterator[str]:
    """Where the properties stand that neither they nor their schema describe."""
    for where, schema in _properties(document, ""):
        told = _part(document, schema["$ref"]) if "$ref" in schema else {}
        if not (schema.get("description") or told.get("description")):
            yield where


def _properties(value: Json, where: str) -> Iterator[tuple[str, Json]]:
    """Every property of every schema in a document, and where it stands; of examples none."""
    if isinstance(value, list):
        for number, item in enumerate(value):
            yield from _properties(item, f"{where}/{number}")
    elif isinstance(value, dict):
        for name, item in value.items():
            below = f"{where}/{name}"
            if name == "properties":
                for member, schema in item.items():
                    yield f"{below}/{member}", schema
                    yield from _properties(schema, f"{below}/{member}")
            elif name not in EXAMPLES:
                yield from _properties(item, below)


def _part(document: Json, reference: str) -> Json:
    found = document
    for step in reference.removeprefix("#/").split("/"):
        found = found[step]
    return found
