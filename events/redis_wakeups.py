"""Wake-ups over Redis: carries wake-ups between processes over Redis publish/subscribe.

One channel for all. A message is a JSON array: who sends it, and a list of
`[partition, game_id, version]`, the newest of each game. Nothing depends on a message arriving.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from redis.exceptions import RedisError

from events.redis_address import AnyRedis, subscribed
from events.wakeups import Bell, WakeUp, WakeUps

CHANNEL = "kronika:wakeups"
_SILENCE = 15.0
"""Seconds after which a quiet connection is tried, to notice one that is dead."""
_PAUSE = 1.0
_GATHERING = 0.005
"""Seconds that a wake-up waits for others to go with it. A message for each append took a fifth of
the time that a process spends on a lonely player's move."""
_MOST = 1000
"""Wake-ups in one message, at most."""

_logger = logging.getLogger(__name__)


class _Message(msgspec.Struct, frozen=True, array_like=True):
    sender: str
    news: tuple[WakeUp, ...]


_decoder = msgspec.json.Decoder(_Message)


class RedisWakeUps:
    """Between the `WakeUps` of this process and those of others. Runs until cancelled."""

    def __init__(self, redis: AnyRedis, wakeups: WakeUps, channel: str = CHANNEL) -> None:
        self._redis = redis
        self._wakeups = wakeups
        self._channel = channel
        self._sender = secrets.token_hex(8)
        self._waiting: dict[str, WakeUp] = {}
        self._bell = Bell()
        self.connected = asyncio.Event()

    async def run(self) -> None:
        """Carries wake-ups both ways; an outage of Redis is logged and waited for."""
        stop = self._wakeups.forward(self._take)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(_always(self._send), name="wake-ups out")
                both.create_task(_always(self._receive), name="wake-ups in")
        finally:
            stop()

    def _take(self, news: Sequence[WakeUp]) -> None:
        """Called right after a commit: only takes note."""
        for one in news:
            self._waiting[one.game_id] = one
        self._bell.ring()

    async def _send(self) -> None:
        await self._bell.wait(_SILENCE)
        await asyncio.sleep(_GATHERING)
        self._bell.clear()
        while self._waiting and not _cancelled():
            news = [self._waiting.pop(game) for game in tuple(self._waiting)[:_MOST]]
            message = msgspec.json.encode(_Message(self._sender, tuple(news)))
            await self._redis.publish(self._channel, message)

    async def _receive(self) -> None:
        async with subscribed(self._redis, self._channel) as inlet:
            while not _cancelled():
                message = await inlet.get_message(timeout=_SILENCE)
                if message is None:
                    await inlet.ping()
                elif message["type"] == "subscribe":
                    self._wakeups.ring_all()  # some may have been missed
                    self.connected.set()
                elif message["type"] == "message":
                    self._hear(message["data"])

    def _hear(self, data: bytes) -> None:
        with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            message = _decoder.decode(data)
            if message.sender != self._sender:
                self._wakeups.deliver(message.news)


def _cancelled() -> bool:
    """Whether this task was told to stop. The Redis client may swallow the exception that says
    so, and whoever only waited for it would go on for ever."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def _always(work: Callable[[], Awaitable[None]]) -> None:
    while not _cancelled():
        try:
            await work()
        except (RedisError, OSError) as trouble:
            _logger.warning("wake-ups wait for Redis: %s", trouble)
            await asyncio.sleep(_PAUSE)
