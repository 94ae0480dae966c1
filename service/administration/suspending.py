"""Suspending accounts: their requests are refused, and their games go on without them."""

from datetime import UTC, datetime
from typing import Final

from games.kernel.sentence import Sentence
from projections.database import Connection
from referee.problems import kinds
from referee.problems.problem import refused
from service.acts.record import RecordedAct
from service.acts.statement import AccountSuspended, AccountUnsuspended
from service.administration.desk import Desk, unchanged
from service.administration.people import known

_SUSPEND: Final = """
    INSERT INTO suspensions (account_id, until, reason) VALUES ($1, $2, $3)
    ON CONFLICT (account_id) DO UPDATE
        SET until = excluded.until, reason = excluded.reason, at = excluded.at"""
_LIFT: Final = """
    WITH gone AS (DELETE FROM suspensions WHERE account_id = $1 RETURNING until)
    SELECT coalesce(bool_or(until IS NULL OR until > now()), false) FROM gone"""


async def suspend(
    connection: Connection, desk: Desk, account: str, until: datetime | None, reason: str
) -> RecordedAct:
    """Refuses the account's requests until a time, or for good (None). Another suspension takes the
    place of one that it has. Within a transaction."""
    desk.spare(account)
    if until is not None and until <= datetime.now(UTC):
        raise refused(kinds.INVALID_BODY, Sentence("expires-in-past"), field="until")
    await desk.enter(connection)
    await known(connection, account)
    await connection.execute(_SUSPEND, account, until, reason)
    return await desk.add(connection, AccountSuspended(account=account, until=until), reason)


async def unsuspend(
    connection: Connection, desk: Desk, account: str, reason: str | None
) -> RecordedAct:
    """Lets the account in again. Within a transaction."""
    await desk.enter(connection)
    await known(connection, account)
    if not await connection.fetchval(_LIFT, account):
        raise unchanged(Sentence("not-suspended"))
    return await desk.add(connection, AccountUnsuspended(account=account), reason)
