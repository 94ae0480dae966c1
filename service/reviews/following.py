"""A reader's way through a review that grows: its lines, then what is added, until it has ended."""

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Final, TypeAlias

import structlog
from msgspec import Struct

from events.database import is_outage
from service.jobs import queue
from service.jobs.job import Job
from service.reviews import reading
from service.reviews.parts import ReviewParts
from service.reviews.schemas import ReviewProgress

BATCH: Final = 100
"""Lines that are read at once."""
POLL_SECONDS: Final = 2.0
OUTAGE_SECONDS: Final = 1.0
_ENDED: Final = frozenset({"done", "failed", "cancelled"})

_log = structlog.get_logger()


class NewLines(Struct, frozen=True):
    """Lines that the reader has not seen, of which `first` is the number of the first one."""

    first: int
    lines: tuple[bytes, ...]


class Silence(Struct, frozen=True):
    """Nothing has happened for a while."""


class Ended(Struct, frozen=True):
    """The review is done, has failed or was cancelled, and everything was sent."""


ReviewItem: TypeAlias = ReviewProgress | NewLines | Silence | Ended


class ReviewReader(Struct, frozen=True, kw_only=True):
    """A reader of a review who has so many lines. `welcome` says whether they are still let in."""

    game_id: str
    quality: str
    after: int
    welcome: Callable[[], Awaitable[bool]]


async def follow(parts: ReviewParts, reader: ReviewReader) -> AsyncGenerator[ReviewItem, None]:
    """Everything that the reader has not seen, until the review has ended (`Ended`), the reader may
    not stay, or this process is about to end."""
    after, said = reader.after, None
    spoken = asked = time.monotonic()
    bell = parts.log.wakeups.bell(reader.game_id, parts.log.partition(reader.game_id))
    with parts.metrics.streams.track_inprogress(), bell as rung:
        while not parts.closing.is_set():
            rung.clear()
            job, lines = await _looked(parts, reader, after)
            if job is None or after > job.lines:
                return  # the game has left, or the review begins anew
            items = _new(job, lines, after, said)
            for item in items:
                yield item
            after, said = after + len(lines), reading.progress_of(job)
            if items:
                spoken = time.monotonic()
            if not lines and job.state in _ENDED:
                yield Ended()
                return
            if time.monotonic() - asked >= parts.keep_alive:
                if not await reader.welcome():
                    return
                asked = time.monotonic()
            if time.monotonic() - spoken >= parts.keep_alive:
                yield Silence()
                spoken = time.monotonic()
            if not lines:
                await rung.wait(min(POLL_SECONDS, parts.keep_alive))


def _new(
    job: Job, lines: tuple[bytes, ...], after: int, said: ReviewProgress | None
) -> tuple[ReviewItem, ...]:
    """What is new: how far it is, if that is another thing than was said, and lines."""
    progress = reading.progress_of(job)
    items: tuple[ReviewItem, ...] = () if progress == said else (progress,)
    return (*items, NewLines(after, lines)) if lines else items


async def _looked(
    parts: ReviewParts, reader: ReviewReader, after: int
) -> tuple[Job | None, tuple[bytes, ...]]:
    """The review, and lines that the reader has not seen. While PostgreSQL is away it waits."""
    while True:
        try:
            job = await queue.of_game(parts.pool, reader.game_id, reader.quality)
            if job is None:
                return None, ()
            return job, await reading.shown_lines(parts.pool, job, after, BATCH)
        except Exception as trouble:
            if not is_outage(trouble):
                raise
            _log.warning("stream-waits", game=reader.game_id, error=type(trouble).__name__)
            await asyncio.sleep(OUTAGE_SECONDS)
