"""A service process: its servers connected, its resources put together, its work under way."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import structlog
from redis.asyncio import Redis

from events import layout
from events.log import Log
from events.migrations import migrate
from events.wakeups import WakeUps
from games.kernel.registry import Registry
from projections.database import Connection, Pool
from service.audit.keys import signing_key
from service.background import at_work
from service.composition import Ground, composed
from service.process.schema import SOURCES
from service.process.sibling_metrics import SiblingAddress
from service.resources import Resources
from service.settings import Settings
from service.tracing.export import tracing as traced

_log = structlog.get_logger()


@asynccontextmanager
async def opened(
    settings: Settings, registry: Registry, *, bot_pause: float, place: SiblingAddress | None = None
) -> AsyncIterator[Resources]:
    """The resources of this process: servers connected, tables migrated, work in the background
    under way. `settings` must have both addresses."""
    assert settings.database_url, "the address of PostgreSQL is not known"
    assert settings.redis_url, "the address of Redis is not known"
    async with AsyncExitStack() as stack:
        pool: Pool = await stack.enter_async_context(
            asyncpg.create_pool(
                settings.database_url,
                min_size=settings.pool_min,
                max_size=settings.pool_max,
                server_settings={"application_name": "kronika", "jit": "off"},
                reset=_nothing_to_reset,
            )
        )
        await prepare(pool, settings.partitions)
        redis = Redis.from_url(settings.redis_url)
        stack.push_async_callback(redis.aclose)
        tracing = await stack.enter_async_context(traced(settings, pool))
        key = signing_key(settings)
        log = await stack.enter_async_context(
            await Log.open(pool, wakeups=WakeUps(), tracer=tracing, key=key)
        )
        ground = Ground(
            settings=settings,
            registry=registry,
            pool=pool,
            redis=redis,
            log=log,
            key=key,
            tracing=tracing,
            bot_pause=bot_pause,
            place=place,
        )
        resources = composed(ground)
        await resources.checkpointer.register()
        await stack.enter_async_context(at_work(resources))
        yield resources


async def _nothing_to_reset(_: Connection) -> None:
    """Nobody leaves anything behind on a connection (settings, locks, cursors are those of
    transactions), so the round trip that would clear it is saved."""


async def prepare(pool: Pool, partitions: int) -> None:
    """Migrates the database, and lays out the log of a new one."""
    async with pool.acquire() as connection:
        applied = await migrate(connection, SOURCES)
    if applied:
        _log.info("migrated", migrations=[str(one) for one in applied])
    await layout.establish(pool, partitions)
