"""Stream slots: open streams, which cost as long as they last.

Each holds a slot for its token, its address and its process. Slots are known to all processes
through Redis, where they are renewed while the stream is open, so that those of a process that
died are free after a minute. While Redis is away every process counts its own.
"""

import asyncio
import time
import weakref
from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing, suppress
from typing import Final, TypeVar

from redis.exceptions import RedisError

from events.redis_address import AnyRedis
from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from service.identity.ids import random_id
from service.settings.limits import LimitSettings

T = TypeVar("T")

LEASE_SECONDS: Final = 60
RETRY_SECONDS: Final = 5
_PREFIX: Final = "kronika:streams"

_SCRIPT: Final = """
local now = redis.call('TIME')[1]
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1
"""

_RENEWAL: Final = """
local till = redis.call('TIME')[1] + ARGV[1]
for at = 2, #ARGV do redis.call('ZADD', KEYS[1], till, ARGV[at]) end
redis.call('EXPIRE', KEYS[1], ARGV[1])
return 1
"""


class StreamSlot:
    """One open stream, until it is released."""

    __slots__ = ("__weakref__", "_slots", "id", "subjects")

    def __init__(self, slots: "StreamSlots", subjects: Sequence[str]) -> None:
        self.id = random_id("str", 12)
        self.subjects = tuple(subjects)
        self._slots = slots

    def release(self) -> None:
        """The stream has ended. Harmless when repeated."""
        self._slots.left(self)


class StreamSlots:
    """The places of this process, and through Redis those of all."""

    def __init__(
        self, redis: AnyRedis, settings: LimitSettings, *, lease: int = LEASE_SECONDS
    ) -> None:
        on = settings.limits == "on"
        self._redis = redis
        self._lease = lease
        self._per_process = settings.streams_per_process if on else 0
        self._per_token = settings.streams_per_token if on else 0
        self._per_address = settings.streams_per_address if on else 0
        self._open: set[str] = set()
        self._held: dict[str, set[str]] = {}
        self._gone: list[tuple[str, str]] = []
        self._stir = asyncio.Event()

    async def take(self, token: str | None, address: str | None) -> StreamSlot:
        """A place for a stream. Raises a problem when too many are open."""
        if self._per_process and len(self._open) >= self._per_process:
            raise refused(
                kinds.UNAVAILABLE,
                Sentence("process-streams", {"open": len(self._open)}),
                headers={"Retry-After": str(RETRY_SECONDS)},
            )
        wanted = [(token, self._per_token, "token"), (address, self._per_address, "address")]
        slot = StreamSlot(self, ())
        self._open.add(slot.id)
        for subject, most, what in wanted:
            if subject is None or not most:
                continue
            if not await self._enter(slot, subject, most):
                slot.release()
                raise refused(
                    kinds.TOO_MANY_STREAMS,
                    Sentence("streams-at-most", {"what": what, "most": most}),
                    headers={"Retry-After": str(RETRY_SECONDS)},
                    retry_after=RETRY_SECONDS,
                )
        return slot

    def left(self, slot: StreamSlot) -> None:
        """A stream has ended."""
        if slot.id not in self._open:
            return
        self._open.remove(slot.id)
        for subject in slot.subjects:
            held = self._held[subject]
            held.discard(slot.id)
            if not held:
                del self._held[subject]
            self._gone.append((subject, slot.id))
        self._stir.set()

    async def run(self) -> None:
        """Frees and renews places in Redis; runs until it is cancelled."""
        renewal = time.monotonic() + self._lease / 3
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, renewal - time.monotonic())):
                    await self._stir.wait()
            self._stir.clear()
            with suppress(RedisError, OSError):
                await self._free()
                if time.monotonic() >= renewal:
                    await self._renew()
            if time.monotonic() >= renewal:
                renewal = time.monotonic() + self._lease / 3

    async def _enter(self, slot: StreamSlot, subject: str, most: int) -> bool:
        held = self._held.setdefault(subject, set())
        held.add(slot.id)
        slot.subjects = (*slot.subjects, subject)
        if len(held) > most:
            return False
        try:
            said = self._redis.eval(
                _SCRIPT, 1, f"{_PREFIX}:{subject}", slot.id, str(most), str(self._lease)
            )
            return bool(await said)
        except (RedisError, OSError):
            return True

    async def _free(self) -> None:
        gone, self._gone = self._gone, []
        if not gone:
            return
        async with self._redis.pipeline(transaction=False) as pipe:
            for subject, slot in gone:
                pipe.zrem(f"{_PREFIX}:{subject}", slot)
            await pipe.execute()

    async def _renew(self) -> None:
        async with self._redis.pipeline(transaction=False) as pipe:
            for subject, held in self._held.items():
                pipe.eval(_RENEWAL, 1, f"{_PREFIX}:{subject}", str(self._lease), *held)
            await pipe.execute()


def holding(slot: StreamSlot, pieces: AsyncIterator[T]) -> AsyncIterator[T]:
    """`pieces`, at whose end the place is released; also if nobody ever takes the first of them,
    because the client went before the answer began."""
    held = _held(slot, pieces)
    weakref.finalize(held, slot.release)
    return held


async def _held(slot: StreamSlot, pieces: AsyncIterator[T]) -> AsyncIterator[T]:
    try:
        async with aclosing(pieces):  # type: ignore[type-var]  # they come from a generator
            async for piece in pieces:
                yield piece
    finally:
        slot.release()
