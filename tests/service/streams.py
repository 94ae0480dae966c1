"""Reading a live stream of Server-Sent Events, strictly."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
from msgspec import Struct


class Message(Struct, frozen=True, kw_only=True):
    """One message of a stream. Comments are messages of their own, with nothing else."""

    id: str | None = None
    event: str | None = None
    data: Any = None
    comment: str | None = None


def messages(answer: httpx.Response) -> Iterator[Message]:
    """The messages of a stream until it ends."""
    fields: dict[str, str] = {}
    for line in answer.iter_lines():
        if line.startswith(":"):
            yield Message(comment=line[1:].strip())
        elif line:
            name, _, value = line.partition(": ")
            assert name in ("id", "event", "data", "retry"), line
            assert name not in fields, f"twice in one message: {name}"
            fields[name] = value
        elif "data" in fields:
            yield Message(
                id=fields.get("id"), event=fields.get("event"), data=json.loads(fields["data"])
            )
            fields = {}
        else:
            fields = {}


def events(answer: httpx.Response) -> Iterator[dict[str, Any]]:
    """The events of a stream; each message is looked at."""
    for message in messages(answer):
        if message.event is not None and message.id is not None:
            assert message.id == str(message.data["version"])
            assert message.event == message.data["data"]["type"]
            yield message.data
