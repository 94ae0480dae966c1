"""What people at a table do beside moving, as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.lifecycle import Proposal
from games.kernel.seats import Seat

OwnSeat = Annotated[
    Seat | None, Meta(description="A seat of yours; it can be left out if you have only one.")
]


class Proposing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat of yours proposes."""

    seat: OwnSeat = None
    proposal: Proposal


class Speaking(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which of your seats does this."""

    seat: OwnSeat = None
