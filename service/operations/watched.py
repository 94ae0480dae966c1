"""What those who watch a service ask again and again: each question is asked of a server once at a
time, whoever wants to know, and on connections of its own, so that neither many watchers nor a busy
pool change the answer."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

import asyncpg
import structlog
from msgspec import Struct

from projections.database import Connection
from service.process.sessions import session

PATIENCE_SECONDS: Final = 2.0
FRESH_SECONDS: Final = 0.2
"""An answer that is younger is given without asking again."""
BRIEFLY_SECONDS: Final = 1.0
"""The same as `STALE_SECONDS`, for what requests need: a process that cannot serve any more is sent
them for so long."""
STALE_SECONDS: Final = 2.0
"""An answer that is younger is given while a newer one is asked for; who wants to know more than
that waits."""

T = TypeVar("T")

_log = structlog.get_logger()


class OwnConnection:
    """A connection to PostgreSQL that nobody else uses, opened when it is first needed, and again
    after it broke or kept somebody waiting for too long."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: Connection | None = None
        self._lock = asyncio.Lock()

    async def asked(self, question: Callable[[Connection], Awaitable[T]]) -> T:
        """The answer to a question; one at a time."""
        async with self._lock:
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    return await question(await self._open())
            except BaseException:
                await self.close()
                raise

    async def close(self) -> None:
        """Hangs up without a farewell, which a server that is away would not hear."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def _open(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                self._address, server_settings=session("kronika watching")
            )
        return self._connection


class Known(Struct, Generic[T], frozen=True):
    """An answer, and when it was asked for (on the monotonic clock, in seconds)."""

    answer: T
    at: float


class Watched(Generic[T]):
    """One question, and the last answer to it.

    With `stale` 0.0 nobody is told anything older than `fresh`.
    """

    def __init__(
        self,
        ask: Callable[[], Awaitable[T]],
        *,
        fresh: float = 0.0,
        stale: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._ask = ask
        self._fresh = fresh
        self._stale = stale
        self._clock = clock
        self._known: Known[T] | None = None
        self._asking: asyncio.Task[Known[T]] | None = None

    async def answer(self) -> Known[T] | None:
        """The answer; None if there is none in time."""
        if (known := self.at_hand()) is not None:
            return known
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await asyncio.shield(self._asked())
        except Exception as trouble:
            _log.warning("not-ready", error=type(trouble).__name__)
            return None

    def at_hand(self) -> Known[T] | None:
        """The answer, if nobody has to wait for it: on a busy process every wait is a turn of many
        others. One that is no longer fresh is asked for anew meanwhile."""
        now, known = self._clock(), self._known
        if known is None or now - known.at >= max(self._fresh, self._stale):
            return None
        if now - known.at >= self._fresh:
            self._asked()
        return known

    def _asked(self) -> "asyncio.Task[Known[T]]":
        """What is being asked; everybody who wants to know waits for the same."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._refreshed())
            self._asking.add_done_callback(_retrieved)
        return self._asking

    async def _refreshed(self) -> Known[T]:
        asked = self._clock()
        self._known = Known(await self._ask(), asked)
        return self._known


def _retrieved(asked: "asyncio.Task[Known[T]]") -> None:
    """Nobody may have waited for the answer; then its failure is of no interest either."""
    if not asked.cancelled():
        asked.exception()
