"""Why a server cannot be used, told apart by what an operator has to do about it.

Addresses may hold passwords: what is said names the host, the role and the database alone.
"""

import socket
from collections.abc import Iterator
from typing import Final
from urllib.parse import unquote, urlsplit

import asyncpg
import redis
from msgspec import Struct

from service.cli.common.servers.encryption import unencrypted
from service.cli.common.words import say
from service.embedded import ServerError

TROUBLES: Final = (ServerError, OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What comes of connecting to PostgreSQL."""
CACHE_TROUBLES: Final = (ServerError, OSError, ValueError, TypeError, redis.RedisError)
"""What comes of connecting to Redis; TypeError of a parameter in the address that there is not."""
DATABASE: Final = "KRONIKA_DATABASE_URL"
CACHE: Final = "KRONIKA_REDIS_URL"


class Unusable(Struct, frozen=True):
    """What is wrong with a server, and what the operator can do; a sentence each, without a full
    stop."""

    what: str
    remedy: str


class Address(Struct, frozen=True):
    """The parts of an address that may be repeated."""

    host: str
    port: int
    role: str
    database: str

    @classmethod
    def of(cls, url: str, port: int) -> "Address":
        """The parts of `url`; `port` is the usual one. What cannot be read is empty."""
        try:
            parts = urlsplit(url)
            return cls(
                host=parts.hostname or "",
                port=parts.port or port,
                role=unquote(parts.username or ""),
                database=unquote(parts.path.strip("/")),
            )
        except ValueError:
            return cls(host="", port=port, role="", database="")


def database_unusable(trouble: Exception, url: str) -> Unusable:
    """Why PostgreSQL at `url` cannot be used."""
    at = Address.of(url, 5432)
    role, name = at.role or "kronika", at.database or "kronika"
    if found := _unencrypted(trouble, url, at, DATABASE):
        return found
    match trouble:
        case ServerError():
            return Unusable(trouble.what, trouble.remedy)
        case asyncpg.InvalidPasswordError():
            remedy = say("unusable.password", variable=DATABASE, role=role)
        case asyncpg.InvalidAuthorizationSpecificationError() if "permitted" in str(trouble):
            remedy = say("unusable.login", role=role)
        case asyncpg.InvalidAuthorizationSpecificationError():
            remedy = say("unusable.role", role=role)
        case asyncpg.InvalidCatalogNameError():
            remedy = say("unusable.no-database", database=name, role=role)
        case asyncpg.InsufficientPrivilegeError():
            remedy = say("unusable.privilege", database=name, role=role)
        case asyncpg.TooManyConnectionsError():
            remedy = say("unusable.connections")
        case asyncpg.CannotConnectNowError():
            remedy = say("unusable.not-yet")
        case asyncpg.DuplicatePreparedStatementError() | asyncpg.InvalidSQLStatementNameError():
            return Unusable(say("unusable.mixed-up"), say("unusable.follow-statements"))
        case asyncpg.ProtocolViolationError() if "parameter" in str(trouble):
            remedy = say("unusable.ignore-parameter", parameter=str(trouble).split()[-1])
        case asyncpg.DiskFullError() | asyncpg.ConfigurationLimitExceededError():
            remedy = say("unusable.no-room")
        case asyncpg.UndefinedTableError():
            remedy = say("unusable.no-table")
        case asyncpg.ReadOnlySQLTransactionError():
            remedy = say("unusable.read-only", variable=DATABASE)
        case _:
            return _unreached(trouble, at, DATABASE)
    return Unusable(str(trouble), remedy)


def cache_unusable(trouble: Exception, url: str) -> Unusable:
    """Why Redis at `url` cannot be used."""
    at = Address.of(url, 6379)
    if found := _unencrypted(trouble, url, at, CACHE):
        return found
    match trouble:
        case ServerError():
            return Unusable(trouble.what, trouble.remedy)
        case redis.BusyLoadingError():
            return Unusable(str(trouble), say("unusable.not-yet"))
        case redis.exceptions.NoPermissionError():
            user = urlsplit(url).username or "default"
            return Unusable(str(trouble), say("unusable.cache-permits", user=user))
        case redis.AuthenticationError():
            return _shut(url)
        case redis.OutOfMemoryError():
            return Unusable(str(trouble), say("unusable.cache-full"))
        case redis.ReadOnlyError():
            return Unusable(str(trouble), say("unusable.cache-replica", variable=CACHE))
        case redis.ResponseError() if "AUTH" in str(trouble):
            return _shut(url)
        case _:
            return _unreached(trouble, at, CACHE)


def _unencrypted(trouble: Exception, url: str, at: Address, variable: str) -> Unusable | None:
    place = {"host": at.host, "port": at.port, "variable": variable}
    server = "database" if variable == DATABASE else "cache"
    found = unencrypted(tuple(_causes(trouble)), url, {**place, "server": server})
    return Unusable(*found) if found else None


def _shut(url: str) -> Unusable:
    """Valkey's own words speak of its protocol."""
    given = "yes" if urlsplit(url).password else "no"
    what = say("unusable.cache-shut", given=given)
    return Unusable(what, say("unusable.cache-password", variable=CACHE))


def _unreached(trouble: Exception, at: Address, variable: str) -> Unusable:
    """Nobody answered, or something that is no such server."""
    causes = tuple(_causes(trouble))
    told = str(trouble) or type(trouble).__name__
    if any(isinstance(one, socket.gaierror) for one in causes):
        what = say("unusable.no-host", host=at.host)
        return Unusable(what, say("unusable.correct-host", variable=variable))
    if any(isinstance(one, ConnectionRefusedError) for one in causes):
        what = say("unusable.refused", host=at.host, port=at.port)
        return Unusable(what, say("unusable.start", variable=variable))
    if any(isinstance(one, TimeoutError | redis.TimeoutError) for one in causes):
        what = say("unusable.silent", host=at.host, port=at.port)
        return Unusable(what, say("unusable.let-through", variable=variable))
    return Unusable(told, say("doctor.correct", variable=variable))


def _causes(trouble: BaseException | None) -> Iterator[BaseException]:
    while trouble is not None:
        yield trouble
        trouble = trouble.__cause__ or trouble.__context__
