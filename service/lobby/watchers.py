"""Who watches games: open streams of spectators, counted in Redis over all processes.

Each process says how many of its streams watch a game, in a hash of the game with a time until
which that counts. It says so again while they are open, so what a process said that died is gone
after a while. While Redis is away nobody is counted, and no stream waits for it.
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
                for game_id in changed:
                    if count := self._here[game_id]:
                        until = time.time() + self._lease
                        pipe.hset(_key(game_id), self._process, f"{count} {until}")
                        pipe.expire(_key(game_id), int(self._lease) + 1)
                    else:
                        pipe.hdel(_key(game_id), self._process)
                await pipe.execute()
        except (RedisError, OSError):
            self._changed |= changed & self._here.keys()


def _key(game_id: str) -> str:
    return f"{_PREFIX}:{game_id}"


def _counted(told: Iterable[bytes | str]) -> int:
    """How many streams the processes together have said that still count."""
    split = (_text(one).split() for one in told)
    return sum(int(count) for count, until in split if float(until) > time.time())


def _text(told: bytes | str) -> str:
    return told.decode() if isinstance(told, bytes) else told
