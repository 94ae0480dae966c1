"""What people at a table do beside moving, as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from games.kernel.table.agreeing import Proposal
from games.kernel.windows import Until, WindowKind
from referee.pages import Next
from referee.schemas import GameId, OwnSeat, Ply, Version
from referee.times import Time
from service.table.proposal_records import ProposalStatus


class Proposing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat of yours proposes."""

    seat: OwnSeat = None
    proposal: Annotated[Proposal, Meta(description="What is proposed.")]


class ProposalShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A proposal, and what became of it."""

    game: GameId
    number: Annotated[int, Meta(ge=1, description="Its number in the game, from 1.")]
    seat: Annotated[Seat, Meta(description="The seat that proposed it.")]
    status: Annotated[
        ProposalStatus,
        Meta(
            description="`open`: seats are asked. `agreed`: it took effect. `declined`: a seat did "
            "not agree. `withdrawn`: the proposing seat took it back. `lapsed`: something else "
            "ended it: the next move (a takeback), a rewind, a pause, a seat that was given up, or "
            "the end of the game."
        ),
    ]
    proposal: Annotated[Proposal, Meta(description="What is proposed.")]
    ply: Annotated[Ply, Meta(description="The last ply when the proposal was made.")]
    agreed: Annotated[
        tuple[Seat, ...],
        Meta(description="The seats that have agreed; the proposer is one of them."),
    ]
    declined_by: Annotated[Seat | None, Meta(description="The seat that declined, if one did.")] = (
        None
    )
    opened_at: Annotated[Time, Meta(description="When it was made.")]
    opened_version: Annotated[Version, Meta(description="The event that made it.")]
    closed_at: Annotated[
        Time | None, Meta(description="When it ended, however; missing while it is open.")
    ] = None
    closed_version: Annotated[Version | None, Meta(description="The event that ended it.")] = None


class ProposalList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Proposals of a game."""

    items: Annotated[tuple[ProposalShown, ...], Meta(description="The proposals, oldest first.")]
    next: Next = None


class Speaking(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seat on whose behalf you act."""

    seat: OwnSeat = None


class OrderingPass(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long windows of the kind are passed."""

    until: Annotated[
        Until,
        Meta(description="`turn`: until your next turn begins. `end`: until the game ends."),
    ] = "turn"


class PassShown(Struct, frozen=True, kw_only=True):
    """A standing pass: windows of this kind are passed for the seat."""

    seat: Seat
    kind: WindowKind
    until: Annotated[
        Until,
        Meta(
            description="`turn`: until the seat's next own turn begins; `end`: for the whole game."
        ),
    ]


class Passes(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The standing passes of a seat."""

    items: Annotated[tuple[PassShown, ...], Meta(description="The passes.")]
    next: Next = None
    kinds: Annotated[
        tuple[WindowKind, ...], Meta(description="Every kind of window that the title knows.")
    ]


class Preferring(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The new preferences of a seat."""

    forced: Annotated[
        bool,
        Meta(description="Whether decisions with one legal command are played for the seat."),
    ]


class SeatPreferences(Struct, frozen=True, kw_only=True):
    """What the service does for a seat."""

    seat: Seat
    forced: Annotated[
        bool,
        Meta(
            description="Whether decisions with one legal command are played for the seat, where "
            "everybody can see that there is one."
        ),
    ]
