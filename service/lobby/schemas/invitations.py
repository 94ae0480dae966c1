"""Invitations as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from games.kernel.table.terms import Terms
from referee.pages import Next
from referee.people import Account, SeatShown
from referee.schemas import GameId, Options, Status, Visibility
from referee.times import Time


class NewInvitation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An invitation: for an account or, without `account`, for anyone who has the returned code."""

    account: Annotated[str | None, Meta(description="Name or id of an account.")] = None
    seat: Annotated[Seat | None, Meta(description="An open seat to reserve.")] = None
    hours: Annotated[
        int, Meta(ge=1, le=2160, description="Validity of the invitation, in hours.")
    ] = 168


class InvitationShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An invitation."""

    id: Annotated[str, Meta(description="Opaque.")]
    game: GameId
    expires_at: Annotated[Time, Meta(description="When the invitation expires.")]
    account: Annotated[Account | None, Meta(description="Who is invited.")] = None
    invited_by: Annotated[
        Account | None,
        Meta(description="The account that sent the invitation; missing if it was deleted."),
    ] = None
    seat: Annotated[
        Seat | None, Meta(description="The seat that is reserved; missing if none is.")
    ] = None
    code: Annotated[
        str | None,
        Meta(description="The invitation code; shown only when the invitation is created."),
    ] = None
    opened_at: Annotated[
        Time | None,
        Meta(description="When somebody first followed the link; missing until then."),
    ] = None
    declined_at: Annotated[
        Time | None,
        Meta(
            description="When somebody who has the link last declined; the link stays valid. "
            "Missing until then."
        ),
    ] = None


class InvitationSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody who has an invitation code may see of the table before they sit down."""

    game: GameId
    expires_at: Annotated[Time, Meta(description="When the invitation expires.")]
    title: Annotated[str, Meta(description="The title's slug, for example `tzolkin`.")]
    ruleset: Annotated[str, Meta(description="The ruleset; it never changes during the game.")]
    visibility: Annotated[Visibility, Meta(description="Who can find and watch the game.")]
    status: Annotated[Status, Meta(description="Status; one can sit down while it is `open`.")]
    seats: Annotated[tuple[SeatShown, ...], Meta(description="The seats, from 0.")]
    options: Options
    terms: Annotated[
        Terms | None, Meta(description="Missing if the game has the default terms.")
    ] = None
    invited_by: Annotated[
        Account | None,
        Meta(description="The account that sent the invitation; missing if it was deleted."),
    ] = None
    seat: Annotated[
        Seat | None, Meta(description="The seat that is reserved; missing if none is.")
    ] = None
    free: Annotated[
        tuple[Seat, ...], Meta(description="The seats that can be taken with the code.")
    ] = ()


class Invitations(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Invitations, oldest first."""

    items: Annotated[tuple[InvitationShown, ...], Meta(description="The invitations.")]
    next: Next = None
