"""An engine that waits until there is a job to take.

Jobs come seldom, and take long: the table of jobs is looked at now and then.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from service.jobs.engine import Engine
from service.jobs.job import Job
from service.jobs.workshop import Workshop

LOOK_SECONDS: Final = 0.5
"""So often somebody who waits looks whether there is a job."""


async def waited(
    workshop: Workshop,
    engine: Engine,
    seconds: int,
    wait: float,
    closing: asyncio.Event,
    gone: Callable[[], Awaitable[None]],
) -> Job | None:
    """A job for an engine, as soon as there is one; None after so many seconds, or when this
    process is about to end, or the engine has `gone`."""
    deadline = time.monotonic() + wait
    leaving = asyncio.ensure_future(gone())
    try:
        while not (closing.is_set() or leaving.done()):
            job = await workshop.take(engine, seconds)
            left = deadline - time.monotonic()
            if job is not None or left <= 0:
                return job
            await asyncio.wait({leaving}, timeout=min(LOOK_SECONDS, left))
    finally:
        leaving.cancel()
    return None
