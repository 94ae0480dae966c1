"""The messages of every socket, whatever it tells of."""

from typing import Annotated

from msgspec import Meta, Struct

from referee.problems.problem import Problem


class StreamEnd(Struct, frozen=True, tag="stream.end"):
    """The game is over and everything has been told; the socket closes with 1000."""


class ProblemMessage(Struct, frozen=True, kw_only=True, tag="problem"):
    """The first message was refused. The socket closes with code 4000 plus the status; the close
    reason is the slug of the problem type."""

    problem: Problem


class Greeting(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends first (and last) on a socket that was opened with `hello=true`: a token,
    and in subclasses what it could have said in the query."""

    token: Annotated[str | None, Meta(description="Left out for public games.")] = None
