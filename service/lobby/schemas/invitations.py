"""Invitations as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from service.accounts.accounts import Account
from service.identity.times import Time
from service.play.schemas import GameId


class NewInvitation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An invitation: for an account or, without `account`, for anyone who has the returned code."""

    account: Annotated[str | None, Meta(description="Name or id of an account.")] = None
    seat: Annotated[Seat | None, Meta(description="An open seat to reserve for the account.")] = (
        None
    )
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
        Seat | None, Meta(description="The seat reserved for the account; missing if none is.")
    ] = None
    code: Annotated[
        str | None,
        Meta(description="The invitation code; shown only when the invitation is created."),
    ] = None


class Invitations(Struct, frozen=True, kw_only=True):
    """Invitations, oldest first."""

    items: Annotated[tuple[InvitationShown, ...], Meta(description="The invitations.")]
