"""The process that keeps the read models up to date: `python -m service.projecting.process`.

It is told on its standard input how to reach the database, and ends when that input does, because
whoever has started it has ended then. Signals that are meant for a whole group of processes it
leaves to the service, which serves on for a while and wants its read models meanwhile.
"""

import asyncio
import os
import signal
import sys
import threading
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import msgspec
from prometheus_client import CollectorRegistry
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

from events.layout import layout
from events.places import places_of
from games.kernel.registry import Registry
from projections.models import READ_MODELS
from projections.runner import Runner
from projections.steps import Feed
from referee.decoder import Decoder
from service.process import logs
from service.process.background import at_work
from service.process.memory import settle_memory
from service.process.pool_metrics import PoolMetrics
from service.process.pools import pool_of
from service.process.sibling_metrics import tell
from service.process.worker_serving import LENGTH
from service.projecting.keeper import FAREWELL_SECONDS
from service.projecting.news import listening
from service.projecting.place import NAME, ProjectingPlace
from service.settings import Settings, load
from service.tracing.export import tracing as traced

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

WORKS: Final = b"\n"
"""What it says on its standard output when it begins its work; nothing else is said there."""
CONNECTIONS: Final = 4
"""To the database, at most: for a step, of which there is one at a time, for the log, which a step
may read by another connection on a cluster, and to look by. Whoever wants more waits for one."""


def main() -> None:
    """Works until the input ends."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    length = int.from_bytes(sys.stdin.buffer.read(LENGTH), "big")
    orders: dict[str, Any] = msgspec.json.decode(sys.stdin.buffer.read(length))
    settings = load({}, **orders["settings"])
    logs.configure(settings.log_format, settings.log_level)
    run(_worked(settings, ProjectingPlace(folder=Path(orders["folder"]), keeps=False)))


async def _worked(settings: Settings, place: ProjectingPlace) -> None:
    """Works until the input ends; what fails is begun again."""
    registry, ended = CollectorRegistry(), asyncio.Event()
    for collector in (ProcessCollector, GCCollector):
        collector(registry=registry)
    loop = asyncio.get_running_loop()
    threading.Thread(target=_read, args=(loop, ended), daemon=True).start()
    works = (
        (NAME, lambda: project(settings, place, registry)),
        ("siblings", lambda: tell(place.numbers, registry)),
    )
    async with at_work(works):
        await ended.wait()


async def project(settings: Settings, place: ProjectingPlace, registry: CollectorRegistry) -> None:
    """Keeps the read models up to date; fails when the database cannot be reached at first."""
    assert settings.database_url is not None
    async with AsyncExitStack() as stack:
        pool = pool_of(settings.database_url, f"kronika {NAME}", least=1, most=CONNECTIONS)
        await stack.enter_async_context(pool)
        numbers = PoolMetrics(pool, registry)
        stack.callback(registry.unregister, numbers)
        tracer = await stack.enter_async_context(traced(settings, pool))
        places = await places_of(pool, await layout(pool))
        stack.push_async_callback(places.close)
        feed = await Feed.of(pool, Decoder(Registry.installed()))
        feed = msgspec.structs.replace(feed, tracer=tracer, places=places)
        runner = Runner(feed, READ_MODELS)
        await stack.enter_async_context(listening(place.news, runner.wake))
        settle_memory()
        sys.stdout.buffer.write(WORKS)
        sys.stdout.buffer.flush()
        await runner.run()


def _read(loop: asyncio.AbstractEventLoop, ended: asyncio.Event) -> None:
    """Waits for the end of the input, and ends the process, with or without its own doing: nobody
    may be left who would kill it."""
    os.read(sys.stdin.fileno(), 1)
    loop.call_soon_threadsafe(ended.set)
    time.sleep(FAREWELL_SECONDS)
    os._exit(1)


if __name__ == "__main__":
    main()
