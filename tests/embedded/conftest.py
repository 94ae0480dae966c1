"""Helpers for tests that start, kill and restart servers."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from service.embedded import Postgres
from service.embedded.processes import is_alive
from tests import servers

OWNER = """
import sys
from pathlib import Path
from service.embedded import Postgres, Valkey
server = {"postgres": Postgres, "valkey": Valkey}[sys.argv[1]](Path(sys.argv[2]))
server.start()
address = server.dsn() if sys.argv[1] == "postgres" else server.url()
print(server.pid, server._supervised._process.pid, address, flush=True)
sys.stdin.read()
"""


class Owner:
    """Another process that owns a server: its id, its server's, its supervisor's, and the
    address."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", OWNER, kind, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        server, supervisor, self.dsn = self.process.stdout.readline().split()
        self.pid, self.server, self.supervisor = self.process.pid, int(server), int(supervisor)


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A server folder with fresh data and the table `moves`, to be copied, never started."""
    with servers.scratch_folder() as folder:
        with Postgres(folder / "postgres") as server:
            servers.in_a_thread(lambda: execute(server.dsn(), "CREATE TABLE moves (ply int)"))
        yield folder / "postgres"


@pytest.fixture
def folder(made: Path, scratch_folder: Path) -> Path:
    """The folder of a PostgreSQL server with the table `moves`, not running."""
    return copied(made, scratch_folder / "postgres")


@pytest.fixture
def owner() -> Iterator[Callable[[str, Path], Owner]]:
    """Starts an owner process; whatever is left of it is killed after the test."""
    started: list[Owner] = []

    def start(kind: str, folder: Path) -> Owner:
        started.append(Owner(kind, folder))
        return started[-1]

    yield start
    for each in started:
        each.process.kill()
        each.process.communicate()
        assert gone(each.server)
        assert gone(each.supervisor)


def copied(made: Path, to: Path) -> Path:
    """A copy of a server folder, with its owners."""
    subprocess.run(["cp", "-a", made, to], check=True)
    return to


async def execute(dsn: str, statement: str) -> None:
    """Run one statement in a connection of its own."""
    connection = await asyncpg.connect(dsn)
    await connection.execute(statement)
    await connection.close()


async def plies(dsn: str) -> list[int]:
    """What the table `moves` holds."""
    connection = await asyncpg.connect(dsn)
    rows = await connection.fetch("SELECT ply FROM moves ORDER BY ply")
    await connection.close()
    return [row["ply"] for row in rows]


def gone(pid: int, seconds: float = 180.0) -> bool:
    """Whether the process ends within `seconds`."""
    return eventually(lambda: not is_alive(pid), seconds)


def eventually(holds: Callable[[], bool], seconds: float = 180.0) -> bool:
    """Whether `holds()` comes true within `seconds`."""
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True
