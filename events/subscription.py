"""Subscriptions: everything that happened from some point on, then everything that happens.

Each event comes exactly once and in order. Subscribers read the log from where they stand;
wake-ups only tell them when to look, and they look by themselves every `poll` seconds. When
PostgreSQL is away they wait until it is back.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from typing import TypeVar

import structlog
from msgspec import Struct

from events.database import is_outage
from events.envelope import Recorded
from events.log import Log
from events.wakeups import Bell, WakeUp

T = TypeVar("T")
_log = structlog.get_logger()


class Manner(Struct, frozen=True, kw_only=True):
    """How to subscribe: `poll` seconds at most without looking, `page` events at most at once,
    `pause` seconds between attempts to reach PostgreSQL."""

    poll: float = 5.0
    page: int = 500
    pause: float = 0.5


async def follow(
    log: Log, game_id: str, after: int = 0, manner: Manner | None = None
) -> AsyncGenerator[Recorded, None]:
    """The events of a game from version `after + 1` on, without end."""
    manner = manner or Manner()
    with log.wakeups.bell(game_id, log.partition(game_id)) as bell:
        while True:
            bell.clear()
            page = await _patiently(partial(log.read, game_id, after, limit=manner.page), manner)
            for event in page:
                after = event.version
                yield event
            if len(page) < manner.page:
                await bell.wait(manner.poll)


async def follow_partitions(
    log: Log, cursors: Mapping[int, int], manner: Manner | None = None
) -> AsyncGenerator[tuple[int, Sequence[Recorded]], None]:
    """Pages of events of some partitions, without end: `(partition, events)`.

    `cursors` has, for each partition, the last position that is known. Resume from the position
    of the last event taken; positions have no gaps.
    """
    manner = manner or Manner()
    known = dict(cursors)
    bell = Bell()

    def ring(news: Sequence[WakeUp]) -> None:
        if not news or any(one.partition in known for one in news):
            bell.ring()

    with ExitStack() as leaving:
        leaving.callback(log.wakeups.listen(ring))
        leaving.enter_context(log.wakeups.interest(bell.ring)).be(known)
        while True:
            bell.clear()
            heads = await _patiently(log.heads, manner)
            behind = [one for one, position in known.items() if position < heads.get(one, 0)]
            for partition in behind:
                page = await _patiently(
                    partial(log.tail, partition, known[partition], manner.page), manner
                )
                known[partition] = page[-1].position
                yield partition, page
            if not behind:
                await bell.wait(manner.poll)


async def _patiently(ask: Callable[[], Awaitable[T]], manner: Manner) -> T:
    while True:
        try:
            return await ask()
        except Exception as trouble:
            if not is_outage(trouble):
                raise
            _log.warning("subscription-waits", error=repr(trouble))
            await asyncio.sleep(manner.pause)
