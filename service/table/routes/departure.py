"""Leaving the service for good."""

from litestar import Response

from service.accounts import names
from service.accounts.routes.accounts import registered, whole
from service.accounts.schemas import Farewell
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import nothing
from service.identity.scopes import Scope
from service.limits.budgets import Traffic
from service.problems import kinds
from service.problems.problem import refused
from service.table.parts import TableParts


@operation(
    "DELETE",
    "/v1/accounts/me",
    tag="accounts",
    scope=Scope.CREATE,
    answers=(Answer(204, None),),
    limit=Traffic.CHANGING,
)
async def delete_account(call: Call[TableParts, Farewell, Nothing]) -> Response[bytes]:
    """Delete your account.

    `name` must be the account's, so that nobody does this by mistake. Seats at tables that have
    not started become free; running games are resigned. Then name, tokens and everything that
    ties you to your games are erased for good: the games stay, with nobody on your seats, and so
    does every proof of them. Needs a token with `read`, `play` and `create`.
    """
    whole(call)
    mine = await registered(call.parts.pool, call.account)
    if names.plain(call.body.name) != mine.name:
        raise refused(kinds.INVALID_BODY, "That is not the name of this account.", field="name")
    await call.parts.departures.depart(call.account)
    return nothing()
