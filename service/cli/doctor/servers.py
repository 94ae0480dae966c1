"""The servers: which programs there are, and whether a connection really works.

An address from the settings is tried as it is. Without one our own server is tried: the running
one, or the one that `serve` would start; where there is no data yet, a throwaway in a temporary
folder, so that looking leaves nothing behind.
"""

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final, TypeVar

import asyncpg
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from events.database import Connection
from events.migrations import pending
from events.redis_address import connected
from service.cli.common.servers.fitness import shortcomings
from service.cli.common.servers.unusable import (
    CACHE_TROUBLES,
    TROUBLES,
    cache_unusable,
    database_unusable,
)
from service.cli.common.words import say
from service.cli.doctor.acts import acts
from service.cli.doctor.archive import archive
from service.cli.doctor.finding import Finding
from service.cli.doctor.keys import keys
from service.cli.doctor.lanes import lanes
from service.cli.doctor.reviews import reviews
from service.cli.doctor.rights import allowed
from service.cli.doctor.serving import clock, locked, read_models, writes
from service.cli.doctor.tables import tables
from service.cli.doctor.witnesses import witnesses
from service.embedded import Postgres, ServerError, Valkey
from service.embedded.account import server_account
from service.embedded.home import locate
from service.embedded.programs import OLDEST_POSTGRES, postgres_programs, valkey_program
from service.embedded.server import EmbeddedServer
from service.operations.trial import keep
from service.process.schema import SOURCES
from service.process.sessions import session
from service.settings import Settings

PATIENCE_SECONDS: Final = 5.0
"""That a server may take to answer."""
_IMPATIENT: Final = "SET lock_timeout = '1s'"

Kind = TypeVar("Kind", bound=EmbeddedServer)


async def servers(settings: Settings) -> list[Finding]:
    """All findings about the servers."""
    return [*programs(settings), *await database(settings), *await cache(settings)]


def programs(settings: Settings) -> Iterator[Finding]:
    """The server programs, as far as they are needed."""
    account = server_account(locate((settings.data / "postgres").absolute()) / "data")
    try:
        if not settings.database_url:
            found = postgres_programs(account)
            yield Finding(say("doctor.postgres-programs"), f"{found.version}, {found.origin}")
        if not settings.redis_url:
            _, origin, version = valkey_program(account)
            yield Finding(say("doctor.valkey-program"), f"{version}, {origin}")
    except ServerError as trouble:
        yield Finding(say("doctor.server-programs"), trouble.what, trouble.remedy)


async def database(settings: Settings) -> list[Finding]:
    """Connect to the database that `serve` would use and ask what it is."""
    url, how = settings.database_url, say("doctor.from-settings")
    with ExitStack() as running:
        try:
            if not url:
                postgres, how = _reached(Postgres(settings.data / "postgres"), running)
                url = postgres.dsn()
            connection = await asyncpg.connect(
                url, timeout=PATIENCE_SECONDS, server_settings=session("kronika doctor")
            )
            await connection.execute(_IMPATIENT)
            major = connection.get_server_version().major
            version = await connection.fetchval("SHOW server_version")
            fsync = await connection.fetchval("SHOW fsync")
            state = await tables(connection)
            unfit = [] if state.remedy else await fitness(connection, settings)
            ready = not state.remedy and not any(one.remedy for one in unfit)
            found = [
                *unfit,
                *([await allowed(connection)] if settings.database_url else []),
                *await contents(connection, settings, url, serves=ready),
            ]
            await connection.close()
        except TROUBLES as trouble:
            unusable = database_unusable(trouble, url or "")
            return [Finding(say("doctor.database"), unusable.what, unusable.remedy)]
    told = f"PostgreSQL {version}, {how}"
    remedy = "" if major >= OLDEST_POSTGRES else say("doctor.newer", least=OLDEST_POSTGRES)
    durable = "" if fsync == "on" else say("doctor.fsync")
    server = Finding(say("doctor.database"), told, remedy)
    return [server, Finding("fsync", str(fsync), durable), state, *found]


async def fitness(connection: Connection, settings: Settings) -> list[Finding]:
    """What a service would lack, and whether the clocks agree."""
    return [
        *(
            Finding(say("doctor.fitness"), one.what, one.remedy)
            for one in await shortcomings(connection, settings)
        ),
        *await clock(connection),
    ]


async def contents(
    connection: Connection, settings: Settings, url: str, *, serves: bool
) -> list[Finding]:
    """What is in the tables: keys, and if a service can use them, whether it can write, the
    read models, and reviews."""
    try:
        if not serves or await pending(connection, SOURCES):
            return [*await keys(connection, settings), *await acts(connection, settings)]
        await writes(connection)
        return [
            Finding(say("doctor.writing"), say("doctor.written")),
            *await keys(connection, settings),
            *await acts(connection, settings),
            *await archive(connection),
            *await witnesses(connection, settings),
            *await read_models(connection),
            await reviews(connection),
            *await lanes(connection, url),
        ]
    except asyncpg.LockNotAvailableError:
        return [await locked(connection)]
    except asyncpg.PostgresError as trouble:
        unusable = database_unusable(trouble, url)
        return [Finding(say("doctor.writing"), unusable.what, unusable.remedy)]


async def cache(settings: Settings) -> list[Finding]:
    """Connect to the Redis that `serve` would use and ask what it is."""
    url, how = settings.redis_url, say("doctor.from-settings")
    with ExitStack() as running:
        try:
            if not url:
                valkey, how = _reached(Valkey(settings.data / "valkey"), running)
                url = valkey.url()
            once = Retry(NoBackoff(), 0)
            async with connected(
                url,
                socket_timeout=PATIENCE_SECONDS,
                socket_connect_timeout=PATIENCE_SECONDS,
                retry=once,
            ) as client:
                info = await client.info("server")
                await keep(client)
        except CACHE_TROUBLES as trouble:
            unusable = cache_unusable(trouble, url or "")
            return [Finding(say("doctor.cache"), unusable.what, unusable.remedy)]
    name = "Valkey" if "valkey_version" in info else "Redis"
    version = info.get("valkey_version", info["redis_version"])
    return [Finding(say("doctor.cache"), f"{name} {version}, {how}")]


def _reached(server: Kind, running: ExitStack) -> tuple[Kind, str]:
    """Our server, however it can be reached, and how that was."""
    if server.join():
        return server, say("doctor.own-running")
    if (locate(server.folder) / server.owned).exists():
        running.enter_context(server)
        return server, say("doctor.own-stopped")
    folder = running.enter_context(tempfile.TemporaryDirectory(prefix="kronika-doctor-"))
    Path(folder).chmod(0o711)
    trial = type(server)(Path(folder) / server.folder.name)
    running.enter_context(trial)
    return trial, say("doctor.own-new")
