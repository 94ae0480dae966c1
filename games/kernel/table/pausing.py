"""Pauses: nobody can move, and no clock runs."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Moment: TypeAlias = Annotated[
    str, Meta(extra_json_schema={"format": "date-time"}, description="A time, RFC 3339.")
]
"""A point in time as text: rules do not reckon with it."""

PauseReason: TypeAlias = Literal["agreed", "dispute"]


class Paused(Struct, frozen=True, kw_only=True, tag="table.paused"):
    """The game stands still, by agreement until a certain time, or for a dispute until it is
    decided."""

    why: PauseReason
    until: Moment | None = None


class Resumed(Struct, frozen=True, kw_only=True, tag="table.resumed"):
    """A pause is over. The game goes on once all of them are."""

    why: PauseReason
