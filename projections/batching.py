"""A step of several projections at once: what is new in the log is read and decoded once for all.

Nobody asks here which event or which projection is to blame. Whatever goes wrong undoes the step
for all of them, and each by itself (`projections.steps`) finds out what it was.
"""

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from events.envelope import Recorded
from events.tracing import spans
from projections import cursors, parking
from projections.cursors import Cursor, CursorAdvance
from projections.database import Connection
from projections.projection import TABLE, Happened, Projection, Target
from projections.steps import Feed, Run, moved, unbroken
from projections.tracing import Stepped, StepTracer
from referee.decoder import Decoder


class Lane(Struct, frozen=True):
    """A projection, and the generation of it that goes through the log."""

    projection: Projection
    generation: int


async def step_together(
    feed: Feed, lanes: Sequence[Lane], partitions: Sequence[int], limit: int
) -> int:
    """Applies about `limit` events of those partitions that nobody else works on.

    All in one transaction, whatever the projection. The answer is the number of events read.
    """
    began = time.time_ns()
    async with feed.pool.acquire() as connection, connection.transaction():
        targets = [_target(connection, lane) for lane in lanes]
        claimed = await cursors.claim(connection, targets, partitions)
        batch = await _read(feed, connection, claimed.values(), limit)
        if batch.events:
            parked = await parking.among(connection, targets, batch.games)
            for lane, target in zip(lanes, targets, strict=True):
                away = parked.get(target.projection, frozenset())
                await batch.apply(lane.projection, target, claimed[target.projection], away)
        if moves := [
            move for target in targets for move in batch.moves(target, claimed[target.projection])
        ]:
            await cursors.move(connection, moves)
    if feed.tracer is not None and batch.events:
        await _trace(feed.tracer, lanes, began, batch.events)
    return len(batch.events)


class _Batch:
    """What is new behind the `starts` of partitions. Projections that are in step share it."""

    def __init__(
        self, decoder: Decoder, starts: Mapping[int, int], runs: Mapping[int, Run]
    ) -> None:
        self._decoder = decoder
        self._starts = starts
        self._runs = runs
        self.events = [event for run in runs.values() for event in run.events]
        self.games = {event.game_id for event in self.events}

    async def apply(
        self,
        projection: Projection,
        target: Target,
        held: Iterable[Cursor],
        parked: frozenset[str],
    ) -> None:
        """Gives a projection what is behind the cursors that it holds, without parked games."""
        seen = {one.partition: one.position for one in held}
        if seen == self._starts and not parked:
            happened = self._of_tables if projection.tables_only else self._all
        else:
            unseen = list(self._unseen(seen, tables_only=projection.tables_only))
            waiting = Counter(one.game_id for one in unseen if one.game_id in parked)
            await parking.pass_over(target, waiting)
            happened = self._decoded(one for one in unseen if one.game_id not in parked)
        if happened:
            await projection.apply(target, happened)

    def moves(self, target: Target, held: Iterable[Cursor]) -> Iterator[CursorAdvance]:
        """Where the cursors that a projection holds go."""
        for cursor in held:
            if move := moved(target, cursor, self._runs[cursor.partition]):
                yield move

    def _unseen(self, seen: Mapping[int, int], *, tables_only: bool) -> Iterator[Recorded]:
        for event in self.events:
            new = event.position > seen.get(event.partition, event.position)
            if new and (not tables_only or event.kind.startswith(TABLE)):
                yield event

    @cached_property
    def _all(self) -> Sequence[Happened]:
        return self._decoded(self.events)

    @cached_property
    def _of_tables(self) -> Sequence[Happened]:
        return self._decoded(one for one in self.events if one.kind.startswith(TABLE))

    def _decoded(self, events: Iterable[Recorded]) -> Sequence[Happened]:
        decode = self._decoder.decode
        return [Happened(event, decode(event)) for event in events]


async def _read(
    feed: Feed, connection: Connection, claimed: Iterable[Iterable[Cursor]], limit: int
) -> _Batch:
    """What is new behind the last cursor in each partition."""
    starts: dict[int, int] = {}
    for cursor in (one for held in claimed for one in held):
        starts[cursor.partition] = min(
            cursor.position, starts.get(cursor.partition, cursor.position)
        )
    quota = max(1, limit // max(1, len(starts)))
    tails = await feed.tails(connection, {one: (at, quota) for one, at in starts.items()})
    runs = {one: unbroken(at, tails[one]) for one, at in starts.items()}
    return _Batch(feed.decoder, starts, runs)


async def _trace(
    tracer: StepTracer, lanes: Sequence[Lane], began: int, events: Sequence[Recorded]
) -> None:
    for lane in lanes:
        step = Stepped(
            projection=lane.projection.name,
            generation=lane.generation,
            began=began,
            events=len(events),
            where=spans(events),
        )
        await tracer.stepped(step)


def _target(connection: Connection, lane: Lane) -> Target:
    return Target(
        connection=connection, projection=lane.projection.name, generation=lane.generation
    )
