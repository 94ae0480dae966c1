"""The database handles that the log works with, as far as it needs them, and their outages."""

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import asyncpg

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Record: TypeAlias = asyncpg.Record
    Pool: TypeAlias = asyncpg.Pool[asyncpg.Record]
    HeldConnection: TypeAlias = PoolConnectionProxy[asyncpg.Record]
    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]
else:
    Record = Pool = HeldConnection = Connection = object

# Shutdown of the server or the backend, a server that is starting, no free connection slot; a
# server that has become a standby; no disk or memory left.
_AWAY = frozenset({"57P01", "57P02", "57P03", "57P05", "53300", "25006", "53100", "53200"})
# What somebody has changed in a database that served: the role may not come in any more, or has
# another password; the database, a table or a privilege is taken away; a statement was cancelled.
_CHANGED = frozenset({"28000", "28P01", "3D000", "42P01", "42501", "57014"})
_STANDBY = "during recovery"
"""What a standby says of tables that it does not have (unlogged ones), as something that it cannot
do."""
_GONE = "postmaster was shut down"
"""What a coordinator of Citus says when it is killed, as an internal error."""


class Queries(Protocol):
    """A pool or a connection, whichever the caller holds. (`Any` because rows are untyped.)"""

    async def execute(self, query: str, *args: object) -> str: ...

    async def fetch(self, query: str, *args: object) -> list[Any]: ...

    async def fetchrow(self, query: str, *args: object) -> Any: ...

    async def fetchval(self, query: str, *args: object) -> Any: ...


def is_outage(trouble: BaseException) -> bool:
    """Whether PostgreSQL is away, the connection broke, or the database is not as a service needs
    it, until somebody mends it: the same call may go well later.

    If it broke during a write, nobody knows yet whether the write happened.
    """
    if isinstance(trouble, asyncpg.PostgresError):
        state = trouble.sqlstate or ""
        known = state in _AWAY or state in _CHANGED or state.startswith("08")
        return known or any(one in str(trouble) for one in (_GONE, _STANDBY))
    if isinstance(trouble, asyncpg.InterfaceError | asyncpg.InternalClientError):
        return not isinstance(trouble, ValueError)  # those are arguments that do not fit
    return isinstance(trouble, OSError | TimeoutError)


def is_elsewhere(trouble: BaseException) -> bool:
    """Whether it is a machine behind the coordinator of a cluster that is away. The coordinator
    says so itself, so the connection to it is as good as before; a new one would cost a hundred
    times what such a refusal costs."""
    return isinstance(trouble, asyncpg.ConnectionFailureError)


def is_clash(trouble: BaseException) -> bool:
    """Whether two transactions (or a migration) got in each other's way: trying again helps."""
    return isinstance(
        trouble,
        asyncpg.DeadlockDetectedError
        | asyncpg.SerializationError
        | asyncpg.UniqueViolationError
        | asyncpg.LockNotAvailableError
        | asyncpg.InvalidCachedStatementError,
    )
