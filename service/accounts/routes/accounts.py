"""Accounts."""

import msgspec
from litestar import Response
from msgspec import Struct

from games.kernel.sentence import Sentence
from projections.database import Connection, Pool, Queries
from referee.languages import preferred
from referee.people import Account
from referee.problems import kinds
from referee.problems.problem import refused
from service.accounts import (
    accounts,
    guests,
    names,
    personal_data,
    sign_up,
    token_store,
    tokens,
)
from service.accounts.accounts import Registered
from service.accounts.keyed_responses import Made
from service.accounts.parts import AccountParts
from service.accounts.routes.ends import in_reach
from service.accounts.schemas import AccountChange, AccountMade, NewAccount, PersonalData
from service.http.call import Call, Nothing
from service.http.idempotency import SECRET_KEY, SHORTEST_SECRET, given, key_of
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import USUAL, Scope
from service.limits.budgets import Traffic


@operation(
    "POST",
    "/v1/accounts",
    tag="accounts",
    headers=(SECRET_KEY, ACCEPT_LANGUAGE),
    answers=(Answer(201, AccountMade, location="Path of what others see of the account."),),
    problems=(kinds.NAME_TAKEN, kinds.SIGN_UP_CLOSED, kinds.SIGN_UP_CODE),
    limit=Traffic.ACCOUNTS,
)
async def create_account(call: Call[AccountParts, NewAccount, Nothing]) -> Response[bytes]:
    """Create an account.

    Returns the account and its first token, which has every scope that the operator does not grant
    one by one. The token is shown only in this response. Without `name` the account is a guest: the
    service names it in the language of `Accept-Language`. It stays the same account when the guest
    chooses a name (`PATCH /v1/accounts/me`). Once the token has ended (`expires_at`), only other
    tokens of the account can be used. Whoever runs the service may have closed sign-up, or ask for
    a `code`.
    """
    key = key_of(call, "account", shortest=SHORTEST_SECRET)
    told = await call.parts.responses.once(key, lambda connection: _made(connection, call))
    account = msgspec.json.decode(told.body, type=_Created).account
    return given(told, f"/v1/players/{account.id}")


class _Id(Struct, frozen=True):
    id: str


class _Created(Struct, frozen=True):
    account: _Id


async def _made(connection: Connection, call: Call[AccountParts, NewAccount, Nothing]) -> Made:
    ends = call.body.expires_at
    in_reach(ends)
    await sign_up.admit(connection, call.body.code)
    minted = tokens.mint()
    account = await _created(connection, call)
    await token_store.store(
        connection, account.id, minted, name="first", scopes=USUAL, expires_at=ends
    )
    shown = AccountMade(account=account, token=minted.text)
    return Made(account=account.id, body=msgspec.json.encode(shown))


async def _created(queries: Queries, call: Call[AccountParts, NewAccount, Nothing]) -> Account:
    wanted = call.body
    if wanted.name is None:
        language = preferred(call.header("accept-language"))
        return await guests.create(queries, language, bot=wanted.bot)
    name = _fine(wanted.name)
    account = await accounts.create(queries, name, bot=wanted.bot)
    if account is None:
        raise _taken(name)
    return account


@operation(
    "GET",
    "/v1/accounts/me",
    tag="accounts",
    scope=Scope.READ,
    answers=(Answer(200, Registered),),
)
async def get_my_account(call: Call[AccountParts, None, Nothing]) -> Response[bytes]:
    """Get your account.

    Returns the account of the token that authenticates this request, with the scopes that its
    tokens may have.
    """
    return json(await registered(call.parts.pool, call.account))


@operation(
    "PATCH",
    "/v1/accounts/me",
    tag="accounts",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, Registered),),
    problems=(kinds.NAME_TAKEN,),
    limit=Traffic.CHANGING,
)
async def change_account(call: Call[AccountParts, AccountChange, Nothing]) -> Response[bytes]:
    """Update your account.

    Changes the name, the bot flag or both. A new name appears at once in every game, including
    finished ones. A guest who chooses a name is a guest no more. The old name stays reserved for
    you for 90 days. An account marked as a bot is shown as a bot and is omitted from leaderboards
    requested with `exclude_bots=true`.
    """
    name = None if call.body.name is None else _fine(call.body.name)
    async with call.parts.pool.acquire() as connection, connection.transaction():
        if name is not None and not await accounts.rename(connection, call.account, name):
            raise _taken(name)
        if call.body.bot is not None:
            await accounts.mark(connection, call.account, bot=call.body.bot)
    gone = await token_store.ids_of_account(call.parts.pool, call.account)
    await call.parts.authenticator.forget(gone)
    return json(await registered(call.parts.pool, call.account))


@operation(
    "GET",
    "/v1/accounts/me/data",
    tag="accounts",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, PersonalData),),
)
async def get_my_data(call: Call[AccountParts, None, Nothing]) -> Response[bytes]:
    """Export your personal data.

    Returns everything that the service stores about your account. Game logs contain seat numbers,
    not names; the link between your account and a seat is stored only in this data.
    """
    return json(PersonalData(parts=await personal_data.of_account(call.parts.pool, call.account)))


async def registered(pool: Pool, account: str) -> Registered:
    """The account as its owner sees it."""
    found = await accounts.registered(pool, account)
    if found is None:  # deleted since the token was looked up
        raise refused(kinds.UNAUTHORIZED)
    return found


def _fine(name: str) -> str:
    """The name in its plain form. Refuses one that nobody may have."""
    plain = names.plain(name)
    if wrong := names.wrong_with(plain):
        raise refused(kinds.INVALID_BODY, wrong, field="name")
    return plain


def _taken(name: str) -> Exception:
    return refused(
        kinds.NAME_TAKEN,
        Sentence("name-in-use", {"name": name}),
        field="name",
    )
