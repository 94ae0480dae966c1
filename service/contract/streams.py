"""Streams in OpenAPI: one message of Server-Sent Events, one line of NDJSON.

OpenAPI 3.1 can only say what the whole body is. OpenAPI 3.2 says what each item of it is
(`itemSchema`, section 4.14 Media Type Object), so there is a second document that does.
"""

from typing import Any, Final

from referee.json_schema import Schema
from service.http.operation import JSON, NDJSON, SSE

SEQUENTIAL: Final = (SSE, NDJSON)
"""Media types whose bodies are items, one after the other."""


def message(schema: Schema) -> Schema:
    """A message of a stream of Server-Sent Events, whose data is JSON of a schema. (The last one
    has no id, and an object that is empty or has a type alone.)"""
    end = {"type": {"description": "The end of the stream.", "const": "stream.end"}}
    last = {"type": "object", "maxProperties": 1, "properties": end}
    data = {
        "description": "What has happened; empty at the end of the stream.",
        "type": "string",
        "contentMediaType": JSON,
        "contentSchema": {"anyOf": [schema, last]},
    }
    return {
        "type": "object",
        "required": ["data"],
        "properties": {
            "id": {"description": "The `Last-Event-ID` to go on from here.", "type": "string"},
            "event": {"description": "The type of what has happened.", "type": "string"},
            "data": data,
        },
    }


def as_texts(document: Any) -> Any:
    """A document of OpenAPI 3.1: the body of a stream of Server-Sent Events is a text, and readers
    that know the format find what its messages are."""
    match document:
        case dict():
            return {key: _text(key, as_texts(member)) for key, member in document.items()}
        case list():
            return [as_texts(one) for one in document]
        case _:
            return document


def _text(media: str, value: Any) -> Any:
    if media != SSE or not isinstance(value, dict) or "schema" not in value:
        return value
    messages = {"type": "array", "items": value["schema"]}
    return {
        **value,
        "schema": {"type": "string", "contentMediaType": SSE, "contentSchema": messages},
    }


def with_items(document: Schema) -> Schema:
    """A document of OpenAPI 3.1 as one of OpenAPI 3.2: what is streamed is described by item."""
    found: Schema = _with_items(document)
    return {**found, "openapi": "3.2.0"}


def _with_items(value: Any) -> Any:
    match value:
        case dict():
            return {key: _item(key, _with_items(member)) for key, member in value.items()}
        case list():
            return [_with_items(one) for one in value]
        case _:
            return value


def _item(media: str, value: Any) -> Any:
    if media not in SEQUENTIAL or not isinstance(value, dict) or "schema" not in value:
        return value
    return {("itemSchema" if key == "schema" else key): one for key, one in value.items()}
