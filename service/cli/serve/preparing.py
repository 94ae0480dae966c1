"""The first look at database and cache, so that what is wrong with them is said in a sentence."""

import asyncio

import asyncpg
import redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from events.keys import KeyFormatError
from events.layout import LayoutError
from events.migrations import MigrationError
from events.redis_address import connected
from events.vault import VaultError, kept_vault
from service.audit.keys import signing_key
from service.cli.common.errors import CommandError
from service.composition import prepare
from service.settings import Settings

SECONDS = 10.0  # that a server may take to answer


def prepared(settings: Settings) -> None:
    """Migrates the database and asks the cache; CommandError if one cannot be used."""
    _prepare_keys(settings)
    asyncio.run(_prepared(settings))


def _prepare_keys(settings: Settings) -> None:
    """Makes the files with keys that are not there yet."""
    try:
        kept_vault(settings.secrets_file)
        signing_key(settings)
    except (OSError, VaultError, KeyFormatError) as trouble:
        raise CommandError(
            f"a key cannot be used: {trouble}\n"
            "  To fix it: correct KRONIKA_SECRETS_KEY and KRONIKA_SIGNING_KEY, or choose another"
            " --data folder, where the keys are unless these say otherwise."
        ) from None


async def _prepared(settings: Settings) -> None:
    try:
        async with asyncpg.create_pool(
            settings.database_url, min_size=1, max_size=1, timeout=SECONDS
        ) as pool:
            await prepare(pool, settings.partitions)
    except (LayoutError, MigrationError) as trouble:
        raise CommandError(f"the database does not fit: {trouble}") from None
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
    return (
        f"the {name} cannot be used: {because}\n"
        f"  To fix it: start that server or correct --{option};"
        " `kronika doctor` with the same options looks closer."
    )
