"""The messages of a socket: text frames, each one JSON object told apart by its `type`."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from service.play.schemas import Event, Version
from service.problems.problem import Problem


class EventMessage(Struct, frozen=True, kw_only=True, tag="event"):
    """Something has happened. Resume with `id` as `after`."""

    id: Version
    event: Event


class KeepAlive(Struct, frozen=True, tag="keep-alive"):
    """Nothing has happened for a while, and the connection is well."""


class StreamEnd(Struct, frozen=True, tag="stream.end"):
    """The game is over and everything has been told; the socket closes with 1000."""


class ProblemMessage(Struct, frozen=True, kw_only=True, tag="problem"):
    """What came first was refused; the socket closes with 4000 and the problem's status, and the
    last part of its `type` as the reason."""

    problem: Problem


SocketMessage: TypeAlias = EventMessage | KeepAlive | StreamEnd | ProblemMessage
"""What the service sends on a socket."""


class Hello(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends first (and last) on a socket that was opened with `hello=true`."""

    token: Annotated[str | None, Meta(description="Left out for public games.")] = None
    after: Annotated[Version, Meta(description="Events after this version.")] = 0
    seat: Seat | None = None
