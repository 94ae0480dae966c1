"""What a service does with its database, tried beside it: a write that is taken back, the clock of
the server, and how far the read models are."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final

from events.database import Connection
from projections.lag import Lag, lag
from projections.models import READ_MODELS
from service.cli.common.words import say
from service.cli.doctor.finding import Finding
from service.operations.trial import write
from service.process.clock_difference import MOST_SECONDS, difference

LATE_SECONDS: Final = 60.0
_SERVED: Final = "SELECT EXISTS (SELECT FROM pg_stat_activity WHERE application_name = 'kronika')"
_LOCKS: Final = """SELECT c.relname AS name, a.pid, a.usename AS role FROM pg_locks l
        JOIN pg_class c ON c.oid = l.relation JOIN pg_stat_activity a USING (pid)
    WHERE l.granted AND l.pid <> pg_backend_pid() AND l.mode IN
            ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
        AND c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
    ORDER BY a.pid, c.relname LIMIT 1"""


async def writes(connection: Connection) -> None:
    """Writes what a service writes, and takes it back; raises what PostgreSQL says."""
    transaction = connection.transaction()
    await transaction.start()
    try:
        await write(connection)
    finally:
        await transaction.rollback()


async def locked(connection: Connection) -> Finding:
    """Who keeps the service from a table."""
    found = await connection.fetchrow(_LOCKS)
    if found is None:
        return Finding(say("doctor.writing"), say("doctor.lock"), say("doctor.look-again"))
    told = say("doctor.locked", table=found["name"], pid=found["pid"], role=found["role"])
    return Finding(say("doctor.writing"), told, say("doctor.end-lock", pid=found["pid"]))


async def clock(connection: Connection) -> Sequence[Finding]:
    """Whether the clock of the server differs from the one here."""
    told = await connection.fetchval("SELECT clock_timestamp()")
    seconds = difference(told, datetime.now(UTC))
    if abs(seconds) <= MOST_SECONDS:
        return []
    ahead = "yes" if seconds > 0 else "no"
    what = say("doctor.clock-differs", seconds=round(abs(seconds)), ahead=ahead)
    return [Finding(say("doctor.clock"), what, say("doctor.set-clock"))]


async def read_models(connection: Connection) -> Sequence[Finding]:
    """What is wrong with the read models; that none is late is only said of those that are fed."""
    lags = await lag(connection, [one.name for one in READ_MODELS])
    served = await connection.fetchval(_SERVED)
    found = [finding for one in lags for finding in _wrong(one, served)]
    return found or [Finding(say("doctor.read-models"), say("doctor.current"))]


def _wrong(one: Lag, served: bool) -> Iterator[Finding]:
    name, told = say("doctor.read-models"), {"name": one.projection}
    for alarm in one.alarms:
        what = say("doctor.alarm", alarm=alarm, **told)
        yield Finding(name, what, say("doctor.restore-log"))
    if one.parked:
        what = say("doctor.parked", count=one.parked, **told)
        yield Finding(name, what, say("doctor.retry", **told))
    if served and one.seconds > LATE_SECONDS and not one.alarms:
        what = say("doctor.late", seconds=round(one.seconds), **told)
        yield Finding(name, what, say("doctor.look-at-log"))
