"""A group-commit writer: collects the appends of its partitions and commits them together.

While one batch is being committed the next one gathers, so the batches are as large as the load
makes them, and a lonely append waits for nobody. Writers of a process divide the partitions among
themselves, so that they do not wait for each other's locks.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeAlias

import asyncpg
from msgspec import Struct

from events.adaptive_concurrency import AdaptiveConcurrency
from events.alone import write_alone
from events.batch import write, write_to
from events.database import HeldConnection, Pool, Queries, is_clash, is_elsewhere, is_outage
from events.keys import SigningKey
from events.outcome import Append, Appended, LogUnavailableError, Outcome
from events.recovery import resolve
from events.signing import Signed, signed
from events.tracing import Batch, Tracer
from events.wakeups import WakeUp

Waiting: TypeAlias = tuple[Append, asyncio.Future[Outcome]]

_CLASHES = 10
"""How often a batch is tried again because other transactions got in its way."""


class CommitSettings(Struct, frozen=True, kw_only=True):
    """How appends are grouped.

    At most `writers` connections of the pool are held for writing; `batch` appends at most share a
    commit; `room` appends may wait in the process before further ones have to wait outside; a
    commit may take `timeout` seconds; for `patience` seconds a batch is tried again when
    PostgreSQL is away, `pause` seconds apart.
    """

    writers: int = 2
    batch: int = 512
    room: int = 10_000
    timeout: float = 10.0
    patience: float = 20.0
    pause: float = 0.1


class Tally(Struct):
    """What a writer has done since it was opened."""

    batches: int = 0
    appended: int = 0
    refused: int = 0
    retries: int = 0


class GroupCommitWriter:
    """One writer: a queue, a connection, a task that runs `run`.

    With a `partition` it writes for that one only, into a distributed log. There are as many of
    these as partitions, so each borrows a connection for a commit only, and one whose machine is
    away keeps nobody else waiting.
    """

    def __init__(
        self,
        pool: Pool,
        settings: CommitSettings,
        concurrency: AdaptiveConcurrency,
        announce: Callable[[Sequence[WakeUp]], None],
        tracer: Tracer | None = None,
        key: SigningKey | None = None,
        partition: int | None = None,
    ) -> None:
        self.tally = Tally()
        self._pool = pool
        self._settings = settings
        self._concurrency = concurrency
        self._announce = announce
        self._tracer = tracer
        self._key = key
        self._partition = partition
        self._queue: deque[Waiting] = deque()
        self._arrived = asyncio.Event()
        self._closing = False
        self._connection: HeldConnection | None = None

    def put(self, waiting: Waiting) -> None:
        """Takes an append in; its future gets the outcome after the commit."""
        self._queue.append(waiting)
        self._arrived.set()

    def close(self) -> None:
        """Lets `run` end once everything taken in has its outcome."""
        self._closing = True
        self._arrived.set()

    async def run(self) -> None:
        """Commits batch after batch until the writer is closed."""
        try:
            while not (self._closing and not self._queue):
                await self._arrived.wait()
                while self._queue:
                    await self._commit(self._gather())
                    await asyncio.sleep(0)  # who has waited may append again: to the next batch
                if not self._closing:
                    self._arrived.clear()
        finally:
            await self._hang_up(broken=False)
            while self._queue:
                self._queue.popleft()[1].cancel()

    def _gather(self) -> list[Waiting]:
        """The next batch. A game or an idempotency key that is in it already waits for the next
        one: its outcome depends on what becomes of the first."""
        batch: list[Waiting] = []
        later: list[Waiting] = []
        names: set[object] = set()
        for _ in range(min(len(self._queue), self._settings.batch)):
            waiting = self._queue.popleft()
            append, future = waiting
            if future.cancelled():
                continue
            game: object = append.game_id
            response = append.response
            key: object = game if response is None else (response.scope, response.key)
            if game in names or key in names:
                later.append(waiting)
            else:
                batch.append(waiting)
            names.add(game)
            names.add(key)
        self._queue.extendleft(reversed(later))
        return batch

    async def _commit(self, batch: Sequence[Waiting]) -> None:
        if not batch:
            return
        began = time.time_ns()
        appends = [append for append, _ in batch]
        try:
            outcomes = await self._write(appends, signed(appends, self._key))
        except LogUnavailableError as trouble:
            _fail(batch, trouble)
        except Exception as trouble:
            if len(batch) == 1:
                _fail(batch, trouble)
            for waiting in batch if len(batch) > 1 else ():
                await self._commit([waiting])  # so that only the culprit fails
        else:
            self._deliver(batch, outcomes)
            if self._tracer is not None:
                self._tracer.committed(_traced(batch, began))

    async def _write(self, appends: Sequence[Append], receipts: Signed) -> Sequence[Outcome]:
        """The outcomes of a batch, whatever happens to the connection on the way.

        After an outage nobody knows whether the commit happened. The batch is then handed in
        again: versions and idempotency keys keep anything from being appended twice, and each
        refusal is checked against the log, because it may have been caused by the first attempt.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + self._settings.patience
        unsure, clashes = False, 0
        while True:
            try:
                async with asyncio.timeout(self._settings.timeout):
                    connection = await self._connected()
                    began = time.perf_counter()  # some event loops count in milliseconds
                    outcomes = await self._call(connection, appends, receipts)
                    took = time.perf_counter() - began
                    self._concurrency.note(took, sum(len(one.entries) for one in appends))
                    if unsure:
                        outcomes = await resolve(connection, appends, receipts, outcomes)
                    if self._partition is not None:
                        await self._hang_up(broken=False)
                    return outcomes
            except Exception as trouble:
                self.tally.retries += 1
                if is_outage(trouble):
                    unsure = True
                    await self._hang_up(broken=not is_elsewhere(trouble))
                    if loop.time() > deadline:
                        raise LogUnavailableError(str(trouble)) from trouble
                    await asyncio.sleep(self._settings.pause)
                elif is_clash(trouble) and clashes < _CLASHES:
                    clashes += 1
                else:
                    raise

    async def _call(
        self, connection: HeldConnection, appends: Sequence[Append], receipts: Signed
    ) -> Sequence[Outcome]:
        if self._partition is None:
            return await _written(connection, appends, receipts)
        return await write_to(connection, self._partition, appends, receipts)

    async def _connected(self) -> HeldConnection:
        if self._connection is None:
            self._connection = await self._pool.acquire()
        return self._connection

    async def _hang_up(self, *, broken: bool) -> None:
        """Gives the connection back; the pool replaces a broken one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(asyncpg.InterfaceError):  # if the pool has noticed already
                if broken:
                    connection.terminate()
                await self._pool.release(connection)

    def _deliver(self, batch: Sequence[Waiting], outcomes: Sequence[Outcome]) -> None:
        """Tells the waiters, then everybody else; the commit is done."""
        news: list[WakeUp] = []
        for (append, future), outcome in zip(batch, outcomes, strict=True):
            if not future.done():
                future.set_result(outcome)
            if isinstance(outcome, Appended):
                news.append(WakeUp(outcome.partition, append.game_id, outcome.version))
        self.tally.batches += 1
        self.tally.appended += len(news)
        self.tally.refused += len(batch) - len(news)
        self._announce(news)


async def _written(
    queries: Queries, appends: Sequence[Append], receipts: Signed
) -> Sequence[Outcome]:
    if len(appends) == 1 and (done := await write_alone(queries, appends[0], receipts)):
        return (done,)
    return await write(queries, appends, receipts)


def _traced(batch: Sequence[Waiting], began: int) -> Batch:
    return Batch(
        began=began,
        ended=time.time_ns(),
        appends=len(batch),
        events=sum(len(append.entries) for append, _ in batch),
        causes=tuple(append.cause for append, _ in batch if append.cause is not None),
    )


def _fail(batch: Sequence[Waiting], trouble: Exception) -> None:
    for _, future in batch:
        if not future.done():
            future.set_exception(trouble)
