"""Moves to be played, and pages of events, as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.agenda import DecisionId
from referee.pages import Next
from referee.schemas import Command, Event, NamedSeat


class Events(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of events, oldest first."""

    items: Annotated[tuple[Event, ...], Meta(description="The events.")]
    next: Next = None


class Moves(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Commands to play in order, all or none."""

    seat: NamedSeat
    commands: Annotated[
        tuple[Command, ...],
        Meta(min_length=1, max_length=100, description="One to a hundred, in order."),
    ]
    decision: Annotated[
        DecisionId | None,
        Meta(
            description=(
                "The decision that the first command answers; defaults to the seat's open "
                "decision. Each further command answers the decision that is open for the seat at"
                " that point."
            )
        ),
    ] = None
    dry_run: Annotated[
        bool,
        Meta(
            description=(
                "If true, nothing is played; the response shows what would happen. Hidden "
                "information is replaced by random possibilities, so draws are examples only."
            )
        ),
    ] = False
