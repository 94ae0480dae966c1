"""Accounts."""

from litestar import Response

from service.http import problem_kinds as kinds
from service.http.answers import json
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.problems import refused
from service.people import accounts, names, store, tokens
from service.people.accounts import Account
from service.people.scopes import USUAL, Scope
from service.shapes.people import AccountMade, NewAccount


@operation(
    "POST",
    "/v1/accounts",
    tag="accounts",
    answers=(Answer(201, AccountMade),),
    problems=(kinds.NAME_TAKEN,),
)
async def create_account(call: Call[NewAccount, Nothing]) -> Response[bytes]:
    """Create an account.

    The answer holds its first token, with the scopes `read`, `play` and `create`. It is shown
    only once.
    """
    name = call.body.name
    if wrong := names.wrong_with(name):
        raise refused(kinds.INVALID_BODY, wrong, field="name")
    minted = tokens.mint()
    async with call.resources.pool.acquire() as connection, connection.transaction():
        account = await accounts.create(connection, name)
        if account is None:
            raise refused(kinds.NAME_TAKEN, f"Somebody is called {name!r} already.", field="name")
        await store.keep(connection, account.id, minted, name="first", scopes=USUAL)
    return json(AccountMade(account=account, token=minted.text), status=201)


@operation(
    "GET",
    "/v1/account",
    tag="accounts",
    scope=Scope.READ,
    answers=(Answer(200, Account),),
)
async def get_account(call: Call[None, Nothing]) -> Response[bytes]:
    """Whose token is this?"""
    assert call.caller.name is not None
    return json(Account(call.account, call.caller.name))
