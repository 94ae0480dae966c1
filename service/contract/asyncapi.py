"""The AsyncAPI 3 document: what Kronika sends without being asked each time, as streams of
Server-Sent Events, over WebSockets and to webhooks. Its schemas are those of OpenAPI's."""

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any, Final

from referee.json_schema import Schema, of_types, pointing, reachable
from service.contract import operations as described
from service.contract.schemas import schemas
from service.contract.webhooks import TYPES, headers
from service.http.operation import JSON, SSE, Operation
from service.streams.frames import Hello

COMPONENTS: Final = "#/components/schemas/"
_DELIVERIES: Final = "deliveries"
_OVERVIEW: Final = """\
Kronika sends what happens in games: as Server-Sent Events, over WebSocket, and to webhooks.

The data of every message is JSON. The data of an event depends on the title of its game:
`GET /v1/titles/{title}/schema.json` has the schemas. Send `Authorization: Bearer <token>` to see
what your seats see; public games can be followed without a token. All requests and their answers
are described by `/openapi.json`.
"""
_SERVERS: Final[Schema] = {
    "http": {"host": "{host}", "protocol": "http", "description": "The service; https in public."},
    "ws": {"host": "{host}", "protocol": "ws", "description": "The service; wss in public."},
}
_HOST: Final = {"default": "127.0.0.1:8000", "description": "Where the service is."}


def document(operations: Sequence[Operation]) -> Schema:
    """The document for the streams and sockets among these operations, and for webhooks."""
    streams = [one for one in operations if SSE in one.media]
    sockets = [one for one in operations if one.is_socket]
    channels = {
        **{one.id: _stream(one) for one in streams},
        **{one.id: _socket(one) for one in sockets},
        _DELIVERIES: _deliveries(),
    }
    found = schemas([*described.types([*streams, *sockets]), *TYPES, Hello])
    whole = {
        "asyncapi": "3.1.0",
        "info": {
            "title": "Kronika",
            "version": version("kronika"),
            "description": _OVERVIEW,
            "license": {"name": "Apache License 2.0"},
        },
        "defaultContentType": JSON,
        "servers": {name: {**one, "variables": {"host": _HOST}} for name, one in _SERVERS.items()},
        "channels": channels,
        "operations": {
            **{one.id: _sends(one.id, one, "http") for one in streams},
            **{one.id: _sends(one.id, one, "ws") for one in sockets},
            **{f"{one.id}Greeting": _hears(one) for one in sockets},
            "sendDelivery": {
                "action": "send",
                "channel": {"$ref": f"#/channels/{_DELIVERIES}"},
                "summary": "Tell a webhook what has happened",
                "bindings": {"http": {"method": "POST"}},
            },
        },
        "components": {"schemas": reachable(channels, found)},
    }
    pointed: Schema = _of_draft_7(pointing(whole, COMPONENTS))
    return pointed


def _channel(one: Operation, server: str, messages: Schema) -> Schema:
    parameters = {name: {"description": it} for name, it in described.path_parameters(one).items()}
    return {
        "address": one.path,
        "description": one.description,
        "servers": [{"$ref": f"#/servers/{server}"}],
        "messages": messages,
        **({"parameters": parameters} if parameters else {}),
    }


def _stream(one: Operation) -> Schema:
    """A message for each struct that the stream sends; its fields beside `data` are headers."""
    (told,), _ = of_types([answer.body for answer in one.answers if SSE in answer.media])
    fields = {
        "id": {"description": "The `Last-Event-ID` to go on from here.", "type": "string"},
        "event": {"description": "The type of what has happened.", "type": "string"},
    }
    message = {
        "summary": "Something has happened",
        "contentType": JSON,
        "headers": {"type": "object", "properties": fields},
        "payload": told,
    }
    return _channel(one, "http", {"event": message})


def _socket(one: Operation) -> Schema:
    """Each text frame is a message; the client sends one at most."""
    (told, greeting), _ = of_types([one.answers[0].body, Hello])
    channel = _channel(
        one,
        "ws",
        {
            "frame": {"summary": "A text frame of the service", "payload": told},
            "greeting": {"summary": "The first text frame of the client", "payload": greeting},
        },
    )
    return {**channel, "bindings": {"ws": {"method": "GET", "query": _query(one)}}}


def _deliveries() -> Schema:
    told, _ = of_types(TYPES)
    fields = {name: {"description": it, "type": "string"} for name, it in headers().items()}
    return {
        "address": None,
        "description": "The `url` of a webhook, in the format of Standard Webhooks.",
        "messages": {
            "delivery": {
                "summary": "Something has happened in a game, or the webhook is tested",
                "contentType": JSON,
                "headers": {"type": "object", "properties": fields, "required": list(fields)},
                "payload": {"anyOf": told},
            }
        },
    }


def _sends(channel: str, one: Operation, server: str) -> Schema:
    sent = "event" if server == "http" else "frame"
    bindings = {"bindings": {"http": {"method": "GET", "query": _query(one)}}}
    return {
        "action": "send",
        "channel": {"$ref": f"#/channels/{channel}"},
        "summary": one.summary,
        "messages": [{"$ref": f"#/channels/{channel}/messages/{sent}"}],
        **(bindings if server == "http" else {}),
    }


def _hears(one: Operation) -> Schema:
    return {
        "action": "receive",
        "channel": {"$ref": f"#/channels/{one.id}"},
        "summary": "The first message of a client that asked for it with `hello=true`",
        "messages": [{"$ref": f"#/channels/{one.id}/messages/greeting"}],
    }


def _query(one: Operation) -> Schema:
    _, parts = of_types([one.query])
    return {"type": "object", "properties": parts[one.query.__name__]["properties"]}


def _of_draft_7(schema: Any) -> Any:
    """Schemas of AsyncAPI are those of JSON Schema's draft 7, with the name of the property that
    tells apart as `discriminator`."""
    match schema:
        case {"discriminator": {"propertyName": name}, **rest}:
            return {**_of_draft_7(rest), "discriminator": name}
        case {"prefixItems": _, **rest}:
            return _of_draft_7(rest)
        case dict():
            return {key: _of_draft_7(value) for key, value in schema.items()}
        case list():
            return [_of_draft_7(one) for one in schema]
        case _:
            return schema
