"""Disputes and verdicts, as the log tells them.

What a player complains of in words stands elsewhere, where it can be erased with the player;
the log has its hash.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from games.kernel.table.agreeing import Ply

DisputeNumber = Annotated[int, Meta(ge=1, description="Number of a dispute in its game.")]


class DisputeOpened(Struct, frozen=True, kw_only=True, tag="table.dispute-opened"):
    """A seat disputes a ply, or that a command was refused (`refusal`, its id in the journal).

    `complaint` is the SHA-256 (hex) of the words.
    """

    dispute: DisputeNumber
    seat: Seat
    complaint: str
    ply: Ply | None = None
    refusal: str | None = None


class RewindTo(Struct, frozen=True, kw_only=True, tag="rewind", forbid_unknown_fields=True):
    """The remedy: the game goes on from ply `to` again."""

    to: Ply


class Annul(Struct, frozen=True, kw_only=True, tag="annul", forbid_unknown_fields=True):
    """The remedy: the game is void."""


Remedy: TypeAlias = RewindTo | Annul


class DisputeDismissed(Struct, frozen=True, kw_only=True, tag="table.dispute-dismissed"):
    """An arbiter found that all was right."""

    dispute: DisputeNumber
    ruling: str


class DisputeUpheld(Struct, frozen=True, kw_only=True, tag="table.dispute-upheld"):
    """An arbiter found that something was wrong. What the remedy does follows, if there is one."""

    dispute: DisputeNumber
    ruling: str
    remedy: Remedy | None = None


class DisputeWithdrawn(Struct, frozen=True, kw_only=True, tag="table.dispute-withdrawn"):
    """Whoever opened the dispute does not insist on it."""

    dispute: DisputeNumber


class Dispute(Struct, frozen=True, kw_only=True):
    """A dispute and what became of it."""

    number: DisputeNumber
    seat: Seat
    ply: Ply | None
    refusal: str | None
    status: Literal["open", "dismissed", "upheld", "withdrawn"] = "open"
