"""Wake-ups over Redis: carries wake-ups between processes over Redis publish/subscribe.

A channel for each group of partitions, of which a process hears those that somebody in it waits
for. A message is a JSON array: who sends it, and a list of `[partition, game_id, version]`, the
newest of each game. Nothing depends on a message arriving.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Sequence, Set
from contextlib import ExitStack

import msgspec
import structlog
from redis.asyncio.client import PubSub
from redis.asyncio.cluster import RedisCluster
from redis.exceptions import RedisError

from events.redis_address import AnyRedis, subscribed
from events.wakeups import GROUPS, Bell, WakeUp, WakeUps, group_of

CHANNEL = "kronika:wakeups"
"""What the channels' names begin with. The channel of that name itself is silent: whoever hears it
is connected."""
_SILENCE = 15.0
"""Seconds after which a quiet connection is tried, to notice one that is dead."""
_PAUSE = 1.0
_GATHERING = 0.005
"""Seconds that a wake-up waits for others to go with it. A message for each append took a fifth of
the time that a process spends on a lonely player's move."""
_MOST = 1000
"""Wake-ups in one message, at most."""

_log = structlog.get_logger()


def channel_of(group: int, beginning: str = CHANNEL) -> str:
    """The channel of a group of partitions."""
    return f"{beginning}:{group}"


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
        self._groups = {channel_of(one, channel).encode(): one for one in range(GROUPS)}
        self._sender = secrets.token_hex(8)
        self._own = f"{channel}:to:{self._sender}"
        self._changed = Bell()
        self._waiting: dict[str, WakeUp] = {}
        self._bell = Bell()
        self.connected = asyncio.Event()

    async def run(self) -> None:
        """Carries wake-ups both ways; an outage of Redis is logged and waited for."""
        with ExitStack() as leaving:
            leaving.callback(self._wakeups.forward(self._take))
            leaving.enter_context(self._wakeups.inlet(self._changed))
            async with asyncio.TaskGroup() as all_ways:
                all_ways.create_task(_always(self._send), name="wake-ups out")
                all_ways.create_task(_always(self._receive), name="wake-ups in")
                all_ways.create_task(_always(self._nudge), name="wake-ups chosen")

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
            await self._publish(self._messages(news))

    def _messages(self, news: Sequence[WakeUp]) -> Sequence[tuple[str, bytes]]:
        """A message for each group that there is news of, with its channel."""
        groups: dict[int, list[WakeUp]] = {}
        for one in news:
            groups.setdefault(group_of(one.partition), []).append(one)
        return [
            (
                channel_of(group, self._channel),
                msgspec.json.encode(_Message(self._sender, tuple(some))),
            )
            for group, some in groups.items()
        ]

    async def _publish(self, messages: Sequence[tuple[str, bytes]]) -> None:
        """One round trip for all, but for a cluster, where each channel has a server."""
        if isinstance(self._redis, RedisCluster):
            for channel, message in messages:
                await self._redis.publish(channel, message)
            return
        async with self._redis.pipeline(transaction=False) as pipe:
            for channel, message in messages:
                pipe.publish(channel, message)
            await pipe.execute()

    async def _nudge(self) -> None:
        """Tells the one who listens that other channels are wanted, and now and then that they may
        be. Through Redis, because nobody else may use its connection meanwhile."""
        await self._changed.wait(_SILENCE)
        self._changed.clear()
        try:
            await self._redis.publish(self._own, b"")
        except (RedisError, OSError):
            self._changed.ring()
            raise

    async def _receive(self) -> None:
        async with subscribed(self._redis, self._channel) as inlet:
            await inlet.subscribe(self._own)
            heard: Set[int] = frozenset()
            while not _cancelled():
                heard = await self._choose(inlet, heard)
                message = await inlet.get_message(timeout=_SILENCE)
                if message is None:
                    await inlet.ping()
                elif message["type"] == "subscribe":
                    self._arrived(message["channel"])
                elif message["type"] == "message" and message["data"]:
                    self._hear(message["data"])

    async def _choose(self, inlet: PubSub, heard: Set[int]) -> Set[int]:
        """Hears the channels of those groups that somebody waits for, and no others."""
        wanted = frozenset(self._wakeups.groups)
        if more := wanted - heard:
            await inlet.subscribe(*(channel_of(one, self._channel) for one in more))
        if fewer := heard - wanted:
            await inlet.unsubscribe(*(channel_of(one, self._channel) for one in fewer))
        return wanted

    def _arrived(self, channel: bytes) -> None:
        """From now on a channel is heard; before, some may have been missed."""
        if (group := self._groups.get(channel)) is not None:
            self._wakeups.missed(group)
        elif channel == self._channel.encode():
            self._wakeups.ring_all()
            self.connected.set()

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
            _log.warning("wake-ups-wait", error=repr(trouble))
            await asyncio.sleep(_PAUSE)
