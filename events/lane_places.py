"""Places on a cluster: each lane is asked on the worker that has it, past the coordinator.

Where that does not go (another network, another password, no right to make views), the coordinator
is asked, as it is while a worker is away: that is slower, and right. The worker is tried again
after a while. A lane that has moved is looked up and asked anew.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from functools import partial
from time import monotonic
from typing import Any, Final, Self, TypeVar

import asyncpg
import structlog

from events import doors, lanes, reading
from events.database import Connection, Pool, Queries, is_outage
from events.doors import DoorShutError
from events.envelope import Recorded
from events.lanes import Lane, LaneMap, has_moved
from events.reading import End

T = TypeVar("T")

READERS: Final = 4
"""Connections of a process to a lane for reading, at most."""
AGAIN: Final = 5.0
"""Seconds after which a worker that could not be reached is tried again."""
LOOK: Final = 30.0
"""Seconds after which lanes are looked up anew although nobody was refused. If a lane has moved
while nobody asked it, its old shards may be gone with all views over them. Then the worker answers
as any other machine of the cluster does: right, but as slowly as the coordinator."""
_MOVES: Final = 3
"""How often a lane may have moved before the coordinator is asked."""

_LEAVING: Final = 5.0
"""Seconds for those who still ask where a lane was."""

_log = structlog.get_logger()


class LanePlaces:
    """All lanes of a log, as one process reaches them. Belongs to one event loop."""

    distributed = True

    def __init__(self, pool: Pool, partitions: int, found: LaneMap) -> None:
        """`pool` is that of the coordinator."""
        self.pool = pool
        self.together = found.together()
        """The partitions that are written together: those of each lane, as they were."""
        self._partitions = partitions
        self._map = found
        self._looked = monotonic()
        self._looking = asyncio.Lock()
        self._desks: dict[Lane, Pool] = {}
        self._opening = asyncio.Lock()
        self._shut: dict[tuple[str, int], float] = {}
        self._told: set[tuple[str, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._places = tuple(_Place(self, partition) for partition in range(partitions))

    @classmethod
    async def open(cls, pool: Pool, partitions: int) -> Self:
        """Looks where the lanes lie; connects when somebody asks."""
        return cls(pool, partitions, await lanes.look(pool, partitions))

    def of(self, partition: int) -> Queries:
        """Asks the worker of the partition."""
        return self._places[partition]

    async def lane(self, partitions: tuple[int, ...], doubtful: Lane | None = None) -> Lane | None:
        """The lane that has these partitions; None if they are in several, or if its worker is not
        to be tried for the time being. A `doubtful` one is looked up before."""
        known = self._map
        if doubtful is not None and doubtful in known.homes:
            await self._look(known)
        lane = self._map.of(partitions)
        return lane if lane is not None and self._is_open(lane) else None

    async def writing(self, lane: Lane) -> Connection | None:
        """A connection for the writer of a lane; None if there is no way to its worker."""
        known = self._map
        try:
            entered = await doors.connected(self.pool, lane.host, lane.port, lane.bare)
        except DoorShutError as trouble:
            await self._not_entered(lane, known, trouble)
            return None
        self._told.discard((lane.host, lane.port))
        return entered

    async def asked(self, partition: int, how: Callable[[Queries], Awaitable[T]]) -> T:
        """What the place of a partition answers."""
        if monotonic() - self._looked > LOOK:
            self._looked = monotonic()
            self._beside(self._look_late(self._map))
        for _ in range(_MOVES):
            known = self._map
            lane = known.homes[partition]
            if not self._is_open(lane):
                break
            try:
                return await how(await self._desk(lane))
            except DoorShutError as trouble:
                await self._not_entered(lane, known, trouble)
            except Exception as trouble:
                if has_moved(trouble):
                    await self._look(known)
                elif _is_no_answer(trouble):
                    break
                else:
                    raise
        return await how(self.pool)

    async def heads(self) -> Mapping[int, int]:
        """The heads of the partitions whose machine answers."""
        told = await self._of_lanes(range(self._partitions), reading.heads_of)
        return {partition: head for some in told for partition, head in some.items()}

    async def tails(
        self, _: Queries, wanted: Mapping[int, tuple[int, int]]
    ) -> Mapping[int, Sequence[Recorded]]:
        """Events are never changed, so they need not be read in the transaction of whoever asks."""

        async def of_lane(queries: Queries, some: Sequence[int]) -> Mapping[int, Any]:
            tails = reading.distributed_tails if queries is self.pool else reading.tails
            return await tails(queries, {one: wanted[one] for one in some})

        told = await self._of_lanes(wanted, of_lane, strictly=True)
        return {partition: events for some in told for partition, events in some.items()}

    async def ends(self, games: Sequence[tuple[int, str]]) -> Mapping[str, End]:
        """The ends of games."""
        found = await asyncio.gather(
            *(reading.ends(self.of(partition), [(partition, game)]) for partition, game in games)
        )
        return {game: end for some in found for game, end in some.items()}

    async def doors(self) -> Mapping[str, str | None]:
        """The worker of each lane by its address, and why it cannot be reached, if it cannot."""
        found: dict[str, str | None] = {}
        for lane in {(one.host, one.port): one for one in self._map.homes}.values():
            found[f"{lane.host}:{lane.port}"] = None
            try:
                entered = await doors.connected(self.pool, lane.host, lane.port, lane.held)
                await entered.close()
            except DoorShutError as trouble:
                found[f"{lane.host}:{lane.port}"] = str(trouble)
        return found

    async def close(self) -> None:
        """Hangs up."""
        for pool in self._desks.values():
            self._leave(pool)
        self._desks.clear()
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def _of_lanes(
        self,
        partitions: Iterable[int],
        how: Callable[[Queries, Sequence[int]], Awaitable[T]],
        *,
        strictly: bool = False,
    ) -> Sequence[T]:
        """What all lanes of these partitions answer, side by side. Those that are away are left
        out, unless all are asked for `strictly`."""
        groups: dict[int, list[int]] = {}
        for partition in partitions:
            groups.setdefault(self._map.homes[partition].shard, []).append(partition)
        asked = (self.asked(some[0], partial(_of, how, some)) for some in groups.values())
        answers = await asyncio.gather(*asked, return_exceptions=True)
        found: list[T] = []
        for answer in answers:
            if not isinstance(answer, BaseException):
                found.append(answer)
            elif strictly or not is_outage(answer):
                raise answer
        return found

    async def _desk(self, lane: Lane) -> Pool:
        """The connections to a lane for reading."""
        if (pool := self._desks.get(lane)) is not None:
            return pool
        async with self._opening:
            if lane not in self._desks:
                self._desks[lane] = await doors.pooled(
                    self.pool, lane.host, lane.port, lane.held, READERS
                )
            return self._desks[lane]

    def _is_open(self, lane: Lane) -> bool:
        return self._shut.get((lane.host, lane.port), 0.0) <= monotonic()

    async def _not_entered(self, lane: Lane, known: LaneMap, trouble: DoorShutError) -> None:
        """If the lane is still there, goes by the coordinator for a while; says so once."""
        await self._look(known)
        if lane not in self._map.homes:
            return
        where = (lane.host, lane.port)
        self._shut[where] = monotonic() + AGAIN
        if where not in self._told:
            self._told.add(where)
            _log.warning(
                "worker-not-reached",
                worker=f"{lane.host}:{lane.port}",
                because=str(trouble),
                remedy="the coordinator is asked instead, which is slower; see docs/citus.md",
            )

    async def _look(self, known: LaneMap) -> None:
        """Looks where lanes are, unless somebody has done so since these were known."""
        async with self._looking:
            if self._map is not known:
                return
            self._looked = monotonic()
            self._map = await lanes.look(self.pool, self._partitions)
        for old in [one for one in self._desks if one not in self._map.homes]:
            self._leave(self._desks.pop(old))

    async def _look_late(self, known: LaneMap) -> None:
        """Nobody waits for it, and another time will do."""
        try:
            await self._look(known)
        except Exception as trouble:
            if not is_outage(trouble):
                raise

    def _leave(self, pool: Pool) -> None:
        """Closes a pool when those who ask there have their answers."""
        self._beside(_closed(pool))

    def _beside(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work, name="lanes")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class _Place:
    """Asks where a partition is."""

    def __init__(self, places: LanePlaces, partition: int) -> None:
        self._places = places
        self._partition = partition

    async def execute(self, query: str, *args: object) -> str:
        return await self._places.asked(self._partition, lambda one: one.execute(query, *args))

    async def fetch(self, query: str, *args: object) -> list[Any]:
        return await self._places.asked(self._partition, lambda one: one.fetch(query, *args))

    async def fetchrow(self, query: str, *args: object) -> Any:
        return await self._places.asked(self._partition, lambda one: one.fetchrow(query, *args))

    async def fetchval(self, query: str, *args: object) -> Any:
        return await self._places.asked(self._partition, lambda one: one.fetchval(query, *args))


async def _of(
    how: Callable[[Queries, Sequence[int]], Awaitable[T]], partitions: Sequence[int], at: Queries
) -> T:
    return await how(at, partitions)


async def _closed(pool: Pool) -> None:
    try:
        async with asyncio.timeout(_LEAVING):
            await pool.close()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
        pool.terminate()


def _is_no_answer(trouble: BaseException) -> bool:
    """Whether the coordinator may know better."""
    return is_outage(trouble) or isinstance(
        trouble, asyncpg.LockNotAvailableError | asyncpg.InvalidCachedStatementError
    )
