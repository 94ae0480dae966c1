"""Buckets: what is left of budgets.

Shared ones live in Redis, where a script refills and empties each in one step, by the clock of
Redis, so that all processes count alike. While Redis is away every process counts for itself:
the service goes on, and the worst is that a client gets its budget from each process once.
"""

import time
from collections.abc import Sequence
from typing import Final, Protocol

import structlog
from msgspec import Struct
from redis.exceptions import RedisError

from events.redis_address import AnyRedis
from service.limits.budgets import Budget

AWAY_SECONDS: Final = 1.0
"""So long Redis is left alone after it has failed."""

_MAX_LOCAL_BUCKETS: Final = 10_000
_PREFIX: Final = "kronika:budget"

_SCRIPT: Final = """
local permits, window, wanted = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = tonumber(kept[1]) or permits
local since = now - (tonumber(kept[2]) or now)
left = math.min(permits, left + math.max(0, since) * permits / window)
local granted = wanted
if wanted > 0 then
  granted = math.min(wanted, math.max(math.floor(left / 4), math.min(1, math.floor(left))))
end
left = math.min(permits, left - granted)
if left >= permits then
  redis.call('DEL', KEYS[1])
else
  redis.call('HSET', KEYS[1], 'left', left, 'at', now)
  redis.call('PEXPIRE', KEYS[1], math.ceil((permits - left) * window / permits))
end
local wait = 0
if left < 1 then wait = math.ceil((1 - left) * window / permits) end
return {granted, math.floor(left), wait}
"""

_log = structlog.get_logger()


class Ask(Struct, frozen=True):
    """So many permits are wanted from somebody's bucket; below zero: given back."""

    budget: Budget
    subject: str
    permits: int


class Granted(Struct, frozen=True):
    """So many permits were granted, so many are left, the next one comes in `wait` seconds.

    Of a bucket that is running out, nobody gets more than a quarter at once, or one.
    """

    permits: int
    left: int
    wait: float


class Buckets(Protocol):
    """What permits are taken from."""

    async def take(self, asks: Sequence[Ask]) -> Sequence[Granted]:
        """Answers all asks, in their order."""
        ...


class SharedBuckets:
    """Buckets in Redis; those of this process while Redis is away."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis
        self._own = OwnBuckets()
        self._away_until = 0.0

    async def take(self, asks: Sequence[Ask]) -> Sequence[Granted]:
        """Answers all asks in one round trip. Never fails."""
        if time.monotonic() < self._away_until:
            return await self._own.take(asks)
        try:
            found = await self._shared(asks)
        except (RedisError, OSError) as trouble:
            if self._away_until == 0.0:
                _log.warning("limits-counted-by-process", error=type(trouble).__name__)
            self._away_until = time.monotonic() + AWAY_SECONDS
            return await self._own.take(asks)
        if self._away_until:
            _log.info("limits-shared-again")
            self._away_until = 0.0
        return found

    async def _shared(self, asks: Sequence[Ask]) -> Sequence[Granted]:
        async with self._redis.pipeline(transaction=False) as pipe:
            for ask in asks:
                budget = ask.budget
                pipe.eval(
                    _SCRIPT,
                    1,
                    f"{_PREFIX}:{budget.traffic}:{ask.subject}",
                    str(budget.permits),
                    str(budget.seconds * 1000),
                    str(ask.permits),
                )
            found = await pipe.execute()
        return [Granted(granted, left, wait / 1000) for granted, left, wait in found]


class _Bucket(Struct):
    left: float
    at: float


class OwnBuckets:
    """Buckets in the memory of this process, at most `_MAX_LOCAL_BUCKETS` of them; the one that was
    not asked for longest is forgotten first, and so is full again."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, str], _Bucket] = {}

    async def take(self, asks: Sequence[Ask]) -> Sequence[Granted]:
        """Answers all asks."""
        return [self._take(ask, time.monotonic()) for ask in asks]

    def _take(self, ask: Ask, now: float) -> Granted:
        budget, name = ask.budget, (ask.budget.traffic, ask.subject)
        bucket = self._buckets.pop(name, None) or _Bucket(float(budget.permits), now)
        rate = budget.permits / budget.seconds
        left = min(budget.permits, bucket.left + (now - bucket.at) * rate)
        granted = ask.permits
        if granted > 0:
            granted = min(granted, max(int(left / 4), min(1, int(left))))
        left = min(budget.permits, left - granted)
        self._buckets[name] = _Bucket(left, now)
        if len(self._buckets) > _MAX_LOCAL_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return Granted(granted, int(left), max(0.0, (1 - left) / rate))
