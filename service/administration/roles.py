"""Roles: the scopes that an account may have beyond the usual ones."""

from typing import Final

from games.kernel.sentence import Sentence
from projections.database import Connection
from referee.problems import kinds
from referee.problems.problem import refused
from service.accounts import accounts
from service.acts.record import RecordedAct
from service.acts.statement import Role, RoleGranted, RoleRevoked
from service.administration.desk import Desk, unchanged
from service.administration.people import known
from service.identity.scopes import Scope

_OTHERS: Final = """
    SELECT EXISTS (SELECT FROM accounts a WHERE 'admin' = ANY(a.granted) AND a.id <> $1
        AND NOT EXISTS (SELECT FROM suspensions s
            WHERE s.account_id = a.id AND coalesce(s.until > now(), true)))"""


async def grant(
    connection: Connection, desk: Desk, account: str, role: Role, reason: str | None
) -> RecordedAct:
    """Lets the account make tokens with the scope. Within a transaction."""
    await desk.enter(connection)
    await known(connection, account)
    if Scope(role) in await accounts.allowed(connection, account):
        raise unchanged(Sentence("role-granted-already"))
    await accounts.grant(connection, account, Scope(role))
    return await desk.add(connection, RoleGranted(account=account, role=role), reason)


async def revoke(
    connection: Connection, desk: Desk, account: str, role: Role, reason: str | None
) -> RecordedAct:
    """Takes the scope from the account and its tokens. An administrator who is the last one cannot
    do so to himself: nobody could undo it but at the console. Within a transaction."""
    await desk.enter(connection)
    await known(connection, account)
    if Scope(role) not in await accounts.allowed(connection, account):
        raise unchanged(Sentence("role-not-granted"))
    leaving = role == "admin" and account == desk.account
    if leaving and not await connection.fetchval(_OTHERS, account):
        raise refused(kinds.LAST_ADMIN)
    await accounts.take_back(connection, account, Scope(role))
    return await desk.add(connection, RoleRevoked(account=account, role=role), reason)
