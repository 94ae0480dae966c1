"""The first look at database and cache, so that what is wrong with them is said in a sentence."""

import asyncio

import asyncpg
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from events.layout import LayoutError
from events.migrations import MigrationError
from events.redis_address import connected
from service.cli.common.errors import CommandError
from service.cli.common.servers.fitness import shortcomings
from service.cli.common.servers.unusable import (
    CACHE_TROUBLES,
    TROUBLES,
    Unusable,
    cache_unusable,
    database_unusable,
)
from service.cli.common.words import say
from service.cli.serve.refusing import unusable
from service.composition import prepare
from service.operations.trial import keep
from service.process.sessions import session
from service.settings import Settings
from service.startup.checks import permitted

SECONDS = 5.0  # that a server may take to answer


def prepared(settings: Settings) -> None:
    """Migrates the database, looks at the keys and asks the cache; CommandError if one cannot be
    used, StartRefusedError if the database is not the one that belongs here."""
    asyncio.run(_prepared(settings))


async def _prepared(settings: Settings) -> None:
    try:
        async with asyncpg.create_pool(
            settings.database_url,
            min_size=1,
            max_size=1,
            timeout=SECONDS,
            server_settings=session("kronika"),
        ) as pool:
            async with pool.acquire() as connection:
                if lacking := await shortcomings(connection, settings):
                    raise CommandError(_unfit(lacking[0]))
            await prepare(pool, settings.partitions, settings.lanes)
            await permitted(pool, settings)
    except (LayoutError, MigrationError) as trouble:
        raise CommandError(say("database.unfit", trouble=trouble)) from None
    except TROUBLES as trouble:
        found = database_unusable(trouble, settings.database_url or "")
        raise unusable("database", found) from None
    assert settings.redis_url is not None
    try:
        async with connected(
            settings.redis_url, socket_timeout=SECONDS, retry=Retry(NoBackoff(), 0)
        ) as client:
            await keep(client)
    except CACHE_TROUBLES as trouble:
        raise unusable("cache", cache_unusable(trouble, settings.redis_url)) from None


def _unfit(lacking: Unusable) -> str:
    return say("serve.unfit", trouble=lacking.what, remedy=lacking.remedy)
