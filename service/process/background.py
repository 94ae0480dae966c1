"""Work in the background of a process, which begins again whenever it fails."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias

import structlog

from events.database import is_outage

_RESTART_SECONDS: Final = 1.0
_CANCEL_SECONDS: Final = 0.5

_log = structlog.get_logger()

Work: TypeAlias = tuple[str, Callable[[], Coroutine[Any, Any, None]]]
"""A name for the log, and what begins the work."""


@asynccontextmanager
async def at_work(works: Sequence[Work]) -> AsyncIterator[None]:
    """Runs all works side by side until the context ends."""
    tasks = [asyncio.create_task(_for_ever(name, work), name=name) for name, work in works]
    try:
        yield
    finally:
        await _stopped(tasks)


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
        except Exception as trouble:
            if is_outage(trouble):
                _log.warning("background-work-waits", work=name, error=type(trouble).__name__)
            else:
                _log.exception("background-work-failed", work=name)
        await asyncio.sleep(_RESTART_SECONDS)
