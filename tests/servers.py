"""Real servers for tests: one place decides where PostgreSQL and Redis come from.

In this order: an address in the environment (KRONIKA_TEST_DATABASE_URL, KRONIKA_TEST_REDIS_URL),
a container when an engine answers and has or gets the image, a server of our own from the
wheels. There is always a last resort, so nothing is ever skipped, and never a mock.

Every test process (each pytest-xdist worker) gets servers of its own, started when the first test
asks; an address from the environment is shared, with databases and indexes kept apart by name.
"""

import asyncio
import os
import shutil
import tempfile
import time
import warnings
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import msgspec
import redis

from service.embedded import Postgres, Valkey
from service.embedded.home import Home
from service.embedded.supervision import Plan

POSTGRES_IMAGE = "postgres:18"
REDIS_IMAGE = "valkey/valkey:9"
A_DAY = 86_400  # seconds
DOCKER_SOCKET = Path("/var/run/docker.sock")
MEMORY, DISK = Path("/dev/shm"), Path("/tmp")
ROOM = 6 * 1024**3  # bytes that must be free for scratch folders to be in memory


class Container(Protocol):
    """What we use of a testcontainers container."""

    image: str

    def start(self) -> object: ...
    def stop(self) -> None: ...


class Server(msgspec.Struct, frozen=True, kw_only=True):
    """A running server: its address and, for people, where it comes from."""

    url: str
    origin: str


@contextmanager
def scratch_folder() -> Iterator[Path]:
    """An empty folder with a short path that a server's own account can pass through.

    Pytest's `tmp_path` is neither: closed to other users, and long. Where there is plenty of
    memory the folder is in it: whole databases are copied there and thrown away.
    """
    for left in (one for place in (MEMORY, DISK) for one in place.glob("kronika-test-*")):
        with suppress(OSError):  # left by a run that was killed
            if time.time() - left.stat().st_mtime > A_DAY:
                shutil.rmtree(left)
    folder = Path(tempfile.mkdtemp(prefix="kronika-test-", dir=_roomy()))
    folder.chmod(0o711)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _roomy() -> Path:
    with suppress(OSError):
        if os.access(MEMORY, os.W_OK | os.X_OK) and shutil.disk_usage(MEMORY).free > ROOM:
            return MEMORY
    return DISK


@contextmanager
def postgres_server() -> Iterator[Server]:
    """A PostgreSQL in which databases may be created; stopped when the context ends."""
    if url := os.environ.get("KRONIKA_TEST_DATABASE_URL"):
        yield Server(url=url, origin="KRONIKA_TEST_DATABASE_URL")
    elif contained := _contained_postgres():
        container, url = contained
        try:
            yield Server(url=url, origin=f"container {POSTGRES_IMAGE}")
        finally:
            container.stop()
    else:
        with scratch_folder() as folder, Hasty(folder / "postgres") as server:
            yield Server(url=server.dsn(), origin=f"{server.version}, {server.origin}")


@contextmanager
def redis_server() -> Iterator[Server]:
    """A Redis or Valkey; stopped when the context ends."""
    if url := os.environ.get("KRONIKA_TEST_REDIS_URL"):
        yield Server(url=url, origin="KRONIKA_TEST_REDIS_URL")
    elif contained := _contained_redis():
        container, url = contained
        try:
            yield Server(url=url, origin=f"container {REDIS_IMAGE}")
        finally:
            container.stop()
    else:
        with scratch_folder() as folder, Valkey(folder / "valkey") as server:
            yield Server(url=server.url(), origin=f"{server.version}, {server.origin}")


def engine_answers() -> bool:
    """Whether a container engine can be reached. Cheap when there plainly is none."""
    if not os.environ.get("DOCKER_HOST") and not DOCKER_SOCKET.exists():
        return False
    import docker  # here, because it takes a tenth of a second

    with suppress(Exception):
        return bool(docker.from_env(timeout=2).ping())
    return False


def _contained_postgres() -> tuple[Container, str] | None:
    if not engine_answers():
        return None
    from testcontainers.community.postgres import PostgresContainer

    container = PostgresContainer(
        POSTGRES_IMAGE, username="kronika", password="kronika", dbname="kronika", driver=None
    )
    return _started(container, container.get_connection_url)


def _contained_redis() -> tuple[Container, str] | None:
    if not engine_answers():
        return None
    from testcontainers.community.redis import RedisContainer

    container = RedisContainer(REDIS_IMAGE)
    return _started(
        container,
        lambda: f"redis://{container.get_container_host_ip()}:{container.get_exposed_port(6379)}",
    )


def _started(container: Container, url: Callable[[], str]) -> tuple[Container, str] | None:
    """The running container and its address; None when the image cannot be had."""
    try:
        container.start()
    except Exception as trouble:  # whatever the engine or the registry says
        warnings.warn(f"no container of {container.image}: {trouble}", stacklevel=2)
        with suppress(Exception):
            container.stop()
        return None
    return container, url()


class Hasty(Postgres):
    """A PostgreSQL that does not wait for the disk. What lasts when a machine dies is the subject
    of other tests, with servers of their own that may be killed."""

    def _plan(self, home: Home) -> Plan:
        plan = super()._plan(home)
        swapped = {"fsync=on": "fsync=off", "full_page_writes=on": "full_page_writes=off"}
        command = tuple(swapped.get(part, part) for part in plan.command)
        return msgspec.structs.replace(plan, command=(*command, "-c", "max_wal_size=128MB"))


class Databases:
    """Makes and drops databases of one server. `name` keeps test processes apart."""

    def __init__(self, server: Server, name: str) -> None:
        self._server = server
        self._name = name
        self._made = 0
        self._templates: dict[str, str] = {}

    def create(self, template: str = "template0") -> str:
        """The address of a new database: empty, or a copy of `template`. To copy files costs half
        the 40 ms that PostgreSQL takes otherwise, because it logs every page."""
        self._made += 1
        database = f"{self._name}_{self._made}"
        self._run(f'CREATE DATABASE "{database}" TEMPLATE "{template}" STRATEGY FILE_COPY')
        return self.address(database)

    def drop(self, dsn: str) -> None:
        """Drop the database of `dsn`, cutting connections that a test left open."""
        database = urlsplit(dsn).path.lstrip("/")
        self._run(f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)')

    def template(self, key: str, prepare: Callable[[str], Awaitable[None]]) -> str:
        """The name of a database that `prepare(dsn)` filled once, to be copied by `create`."""
        if key not in self._templates:
            dsn = self.create()
            in_a_thread(lambda: prepare(dsn))
            self._templates[key] = urlsplit(dsn).path.lstrip("/")
        return self._templates[key]

    def close(self) -> None:
        """Drop the templates."""
        for database in self._templates.values():
            self.drop(self.address(database))

    def address(self, database: str) -> str:
        """The server's address with another database."""
        return urlunsplit(urlsplit(self._server.url)._replace(path=f"/{database}"))

    def _run(self, statement: str) -> None:
        async def run() -> None:
            connection = await asyncpg.connect(self._server.url)
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        in_a_thread(run)


def in_a_thread(work: Callable[[], Awaitable[None]]) -> None:
    """Run a coroutine to its end from plain code, leaving the tests' event loop alone."""

    async def run() -> None:
        await work()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(run())).result()


def empty_index(server: Server, index: int) -> str:
    """The address of database `index`, flushed."""
    url = urlsplit(server.url)
    address = (
        f"{server.url.partition('?')[0]}?db={index}"
        if url.scheme == "unix"
        else urlunsplit(url._replace(path=f"/{index}"))
    )
    with redis.from_url(address) as client:
        client.flushdb()
    return address
