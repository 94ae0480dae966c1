"""Encoded answers that all processes share through Redis, within a budget of bytes.

They lie in `SHARDS` hashes, each with a sorted set that says which were put there first; these go
first when a shard is full. Nothing depends on Redis: while it is away nothing is found or kept. An
answer names the event that it was made after, by version and hash; whoever finds it asks the log
whether that event is still there (a database may have been restored from a backup).
"""

import asyncio
import time
import zlib
from contextlib import suppress
from typing import Final, Self

import msgspec
from msgspec import Struct
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from events.redis_address import AnyRedis, connected
from service.moves.cached_answers import LARGEST, AnswerKey

SHARDS: Final = 16
PATIENCE_SECONDS: Final = 0.2
PAUSE_SECONDS: Final = 1.0
"""So long nobody asks Redis after it has failed."""
WAITING: Final = 256
"""Answers that wait to be put there, at most; what comes then is not shared."""
IDLE_SECONDS: Final = 86_400
"""A shard that nothing was put into for so long is forgotten."""

_PREFIX: Final = "kronika:answers"
_PUT: Final = """
local field, value, budget = ARGV[1], ARGV[2], tonumber(ARGV[3])
local size = redis.call('HINCRBY', KEYS[1], '', #value - redis.call('HSTRLEN', KEYS[1], field))
redis.call('HSET', KEYS[1], field, value)
redis.call('ZADD', KEYS[2], redis.call('TIME')[1], field)
while size > budget do
  local oldest = redis.call('ZPOPMIN', KEYS[2])[1]
  if not oldest then redis.call('DEL', KEYS[1]) break end
  size = redis.call('HINCRBY', KEYS[1], '', -redis.call('HSTRLEN', KEYS[1], oldest))
  redis.call('HDEL', KEYS[1], oldest)
end
redis.call('EXPIRE', KEYS[1], ARGV[4])
redis.call('EXPIRE', KEYS[2], ARGV[4])
return size
"""


class SharedAnswer(Struct, frozen=True, array_like=True):
    """A body, whether it lasts, and the event that the state in it was folded up to."""

    version: int
    head: bytes
    lasting: bool
    body: bytes


_decoder: Final = msgspec.msgpack.Decoder(SharedAnswer)


class SharedAnswers:
    """Answers in Redis, of at most `budget` bytes; 0: none."""

    def __init__(self, redis: AnyRedis, budget: int) -> None:
        self._redis = redis
        self._budget = budget // SHARDS
        self._waiting: asyncio.Queue[tuple[AnswerKey, SharedAnswer]] = asyncio.Queue(WAITING)
        self._paused = 0.0

    @classmethod
    def of(cls, redis_url: str, budget: int) -> Self:
        """Answers in the Redis at that address, which is never waited for long."""
        redis = connected(
            redis_url,
            socket_timeout=PATIENCE_SECONDS,
            socket_connect_timeout=PATIENCE_SECONDS,
            retry=Retry(NoBackoff(), 0),
        )
        return cls(redis, budget)

    async def get(self, key: AnswerKey) -> SharedAnswer | None:
        """The answer that somebody has shared under a key."""
        if not self._budget or time.monotonic() < self._paused:
            return None
        field = _field(key)
        try:
            found = await self._redis.hget(_shard(field)[0], field)
            return _decoder.decode(found) if isinstance(found, bytes) else None
        except (RedisError, OSError):
            self._paused = time.monotonic() + PAUSE_SECONDS
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):  # of another release
            pass
        return None

    def add(self, key: AnswerKey, answer: SharedAnswer) -> None:
        """Shares an answer soon, if nothing is in the way."""
        if answer.head and len(answer.body) * LARGEST <= self._budget:
            with suppress(asyncio.QueueFull):
                self._waiting.put_nowait((key, answer))

    @property
    def waiting(self) -> int:
        """Answers that are not in Redis yet."""
        return self._waiting.qsize()

    async def run(self) -> None:
        """Puts answers into Redis; runs until it is cancelled."""
        while True:
            some = [await self._waiting.get()]
            while not self._waiting.empty():
                some.append(self._waiting.get_nowait())
            try:
                await self._put(some)
            except (RedisError, OSError):
                self._paused = time.monotonic() + PAUSE_SECONDS
                await asyncio.sleep(PAUSE_SECONDS)

    async def close(self) -> None:
        """Hangs up."""
        await self._redis.aclose()

    async def _put(self, some: list[tuple[AnswerKey, SharedAnswer]]) -> None:
        async with self._redis.pipeline(transaction=False) as pipe:
            for key, answer in some:
                field, value = _field(key), msgspec.msgpack.encode(answer)
                told = (field, value, str(self._budget), str(IDLE_SECONDS))
                pipe.eval(_PUT, 2, *_shard(field), *told)
            await pipe.execute()


def _field(key: AnswerKey) -> str:
    return msgspec.json.encode(key).decode()


def _shard(field: str) -> tuple[str, str]:
    """The hash that an answer is in, and the order of that hash: at one server of a cluster."""
    number = zlib.crc32(field.encode()) % SHARDS
    return f"{_PREFIX}:{{{number}}}", f"{_PREFIX}:{{{number}}}:order"
