"""A group-commit writer: collects the appends of its partitions and commits them together.

While one batch is being committed the next one gathers, so the batches are as large as the load
makes them, and a lonely append waits for nobody. Writers of a process divide the partitions among
themselves, so that they do not wait for each other's locks; of a distributed log each has a lane.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from events.adaptive_concurrency import AdaptiveConcurrency
from events.database import Pool, is_clash, is_elsewhere, is_outage
from events.keys import SigningKey
from events.lanes import has_moved
from events.outcome import Append, Appended, LogUnavailableError, Outcome
from events.recovery import resolve
from events.signing import Signed, signed
from events.tracing import Batch, Tracer
from events.wakeups import WakeUp
from events.ways import CoordinatorWay, NarrowWayError, Way

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


class _Attempt:
    """What is known of a batch: whether it may have been committed before."""

    def __init__(self, unsure: bool) -> None:
        self.unsure = unsure


class GroupCommitWriter:
    """One writer: a queue, a way to where it writes, a task that runs `run`."""

    def __init__(
        self,
        pool: Pool,
        way: Way,
        settings: CommitSettings,
        concurrency: AdaptiveConcurrency,
        announce: Callable[[Sequence[WakeUp]], None],
        tracer: Tracer | None = None,
        key: SigningKey | None = None,
    ) -> None:
        self.tally = Tally()
        self._pool = pool
        self._way = way
        self._settings = settings
        self._concurrency = concurrency
        self._announce = announce
        self._tracer = tracer
        self._key = key
        self._queue: deque[Waiting] = deque()
        self._arrived = asyncio.Event()
        self._closing = False

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
                    await self._commit(self._gather(), self._way)
                    await asyncio.sleep(0)  # who has waited may append again: to the next batch
                if not self._closing:
                    self._arrived.clear()
        finally:
            await self._way.hang_up(broken=False)
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

    async def _commit(self, batch: Sequence[Waiting], way: Way, *, unsure: bool = False) -> None:
        """`unsure`: it may have been committed before."""
        if not batch:
            return
        began = time.time_ns()
        appends = [append for append, _ in batch]
        attempt = _Attempt(unsure)
        try:
            outcomes = await self._write(appends, signed(appends, self._key), way, attempt)
        except LogUnavailableError as trouble:
            _fail(batch, trouble)
        except NarrowWayError:
            await self._commit_each(batch, attempt)
        except Exception as trouble:
            if len(batch) == 1:
                _fail(batch, trouble)
            for waiting in batch if len(batch) > 1 else ():  # so that only the culprit fails
                await self._commit([waiting], way, unsure=attempt.unsure)
        else:
            self._deliver(batch, outcomes)
            if self._tracer is not None:
                self._tracer.committed(_traced(batch, began))

    async def _commit_each(self, batch: Sequence[Waiting], attempt: "_Attempt") -> None:
        """Each partition by itself, side by side: one that has to wait keeps no other waiting."""
        parts: dict[int, list[Waiting]] = {}
        for waiting in batch:
            parts.setdefault(waiting[0].partition, []).append(waiting)
        ways = {partition: CoordinatorWay(self._pool, partition) for partition in parts}
        await asyncio.gather(
            *(
                self._commit(part, ways[partition], unsure=attempt.unsure)
                for partition, part in parts.items()
            )
        )

    async def _write(
        self, appends: Sequence[Append], receipts: Signed, way: Way, attempt: "_Attempt"
    ) -> Sequence[Outcome]:
        """The outcomes of a batch, whatever happens to the connection on the way.

        After an outage nobody knows whether the commit happened. The batch is then handed in
        again: versions and idempotency keys keep anything from being appended twice, and each
        refusal is checked against the log, because it may have been caused by the first attempt.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + self._settings.patience
        clashes = 0
        while True:
            try:
                async with asyncio.timeout(self._settings.timeout):
                    connection = await way.connected()
                    began = time.perf_counter()  # some event loops count in milliseconds
                    outcomes = await way.write(appends, receipts)
                    took = time.perf_counter() - began
                    self._concurrency.note(took, sum(len(one.entries) for one in appends))
                    if attempt.unsure:
                        outcomes = await resolve(connection, appends, receipts, outcomes)
                    await way.rest()
                    return outcomes
            except NarrowWayError:
                raise
            except Exception as trouble:
                self.tally.retries += 1
                if has_moved(trouble) or is_outage(trouble):
                    attempt.unsure |= not has_moved(trouble)
                    await way.hang_up(broken=not is_elsewhere(trouble))
                    if loop.time() > deadline:
                        raise LogUnavailableError(str(trouble)) from trouble
                    await asyncio.sleep(self._settings.pause)
                elif is_clash(trouble) and clashes < _CLASHES:
                    clashes += 1
                else:
                    raise

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
