"""Writing the journal: many refusals in one statement, away from the games.

What is promised: a refusal whose id was told is in PostgreSQL, durably, whatever happens to this
process afterwards. So an answer with an id waits for its batch, which costs one round trip; the
game goes on meanwhile. If PostgreSQL does not take it within `PATIENCE` seconds, or too many are
waiting, the answer goes out without an id.
"""

import asyncio
from collections import deque
from typing import Final

import structlog
from msgspec import Struct

from events.database import is_outage
from games.kernel.seats import Seat
from projections.database import Pool
from service.process.metrics import Metrics
from service.refusals import store
from service.refusals.refusal import Refusal

PATIENCE: Final = 1.0
CAPACITY: Final = 500
"""Refusals that may wait at once; those beyond are answered without being kept."""

_BATCH: Final = 200
_PRUNE_SECONDS: Final = 5.0
_RETRY_SECONDS: Final = 0.2
_FAREWELL_SECONDS: Final = 3.0

_log = structlog.get_logger()


class JournalBounds(Struct, frozen=True, kw_only=True):
    """How much is kept: the last so many refusals of each seat of a game, and of each account."""

    per_seat: int
    per_account: int


class Journal:
    """Takes refusals in, and writes them in the background."""

    def __init__(self, pool: Pool, metrics: Metrics, kept: JournalBounds) -> None:
        self._pool = pool
        self._metrics = metrics
        self._kept = kept
        self._waiting: deque[tuple[Refusal, asyncio.Future[bool]]] = deque()
        self._work = asyncio.Event()
        self._seats: set[tuple[str, Seat]] = set()
        self._accounts: set[str] = set()

    async def record(self, refusal: Refusal) -> bool:
        """Whether the refusal is kept for certain. If not, it may yet be, but its id must not be
        told."""
        if len(self._waiting) >= CAPACITY:
            self._metrics.journaled("lost")
            return False
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((refusal, written))
        self._work.set()
        done, _ = await asyncio.wait((written,), timeout=PATIENCE)
        self._metrics.journaled("kept" if done and written.result() else "late")
        return bool(done) and written.result()

    async def run(self) -> None:
        """Writes and prunes until it is cancelled."""
        clock = asyncio.get_running_loop().time
        pruned = clock()
        while True:
            left = None if not self._seats else max(0.0, pruned + _PRUNE_SECONDS - clock())
            await self._woken(left)
            if not await self._write():
                await asyncio.sleep(_RETRY_SECONDS)
            elif clock() >= pruned + _PRUNE_SECONDS:
                await self._prune()
                pruned = clock()

    async def close(self) -> None:
        """Writes what is left when the process ends; says how much could not be."""
        try:
            async with asyncio.timeout(_FAREWELL_SECONDS):
                while self._waiting and await self._write():
                    pass
                await self._prune()
        except TimeoutError:
            pass
        if self._waiting:
            self._metrics.journaled("lost", len(self._waiting))
            _log.warning("refusals-lost", count=len(self._waiting))

    async def _woken(self, seconds: float | None) -> None:
        try:
            await asyncio.wait_for(self._work.wait(), seconds)
        except TimeoutError:
            return

    async def _write(self) -> bool:
        """Writes a batch; False if PostgreSQL is away and it has to wait."""
        batch = [self._waiting[at] for at in range(min(_BATCH, len(self._waiting)))]
        try:
            if batch:
                await store.insert(self._pool, [refusal for refusal, _ in batch])
        except Exception as trouble:
            if is_outage(trouble):
                return False
            if len(batch) > 1:
                return await self._write_each()
            # One that can never be written must not stand in the way of the others.
            _log.exception("refusal-not-kept", refusal=batch[0][0].id)
            self._settle(1, kept=False)
            return True
        self._settle(len(batch), kept=True)
        return True

    async def _write_each(self) -> bool:
        """One by one, because one of them cannot be written."""
        while self._waiting:
            refusal, _ = self._waiting[0]
            try:
                await store.insert(self._pool, [refusal])
                self._settle(1, kept=True)
            except Exception as trouble:
                if is_outage(trouble):
                    return False
                _log.exception("refusal-not-kept", refusal=refusal.id)
                self._settle(1, kept=False)
        return True

    def _settle(self, count: int, *, kept: bool) -> None:
        """The first so many are dealt with."""
        for _ in range(count):
            refusal, written = self._waiting.popleft()
            if not written.done():
                written.set_result(kept)
            if kept:
                self._seats.add((refusal.game_id, refusal.seat))
                if refusal.account is not None:
                    self._accounts.add(refusal.account)
        if not self._waiting:
            self._work.clear()

    async def _prune(self) -> None:
        seats, self._seats = self._seats, set()
        accounts, self._accounts = self._accounts, set()
        try:
            for game_id, seat in seats:
                await store.prune_seat(self._pool, game_id, seat, self._kept.per_seat)
            for account in accounts:
                await store.prune_account(self._pool, account, self._kept.per_account)
        except Exception as trouble:
            if not is_outage(trouble):
                raise
