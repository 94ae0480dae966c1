"""The committer: takes appends from any number of tasks and groups them into commits."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence

from events.adaptive_concurrency import AdaptiveConcurrency
from events.database import Pool
from events.keys import SigningKey
from events.lane_places import LanePlaces
from events.outcome import Append, LogClosedError, Outcome
from events.tracing import Tracer
from events.wakeups import WakeUp
from events.ways import LaneWay, PoolWay, Way
from events.writer import CommitSettings, GroupCommitWriter, Tally


class Committer:
    """Writers, and the room in front of them. Belongs to the event loop that made it."""

    def __init__(
        self,
        pool: Pool,
        settings: CommitSettings,
        announce: Callable[[Sequence[WakeUp]], None],
        tracer: Tracer | None = None,
        key: SigningKey | None = None,
        lanes: LanePlaces | None = None,
    ) -> None:
        """Each of the `lanes` of a distributed log has a writer of its own."""
        self._concurrency = AdaptiveConcurrency(settings.writers)
        self._of_lanes = writers_of(lanes.together) if lanes is not None else None
        ways: Iterable[Way] = (
            [LaneWay(lanes, together) for together in lanes.together]
            if lanes is not None
            else [PoolWay(pool) for _ in range(settings.writers)]
        )
        self._writers = tuple(
            GroupCommitWriter(pool, way, settings, self._concurrency, announce, tracer, key)
            for way in ways
        )
        self._tasks = [
            asyncio.create_task(writer.run(), name=f"log writer {number}")
            for number, writer in enumerate(self._writers)
        ]
        self._room = asyncio.Semaphore(settings.room)
        self._closed = False

    async def append(self, append: Append) -> Outcome:
        """The outcome, once it is durable. Waits for room first when too many are waiting.

        A caller that is cancelled takes its append back if it has not been sent yet; otherwise
        the append goes on without it, as it would after a lost connection to a client.
        """
        await self._room.acquire()
        try:
            if self._closed:
                raise LogClosedError("the log is closed")
            future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
            self._writers[self._number(append.partition)].put((append, future))
            return await future
        finally:
            self._room.release()

    def _number(self, partition: int) -> int:
        """Which writer has a partition now."""
        if self._of_lanes is not None:
            return self._of_lanes[partition]
        return partition % self._concurrency.writers

    async def close(self) -> None:
        """Takes no more appends, and waits until all those taken have their outcome."""
        self._closed = True
        for writer in self._writers:
            writer.close()
        await asyncio.gather(*self._tasks)

    def tally(self) -> Tally:
        """What all writers have done since the log was opened."""
        done = [writer.tally for writer in self._writers]
        return Tally(
            batches=sum(one.batches for one in done),
            appended=sum(one.appended for one in done),
            refused=sum(one.refused for one in done),
            retries=sum(one.retries for one in done),
        )


def writers_of(together: Sequence[Sequence[int]]) -> Mapping[int, int]:
    """The number of the writer of each partition, if each of these has one."""
    return {one: number for number, lane in enumerate(together) for one in lane}
