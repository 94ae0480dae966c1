"""Leaving the service for good."""

from litestar import Response

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from service.accounts import names
from service.accounts.routes.accounts import registered
from service.accounts.schemas import Farewell
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import nothing
from service.identity.scopes import Scope
from service.limits.budgets import Traffic
from service.table.parts import TableParts


@operation(
    "DELETE",
    "/v1/accounts/me",
    tag="accounts",
    scope=Scope.ACCOUNT,
    answers=(Answer(204, None),),
    limit=Traffic.CHANGING,
)
async def delete_account(call: Call[TableParts, Farewell, Nothing]) -> Response[bytes]:
    """Delete your account.

    To confirm, `name` must be the current name of the account. Your seats in games that have not
    started become open, and the service resigns your running games. It then erases your name, your
    tokens and everything else that links you to your games. The games and their proofs remain; your
    seats are shown without an account. This cannot be undone.
    """
    mine = await registered(call.parts.pool, call.account)
    if names.plain(call.body.name) != mine.name:
        raise refused(kinds.INVALID_BODY, Sentence("name-does-not-match"), field="name")
    await call.parts.departures.depart(call.account)
    return nothing()
