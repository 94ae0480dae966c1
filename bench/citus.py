"""Durable appends per second on a Citus cluster, beside one PostgreSQL on the same machine.

KRONIKA_TEST_CITUS names the servers that `deploy.citus.build` has made. Both wait for the same disk
and take turns. All servers share the machine with this process, so what is seen is what a cluster
costs, not what more machines bring.
"""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench import append
from bench.append import cleared
from bench.measure import Measure
from deploy.citus.cluster import Cluster

SETTING = "KRONIKA_TEST_CITUS"
WORKERS = 3
WRITERS = (1, 16, 64)
CONNECTIONS = 10
"""Of one service process."""
NOTE = (
    f"citus: a coordinator and {WORKERS} workers share the machine with the client and, in turns, "
    "with the one PostgreSQL; each writer has a game of its own, and each append an answer."
)


def measure(runs: int = 5, seconds: float = 2.0) -> Iterator[Measure]:
    """Both, by number of writers. Without the setting there is nothing to measure."""
    built = os.environ.get(SETTING)
    if not built:
        raise SystemExit(f"{SETTING} is to name a folder made by deploy.citus.build")
    with append.server(Path("/var/tmp")) as one, _cluster(Path(built)) as many:
        addresses = {"one PostgreSQL": one.dsn(), f"{WORKERS} workers": many.dsn()}
        for writers in WRITERS:
            found: dict[str, list[float]] = {name: [] for name in addresses}
            for number in range(runs + 1):
                for name, dsn in addresses.items():
                    asyncio.run(cleared(dsn))
                    rate = append.rate(dsn, writers, seconds, connections=CONNECTIONS)
                    if number:  # the first turn allocates files
                        found[name].append(rate)
            for name, rates in found.items():
                clients = f"{writers} client{'s' * (writers > 1)}"
                yield Measure(
                    name=f"the log on {name}, {clients}",
                    part="citus",
                    unit="events/s",
                    runs=tuple(rates),
                )


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
