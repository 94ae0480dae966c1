"""Who watches games: open streams of spectators, counted in Redis over all processes.

Each process says how many of its streams watch a game, in a hash of the game with a time until
which that counts, and in a sorted set of its own. It says so again while they are open, so what a
process said that died is gone after a while. While Redis is away nobody is counted, and no stream
waits for it.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Final

from redis.exceptions import RedisError

from events.redis_address import AnyRedis
from service.identity.ids import random_id

LEASE_SECONDS: Final = 60
PATIENCE_SECONDS: Final = 0.5
"""So long an answer waits for Redis; then nobody is counted."""
_PREFIX: Final = "kronika:watchers"
_PROCESSES: Final = "kronika:watching"
"""Processes with streams that watch, by the time until which that counts."""


class Watchers:
    """The streams of all processes that watch games."""

    def __init__(
        self,
        redis: AnyRedis,
        *,
        lease: float = LEASE_SECONDS,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        self._redis = redis
        self._lease = lease
        self._patience = patience
        self._process = random_id("pro", 12)
        self._here: Counter[str] = Counter()
        self._changed: set[str] = set()
        self._stir = asyncio.Event()

    @contextmanager
    def watching(self, game_id: str) -> Iterator[None]:
        """Counts a stream while it is open."""
        self._count(game_id, 1)
        try:
            yield
        finally:
            self._count(game_id, -1)

    async def run(self) -> None:
        """Tells Redis; runs until it is cancelled."""
        renewal = time.monotonic()
        while True:
            if time.monotonic() >= renewal:
                self._changed |= self._here.keys()
                renewal = time.monotonic() + self._lease / 3
            await self._tell()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, renewal - time.monotonic())):
                    await self._stir.wait()
            self._stir.clear()

    async def of_games(self, game_ids: Collection[str]) -> Mapping[str, int]:
        """How many watch each of these games. All of them are asked for at once."""
        if not game_ids:
            return {}
        try:
            async with (
                asyncio.timeout(self._patience),
                self._redis.pipeline(transaction=False) as pipe,
            ):
                for one in game_ids:
                    pipe.hvals(_key(one))
                told = await pipe.execute()
        except (RedisError, OSError):
            return {}
        return dict(zip(game_ids, map(_counted, told), strict=True))

    async def most_watched(self, most: int) -> Mapping[str, int]:
        """At most so many of the games that are watched by most, and by how many: of those that are
        among the most watched ones of some process."""
        try:
            async with asyncio.timeout(self._patience):
                there = await self._redis.zrangebyscore(_PROCESSES, time.time(), "+inf")
                async with self._redis.pipeline(transaction=False) as pipe:
                    for one in there:
                        assert isinstance(one, bytes | str), "scores were not asked for"
                        pipe.zrevrange(_streams(_text(one)), 0, most - 1)
                    found = await pipe.execute()
        except (RedisError, OSError):
            return {}
        counted = await self.of_games({_text(game) for games in found for game in games})
        ranked = sorted(counted.items(), key=lambda one: (-one[1], one[0]))[:most]
        return {game: count for game, count in ranked if count}

    def _count(self, game_id: str, by: int) -> None:
        self._here[game_id] += by
        if not self._here[game_id]:
            del self._here[game_id]
        self._changed.add(game_id)
        self._stir.set()

    async def _tell(self) -> None:
        """Says of each game that has changed how many streams of this process watch it."""
        changed, self._changed = self._changed, set()
        if not changed:
            return
        try:
            async with (
                asyncio.timeout(self._lease / 3),
                self._redis.pipeline(transaction=False) as pipe,
            ):
                now, mine = time.time(), _streams(self._process)
                until, gone = now + self._lease, int(self._lease) + 1
                for game_id in changed:
                    if count := self._here[game_id]:
                        pipe.hset(_key(game_id), self._process, f"{count} {until}")
                        pipe.expire(_key(game_id), gone)
                        pipe.zadd(mine, {game_id: count})
                    else:
                        pipe.hdel(_key(game_id), self._process)
                        pipe.zrem(mine, game_id)
                pipe.expire(mine, gone)
                pipe.zadd(_PROCESSES, {self._process: until})
                pipe.zremrangebyscore(_PROCESSES, "-inf", now)
                await pipe.execute()
        except (RedisError, OSError):
            self._changed |= changed & self._here.keys()


def _key(game_id: str) -> str:
    return f"{_PREFIX}:{game_id}"


def _streams(process: str) -> str:
    return f"{_PROCESSES}:{process}"


def _counted(told: Iterable[bytes | str]) -> int:
    """How many streams the processes together have said that still count."""
    split = (_text(one).split() for one in told)
    return sum(int(count) for count, until in split if float(until) > time.time())


def _text(told: bytes | str) -> str:
    return told.decode() if isinstance(told, bytes) else told
