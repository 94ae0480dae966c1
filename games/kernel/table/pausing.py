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

    why: Annotated[
        PauseReason, Meta(description="Whether all agreed on it, or a dispute waits to be decided.")
    ]
    until: Annotated[
        Moment | None, Meta(description="When it ends; null: once the dispute is decided.")
    ] = None


class Resumed(Struct, frozen=True, kw_only=True, tag="table.resumed"):
    """A pause is over. The game goes on once all of them are."""

    why: Annotated[
        PauseReason, Meta(description="Which pause is over: the agreed one, or that for a dispute.")
    ]
