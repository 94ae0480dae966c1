"""Inviting people to tables."""

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from litestar import Response
from msgspec import Struct
from msgspec.structs import replace

from projections.database import Connection, Queries
from referee.paging import ListWanted, page_of
from referee.people import Account
from referee.problems import kinds
from referee.problems.problem import refused
from service.accounts import accounts
from service.http.call import Call, Nothing
from service.http.idempotency import SHORT_KEY, given, key_of
from service.http.operation import Answer, operation
from service.http.replies import json, nothing
from service.identity.scopes import Scope
from service.lobby import invitations
from service.lobby.access import find_game, find_readable
from service.lobby.invitations import Invitation
from service.lobby.inviting import Invited, not_yours
from service.lobby.parts import LobbyParts
from service.lobby.schemas.invitations import Invitations, InvitationShown, NewInvitation
from service.play.game_cache import LiveGame


class _Id(Struct, frozen=True):
    id: str


@operation(
    "POST",
    "/v1/games/{game_id}/invitations",
    tag="table",
    scope=Scope.CREATE,
    headers=(SHORT_KEY,),
    answers=(Answer(201, InvitationShown, location="Path of the invitation, to withdraw it."),),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.UNKNOWN_PLAYER,
        kinds.NOT_YOUR_SEAT,
        kinds.GAME_NOT_OPEN,
        kinds.SEAT_TAKEN,
        kinds.TOO_MANY_INVITATIONS,
    ),
)
async def create_invitation(call: Call[LobbyParts, NewInvitation, Nothing]) -> Response[bytes]:
    """Invite a player to a game.

    With `account`, the game appears in that account's list of invitations. Without `account`, the
    response contains a code that is shown only once; anyone who sends the code with `join` can take
    a seat, and `/i/` and the code is the address of a page about it. `seat` reserves a seat.
    """
    game, wanted = await _seated(call), call.body
    account = await _account(call, wanted)
    code = None if account else invitations.fresh_code()
    invited = Invited(
        account=None if account is None else account.id,
        seat=wanted.seat,
        code=code,
        expires_at=datetime.now(UTC) + timedelta(hours=wanted.hours),
    )
    key = key_of(call, f"invitation/{game.id}/{call.account}")

    async def show(connection: Connection, invitation: Invitation) -> bytes:
        (shown,) = await invitations_shown(call, (invitation,), connection)
        return msgspec.json.encode(replace(shown, code=code))

    told = await call.parts.inviter.invite(game, call.account, invited, key, show)
    invitation = msgspec.json.decode(told.body, type=_Id)
    path = f"/v1/games/{game.id}/invitations/{invitation.id}"
    return given(told, path)


async def _account(
    call: Call[LobbyParts, NewInvitation, Nothing], wanted: NewInvitation
) -> Account | None:
    if wanted.account is None:
        return None
    account = await accounts.named(call.parts.pool, wanted.account)
    if account is None:
        raise refused(kinds.UNKNOWN_PLAYER, field="account")
    return account


@operation(
    "GET",
    "/v1/games/{game_id}/invitations",
    tag="table",
    scope=Scope.CREATE,
    answers=(Answer(200, Invitations),),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT),
)
async def list_invitations(call: Call[LobbyParts, None, ListWanted]) -> Response[bytes]:
    """List the valid invitations to a game.

    Only its seated players may ask. Used, declined and expired invitations are left out.
    """
    game = await _seated(call)
    found = await invitations.of_game(call.parts.pool, game.id)
    return await _listed(call, f"invitations of {game.id}", found)


@operation(
    "DELETE",
    "/v1/games/{game_id}/invitations/{invitation_id}",
    tag="table",
    scope=Scope.CREATE,
    answers=(Answer(204, None, ()),),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT, kinds.UNKNOWN_INVITATION),
)
async def delete_invitation(call: Call[LobbyParts, None, Nothing]) -> Response[Any]:
    """Withdraw or decline an invitation.

    Players at the table can withdraw any invitation; an invited player can decline their own.
    Players who have already taken a seat keep it.
    """
    game, account = await find_game(call), call.account
    own = None if game.held_by(account) else account
    if not await invitations.withdraw(call.parts.pool, game.id, call.path("invitation_id"), own):
        raise not_yours() if own else refused(kinds.UNKNOWN_INVITATION)
    return nothing()


@operation(
    "GET",
    "/v1/invitations",
    tag="table",
    scope=Scope.READ,
    answers=(Answer(200, Invitations),),
)
async def list_my_invitations(call: Call[LobbyParts, None, ListWanted]) -> Response[bytes]:
    """List your invitations.

    Those to your account that you can still accept.
    """
    found = await invitations.of_account(call.parts.pool, call.account)
    return await _listed(call, "invitations", found)


async def _listed(
    call: Call[LobbyParts, None, ListWanted], of: str, found: tuple[Invitation, ...]
) -> Response[bytes]:
    page = page_of(of, found, lambda one: one.id, call.query)
    return json(Invitations(items=await invitations_shown(call, page.items), next=page.next))


async def _seated(call: Call[LobbyParts, Any, Any]) -> LiveGame:
    game = await find_readable(call)
    if not game.held_by(call.account):
        raise not_yours()
    return game


async def invitations_shown(
    call: Call[LobbyParts, Any, Any],
    found: tuple[Invitation, ...],
    queries: Queries | None = None,
) -> tuple[InvitationShown, ...]:
    """Invitations with the names of the people; who holds a connection reads with it, and never
    waits for a second one."""
    people = {one.invited_by for one in found} | {one.account_id or "" for one in found}
    known = await accounts.known(queries or call.parts.pool, people)
    return tuple(
        InvitationShown(
            id=one.id,
            game=one.game_id,
            expires_at=one.expires_at,
            account=known.get(one.account_id or ""),
            invited_by=known.get(one.invited_by),
            seat=one.seat,
            opened_at=one.opened_at,
            declined_at=one.declined_at,
        )
        for one in found
    )
