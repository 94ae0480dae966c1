"""Whether a database that can be reached is one that a service can run on.

`kronika doctor` says all that is wrong; `serve` asks the same before it changes anything.
"""

from collections.abc import Sequence
from typing import Final

from events.database import Connection
from events.migrations import NotTheOwnerError, pending, permitted
from service.cli.common.servers.unusable import DATABASE, Unusable
from service.cli.common.words import say
from service.process import rights
from service.process.schema import SOURCES
from service.settings import Settings

_PLACE: Final = """
    SELECT current_user AS role, current_schema() AS schema, current_database() AS database,
        has_schema_privilege(current_schema(), 'CREATE') AS creates"""
_READ_ONLY: Final = """
    SELECT pg_is_in_recovery() AS standby, current_user AS role,
        current_setting('default_transaction_read_only')::boolean AS read_only"""
_ROOM: Final = """
    SELECT least(
        current_setting('max_connections')::int
            - current_setting('superuser_reserved_connections')::int
            - coalesce(current_setting('reserved_connections', true)::int, 0),
        nullif((SELECT rolconnlimit FROM pg_roles WHERE rolname = current_user), -1),
        nullif((SELECT datconnlimit FROM pg_database WHERE datname = current_database()), -1))"""


async def shortcomings(connection: Connection, settings: Settings) -> Sequence[Unusable]:
    """What a service with these settings would lack, most important first."""
    return [
        *await _writable(connection),
        *await _rights(connection),
        *await _durability(connection),
        *await _connections(connection, settings),
        *_sealing(settings),
    ]


async def _writable(connection: Connection) -> Sequence[Unusable]:
    found = await connection.fetchrow(_READ_ONLY)
    assert found is not None
    if found["standby"]:
        remedy = say("unfit.not-a-standby", variable=DATABASE)
        return [Unusable(say("unfit.standby"), remedy)]
    if not found["read_only"]:
        return []
    remedy = f"ALTER ROLE {found['role']} SET default_transaction_read_only = off;"
    return [Unusable(say("unfit.read-only"), say("unfit.set", statement=remedy))]


async def _rights(connection: Connection) -> Sequence[Unusable]:
    place = await connection.fetchrow(_PLACE)
    assert place is not None
    role, schema, database = place["role"], place["schema"], place["database"]
    if schema is None:
        what = say("unfit.no-schema", role=role, database=database)
        return [Unusable(what, say("unfit.grant-schema", role=role))]
    try:
        if await pending(connection, SOURCES):
            await permitted(connection)
    except NotTheOwnerError as trouble:
        what = say("unfit.not-migrated", role=role, owner=trouble.owner)
        return [Unusable(what, say("unfit.migrate", owner=trouble.owner))]
    found = []
    if not place["creates"] and await pending(connection, SOURCES):
        what = say("unfit.creates-nothing", role=role, schema=schema)
        remedy = f"GRANT CREATE, USAGE ON SCHEMA {schema} TO {role};"
        found.append(Unusable(what, say("unfit.grant", statement=remedy)))
    for one in await rights.lacking(connection):
        things = ", ".join(one.things)
        what = say("unfit.lacks", role=role, privilege=one.privilege, tables=things)
        remedy = f"GRANT {one.privilege} ON {things} TO {role};"
        found.append(Unusable(what, say("unfit.grant", statement=remedy)))
    return found


async def _durability(connection: Connection) -> Sequence[Unusable]:
    if await connection.fetchval("SHOW synchronous_commit") != "off":
        return []
    role = await connection.fetchval("SELECT current_user")
    remedy = f"ALTER ROLE {role} SET synchronous_commit = on;"
    return [Unusable(say("unfit.not-durable"), say("unfit.set", statement=remedy))]


async def _connections(connection: Connection, settings: Settings) -> Sequence[Unusable]:
    """Every process opens as many as its pool may have; one more is there for commands."""
    there = await connection.fetchval(_ROOM)
    wanted = settings.workers * settings.pool_max + 1
    if there >= wanted:
        return []
    told = {"there": there, "wanted": wanted, "workers": settings.workers}
    what = say("unfit.few-connections", **told, pool=settings.pool_max)
    return [Unusable(what, say("unfit.more-connections", wanted=wanted))]


def _sealing(settings: Settings) -> Sequence[Unusable]:
    if settings.database_url is None or settings.secrets_key is not None:
        return []
    return [Unusable(say("unfit.nothing-seals"), say("unfit.name-a-key"))]
