"""Disputes and verdicts, as the log tells them.

What a player complains of in words stands elsewhere, where it can be erased with the player;
the log has its hash.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from games.kernel.table.agreeing import Ply

DisputeNumber = Annotated[int, Meta(ge=1, description="Number of a dispute in its game.")]
DisputedPly = Annotated[
    Ply | None, Meta(description="The disputed ply; null if the dispute is about a refusal.")
]
DisputedRefusal = Annotated[
    str | None, Meta(description="The disputed refusal; null if the dispute is about a ply.")
]


class DisputeOpened(Struct, frozen=True, kw_only=True, tag="table.dispute-opened"):
    """A seat disputes a ply, or that a command was refused."""

    dispute: DisputeNumber
    seat: Seat
    complaint: Annotated[
        str,
        Meta(description="Hex SHA-256 of the complaint; the complaint itself is not in the log."),
    ]
    ply: DisputedPly = None
    refusal: DisputedRefusal = None


class RewindTo(Struct, frozen=True, kw_only=True, tag="rewind", forbid_unknown_fields=True):
    """The remedy: the game goes on from ply `to` again."""

    to: Annotated[Ply, Meta(description="The ply after which the game goes on; 0 is the setup.")]


class Annul(Struct, frozen=True, kw_only=True, tag="annul", forbid_unknown_fields=True):
    """The remedy: the game is void."""


Remedy: TypeAlias = RewindTo | Annul


class DisputeDismissed(Struct, frozen=True, kw_only=True, tag="table.dispute-dismissed"):
    """An arbiter dismissed the dispute."""

    dispute: DisputeNumber
    ruling: Annotated[str, Meta(description="The arbiter's reasons.")]


class DisputeUpheld(Struct, frozen=True, kw_only=True, tag="table.dispute-upheld"):
    """An arbiter upheld the dispute. The effect of the remedy follows."""

    dispute: DisputeNumber
    ruling: Annotated[str, Meta(description="The arbiter's reasons.")]
    remedy: Annotated[Remedy | None, Meta(description="What is done about it; null: nothing.")] = (
        None
    )


class DisputeWithdrawn(Struct, frozen=True, kw_only=True, tag="table.dispute-withdrawn"):
    """The seat that opened the dispute withdrew it."""

    dispute: DisputeNumber


class Dispute(Struct, frozen=True, kw_only=True):
    """A dispute and what became of it."""

    number: DisputeNumber
    seat: Seat
    ply: DisputedPly
    refusal: DisputedRefusal
    status: Annotated[
        Literal["open", "dismissed", "upheld", "withdrawn"],
        Meta(description="Status of the dispute."),
    ] = "open"
