"""Accounts, for administrators."""

from typing import Annotated

from litestar import Response
from msgspec import Meta, Struct

from projections.database import Connection
from referee.paging import After, of_this_list
from referee.problems import kinds
from referee.problems.problem import refused
from service.acts.record import RecordedAct
from service.acts.statement import Role
from service.administration import listing, roles, suspending
from service.administration.desk import Desk
from service.administration.listing import AccountFilter, AccountState
from service.administration.parts import AdministrationParts
from service.administration.presenters import account_shown
from service.administration.routes.doing import DONE, at_once, in_steps
from service.administration.schemas import (
    AccountList,
    AccountShown,
    Erasure,
    NewSuspension,
    Reasoned,
    RoleChange,
)
from service.http.call import Call, Nothing
from service.http.idempotency import SHORT_KEY
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope

_ABOUT = (kinds.UNKNOWN_PLAYER,)


class AccountsWanted(Struct, frozen=True, kw_only=True):
    """Which accounts, and which page."""

    name: Annotated[
        str | None, Meta(description="Accounts with these letters in their names, in any case.")
    ] = None
    state: Annotated[AccountState | None, Meta(description="Accounts in this state.")] = None
    role: Annotated[Role | None, Meta(description="Accounts with this role.")] = None
    after: After = None
    limit: Annotated[int, Meta(ge=1, le=200, description="Maximum number of items.")] = 50


@operation(
    "GET",
    "/v1/admin/accounts",
    tag="administration",
    scope=Scope.ADMIN,
    answers=(Answer(200, AccountList),),
)
async def list_accounts(
    call: Call[AdministrationParts, None, AccountsWanted],
) -> Response[bytes]:
    """List accounts.

    Returns accounts, newest first, with their roles and whether they are suspended. Tokens are
    never shown.
    """
    asked = call.query
    wanted = AccountFilter(name=asked.name, state=asked.state, role=asked.role)
    with of_this_list():
        found = await listing.page(
            call.parts.pool, wanted, after_cursor=asked.after, limit=asked.limit
        )
    return json(AccountList(items=tuple(map(account_shown, found.items)), next=found.next))


@operation(
    "GET",
    "/v1/admin/accounts/{account_id}",
    tag="administration",
    scope=Scope.ADMIN,
    answers=(Answer(200, AccountShown),),
    problems=_ABOUT,
)
async def get_account(call: Call[AdministrationParts, None, Nothing]) -> Response[bytes]:
    """Get an account.

    Returns what the list has of it.
    """
    found = await listing.of_id(call.parts.pool, call.path("account_id"))
    if found is None:
        raise refused(kinds.UNKNOWN_PLAYER)
    return json(account_shown(found))


@operation(
    "POST",
    "/v1/admin/accounts/{account_id}/suspend",
    tag="administration",
    scope=Scope.ADMIN,
    headers=(SHORT_KEY,),
    answers=(DONE,),
    problems=(*_ABOUT, kinds.OWN_ACCOUNT),
)
async def suspend_account(
    call: Call[AdministrationParts, NewSuspension, Nothing],
) -> Response[bytes]:
    """Suspend an account.

    Every request with a token of the account is refused with `account-suspended`, which says until
    when and why. Its streams end. Its games go on: clocks run, and who is absent for too long loses
    by the terms of the table. Another suspension replaces the one that it has. Every process obeys
    at once, or within ten seconds if it does not receive the notification.
    """

    async def act(connection: Connection, desk: Desk) -> RecordedAct:
        wanted = call.body
        account = call.path("account_id")
        return await suspending.suspend(connection, desk, account, wanted.until, wanted.reason)

    return await at_once(call, act)


@operation(
    "POST",
    "/v1/admin/accounts/{account_id}/unsuspend",
    tag="administration",
    scope=Scope.ADMIN,
    headers=(SHORT_KEY,),
    answers=(DONE,),
    problems=(*_ABOUT, kinds.NOTHING_TO_CHANGE),
)
async def unsuspend_account(
    call: Call[AdministrationParts, Reasoned, Nothing],
) -> Response[bytes]:
    """Lift a suspension.

    The account can be used again at once.
    """

    async def act(connection: Connection, desk: Desk) -> RecordedAct:
        return await suspending.unsuspend(
            connection, desk, call.path("account_id"), call.body.reason
        )

    return await at_once(call, act)


@operation(
    "POST",
    "/v1/admin/accounts/{account_id}/grant",
    tag="administration",
    scope=Scope.ADMIN,
    headers=(SHORT_KEY,),
    answers=(DONE,),
    problems=(*_ABOUT, kinds.NOTHING_TO_CHANGE),
)
async def grant_role(call: Call[AdministrationParts, RoleChange, Nothing]) -> Response[bytes]:
    """Grant a role.

    Lets the account create tokens with the scope: `arbiter` judges disputes, `admin` runs the
    service, `log` follows every public game.
    """

    async def act(connection: Connection, desk: Desk) -> RecordedAct:
        wanted = call.body
        account = call.path("account_id")
        return await roles.grant(connection, desk, account, wanted.role, wanted.reason)

    return await at_once(call, act)


@operation(
    "POST",
    "/v1/admin/accounts/{account_id}/revoke",
    tag="administration",
    scope=Scope.ADMIN,
    headers=(SHORT_KEY,),
    answers=(DONE,),
    problems=(*_ABOUT, kinds.NOTHING_TO_CHANGE, kinds.LAST_ADMIN),
)
async def revoke_role(call: Call[AdministrationParts, RoleChange, Nothing]) -> Response[bytes]:
    """Revoke a role.

    Takes the scope from the account and from its tokens. The last administrator cannot take `admin`
    from their own account.
    """

    async def act(connection: Connection, desk: Desk) -> RecordedAct:
        wanted = call.body
        account = call.path("account_id")
        return await roles.revoke(connection, desk, account, wanted.role, wanted.reason)

    return await at_once(call, act)


@operation(
    "POST",
    "/v1/admin/accounts/{account_id}/erase",
    tag="administration",
    scope=Scope.ADMIN,
    headers=(SHORT_KEY,),
    answers=(DONE,),
    problems=(*_ABOUT, kinds.OWN_ACCOUNT),
)
async def erase_account(call: Call[AdministrationParts, Erasure, Nothing]) -> Response[bytes]:
    """Erase an account.

    Does what its owner can do by deleting it: seats in games that have not started become open,
    running games are resigned, and everything that tells who the person was is erased, also from
    the log of acts. To confirm, `name` must be the name of the account. This cannot be undone;
    repeating the request has no further effect.
    """

    async def act(desk: Desk) -> RecordedAct:
        wanted, account = call.body, call.path("account_id")
        return await call.parts.erasing.erase(desk, account, wanted.name, wanted.ground)

    return await in_steps(call, act)
