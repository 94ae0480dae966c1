"""Invitations with a code, for whoever has it: before one signs in, and without an account."""

from typing import Any

from litestar import Response

from referee.games_shown import terms_shown
from referee.people import Account
from referee.problems import kinds
from referee.problems.problem import refused
from service.accounts import accounts
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import json, nothing
from service.identity.scopes import Scope
from service.lobby import invitations
from service.lobby.invitations import Invitation, KeptSeats
from service.lobby.parts import LobbyParts
from service.lobby.presenters.games import seats_shown
from service.lobby.schemas.invitations import InvitationSeen
from service.play.basis import DecisionBasis

LONGEST = 64


@operation(
    "GET",
    "/v1/invitations/{code}",
    tag="table",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, InvitationSeen),),
    problems=(kinds.UNKNOWN_INVITATION,),
)
async def get_invitation(call: Call[LobbyParts, None, Nothing]) -> Response[bytes]:
    """Get the table that an invitation code belongs to.

    Needs no account. Returns who invites to what, who sits there and which clock runs; nothing of
    the game itself. Send the code with `joinGame` to take a seat.
    """
    parts, code = call.parts, call.path("code")
    invitation = await _valid(call)
    game = await parts.games.fresh(invitation.game_id)
    if game is None:
        raise refused(kinds.UNKNOWN_INVITATION)
    kept = await invitations.kept_seats(parts.pool, game.id, call.caller.account, code)
    people = {invitation.invited_by, *game.basis.people.values()}
    known = await accounts.known(parts.pool, people)
    shown = _seen(game.basis, invitation, kept, known)
    return json(shown, headers={"Cache-Control": "no-store"})


@operation(
    "POST",
    "/v1/invitations/{code}/open",
    tag="table",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(204, None, ()),),
    problems=(kinds.UNKNOWN_INVITATION,),
)
async def open_invitation(call: Call[LobbyParts, None, Nothing]) -> Response[Any]:
    """Tell the table that a person has opened an invitation link.

    Needs no account. `opened_at` of the invitation shows the time of the first request; repeating
    it has no effect.
    """
    await invitations.note_opened(call.parts.pool, (await _valid(call)).id)
    return nothing()


@operation(
    "POST",
    "/v1/invitations/{code}/decline",
    tag="table",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(204, None, ()),),
    problems=(kinds.UNKNOWN_INVITATION,),
)
async def decline_invitation(call: Call[LobbyParts, None, Nothing]) -> Response[Any]:
    """Decline an invitation that came as a link.

    Needs no account. `declined_at` of the invitation shows the time of the last request. The code
    stays valid, since others may have it, too.
    """
    await invitations.note_declined(call.parts.pool, (await _valid(call)).id)
    return nothing()


async def _valid(call: Call[LobbyParts, None, Nothing]) -> Invitation:
    """The invitation that the code in the path belongs to."""
    code = call.path("code")
    found = await invitations.of_code(call.parts.pool, code) if len(code) <= LONGEST else None
    if found is None:
        raise refused(kinds.UNKNOWN_INVITATION)
    return found


def _seen(
    basis: DecisionBasis,
    invitation: Invitation,
    kept: KeptSeats,
    known: dict[str, Account],
) -> InvitationSeen:
    table = basis.position.seen
    is_open = not (table.started or table.over)
    free = {seat for seat, taken in enumerate(table.seats) if taken is None} - kept.others
    return InvitationSeen(
        game=basis.id,
        expires_at=invitation.expires_at,
        title=table.title,
        ruleset=table.ruleset,
        visibility=basis.visibility,
        status=basis.position.status,
        seats=seats_shown(basis, known),
        options=table.options,
        terms=terms_shown(table.terms),
        invited_by=known.get(invitation.invited_by),
        seat=invitation.seat,
        free=tuple(sorted(free)) if is_open else (),
    )
