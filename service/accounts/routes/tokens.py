"""Personal tokens."""

from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec
from litestar import Response

from service.accounts import accounts, token_store
from service.accounts import tokens as minting
from service.accounts.parts import AccountParts
from service.accounts.routes.accounts import whole
from service.accounts.schemas import NewToken, Revoked, TokenMade, Tokens
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import json, made, nothing
from service.identity.scopes import USUAL, Scope
from service.limits.budgets import Traffic
from service.problems import kinds
from service.problems.problem import refused

LONGEST: Final = timedelta(days=36_525)


@operation(
    "POST",
    "/v1/tokens",
    tag="accounts",
    scope=Scope.READ,
    answers=(Answer(201, TokenMade, location="Path of the token, to revoke it."),),
    problems=(kinds.TOO_MANY_TOKENS,),
)
async def create_token(call: Call[AccountParts, NewToken, Nothing]) -> Response[bytes]:
    """Make a token.

    A token can be given the scopes of the token that makes it. The scopes `admin` and `arbiter`
    are granted to accounts by the operator; then a token with `read`, `play` and `create` can
    make tokens with them.
    """
    wanted = call.body
    possible = call.caller.scopes
    if possible >= USUAL:
        possible = await accounts.allowed(call.parts.pool, call.account)
    for scope in sorted(wanted.scopes - possible):
        raise refused(
            kinds.MISSING_SCOPE, "A token cannot give what it may not do.", scope=scope.value
        )
    _ends_in_time(wanted.expires_at)
    minted = minting.mint()
    token = await _kept(call, minted)
    shown = TokenMade(
        id=token.id,
        name=token.name,
        scopes=token.scopes,
        created_at=token.created_at,
        expires_at=token.expires_at,
        token=minted.text,
    )
    return made(msgspec.json.encode(shown), f"/v1/tokens/{token.id}")


def _ends_in_time(expires_at: datetime | None) -> None:
    """Refuses an end that has passed, or that nobody will live to see."""
    if expires_at is None:
        return
    left = expires_at - datetime.now(UTC)
    if left <= timedelta(0):
        raise refused(kinds.INVALID_BODY, "That time has passed.", field="expires_at")
    if left > LONGEST:
        detail = "That is more than a hundred years away; leave it out for a token without an end."
        raise refused(kinds.INVALID_BODY, detail, field="expires_at")


async def _kept(
    call: Call[AccountParts, NewToken, Nothing], minted: minting.Minted
) -> token_store.Token:
    wanted, most = call.body, call.parts.settings.most_tokens
    async with call.parts.pool.acquire() as connection, connection.transaction():
        if not await token_store.has_room(connection, call.account, most=most):
            raise refused(
                kinds.TOO_MANY_TOKENS, f"An account may have {most} tokens; revoke some of yours."
            )
        return await token_store.keep(
            connection,
            call.account,
            minted,
            name=wanted.name,
            scopes=wanted.scopes,
            expires_at=wanted.expires_at,
        )


@operation(
    "GET",
    "/v1/tokens",
    tag="accounts",
    scope=Scope.READ,
    answers=(Answer(200, Tokens),),
)
async def list_tokens(call: Call[AccountParts, None, Nothing]) -> Response[bytes]:
    """List your tokens, oldest first, without their texts."""
    return json(Tokens(await token_store.of_account(call.parts.pool, call.account)))


@operation(
    "DELETE",
    "/v1/tokens",
    tag="accounts",
    scope=Scope.CREATE,
    answers=(Answer(200, Revoked),),
    limit=Traffic.CHANGING,
)
async def delete_other_tokens(call: Call[AccountParts, None, Nothing]) -> Response[bytes]:
    """Revoke all tokens but the one that you use.

    Use it when a token may have been stolen. It needs a token with `read`, `play` and `create`.
    """
    whole(call)
    gone = await token_store.forget_others(call.parts.pool, call.account, call.caller.token)
    await call.parts.authenticator.forget(gone)
    return json(Revoked(len(gone)))


@operation(
    "DELETE",
    "/v1/tokens/{token_id}",
    tag="accounts",
    scope=Scope.READ,
    answers=(Answer(204, None),),
    problems=(kinds.UNKNOWN_TOKEN,),
)
async def delete_token(call: Call[AccountParts, None, Nothing]) -> Response[bytes]:
    """Revoke a token.

    It stops working at once; should another process of the service not hear of it, within ten
    seconds. A token can revoke itself, and tokens that may do no more than itself.
    """
    wanted = call.path("token_id")
    listed = await token_store.of_account(call.parts.pool, call.account)
    found = next((token for token in listed if token.id == wanted), None)
    if found is None:
        raise refused(kinds.UNKNOWN_TOKEN)
    beyond = set(found.scopes) - call.caller.scopes
    if beyond and found.id != call.caller.token and not call.caller.scopes >= USUAL:
        raise refused(
            kinds.MISSING_SCOPE, "That token may do more than this one.", scope=min(beyond).value
        )
    await call.parts.authenticator.revoke(found.id)
    return nothing()
