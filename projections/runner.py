"""The runner: keeps projections up to date, beside as many other runners as there are.

Projections that have caught up go on together: one loop reads what is new once for all of them.
One that is far behind, is rebuilt or gets into trouble leaves them, and has a loop of its own until
it has caught up. Loops are woken after an append, and look by themselves now and then, so a lost
wake-up costs time but never an event. Whatever goes wrong (the database restarts, a migration is
missing) is logged, and tried again.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, suppress
from datetime import UTC, datetime

import structlog
from msgspec import Struct

from events.database import is_clash, is_outage
from events.layout import layout
from events.wakeups import Bell, WakeUp
from projections import generations
from projections.batching import Lane, step_together
from projections.generations import Generation, Late
from projections.projection import Projection
from projections.retrying import retry_parked
from projections.steps import Feed, step, switch

_LONG = 0.5
"""Seconds that a step waits for those of other projections."""
_REST = 0.5
"""Seconds that projections which go on together rest at most: as long as what they did has taken.
On a machine that is full they do more at once then, which costs less, and leave room for others."""
_STUCK = 10.0
"""Seconds after which projections that go on together part: one of them may be stuck."""

_log = structlog.get_logger(__name__)


class RunnerSettings(Struct, frozen=True, kw_only=True):
    """How a runner works.

    `batch` events at most in one transaction, of `partitions` partitions at most; `linger`
    seconds after a wake-up others may come, which are then done together; `poll` seconds at most
    without looking; a retired generation is kept for `keep` seconds, for reads under way.
    """

    batch: int = 2000
    partitions: int = 64
    linger: float = 0.1
    poll: float = 2.0
    keep: float = 30.0


class Turns:
    """One step at a time: work in small pieces leaves room for the requests of the process, where
    all projections at once, woken by the same append, would make every answer wait. Whoever has
    waited for long goes on, so that one that is stuck does not stop the others."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Around a step."""
        mine = False
        with suppress(TimeoutError):
            async with asyncio.timeout(_LONG):
                mine = await self._lock.acquire()
        try:
            yield
        finally:
            if mine:
                self._lock.release()


class Runner:
    """Runs projections. `wake` may be called from the same event loop at any time.

    It needs at most one connection of the pool for each projection.
    """

    def __init__(
        self, feed: Feed, projections: Sequence[Projection], pace: RunnerSettings | None = None
    ) -> None:
        self._feed = feed
        self._turns = Turns()
        self.projections = tuple(projections)
        self._pace = pace or RunnerSettings()
        self._bells = {projection.name: Bell() for projection in projections}
        self._apart = {projection.name: asyncio.Event() for projection in projections}
        self._bell = Bell()

    def wake(self) -> None:
        """There may be something new in the log."""
        self._bell.ring()
        for bell in self._bells.values():
            bell.ring()

    async def run(self) -> None:
        """Works until it is cancelled."""
        wakeups = self._feed.wakeups
        with ExitStack() as leaving:
            if wakeups is not None:
                # Who appends also projects. Were everybody woken by every append, processes would
                # get in each other's way; what one leaves behind, the others find when they look.
                leaving.callback(wakeups.forward(lambda _: self.wake()))
                leaving.callback(wakeups.listen(self._look))
            await self._run_all()

    def _look(self, news: Sequence[WakeUp]) -> None:
        """Word of appends, here or elsewhere; with none of them, some may have been missed."""
        if not news:
            self.wake()

    async def _run_all(self) -> None:
        async with asyncio.TaskGroup() as loops:
            self._part(self.projections)
            loops.create_task(self._run_together(), name="projections together")
            for projection in self.projections:
                loops.create_task(self._run_apart(projection), name=f"projection {projection.name}")

    async def settle(self) -> None:
        """Works until nothing is left to do: no event, no rebuild.

        Waits for other runners that hold a cursor; a damaged log would make it wait for ever.
        """
        for projection in self.projections:
            await self.prepare(projection)
        with suppress(Exception):  # what it was, each finds out by itself
            while await self.advance_together(self.projections):
                pass
        for projection in self.projections:
            while not await self._settled(projection):
                if not await self.advance(projection):
                    await asyncio.sleep(self._pace.linger)

    async def _run_together(self) -> None:
        """The loop of those that are together."""
        while True:
            self._bell.clear()
            together = [one for one in self.projections if not self._apart[one.name].is_set()]
            moved, began = 0, time.monotonic()
            try:
                async with asyncio.timeout(_STUCK):
                    moved = await self.advance_together(together)
            except Exception as trouble:
                _log.info("projections.parted", error=repr(trouble))
                self._part(together)
            took = time.monotonic() - began
            if not moved:
                await self._bell.wait(self._pace.poll)
            if moved < self._pace.batch:
                await asyncio.sleep(max(self._pace.linger, min(took, _REST)))

    async def _run_apart(self, projection: Projection) -> None:
        """The loop of a projection, for the times when it is by itself."""
        bell, apart = self._bells[projection.name], self._apart[projection.name]
        ready = False
        while True:
            await apart.wait()
            bell.clear()
            try:
                ready = ready or await self._begin(projection)
                moved = await self.advance(projection)
                if moved < self._pace.batch and await self._is_whole(projection):
                    apart.clear()
                    self._bell.ring()
                    continue
            except Exception as trouble:
                _log_trouble(projection, trouble)
                await asyncio.sleep(self._pace.poll)
                continue
            if not moved:
                await bell.wait(self._pace.poll)
            if moved < self._pace.batch:
                await asyncio.sleep(self._pace.linger)

    def _part(self, projections: Iterable[Projection]) -> None:
        """Lets each of them go on by itself."""
        for projection in projections:
            self._apart[projection.name].set()

    async def _begin(self, projection: Projection) -> bool:
        """A new process may bring the fix that parked games wait for."""
        await self.prepare(projection)
        healed = await retry_parked(self._feed, projection)
        if healed:
            _log.info("projection.healed", projection=projection.name, games=healed)
        return True

    async def prepare(self, projection: Projection) -> None:
        """Sees that the projection has a generation and cursors."""
        partitions = range(await layout(self._feed.pool))
        async with self._feed.pool.acquire() as connection:
            await generations.ensure(connection, projection.name, partitions)

    async def advance(self, projection: Projection) -> int:
        """Everything that is to be done now, once; the number of events applied."""
        moved, rebuilding = 0, False
        for one in await self._late(projection):
            if one.state == "retired":
                await self._drop_in_time(projection, one)
                continue
            rebuilding |= one.state == "building"
            for partitions in _parts(one.behind, self._pace.partitions):
                number = one.generation
                async with self._turns.turn():
                    moved += await step(
                        self._feed, projection, number, partitions, self._pace.batch
                    )
        if rebuilding and await switch(self._feed, projection, within=self._pace.batch):
            _log.info("projection.switched", projection=projection.name)
            moved += 1
        return moved

    async def advance_together(self, projections: Sequence[Projection]) -> int:
        """What is new in the log, applied once to all of them, but for those that do not keep pace:
        they part. The number of events read."""
        late = {one.projection: one for one in await self._abreast(projections)}
        lanes = [Lane(one, late[one.name].generation) for one in projections if one.name in late]
        self._part(one for one in projections if one.name not in late)
        moved = 0
        behind = sorted({partition for one in late.values() for partition in one.behind})
        for partitions in _parts(behind, self._pace.partitions):
            async with self._turns.turn():
                moved += await step_together(self._feed, lanes, partitions, self._pace.batch)
        return moved

    async def _abreast(self, projections: Sequence[Projection]) -> Sequence[Late]:
        """The generations of those that have one each and are about equally far."""
        late = await self._late(*projections)
        several = Counter(one.projection for one in late)
        whole = [one for one in late if several[one.projection] == 1]
        least = min((one.lack for one in whole), default=0)
        return [one for one in whole if one.lack - least <= self._pace.batch]

    async def _late(self, *projections: Projection) -> tuple[Late, ...]:
        heads = await self._feed.heads()
        return await generations.late(self._feed.pool, [one.name for one in projections], heads)

    async def _is_whole(self, projection: Projection) -> bool:
        """Whether there is one generation alone."""
        return len(await self._late(projection)) == 1

    async def _settled(self, projection: Projection) -> bool:
        known = await self._late(projection)
        in_use = [one for one in known if one.state != "retired"]
        return len(in_use) == 1 and not in_use[0].behind

    async def _drop_in_time(self, projection: Projection, generation: Generation) -> None:
        age = datetime.now(UTC) - generation.since
        if age.total_seconds() >= self._pace.keep:
            number = generation.generation
            await generations.drop(self._feed.pool, projection, number, chunk=self._pace.batch)


def _log_trouble(projection: Projection, trouble: Exception) -> None:
    if is_outage(trouble) or is_clash(trouble):
        _log.warning("projection.interrupted", projection=projection.name, error=repr(trouble))
    else:
        _log.error("projection.failed", projection=projection.name, exc_info=trouble)


def _parts(partitions: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    for start in range(0, len(partitions), size):
        yield partitions[start : start + size]
