"""What a move, an opened game and reads cost each kind of machine of a Citus cluster, for the
simulation of clusters (`bench.clusters`): processor time, by what the kernel says.

`python -m bench --only shares` prints it. KRONIKA_TEST_CITUS names the servers that
`deploy.citus.build` has made. A service plays at them over HTTP; the process that keeps the read
models belongs to it.
"""

import asyncio
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import asyncpg
import psutil
from msgspec import Struct

from bench import http
from bench.capacity import spent
from bench.citus import SETTING, WORKERS
from bench.client import Connection, request
from bench.measure import Measure
from bench.playing import titles
from bench.scripts import player
from bench.site import Served, Site
from deploy.citus.cluster import Cluster
from service.embedded import Valkey
from service.projecting.place import NAME

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

CLIENTS: Final = (1, 64)
QUIET: Final = 3
_PART: Final = "shares"
_COMMITS: Final = "SELECT sum(xact_commit)::bigint FROM pg_stat_database"
_KEEPING: Final = f"""
    SELECT pid FROM pg_stat_activity WHERE application_name = 'kronika {NAME}'"""
NOTE = (
    f"shares: a service at a coordinator and {WORKERS} workers; processor time of each kind of "
    "machine, with what all read models take until they have everything; commits are those of all "
    "workers."
)


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: `seconds` of moves, by so many clients each, and of nothing; games and
    reads."""

    seconds: float = 6.0
    clients: tuple[int, ...] = CLIENTS
    games: int = 100
    reads: int = 500


class Share(Struct, frozen=True):
    """Seconds of processor time of the service, the coordinator, and all workers; `keeper` is that
    of the process that keeps the read models and `models` that of the coordinator for it: they are
    in `service` and `coordinator`, too. And the commits of the workers."""

    service: float
    keeper: float
    coordinator: float
    models: float
    workers: float
    commits: float

    def since(self, before: "Share") -> "Share":
        """What was spent since then."""
        return Share(
            self.service - before.service,
            self.keeper - before.keeper,
            self.coordinator - before.coordinator,
            self.models - before.models,
            self.workers - before.workers,
            self.commits - before.commits,
        )

    def without(self, idle: "Share", seconds: float) -> "Share":
        """What was spent besides that which so many seconds take when nothing happens."""
        return Share(
            self.service - idle.service * seconds,
            self.keeper - idle.keeper * seconds,
            self.coordinator - idle.coordinator * seconds,
            self.models - idle.models * seconds,
            self.workers - idle.workers * seconds,
            self.commits - idle.commits * seconds,
        )

    def each(self, what: str, count: int, *, commits: bool = False) -> Iterator[Measure]:
        """The figures of one of so many."""
        for name, seconds in (
            ("the service", self.service),
            ("the service, for read models", self.keeper),
            ("the coordinator", self.coordinator),
            ("the coordinator, for read models", self.models),
            ("the workers", self.workers),
        ):
            yield _figure(f"{what}: {name}", 1e6 * seconds / count, "us")
        if commits:
            yield _figure(f"{what}: commits of the workers", self.commits / count, "commits")


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures."""
    plan = plan or Plan()
    built = os.environ.get(SETTING)
    if not built:
        raise SystemExit(f"{SETTING} is to name a folder made by deploy.citus.build")
    with _place(Path(built)) as (place, cluster), place.service() as served:
        http.moves(place, [served], max(plan.clients), plan.seconds)
        idle = _idle(cluster, served, plan.seconds)
        yield from idle.each("a second without moves", 1)
        for clients in plan.clients:
            yield from _of_moves(place, cluster, served, clients, plan.seconds, idle)
        yield from run(_of_requests(place, cluster, served, plan))


def _idle(cluster: Cluster, served: Served, seconds: float) -> Share:
    """Of a second in which nobody plays: the quietest of some, for rows are tidied up at times."""
    found: list[Share] = []
    for _ in range(QUIET):
        before = run(_spent(cluster, served))
        time.sleep(seconds / QUIET)
        found.append(run(_spent(cluster, served)).since(before))
    least = min(found, key=lambda one: one.coordinator)
    return Share(*(getattr(least, name) * QUIET / seconds for name in least.__struct_fields__))


def _of_moves(
    place: Site, cluster: Cluster, served: Served, clients: int, seconds: float, idle: Share
) -> Iterator[Measure]:
    ports, posts = run(http.prepared(place, [served], clients, seconds))
    events, before, began = run(_events(place)), run(_spent(cluster, served)), time.monotonic()
    played = run(http.measured(ports, posts, seconds))
    place.settle()
    after, took, moves = run(_spent(cluster, served)), time.monotonic() - began, len(played.waits)
    what = f"a move, {clients} client{'s' * (clients > 1)}"
    yield from after.since(before).without(idle, took).each(what, moves, commits=True)
    yield _figure(f"{what}: moves in a second", played.per_second, "moves")
    yield _figure(f"{what}: events", (run(_events(place)) - events) / moves, "events")


async def _of_requests(
    place: Site, cluster: Cluster, served: Served, plan: Plan
) -> Sequence[Measure]:
    """Games opened, one game and the list of games read."""
    found: list[Measure] = []
    connection = await Connection.to(served.port)
    who = await player(connection, "sharing")
    wanted = {"title": titles()[-1].meta.slug, "seats": [{"kind": "me"}] * 2}
    before = await _spent(cluster, served)
    for _ in range(plan.games):
        made = await connection.asked(request("POST", "/v1/games", wanted, token=who.token))
    await asyncio.to_thread(place.settle)
    opened = (await _spent(cluster, served)).since(before)
    found += opened.each("a game opened", plan.games)
    for what, path in (
        ("a game read", f"/v1/games/{made['id']}"),
        ("a list of games read", "/v1/games"),
    ):
        before = await _spent(cluster, served)
        for _ in range(plan.reads):
            await connection.asked(request("GET", path, token=who.token))
        found += (await _spent(cluster, served)).since(before).each(what, plan.reads)
    connection.close()
    return found


async def _events(place: Site) -> int:
    connection = await asyncpg.connect(place.database_url)
    try:
        found: int = await connection.fetchval(
            "SELECT coalesce(sum(position), 0)::bigint FROM partition_heads"
        )
    finally:
        await connection.close()
    return found


async def _spent(cluster: Cluster, served: Served) -> Share:
    """Until now."""
    own = psutil.Process(served.process.pid).cpu_times()
    service = spent(served).service
    each = [await _of_server(cluster, number) for number in range(WORKERS + 1)]
    coordinator, *workers = each
    return Share(
        service=service,
        keeper=service - own.user - own.system,
        coordinator=coordinator.used,
        models=coordinator.models,
        workers=sum(one.used for one in workers),
        commits=sum(one.commits for one in workers),
    )


class _Server(Struct, frozen=True):
    used: float
    models: float
    commits: int


async def _of_server(cluster: Cluster, number: int) -> _Server:
    """Its processor time, with processes that have ended, and its commits."""
    connection = await asyncpg.connect(cluster.dsn(number))
    try:
        commits: int = await connection.fetchval(_COMMITS)
        keeping = {row["pid"] for row in await connection.fetch(_KEEPING)}
    finally:
        await connection.close()
    postmaster, models = psutil.Process(cluster.pid(number)), 0.0
    used = sum(postmaster.cpu_times()[:4])
    for process in postmaster.children():
        with suppress(psutil.NoSuchProcess):
            mine = sum(process.cpu_times()[:2])
            used += mine
            models += mine if process.pid in keeping else 0.0
    return _Server(used, models, commits)


@contextmanager
def _place(built: Path) -> Iterator[tuple[Site, Cluster]]:
    folder = Path(tempfile.mkdtemp(prefix="kronika-bench-", dir="/var/tmp"))
    folder.chmod(0o711)
    cluster = Cluster(folder / "citus")
    cluster.create(built, WORKERS)
    try:
        asyncio.run(cluster.start())
        with Valkey(folder / "valkey") as valkey:
            yield (
                Site(database_url=cluster.dsn(), redis_url=valkey.url(), folder=folder),
                cluster,
            )
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _figure(name: str, value: float, unit: str) -> Measure:
    return Measure(name=name, part=_PART, unit=unit, runs=(value,), less=True)
