"""What single calls of the log take: on one PostgreSQL, in a lane of a cluster, by its coordinator.

Commits do not wait for the disk here, so what is seen is work. Calls of all three take turns.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from functools import partial
from itertools import count, islice
from statistics import median
from time import perf_counter

import asyncpg

from bench.measure import Measure
from bench.shape import entry
from events import reading, seeds, snapshots
from events.database import Pool, Queries
from events.lane_places import LanePlaces
from events.log import Log
from events.outcome import Append, Appended, StoredResponse
from events.signing import Signed
from events.stored_responses import load_response
from events.ways import CoordinatorWay, LaneWay, PoolWay, Way

GAME = "the game"
SCOPE = "the scope"
EVENTS = 60
TOGETHER = 16
CALLS = 100
_QUICK = {"synchronous_commit": "off"}

Call = Callable[[], Awaitable[object]]


def measure(one: str, many: str, runs: int) -> Iterator[Measure]:
    """Each call by each way, in microseconds."""
    for name, found in asyncio.run(_measured(one, many, runs)).items():
        yield Measure(name=name, part="citus", unit="us", runs=tuple(found), less=True)


async def _measured(one: str, many: str, runs: int) -> Mapping[str, Sequence[float]]:
    async with AsyncExitStack() as stack:
        calls: dict[str, Call] = {}
        for name, dsn in (("one PostgreSQL", one), ("3 workers", many)):
            pool: Pool = await stack.enter_async_context(
                asyncpg.create_pool(dsn, min_size=1, max_size=4, server_settings=_QUICK)
            )
            log = await stack.enter_async_context(await Log.open(pool))
            await _filled(log)
            for where, way, queries in _ways(name, log, pool):
                stack.push_async_callback(way.hang_up, broken=False)
                calls |= _calls(where, way, queries, log)
        found: dict[str, list[float]] = {name: [] for name in calls}
        for number in range(runs + 1):
            for name, call in calls.items():
                took = await _timed(call)
                if number:  # the first turn plans
                    found[name].append(took)
        return found


def _ways(name: str, log: Log, pool: Pool) -> Iterator[tuple[str, Way, Queries]]:
    partition = log.partition(GAME)
    if not isinstance(log.places, LanePlaces):
        yield name, PoolWay(pool), pool
        return
    together = next(lane for lane in log.places.together if partition in lane)
    yield f"{name}, in its lane", LaneWay(log.places, together), log.places.of(partition)
    yield f"{name}, by the coordinator", CoordinatorWay(pool, partition), pool


def _calls(where: str, way: Way, queries: Queries, log: Log) -> dict[str, Call]:
    partition = log.partition(GAME)
    alone, others = _Games(log, f"{where} alone", 1), _Games(log, where, TOGETHER)

    async def written(games: _Games) -> None:
        await way.connected()
        outcomes = await way.write(games.appends(), Signed())
        assert all(isinstance(one, Appended) for one in outcomes)
        await way.rest()

    return {
        f"one append, {where}": partial(written, alone),
        f"{TOGETHER} appends together, {where}": partial(written, others),
        f"a game of {EVENTS} events, {where}": partial(reading.read, queries, partition, GAME),
        f"the version of a game, {where}": partial(reading.version, queries, partition, GAME),
        f"an answer, {where}": partial(load_response, queries, partition, SCOPE, "0"),
        f"a seed, {where}": partial(seeds.seed_of, queries, partition, GAME),
        f"a snapshot, {where}": partial(snapshots.latest, queries, partition, GAME, fold=SCOPE),
    }


class _Games:
    """Some games in the partition of the one that is read, which grow by an event each time."""

    def __init__(self, log: Log, name: str, size: int) -> None:
        self._partition = log.partition(GAME)
        drawn = (f"{name} {number}" for number in count())
        here = (one for one in drawn if log.partition(one) == self._partition)
        self._names = tuple(islice(here, size))
        self._version = 0

    def appends(self) -> Sequence[Append]:
        """The next event of each, with an answer."""
        version, self._version = self._version, self._version + 1
        return [
            Append(
                partition=self._partition,
                game_id=name,
                expected_version=version,
                entries=(entry(version),),
                at=datetime.now(UTC),
                response=_answer(name, version),
            )
            for name in self._names
        ]


def _answer(name: str, version: int) -> StoredResponse:
    return StoredResponse(scope=name, key=str(version), request_hash=b"#" * 32, body=b"a" * 300)


async def _filled(log: Log) -> None:
    """A game to be read."""
    partition, queries = log.partition(GAME), log.places.of(log.partition(GAME))
    await log.plant(GAME)
    for version in range(EVENTS):
        answer = _answer(SCOPE, version)
        await log.append(GAME, version, [entry(version)], at=datetime.now(UTC), response=answer)
    await snapshots.put(queries, partition, GAME, EVENTS, b"s" * 4000, fold=SCOPE)


async def _timed(call: Call) -> float:
    """Microseconds of the middle one of some calls."""
    times: list[float] = []
    for _ in range(CALLS):
        began = perf_counter()
        await call()
        times.append(perf_counter() - began)
    return median(times) * 1e6
