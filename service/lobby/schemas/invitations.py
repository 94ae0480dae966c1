"""Invitations as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.seats import Seat
from service.accounts.accounts import Account
from service.identity.times import Time
from service.play.schemas import GameId


class NewInvitation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whom to invite: an account, or, if none is named, whoever has the code in the answer."""

    account: Annotated[str | None, Meta(description="Name or id of an account.")] = None
    seat: Annotated[Seat | None, Meta(description="An open seat to keep for the account.")] = None
    hours: Annotated[int, Meta(ge=1, le=2160, description="How long it is valid.")] = 168


class InvitationShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An invitation."""

    id: Annotated[str, Meta(description="Opaque.")]
    game: GameId
    expires_at: Annotated[Time, Meta(description="Until when it is valid.")]
    account: Annotated[Account | None, Meta(description="Who is invited.")] = None
    invited_by: Annotated[
        Account | None, Meta(description="Who invites; missing if the person has been erased.")
    ] = None
    seat: Annotated[
        Seat | None, Meta(description="The seat that is kept for the account; missing: none.")
    ] = None
    code: Annotated[
        str | None,
        Meta(
            description="What gives the seat to whoever has it; shown once, when the invitation "
            "is made."
        ),
    ] = None


class Invitations(Struct, frozen=True, kw_only=True):
    """Invitations, oldest first."""

    items: Annotated[tuple[InvitationShown, ...], Meta(description="The invitations.")]
