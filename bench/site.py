"""A whole Kronika for benchmarks: PostgreSQL and Valkey of its own, and service processes."""

import asyncio
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

import asyncpg
import msgspec
from msgspec import Struct

from bench.plain import SETTINGS
from bench.profiles import stored_profile
from bench.served import Orders
from service.embedded import Postgres, Valkey

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 60.0
"""Seconds that a process may take to answer, or read models to catch up."""

QUIET: dict[str, str] = {"log_format": "json", "log_level": "warning", "limits": "off"}
"""Settings of every service process; all others are the defaults. A client of a benchmark asks for
more than anybody may."""

_BEHIND = """
SELECT count(*) FROM projection_cursors c
    JOIN projection_generations g USING (projection, generation)
    JOIN partition_heads h USING (partition)
WHERE g.state = 'serving' AND c.position < h.position
"""


class Served(Struct, frozen=True):
    """A process that serves on a port of the loopback."""

    process: subprocess.Popen[bytes]
    port: int


class Site(Struct, frozen=True, kw_only=True):
    """Two servers, and a folder for whatever else there is."""

    database_url: str
    redis_url: str
    folder: Path

    @contextmanager
    def service(
        self,
        *,
        profile: Path | None = None,
        samples: Path | None = None,
        trust: bool = True,
        settings: Mapping[str, str] | None = None,
    ) -> Iterator[Served]:
        """A service process; without `trust`, one with a plain log."""
        told = None if profile is None else str(profile)
        given = {
            "database_url": self.database_url,
            "redis_url": self.redis_url,
            "data": str(self.folder / "service"),
            **QUIET,
            **({} if trust else SETTINGS),
            **(settings or {}),
        }
        sampled = None if samples is None else str(samples)
        orders = Orders(settings=given, profile=told, samples=sampled, trust=trust)
        with _process(orders) as served:
            yield served

    @contextmanager
    def bare(self) -> Iterator[Served]:
        """A process of the bare application, whose durable route writes to the site's database."""
        with _process(Orders(database_url=self.database_url)) as served:
            yield served

    def settle(self) -> float:
        """Waits until the read models have everything that is in the log; the seconds it took."""
        began = time.perf_counter()
        asyncio.run(_settled(self.database_url))
        return time.perf_counter() - began


def allow_files(count: int) -> None:
    """Lets this process and those that it starts have so many files open, or as many as it may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        most = count if hard == resource.RLIM_INFINITY else min(count, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


@contextmanager
def site(where: Path = Path("/var/tmp")) -> Iterator[Site]:
    """A site that is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="kronika-bench-", dir=where if where.is_dir() else None))
    folder.chmod(0o711)
    try:
        with ExitStack() as running:
            postgres = running.enter_context(Postgres(folder / "postgres"))
            valkey = running.enter_context(Valkey(folder / "valkey"))
            yield Site(database_url=postgres.dsn(), redis_url=valkey.url(), folder=folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def profiled_site(
    where: Path = Path("/var/tmp"),
) -> Iterator[tuple[Site, Served, Callable[[], str]]]:
    """A site with a service process under the profiler, which can be asked for the profile once
    the context has ended."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "profile"
        tables: list[str] = []
        with site(where) as place:
            with place.service(profile=path) as served:
                yield place, served, lambda: tables[0]
            tables.append(stored_profile(path))


@contextmanager
def bare() -> Iterator[Served]:
    """A process of the bare application."""
    with _process(Orders()) as served:
        yield served


@contextmanager
def _process(orders: Orders) -> Iterator[Served]:
    command = [sys.executable, "-m", "bench.served", msgspec.json.encode(orders).decode()]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, env=_environment())
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        if not said.strip().isdigit():
            raise RuntimeError(f"a service process did not start: {said!r}")
        yield Served(process, int(said))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=PATIENCE)


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT)}


async def _settled(database_url: str) -> None:
    connection = await asyncpg.connect(database_url)
    try:
        async with asyncio.timeout(PATIENCE):
            while await connection.fetchval(_BEHIND):
                await asyncio.sleep(0.02)
    finally:
        await connection.close()
