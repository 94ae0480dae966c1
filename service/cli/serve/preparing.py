"""The first look at database and cache, so that what is wrong with them is said in a sentence."""

import asyncio

import asyncpg
import redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from events.layout import LayoutError
from events.migrations import MigrationError
from events.redis_address import connected
from service.cli.common.errors import CommandError
from service.cli.common.words import say
from service.composition import prepare
from service.settings import Settings
from service.startup.checks import permitted

SECONDS = 10.0  # that a server may take to answer


def prepared(settings: Settings) -> None:
    """Migrates the database, looks at the keys and asks the cache; CommandError if one cannot be
    used, StartRefusedError if the database is not the one that belongs here."""
    asyncio.run(_prepared(settings))


async def _prepared(settings: Settings) -> None:
    try:
        async with asyncpg.create_pool(
            settings.database_url, min_size=1, max_size=1, timeout=SECONDS
        ) as pool:
            await prepare(pool, settings.partitions)
            await permitted(pool, settings)
    except (LayoutError, MigrationError) as trouble:
        raise CommandError(say("database.unfit", trouble=trouble)) from None
    except (OSError, ValueError, TimeoutError, asyncpg.PostgresError) as trouble:
        raise CommandError(_refusal("database", "database-url", trouble)) from None
    assert settings.redis_url is not None
    try:
        async with connected(
            settings.redis_url, socket_timeout=SECONDS, retry=Retry(NoBackoff(), 0)
        ) as client:
            await client.ping()
    except (OSError, ValueError, redis.RedisError) as trouble:
        raise CommandError(_refusal("cache", "redis-url", trouble)) from None


def _refusal(name: str, option: str, trouble: Exception) -> str:
    """Addresses may hold passwords, so they are not repeated."""
    because = str(trouble) or type(trouble).__name__
    return say("serve.unusable", server=name, trouble=because, option=option)
