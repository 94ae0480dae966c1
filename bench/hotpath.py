"""A move from socket to answer: what it costs, where, and beside a bare application in one run.

`python -m bench.hotpath` prints a table by itself. The bare application, which stores nothing or
one row, and the service take turns at the same servers; of each turn the rates are compared with
each other. Then the service is sampled while it plays, and until its read models have everything:
microseconds of processor time per move, by stage, with PostgreSQL, Valkey and the load generator
beside it. The log is held against pgbench likewise.
"""

import argparse
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import asyncpg
import msgspec
import psutil
from msgspec import Struct

from bench import append, http
from bench.bare import DURABLE
from bench.measure import Measure, figure, quantile
from bench.sampling import ELSEWHERE, LOOP, READ_MODELS, STAGES, Sampled
from bench.site import PATIENCE, Served, Site, site

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

CROWD = 64
SHARE = 65.0
"""Per cent of the rate of durable bare POSTs that is wanted of moves."""
MOST_P99 = 30.0
MOST_P50 = 1.0
"""Milliseconds that most moves of the crowd, and half of those of a lonely client, may take."""
LOG_TIMES = {1: 0.8, CROWD: 2.5}
"""How many times bare pgbench is wanted of the log, by the number of writers."""

_PART = "hotpath"
_WRITERS = "SELECT pid FROM pg_stat_activity WHERE query LIKE '%append(%' OR query LIKE '%append_%'"
NOTE = (
    "hotpath: moves and bare POSTs in turns, one process each; a durable one inserts its body as "
    "one row, in one transaction at the same PostgreSQL, before it is answered; processor time "
    "per move is that of everything until the read models have it, by samples of the service's "
    "stack, and by what the system says of the other processes. The log appends with chain and "
    "receipts, by tasks of one process. Granian 2.8.7 was tried beside uvicorn 0.54 with the "
    "bare application, in one run: with 64 clients 13.1 to 19.3 against 12.4 to 16.4 thousand "
    "requests a second, for 67 to 73 against 57 to 60 microseconds of processor time and a p99 "
    "of 17 to 20 against 7 to 11 ms; with one client 7.2 to 7.4 against 8.6 to 11.6 thousand. "
    "What the processors do not do side by side it cannot win, so uvicorn stays."
)


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: `runs` of `seconds` each, in turns with the yardsticks."""

    runs: int = 3
    seconds: float = 2.0
    folder: Path = Path("/var/tmp")


class _Turn(Struct, frozen=True, kw_only=True):
    """A run of everything; `application` and `postgres` are microseconds of processor time for each
    durable POST."""

    bare: http.Run
    durable: http.Run
    moves: http.Run
    application: float
    postgres: float


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures."""
    plan = plan or Plan()
    with site(plan.folder) as place, place.bare() as other, place.service() as served:
        for clients in (1, CROWD):
            http.bare_posts([other], clients, plan.seconds / 4)
            http.bare_posts([other], clients, plan.seconds / 4, path=DURABLE)
            http.moves(place, [served], clients, plan.seconds / 4)
            yield from _beside(place, served, other, clients, plan)
    yield from _stages(plan)
    yield from _logged(plan)


def _beside(
    place: Site, served: Served, other: Served, clients: int, plan: Plan
) -> Iterator[Measure]:
    """Moves and bare requests, in turns."""
    turns = [_turn(place, served, other, clients, plan.seconds) for _ in range(plan.runs)]
    end = f"{clients} client{'s' * (clients > 1)}"
    crowd = clients == CROWD
    yield _one(f"moves, {end}", "moves/s", [one.moves.per_second for one in turns])
    for name, rates, aim in (
        ("bare POST", [one.bare.per_second for one in turns], None),
        ("bare durable POST", [one.durable.per_second for one in turns], SHARE),
    ):
        pairs = zip(turns, rates, strict=True)
        shares = [100 * one.moves.per_second / rate for one, rate in pairs]
        yield _one(f"{name}, {end}", "requests/s", rates)
        yield _one(f"moves to {name}s, {end}", "%", shares, aim=aim)
    spent = f"processor time of a bare durable POST, {end}"
    yield _one(f"{spent}: the application", "us", [one.application for one in turns])
    yield _one(f"{spent}: PostgreSQL", "us", [one.postgres for one in turns])
    for name, share, aim in (
        ("p50", 0.5, None if crowd else MOST_P50),
        ("p99", 0.99, MOST_P99 if crowd else None),
    ):
        waits = [quantile(one.moves.waits, share) for one in turns]
        yield _one(f"move {name}, {end}", "ms", waits, aim=aim, less=True)


def _turn(place: Site, served: Served, other: Served, clients: int, seconds: float) -> _Turn:
    """Everything once, as one after the other."""
    bare = http.bare_posts([other], clients, seconds)
    before = _times()
    durable = http.bare_posts([other], clients, seconds, path=DURABLE)
    each = {
        pid: (1e6 * (used - before[pid][0]) / len(durable.waits), name)
        for pid, (used, name) in _times().items()
        if pid in before
    }
    return _Turn(
        bare=bare,
        durable=durable,
        moves=http.moves(place, [served], clients, seconds),
        application=each[other.process.pid][0],
        postgres=sum(us for us, name in each.values() if "postgres" in name),
    )


def _stages(plan: Plan) -> Iterator[Measure]:
    """Microseconds of processor time per move: of every process, and of the service by stage."""
    spent: list[Mapping[str, float]] = []
    with tempfile.TemporaryDirectory() as folder, site(plan.folder) as place:
        path = Path(folder) / "samples"
        with place.service(samples=path) as served:
            http.moves(place, [served], CROWD, plan.seconds / 4)
            for _ in range(plan.runs):
                spent.append(_spent(place, served, path, plan.seconds))
    names = dict.fromkeys(name for one in spent for name in one)
    for name in sorted(names, key=lambda name: -sum(one.get(name, 0.0) for one in spent)):
        runs = [one.get(name, 0.0) for one in spent]
        yield _one(f"processor time of a move: {name}", "us", runs)


def _spent(place: Site, served: Served, path: Path, seconds: float) -> Mapping[str, float]:
    """One run, sampled."""
    ports, posts = run(http.prepared(place, [served], CROWD, seconds))
    writers = set(run(_writers(place.database_url)))
    before = _times()
    os.kill(served.process.pid, signal.SIGUSR1)
    played = run(http.measured(ports, posts, seconds))
    place.settle()
    os.kill(served.process.pid, signal.SIGUSR1)
    sampled = _sampled(path)
    after = _times()
    del after[served.process.pid]  # it tells its own, by stage
    moves = len(played.waits)
    each = {pid: 1e6 * (used - before.get(pid, (used, ""))[0]) for pid, (used, _) in after.items()}
    found = {"the load generator": each.pop(os.getpid()) / moves}
    beside = {one.pid for one in psutil.Process(served.process.pid).children(recursive=True)}
    kept = sum(us for pid, us in each.items() if pid in beside)
    found["the process that keeps the read models"] = kept / moves
    found["Valkey"] = sum(us for pid, us in each.items() if "valkey" in after[pid][1]) / moves
    postgres = {pid: us for pid, us in each.items() if "postgres" in after[pid][1]}
    theirs = sum(us for pid, us in postgres.items() if pid in writers) / moves
    found["PostgreSQL, appending"] = theirs
    found["PostgreSQL, read models and the rest"] = sum(postgres.values()) / moves - theirs
    return {**_by_stage(sampled, moves), **found}


def _by_stage(sampled: Sampled, moves: int) -> Mapping[str, float]:
    stages = dict.fromkeys([*(stage for stage, _ in STAGES), READ_MODELS, LOOP, ELSEWHERE])
    each = {stage: 1e6 * sampled.seconds.get(stage, 0.0) / moves for stage in stages}
    parts = {f"service, {stage}": us for stage, us in each.items()}
    return {"the service process": sum(each.values()), **parts}


def _sampled(path: Path) -> Sampled:
    until = time.monotonic() + PATIENCE
    while not path.exists():
        if time.monotonic() > until:
            raise RuntimeError("the service process did not tell its samples")
        time.sleep(0.01)
    sampled = msgspec.json.decode(path.read_bytes(), type=Sampled)
    path.unlink()
    return sampled


def _times() -> dict[int, tuple[float, str]]:
    """Seconds of processor time of this process and all that it has started, with their names."""
    found: dict[int, tuple[float, str]] = {}
    me = psutil.Process()
    for process in (me, *me.children(recursive=True)):
        with suppress(psutil.Error):
            times = process.cpu_times()
            found[process.pid] = (times.user + times.system, process.name())
    return found


async def _writers(database_url: str) -> Sequence[int]:
    """The PostgreSQL processes that append."""
    connection = await asyncpg.connect(database_url)
    try:
        return [row["pid"] for row in await connection.fetch(_WRITERS)]
    finally:
        await connection.close()


def _logged(plan: Plan) -> Iterator[Measure]:
    """The log, as moves use it, beside pgbench."""
    for writers, aim in LOG_TIMES.items():
        bare, ours = append.chained_beside_bare(
            append.Plan(runs=plan.runs, seconds=plan.seconds, folder=plan.folder), writers
        )
        end = f"{writers} writer{'s' * (writers > 1)}"
        times = [mine / other for mine, other in zip(ours, bare, strict=True)]
        yield _one(f"the log, chained and with receipts, {end}", "events/s", ours)
        yield _one(f"pgbench, {end}", "events/s", bare)
        yield _one(f"the log to pgbench, {end}", "times", times, aim=aim)


def _one(
    name: str, unit: str, runs: Sequence[float], *, aim: float | None = None, less: bool = False
) -> Measure:
    return Measure(name=name, part=_PART, unit=unit, runs=tuple(runs), aim=aim, less=less)


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.hotpath", description=__doc__)
    parser.add_argument("--runs", type=int, default=Plan().runs)
    parser.add_argument("--seconds", type=float, default=Plan().seconds)
    parser.add_argument("--folder", type=Path, default=Plan().folder, help="where the data is")
    given = parser.parse_args()
    for one in measure(Plan(runs=given.runs, seconds=given.seconds, folder=given.folder)):
        low, high = figure(min(one.runs)), figure(max(one.runs))
        print(f"{one.name:62} {figure(one.median):>9} {one.unit:10} {low} to {high}")


if __name__ == "__main__":
    main()
