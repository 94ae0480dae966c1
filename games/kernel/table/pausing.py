"""Pauses: nobody can move, and no clock runs."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Moment: TypeAlias = Annotated[
    str, Meta(extra_json_schema={"format": "date-time"}, description="A time, RFC 3339.")
]
"""A point in time as text: rules do not reckon with it."""

PauseReason: TypeAlias = Literal["agreed", "dispute"]


class Paused(Struct, frozen=True, kw_only=True, tag="table.paused"):
    """The game was paused: by agreement, until a given time, or for a dispute, until it is
    decided."""

    why: Annotated[
        PauseReason, Meta(description="The cause of the pause: an agreement or a dispute.")
    ]
    until: Annotated[
        Moment | None,
        Meta(description="When the pause ends; null if it lasts until the dispute is decided."),
    ] = None


class Resumed(Struct, frozen=True, kw_only=True, tag="table.resumed"):
    """A pause ended. The game resumes when no pause is left."""

    why: Annotated[PauseReason, Meta(description="Which pause ended: `agreed` or `dispute`.")]
