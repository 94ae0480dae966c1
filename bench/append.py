"""Durable appends per second, beside bare pgbench on the same server in the same run.

`python -m bench.append` prints a table by itself. Each writer has a game of its own and appends
one event at a time, waiting for each commit. Ours and the yardstick take turns, so that whatever
else the machine does meets both. Each run begins with an empty table and after a checkpoint; a
first turn, which does not count, makes the server allocate its files.
"""

import argparse
import asyncio
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

import asyncpg
import psutil
from msgspec import Struct
from msgspec.structs import replace

from bench.measure import Measure
from bench.pgbench import bare_inserts, syncs
from bench.profiles import profile
from bench.shape import entry
from events.chain import Head, chained
from events.keys import SigningKey
from events.layout import establish
from events.log import Log
from events.migrations import LOG, migrate
from events.outcome import Appended, StoredResponse
from events.partition import DEFAULT_PARTITIONS, partition_of
from events.salts import Salts
from service.embedded import Postgres

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

WRITERS = (1, 4, 16, 64)
AIM = 2.0
"""How many times the yardstick is wanted, with the largest number of writers."""

_PART = "append"


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: `runs` of `seconds` of each figure; the data is kept below `folder`.

    /tmp may be in memory, /var/tmp is on a disk.
    """

    runs: int = 5
    seconds: float = 2.0
    writers: tuple[int, ...] = WRITERS
    folder: Path = Path("/var/tmp")


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures. The aim of the last number of writers is `AIM` times its yardstick."""
    plan = plan or Plan()
    with server(plan.folder) as running:
        assert running.programs is not None
        programs = running.programs.folder
        yield Measure(
            name="fdatasync of this disk",
            part=_PART,
            unit="syncs/s",
            runs=tuple(syncs(running.folder, plan.seconds / 4) for _ in range(plan.runs)),
        )
        _turn(running.dsn(), programs, plan, max(plan.writers))
        for writers in plan.writers:
            yield from _beside(running.dsn(), programs, plan, writers)


def _beside(dsn: str, programs: Path, plan: Plan, writers: int) -> Iterator[Measure]:
    """The yardstick and ours, in turns."""
    turns = [_turn(dsn, programs, plan, writers) for _ in range(plan.runs)]
    bare, ours, answered = zip(*turns, strict=True)
    clients = f"{writers} client{'s' * (writers > 1)}"
    aim = AIM * statistics.median(bare) if writers == max(plan.writers) else None
    yield Measure(name=f"pgbench, {clients}", part=_PART, unit="events/s", runs=bare)
    yield Measure(name=f"the log, {clients}", part=_PART, unit="events/s", runs=ours, aim=aim)
    yield Measure(
        name=f"the log with answers, {clients}", part=_PART, unit="events/s", runs=answered
    )


def _turn(dsn: str, programs: Path, plan: Plan, writers: int) -> tuple[float, float, float]:
    """Events per second of pgbench, of the log, and of the log with answers."""
    asyncio.run(cleared(dsn))
    bare = asyncio.run(bare_inserts(programs, dsn, writers, plan.seconds))
    asyncio.run(cleared(dsn))
    ours = run(_grouped(dsn, writers, plan.seconds, answers=False))
    asyncio.run(cleared(dsn))
    return bare, ours, run(_grouped(dsn, writers, plan.seconds, answers=True))


def chained_beside_bare(plan: Plan, writers: int) -> tuple[Sequence[float], Sequence[float]]:
    """Events per second of pgbench, and of the log with chain and receipts, in turns."""
    with server(plan.folder) as running:
        assert running.programs is not None
        dsn, programs = running.dsn(), running.programs.folder
        turns = [_chained_turn(dsn, programs, writers, plan.seconds) for _ in range(plan.runs + 1)]
    bare, ours = zip(*turns[1:], strict=True)
    return bare, ours


def _chained_turn(dsn: str, programs: Path, writers: int, seconds: float) -> tuple[float, float]:
    asyncio.run(cleared(dsn))
    bare = asyncio.run(bare_inserts(programs, dsn, writers, seconds))
    asyncio.run(cleared(dsn))
    key = SigningKey.generate("kronika.bench")
    return bare, run(_grouped(dsn, writers, seconds, answers=False, key=key))


def explained(plan: Plan | None = None) -> str:
    """Where the time of the most writers goes: who was busy, and the profile of our process."""
    plan = plan or Plan()
    with server(plan.folder) as running:
        asyncio.run(cleared(running.dsn()))
        before, ours = psutil.cpu_times(), time.process_time()
        table = profile(
            lambda: run(_grouped(running.dsn(), max(plan.writers), plan.seconds, answers=False))
        )
        after, ours = psutil.cpu_times(), time.process_time() - ours
    total, idle = sum(after) - sum(before), after.idle - before.idle
    busy = (
        f"Under the profiler the processors were busy {1 - idle / total:.0%} of the time; our "
        f"process took {ours / (total - idle):.0%} of that, the rest is PostgreSQL and others."
    )
    return f"{busy}\n\n{table}"


@contextmanager
def server(where: Path) -> Iterator[Postgres]:
    """A server of our own."""
    folder = Path(tempfile.mkdtemp(prefix="kronika-bench-", dir=where if where.is_dir() else None))
    folder.chmod(0o711)
    try:
        with Postgres(folder / "postgres") as running:
            asyncio.run(laid_out(running.dsn()))
            yield running
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def laid_out(dsn: str) -> None:
    """An empty log."""
    connection = await asyncpg.connect(dsn)
    await migrate(connection, [LOG])
    await establish(connection)
    await connection.close()


async def cleared(dsn: str) -> None:
    """Empties the log; the server has written down whatever came before."""
    connection = await asyncpg.connect(dsn)
    root = "root_leaves, root_nodes, root_checkpoints, root_cosignatures"
    await connection.execute(f"TRUNCATE events, answers, merkle_nodes, {root}")
    await connection.execute("UPDATE partition_heads SET position = 0")
    await connection.execute("CHECKPOINT")
    await connection.close()


class Written(Struct, frozen=True):
    """How many appends were made in how many seconds, and what was `spent` meanwhile."""

    appends: int
    seconds: float
    spent: float


def written(
    addresses: Sequence[str],
    writers: int,
    seconds: float,
    *,
    connections: int,
    spent: Callable[[], float],
) -> Written:
    """Appends with answers, by so many writers whose games lie in several logs by their
    partitions. `spent` counts something up, such as processor time."""
    return run(_written_to(addresses, writers, seconds, connections, spent))


async def _written_to(
    addresses: Sequence[str],
    writers: int,
    seconds: float,
    connections: int,
    spent: Callable[[], float],
) -> Written:
    async with AsyncExitStack() as stack:
        logs: list[Log] = []
        for dsn in addresses:
            pool = asyncpg.create_pool(dsn, min_size=1, max_size=connections)
            logs.append(
                await stack.enter_async_context(
                    await Log.open(await stack.enter_async_context(pool))
                )
            )
        games = [
            (logs[partition_of(name, DEFAULT_PARTITIONS) % len(logs)], name)
            for name in _names(writers)
        ]
        return await _written(games, seconds, spent, answers=True)


async def _grouped(
    dsn: str,
    writers: int,
    seconds: float,
    *,
    answers: bool,
    key: SigningKey | None = None,
    connections: int = 4,
) -> float:
    """Appends per second of so many tasks in one process; with a key, chained and receipted."""
    pool = await asyncpg.create_pool(dsn, min_size=1, max_size=connections)
    async with pool, await Log.open(pool, key=key) as log:
        games = [(log, name) for name in _names(writers)]
        done = await _written(games, seconds, answers=answers, chained=key is not None)
        return done.appends / done.seconds


def _names(writers: int) -> Sequence[str]:
    began = perf_counter()
    return [f"game-{number}-{began!r:0<24}" for number in range(writers)]


async def _written(
    games: Sequence[tuple[Log, str]],
    seconds: float,
    spent: Callable[[], float] = float,
    *,
    answers: bool,
    chained: bool = False,
) -> Written:
    """Appends to games, each of which has begun before."""
    await asyncio.gather(*(log.append(name, 0, [entry(0)], at=_now()) for log, name in games))
    before, start = spent(), perf_counter()
    writes = _write_chained if chained else _write
    done = await asyncio.gather(
        *(writes(log, name, start + seconds, answers) for log, name in games)
    )
    took = perf_counter() - start
    return Written(sum(done), took, spent() - before)


async def _write(log: Log, name: str, end: float, answers: bool) -> int:
    """One writer; the number of its appends."""
    version = 1
    while perf_counter() < end:
        answer = _answer(name, version) if answers else None
        outcome = await log.append(name, version, [entry(version)], at=_now(), response=answer)
        assert isinstance(outcome, Appended), outcome
        version += 1
    return version - 1


async def _write_chained(log: Log, name: str, end: float, answers: bool) -> int:
    """The same with a chain and receipts, as the service writes."""
    head = Head(game_id=name, salts=Salts(bytes(32)), version=1, hash=bytes(32))
    while perf_counter() < end:
        at, version = _now(), head.version
        entries = chained(head, [entry(version)], at)
        answer = _answer(name, version) if answers else None
        outcome = await log.append(name, version, entries, at=at, response=answer, receipted=True)
        assert isinstance(outcome, Appended), outcome
        head = replace(head, version=version + 1, hash=entries[-1].hash or b"")
    return head.version - 1


def _answer(name: str, version: int) -> StoredResponse:
    return StoredResponse(scope=name, key=f"key-{version}", request_hash=b"#" * 32, body=b"a" * 300)


def _now() -> datetime:
    return datetime.now(UTC)


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.append", description=__doc__)
    parser.add_argument("--runs", type=int, default=Plan().runs)
    parser.add_argument("--seconds", type=float, default=Plan().seconds)
    parser.add_argument("--writers", type=int, nargs="+", default=list(WRITERS))
    parser.add_argument("--folder", type=Path, default=Plan().folder, help="where the data is")
    given = parser.parse_args()
    plan = Plan(
        runs=given.runs,
        seconds=given.seconds,
        writers=tuple(given.writers),
        folder=given.folder,
    )
    print(f"{'':32} {'median/s':>10} {'slowest':>10} {'fastest':>10}")
    for one in measure(plan):
        figures = (one.median, min(one.runs), max(one.runs))
        aim = f"  aim {one.aim:,.0f}" if one.aim else ""
        print(f"{one.name:32} " + " ".join(f"{figure:10,.0f}" for figure in figures) + aim)


if __name__ == "__main__":
    main()
