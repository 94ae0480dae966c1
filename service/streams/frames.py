"""The messages of a stream; and of a socket: text frames, each one JSON object told apart by its
`type`."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from games.kernel.seats import Seat
from referee.schemas import Event, Version
from service.http.frames import Greeting, ProblemMessage, StreamEnd


class EventMessage(Struct, frozen=True, kw_only=True, tag="event"):
    """Something has happened. Resume with `id` as `after`."""

    id: Version
    event: Event


class KeepAlive(Struct, frozen=True, tag="keep-alive"):
    """Sent while idle to keep the connection open."""


SocketMessage: TypeAlias = EventMessage | KeepAlive | StreamEnd | ProblemMessage
"""What the service sends on a socket."""


class Hello(Greeting, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The greeting of a socket that follows a game."""

    after: Annotated[Version, Meta(description="Send only events after this version.")] = 0
    seat: Seat | None = None


def message(event: Event, *, named: bool = True) -> bytes:
    """An event as a message of a stream of Server-Sent Events, called by its kind or not at all."""
    data = msgspec.json.encode(event)
    if not named:
        return b"id: %d\ndata: %s\n\n" % (event.version, data)
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (event.version, event.kind.encode(), data)


def frame(event: Event) -> str:
    """An event as a text frame of a socket."""
    return msgspec.json.encode(EventMessage(id=event.version, event=event)).decode()
