"""Following the whole log: everything public behind a position, then whatever happens, once and in
order of each partition."""

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import ExitStack, aclosing
from typing import Final, TypeAlias

import structlog
from msgspec import Struct

from events.database import is_outage
from events.wakeups import Bell, WakeUp
from service.streams.feeds import OUTAGE_SECONDS, POLL_SECONDS
from service.streams.following import Silence
from service.streams.log_position import LogPosition
from service.streams.parts import StreamParts
from service.streams.public_log import LogItem

GATHER_SECONDS: Final = 0.02
"""Word of several games at once is gathered."""

_log = structlog.get_logger()


class LogNews(Struct, frozen=True, kw_only=True):
    """Items, each with the position to go on behind it; and the position behind all of them, which
    moves on, too, where nothing is public."""

    items: Sequence[tuple[LogItem, str]]
    position: str


LogStreamItem: TypeAlias = LogNews | Silence


async def catch_up(parts: StreamParts, position: LogPosition) -> AsyncGenerator[LogNews, None]:
    """Everything behind a position that stands in the log now: a page of each partition in turn.
    The position moves along."""
    heads = dict(await parts.log.heads())
    while behind := list(position.behind(heads)):
        for partition in behind:
            before = position[partition]
            async with aclosing(parts.public_log.page(partition, before)) as page:
                async for told in page:
                    items = []
                    for item, place in told.items:
                        position.move(partition, place)
                        items.append((item, position.text))
                    position.move(partition, told.place)
                    yield LogNews(items=items, position=position.text)
            if position[partition] == before:  # the log is damaged there
                del heads[partition]


class LogFollower:
    """A follower of the whole log, who stands at a position."""

    def __init__(self, parts: StreamParts, position: LogPosition) -> None:
        self._parts = parts
        self._position = position
        self._bell = Bell()
        self._spoken = self._asked = time.monotonic()

    async def heard(
        self, welcome: Callable[[], Awaitable[bool]]
    ) -> AsyncGenerator[LogStreamItem, None]:
        """Everything that the follower has not seen, until they may not stay, or this process is
        about to end."""
        parts = self._parts
        with ExitStack() as leaving:
            leaving.callback(parts.log.wakeups.listen(self._hear))
            interest = leaving.enter_context(parts.log.wakeups.interest(self._bell.ring))
            interest.be(range(parts.log.partitions))
            leaving.enter_context(parts.metrics.streams.track_inprogress())
            while not parts.closing.is_set():
                self._bell.clear()
                async for news in self._new():
                    yield news
                    self._spoken = time.monotonic()
                    parts.metrics.streamed(len(news.items))
                    if parts.closing.is_set() or not await self._welcome(welcome):
                        return
                if not await self._welcome(welcome):
                    return
                if time.monotonic() - self._spoken >= parts.keep_alive:
                    yield Silence()
                    self._spoken = time.monotonic()
                quiet = self._spoken + parts.keep_alive - time.monotonic()
                await self._bell.wait(max(0.0, min(quiet, POLL_SECONDS)))
                await asyncio.sleep(GATHER_SECONDS)

    def _hear(self, _: Sequence[WakeUp]) -> None:
        self._bell.ring()

    async def _new(self) -> AsyncGenerator[LogNews, None]:
        """What is new; while PostgreSQL is away, that is nothing."""
        try:
            async with aclosing(catch_up(self._parts, self._position)) as found:
                async for news in found:
                    yield news
        except Exception as trouble:
            if not is_outage(trouble):
                raise
            _log.warning("stream-waits", error=type(trouble).__name__)
            await asyncio.sleep(OUTAGE_SECONDS)

    async def _welcome(self, welcome: Callable[[], Awaitable[bool]]) -> bool:
        """Whether the follower is still let in: tokens are revoked. While PostgreSQL is away nobody
        is sent away."""
        if time.monotonic() - self._asked < self._parts.keep_alive:
            return True
        try:
            welcomed = await welcome()
        except Exception as trouble:
            if not is_outage(trouble):
                raise
            return True
        self._asked = time.monotonic()
        return welcomed
