"""What goes on in the background of a service process."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog

from events.redis_wakeups import RedisWakeUps
from service.process.schema import watch
from service.resources import Resources

_RESTART_SECONDS: Final = 1.0
_CANCEL_SECONDS: Final = 0.5

_log = structlog.get_logger()


@asynccontextmanager
async def at_work(resources: Resources) -> AsyncIterator[None]:
    """Runs what goes on in the background, until the context ends."""
    bridge = RedisWakeUps(resources.redis, resources.log.wakeups)
    tracing, newer = resources.tracing, resources.metrics.newer_migrations.set
    works: Sequence[tuple[str, Callable[[], Coroutine[Any, Any, None]]]] = (
        *((("traces", tracing.run),) if tracing is not None else ()),
        *((("colleagues", resources.siblings.run),) if resources.siblings else ()),
        ("schema", lambda: watch(resources.pool, newer)),
        ("wake-ups", bridge.run),
        ("projections", resources.runner.run),
        ("revocations", resources.authenticator.listen),
        ("budgets", resources.limits.leases.run),
        ("places", resources.limits.stream_slots.run),
        ("bots", resources.bots.run),
        ("clocks", resources.timekeeper.run),
        ("checkpoints", resources.checkpointer.run),
        ("webhooks", resources.webhooks.run),
        ("old deliveries", resources.webhooks.prune),
        ("refusals", resources.journal.run),
    )
    tasks = [asyncio.create_task(_for_ever(name, work), name=name) for name, work in works]
    try:
        yield
    finally:
        await _stopped(tasks)
        await resources.journal.close()
        await resources.limits.close()


async def _stopped(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancels until all have ended: the Redis client may swallow a cancellation."""
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=_CANCEL_SECONDS)


async def _for_ever(name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Begins again whatever fails; nothing in the background may end silently."""
    while True:
        try:
            await work()
        except Exception:
            _log.exception("background-work-failed", work=name)
        await asyncio.sleep(_RESTART_SECONDS)
