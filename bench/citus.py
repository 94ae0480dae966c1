"""Durable appends on a Citus cluster, beside one PostgreSQL and beside cells on the same machine.

KRONIKA_TEST_CITUS names the servers that `deploy.citus.build` has made. Cells are plain servers,
each with a log of its own for a part of the partitions: what a cluster would be if somebody else
said where a partition lies and moved it. All of them wait for the same disk and take turns. All
share the machine with this process, so what is seen is what they cost, not what more machines
bring: that is the processor time of an event, of all servers and of this process.
"""

import asyncio
import os
import shutil
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import median

import asyncpg
import psutil
from msgspec import Struct

from bench import append, calls
from bench.append import cleared
from bench.measure import Measure
from deploy.citus.cluster import Cluster

SETTING = "KRONIKA_TEST_CITUS"
WORKERS = 3
ONE, MANY, CELLS = "one PostgreSQL", f"{WORKERS} workers", f"{WORKERS} cells"
WRITERS = (1, 64, 512)
LEAST = {1: 1 / 3, 64: 1 / 3, 512: 1 / 2}
"""The share of the rate of one PostgreSQL that a cluster is wanted to have, by writers."""
MOST = 3.0
"""How many times the processor time of an event on one PostgreSQL it may take."""
CONNECTIONS = 10
"""Of one service process."""
NOTE = (
    f"citus: a coordinator and {WORKERS} workers share the machine with the client and, in turns, "
    f"with the one PostgreSQL and {WORKERS} cells (plain servers, each with a part of the "
    "partitions); each writer has a game of its own, and each append an answer. Processor time is "
    "that of all servers and of the client."
)


class Layout(Struct, frozen=True):
    """Where a log is written to, and all servers that take part, by their postmasters."""

    addresses: Sequence[str]
    servers: Sequence[int]


class Turn(Struct, frozen=True):
    """Events per second, and processor time of each in microseconds."""

    rate: float
    cost: float


def measure(runs: int = 5, seconds: float = 2.0) -> Iterator[Measure]:
    """All of them, by number of writers; then single calls."""
    built = os.environ.get(SETTING)
    if not built:
        raise SystemExit(f"{SETTING} is to name a folder made by deploy.citus.build")
    with ExitStack() as stack:
        one = stack.enter_context(append.server(Path("/var/tmp"))).dsn()
        many = stack.enter_context(_cluster(Path(built)))
        cells = [stack.enter_context(append.server(Path("/var/tmp"))).dsn() for _ in range(WORKERS)]
        layouts = {
            ONE: _layout([one], [one]),
            MANY: _layout([many.dsn()], [many.dsn(n) for n in range(WORKERS + 1)]),
            CELLS: _layout(cells, cells),
        }
        for writers in WRITERS:
            yield from _told(writers, _turns(layouts, writers, runs, seconds))
        yield from calls.measure(one, many.dsn(), runs)


def _turns(
    layouts: Mapping[str, Layout], writers: int, runs: int, seconds: float
) -> Mapping[str, Sequence[Turn]]:
    found: dict[str, list[Turn]] = {name: [] for name in layouts}
    for number in range(runs + 1):
        for name, layout in layouts.items():
            turn = _turn(layout, writers, seconds)
            if number:  # the first turn allocates files
                found[name].append(turn)
    return found


def _turn(layout: Layout, writers: int, seconds: float) -> Turn:
    for dsn in layout.addresses:
        asyncio.run(cleared(dsn))
    done = append.written(
        layout.addresses,
        writers,
        seconds,
        connections=CONNECTIONS,
        spent=partial(_spent, layout.servers),
    )
    return Turn(done.appends / done.seconds, done.spent / done.appends * 1e6)


def _told(writers: int, turns: Mapping[str, Sequence[Turn]]) -> Iterator[Measure]:
    rate = median(one.rate for one in turns[ONE])
    cost = median(one.cost for one in turns[ONE])
    for name, found in turns.items():
        what = f"the log on {name}, {writers} client{'s' * (writers > 1)}"
        yield Measure(
            name=what,
            part="citus",
            unit="events/s",
            runs=tuple(one.rate for one in found),
            aim=LEAST[writers] * rate if name == MANY else None,
        )
        yield Measure(
            name=f"{what}, processor time of an event",
            part="citus",
            unit="us",
            runs=tuple(one.cost for one in found),
            aim=MOST * cost if name == MANY else None,
            less=True,
        )


def _layout(addresses: Sequence[str], servers: Sequence[str]) -> Layout:
    return Layout(addresses, [asyncio.run(_postmaster(dsn)) for dsn in servers])


async def _postmaster(dsn: str) -> int:
    connection = await asyncpg.connect(dsn)
    try:
        backend = psutil.Process(await connection.fetchval("SELECT pg_backend_pid()"))
        return backend.ppid()
    finally:
        await connection.close()


def _spent(servers: Sequence[int]) -> float:
    """Seconds of processor time until now, of this process and of servers, with those of their
    processes that have ended."""
    found = time.process_time()
    for pid in servers:
        postmaster = psutil.Process(pid)
        found += sum(postmaster.cpu_times()[:4])
        for process in postmaster.children():
            try:
                found += sum(process.cpu_times()[:2])
            except psutil.NoSuchProcess:
                continue
    return found


@contextmanager
def _cluster(built: Path) -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="kronika-bench-", dir="/var/tmp"))
    folder.chmod(0o711)
    cluster = Cluster(folder / "citus")
    cluster.create(built, WORKERS)
    try:
        asyncio.run(cluster.start())
        asyncio.run(append.laid_out(cluster.dsn()))
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)
