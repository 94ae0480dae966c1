"""One step of a projection: claim cursors, read the log, apply, move the cursors, commit."""

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Self

import structlog
from msgspec import Struct

from events import reading
from events.database import Queries
from events.distribution import distributed
from events.envelope import Recorded
from events.layout import layout
from events.places import Places
from events.tracing import spans
from events.wakeups import WakeUps
from projections import cursors, generations, parking
from projections.applying import apply_all
from projections.cursors import Cursor, CursorAdvance
from projections.database import Pool
from projections.projection import TABLE, Projection, Target
from projections.tracing import Stepped, StepTracer
from referee.decoder import Decoder

_log = structlog.get_logger(__name__)


class Feed(Struct, frozen=True, kw_only=True):
    """The database of the log and of the read models, what events mean, and word of new ones.

    Without `wakeups` a runner looks at its own pace only. A `tracer` is told of every step. The
    partitions of a `distributed` log are on several machines, some of which may be away.
    """

    pool: Pool
    decoder: Decoder
    wakeups: WakeUps | None = None
    tracer: StepTracer | None = None
    distributed: int | None = None
    """The number of partitions, if the log is distributed."""
    places: Places | None = None
    """Where these are; without it the coordinator is asked."""

    @classmethod
    async def of(cls, pool: Pool, decoder: Decoder) -> Self:
        """Of a database, for somebody who looks now and then."""
        partitions = await layout(pool) if await distributed(pool) else None
        return cls(pool=pool, decoder=decoder, distributed=partitions)

    async def tails(
        self, within: Queries, wanted: Mapping[int, tuple[int, int]]
    ) -> Mapping[int, Sequence[Recorded]]:
        """Reads the log, as `reading.tails` does; `within` the transaction of a step."""
        if self.places is not None:
            return await self.places.tails(within, wanted)
        read = reading.tails if self.distributed is None else reading.distributed_tails
        return await read(within, wanted)

    async def heads(self) -> Mapping[int, int] | None:
        """How far a distributed log has come, as far as it is within reach."""
        if self.distributed is None:
            return None
        if self.places is not None:
            return await self.places.heads()
        return await reading.heads_within_reach(self.pool, self.distributed)


class Run(Struct, frozen=True):
    """Events of a partition without a gap, and what is wrong behind them."""

    events: Sequence[Recorded]
    alarm: str | None = None


async def step(
    feed: Feed, projection: Projection, generation: int, partitions: Sequence[int], limit: int
) -> int:
    """Applies about `limit` events of those partitions that nobody else works on.

    All in one transaction: after a crash anywhere, either all of it happened or none. The
    answer is the number of events that the cursors moved past.
    """
    began = time.time_ns()
    async with feed.pool.acquire() as connection, connection.transaction():
        target = Target(connection=connection, projection=projection.name, generation=generation)
        claimed = (await cursors.claim(connection, [target], partitions))[projection.name]
        quota = max(1, limit // max(1, len(claimed)))
        events = await _advance(feed, projection, target, [(one, quota) for one in claimed])
    if feed.tracer is not None and events:
        await feed.tracer.stepped(
            Stepped(
                projection=projection.name,
                generation=generation,
                began=began,
                events=len(events),
                where=spans(events),
            )
        )
    return len(events)


async def switch(feed: Feed, projection: Projection, *, within: int) -> bool:
    """Makes the building generation serve, if it is at most `within` events behind.

    The cursors of both are held meanwhile; what the new one lacks is applied in the same
    transaction, so no reader ever goes back in time.
    """
    async with feed.pool.acquire() as connection, connection.transaction():
        serving = await generations.locked_serving(connection, projection.name)
        building = await generations.building(connection, projection.name)
        if serving is None or building is None:
            return False
        old = Target(connection=connection, projection=projection.name, generation=serving)
        new = Target(connection=connection, projection=projection.name, generation=building)
        ahead = {one.partition: one.position for one in await cursors.hold(old)}
        lacking = [
            (one, ahead[one.partition] - one.position)
            for one in await cursors.hold(new)
            if one.position < ahead[one.partition]
        ]
        if sum(lack for _, lack in lacking) > within:
            return False
        await _advance(feed, projection, new, lacking)
        await generations.promote(connection, projection.name)
        return True


async def _advance(
    feed: Feed, projection: Projection, target: Target, claimed: Sequence[tuple[Cursor, int]]
) -> Sequence[Recorded]:
    """Applies at most the given number of events after each of the claimed cursors."""
    wanted = {cursor.partition: (cursor.position, limit) for cursor, limit in claimed}
    tails = await feed.tails(target.connection, wanted)
    runs = {cursor: unbroken(cursor.position, tails[cursor.partition]) for cursor, _ in claimed}
    events = [event for run in runs.values() for event in run.events]
    if events:
        await _take(feed.decoder, projection, target, events)
    if moves := [move for cursor, run in runs.items() if (move := moved(target, cursor, run))]:
        await cursors.move(target.connection, moves)
    return events


def moved(target: Target, cursor: Cursor, run: Run) -> CursorAdvance | None:
    """Where a cursor goes behind a run that begins before it or at it, if it moves or stumbles."""
    if run.alarm not in (None, cursor.alarm):
        _log.error("projection.gap", projection=target.projection, alarm=run.alarm)
    ahead = bool(run.events) and run.events[-1].position > cursor.position
    if not ahead and run.alarm is None:
        return None
    position = run.events[-1].position if ahead else None
    return CursorAdvance(target, cursor.partition, position, run.alarm)


def unbroken(position: int, events: Sequence[Recorded]) -> Run:
    """The next events of a partition behind a position, as far as there is no gap.

    Positions are gapless by the way they are given out, so a gap means that the log was damaged
    or is read wrongly: the cursor stops before it and the alarm is raised.
    """
    for expected, event in enumerate(events, position + 1):
        if event.position != expected:
            alarm = f"position {expected} is missing in the log, {event.position} follows"
            return Run(events[: expected - position - 1], alarm)
    return Run(events)


async def _take(
    decoder: Decoder, projection: Projection, target: Target, events: Sequence[Recorded]
) -> None:
    """Applies the events of games that are not parked; parks the games of those that fail."""
    if projection.tables_only:
        events = [event for event in events if event.kind.startswith(TABLE)]
    if not events:
        return
    games = {event.game_id for event in events}
    found = await parking.among(target.connection, [target], games)
    parked = found.get(projection.name, frozenset())
    waiting = Counter(event.game_id for event in events if event.game_id in parked)
    free = [event for event in events if event.game_id not in parked]
    poison = await apply_all(projection, target, decoder, free)
    await parking.park(target, poison)
    for one in poison:
        place = {"game": one.event.game_id, "version": one.event.version, "type": one.event.kind}
        _log.warning("projection.parked", projection=projection.name, **place)
    await parking.pass_over(target, waiting)
