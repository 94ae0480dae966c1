"""Proposals to the table, and what the others say to them.

At most one proposal is open. What everybody agreed on happens in the same append as the last
agreement.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from games.kernel.seats import Seat

Ply = Annotated[int, Meta(ge=0, description="Number of a move; 0 is the setup.")]


class TakeBack(Struct, frozen=True, kw_only=True, tag="take-back", forbid_unknown_fields=True):
    """A takeback: the game continues from ply `to`."""

    to: Annotated[Ply, Meta(description="The ply to go back to; 0 is the setup.")]


class Pause(Struct, frozen=True, kw_only=True, tag="pause", forbid_unknown_fields=True):
    """Pause the game and its clocks."""

    hours: Annotated[
        int, Meta(ge=1, le=2160, description="For how many hours, 1 to 2160 (90 days).")
    ]


class Resume(Struct, frozen=True, kw_only=True, tag="resume", forbid_unknown_fields=True):
    """End an agreed pause early."""


class CallOff(Struct, frozen=True, kw_only=True, tag="call-off", forbid_unknown_fields=True):
    """Call off the game: it ends without a result."""


Proposal: TypeAlias = TakeBack | Pause | Resume | CallOff


class Proposed(Struct, frozen=True, kw_only=True, tag="table.proposed"):
    """A seat made a proposal; this counts as its agreement."""

    seat: Seat
    proposal: Annotated[Proposal, Meta(description="What is proposed.")]


class Agreed(Struct, frozen=True, kw_only=True, tag="table.agreed"):
    """A seat agreed to the open proposal."""

    seat: Seat


class Declined(Struct, frozen=True, kw_only=True, tag="table.declined"):
    """A seat declined the open proposal or withdrew its own."""

    seat: Seat


class OpenProposal(Struct, frozen=True, kw_only=True):
    """The open proposal."""

    number: Annotated[int, Meta(ge=1, description="Its number in the game, from 1.")]
    seat: Annotated[Seat, Meta(description="The seat that proposed it.")]
    proposal: Annotated[Proposal, Meta(description="What is proposed.")]
    ply: Annotated[Ply, Meta(description="The last ply when the proposal was made.")]
    agreed: Annotated[
        frozenset[Seat],
        Meta(description="The seats that have agreed so far; the proposer is one of them."),
    ]
