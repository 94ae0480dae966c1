"""Personal tokens."""

import msgspec
from litestar import Response
from msgspec import Struct

from games.kernel.sentence import Sentence
from projections.database import Connection
from referee.paging import ListWanted, page_of
from referee.problems import kinds
from referee.problems.plain_text import printable
from referee.problems.problem import refused
from service.accounts import accounts, token_store
from service.accounts import tokens as minting
from service.accounts.keyed_responses import Made
from service.accounts.parts import AccountParts
from service.accounts.routes.ends import in_reach
from service.accounts.schemas import NewToken, Revoked, TokenMade, Tokens
from service.http.call import Call, Nothing
from service.http.idempotency import SHORT_KEY, given, key_of
from service.http.operation import Answer, operation
from service.http.replies import json, nothing
from service.identity.missing_scopes import missing_scope
from service.identity.scopes import Scope
from service.limits.budgets import Traffic


class _Id(Struct, frozen=True):
    id: str


@operation(
    "POST",
    "/v1/tokens",
    tag="accounts",
    scope=Scope.ACCOUNT,
    headers=(SHORT_KEY,),
    answers=(Answer(201, TokenMade, location="Path of the token, to revoke it."),),
    problems=(kinds.TOO_MANY_TOKENS,),
)
async def create_token(call: Call[AccountParts, NewToken, Nothing]) -> Response[bytes]:
    """Create a token.

    The new token may have any scope of the account: the usual ones, and those of `admin`, `arbiter`
    and `log` that the operator has granted to it. Give a program the scopes that it needs and no
    more; with `account` it could do whatever you can.
    """
    key = key_of(call, f"token/{call.account}/{call.caller.token}")
    told = await call.parts.responses.once(key, lambda connection: _made(connection, call))
    token = msgspec.json.decode(told.body, type=_Id)
    return given(told, f"/v1/tokens/{token.id}")


async def _made(connection: Connection, call: Call[AccountParts, NewToken, Nothing]) -> Made:
    wanted, most = call.body, call.parts.settings.most_tokens
    printable(wanted.name, "name")
    possible = await accounts.allowed(connection, call.account)
    for scope in sorted(wanted.scopes - possible):
        raise missing_scope(scope, Sentence("scope-not-yours", {"scope": scope.value}))
    in_reach(wanted.expires_at)
    if not await token_store.has_room(connection, call.account, most=most):
        raise refused(kinds.TOO_MANY_TOKENS, Sentence("tokens-at-most", {"most": most}))
    minted = minting.mint()
    token = await token_store.store(
        connection,
        call.account,
        minted,
        name=wanted.name,
        scopes=wanted.scopes,
        expires_at=wanted.expires_at,
    )
    shown = TokenMade(
        id=token.id,
        name=token.name,
        scopes=token.scopes,
        created_at=token.created_at,
        expires_at=token.expires_at,
        token=minted.text,
    )
    return Made(account=call.account, body=msgspec.json.encode(shown))


@operation(
    "GET",
    "/v1/tokens",
    tag="accounts",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, Tokens),),
)
async def list_tokens(call: Call[AccountParts, None, ListWanted]) -> Response[bytes]:
    """List your tokens.

    Returns the tokens of the account without their texts, oldest first.
    """
    found = await token_store.of_account(call.parts.pool, call.account)
    page = page_of("tokens", found, lambda one: one.id, call.query)
    return json(Tokens(items=page.items, next=page.next))


@operation(
    "DELETE",
    "/v1/tokens",
    tag="accounts",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, Revoked),),
    limit=Traffic.CHANGING,
)
async def delete_other_tokens(call: Call[AccountParts, None, Nothing]) -> Response[bytes]:
    """Revoke all other tokens.

    Revokes every personal token of the account except the one that authenticates this request. Use
    it when a token may have been stolen. Browsers (`/v1/sessions`) and apps (`/v1/connections`)
    stay signed in.
    """
    gone = await token_store.forget_others(call.parts.pool, call.account, call.caller.token)
    await call.parts.authenticator.forget(gone)
    return json(Revoked(len(gone)))


@operation(
    "DELETE",
    "/v1/tokens/{token_id}",
    tag="accounts",
    scope=Scope.ACCOUNT,
    answers=(Answer(204, None),),
    problems=(kinds.UNKNOWN_TOKEN,),
)
async def delete_token(call: Call[AccountParts, None, Nothing]) -> Response[bytes]:
    """Revoke a token.

    The token stops working at once, or within ten seconds if another process of the service does
    not receive the notification. A token that lacks `account` can revoke itself by
    `POST /oauth/revoke`.
    """
    wanted = call.path("token_id")
    listed = await token_store.of_account(call.parts.pool, call.account)
    if not any(token.id == wanted for token in listed):
        raise refused(kinds.UNKNOWN_TOKEN)
    await call.parts.authenticator.revoke(wanted)
    return nothing()
