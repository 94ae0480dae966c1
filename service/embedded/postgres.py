"""PostgreSQL of our own: one folder, one server, one private Unix socket.

The data directory is made in one piece (`initdb` into a side folder, then a rename), the server
is started through a keeper, and it counts as started when a client gets in. `fsync` stays on: a
move that was acknowledged is on the disk.
"""

import contextlib
import shutil
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from service.embedded import kept, processes
from service.embedded.account import server_account
from service.embedded.errors import ServerError
from service.embedded.home import Home, furnish, locate
from service.embedded.lock import OwnerLock
from service.embedded.programs import Programs, postgres_programs

USER = DATABASE = "kronika"
PORT = 5432  # only a part of the socket's name: nothing listens on the network
SILENCE = 60.0  # seconds without any answer before a start counts as failed
RECOVERY = 900.0  # seconds a server may take to replay its log after a crash
ACCEPTS, REJECTS = 0, 1  # exit codes of pg_isready

# For two cores and a small machine. They go into postgresql.conf once, where an operator can
# change them; what keeps data safe and private is on the command line and cannot be changed.
TUNING = """
# Kronika's defaults; change them freely.
max_connections = 200
shared_buffers = 256MB
effective_cache_size = 1GB
work_mem = 8MB
maintenance_work_mem = 64MB
max_wal_size = 1GB
checkpoint_completion_target = 0.9
random_page_cost = 1.1
max_parallel_workers_per_gather = 1
autovacuum_max_workers = 2
jit = off
log_line_prefix = '%m [%p] %d '
log_timezone = 'UTC'
timezone = 'UTC'
"""


class Postgres:
    """A server in `folder`, running between `start` and `stop` (or inside a `with`).

    All methods block for up to seconds; from a coroutine call them by `asyncio.to_thread`.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder.absolute()
        self._home: Home | None = None
        self._kept: kept.Kept | None = None
        self.programs: Programs | None = None

    def start(self, patience: float = 30.0) -> None:
        """Start the server, adopt the one that already runs, or recover what a crash left.

        Raises FolderInUseError when another process owns the folder (a dead owner's keeper gets
        `patience` seconds to finish), ServerError for everything else.
        """
        account = server_account(locate(self.folder) / "data")
        home = furnish(self.folder, account)
        lock = OwnerLock.take(home.lock, patience)
        try:
            programs = postgres_programs(account, _major(home.data))
            if not (home.data / "PG_VERSION").exists():
                _initialise(home, programs)
            adopt = _running(home)
            if not adopt:
                _clear(home)
            self._kept = kept.launch(
                _command(home, programs), home, lock, stop=signal.SIGINT, adopt=adopt
            )
        except BaseException:
            lock.release()
            raise
        self._home, self.programs = home, programs
        self._wait(home, programs)

    def stop(self) -> None:
        """Stop the server and free the folder. Does nothing when it is not ours to stop."""
        if self._kept is not None:
            self._kept.stop()
            self._kept = None

    def dsn(self, database: str = DATABASE) -> str:
        """The address for asyncpg and psql, through the private socket."""
        return f"postgresql://{USER}@/{database}?host={self.home.run}&port={PORT}"

    @property
    def home(self) -> Home:
        """Where the server lives. An error before the first start."""
        if self._home is None:
            raise ServerError("the server was never started", "call start() first")
        return self._home

    @property
    def pid(self) -> int:
        """The postmaster's process id; 0 when it is down (the keeper may be restarting it)."""
        return _running(self.home)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.stop()

    def _wait(self, home: Home, programs: Programs) -> None:
        """Wait until a client gets in; while the server answers "not yet", it is recovering."""
        began = time.monotonic()
        while (answer := _answer(home, programs)) != ACCEPTS:
            if self._kept is not None:
                self._kept.check()
            if time.monotonic() - began > (RECOVERY if answer == REJECTS else SILENCE):
                self.stop()
                raise ServerError(
                    f"the server of {home.folder} does not answer:\n{kept.tail(home.log)}",
                    f"see {home.log} for the whole story",
                )
            time.sleep(0.01)


def _answer(home: Home, programs: Programs) -> int:
    """What pg_isready says of a connection attempt."""
    asks = ("-q", "-h", str(home.run), "-p", str(PORT), "-U", USER)
    command = (str(programs.folder / "pg_isready"), *asks)
    return subprocess.run(command, env=kept.ENVIRONMENT, check=False).returncode


def _command(home: Home, programs: Programs) -> tuple[str, ...]:
    """The server's command line, with the settings that nobody may change."""
    fixed = {
        "listen_addresses": "",
        "unix_socket_directories": str(home.run),
        "unix_socket_permissions": "0700",
        "port": str(PORT),
        "fsync": "on",
        "full_page_writes": "on",
    }
    settings = (part for name, value in fixed.items() for part in ("-c", f"{name}={value}"))
    return (str(programs.folder / "postgres"), "-D", str(home.data), *settings)


def _major(data: Path) -> int | None:
    """The major version that made the data; None when there is none yet."""
    with contextlib.suppress(FileNotFoundError):
        return int((data / "PG_VERSION").read_text())
    return None


def _initialise(home: Home, programs: Programs) -> None:
    """Make the data directory and our database, in a side folder that is renamed when whole."""
    side = home.folder / "data.new"
    shutil.rmtree(side, ignore_errors=True)
    options = ("-U", USER, "--encoding=UTF8", "--locale=C", "--data-checksums")
    logins = ("--auth-local=trust", "--auth-host=reject")  # the socket's folder is the lock
    initdb = str(programs.folder / "initdb")
    _run((initdb, "-D", str(side), *options, *logins, "--no-instructions"), home)
    with (side / "postgresql.conf").open("a") as settings:
        settings.write(TUNING)
    single = (str(programs.folder / "postgres"), "--single", "-D", str(side), "postgres")
    _run(single, home, f"CREATE DATABASE {DATABASE};\n")
    side.rename(home.data)


def _run(command: Sequence[str], home: Home, told: str = "") -> None:
    """Run one of the programs as the server's account."""
    account = home.account
    done = subprocess.run(
        command,
        input=told,
        user=account.uid if account.switch else None,
        group=account.gid if account.switch else None,
        extra_groups=[] if account.switch else None,
        cwd=home.folder,
        env=kept.ENVIRONMENT,
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise ServerError(
            f"{Path(command[0]).name} failed in {home.folder}:\n{done.stdout}{done.stderr}",
            "free disk space and check the folder's permissions; `kronika doctor` tells more",
        )


def _running(home: Home) -> int:
    """The id of the postmaster that serves this data, 0 if none does.

    The pid file alone proves nothing: after a crash its number may belong to a zombie or to a
    stranger. A postmaster works in its data directory, and that is checked.
    """
    try:
        pid = int((home.data / "postmaster.pid").read_text().split("\n", 1)[0])
    except (FileNotFoundError, ValueError):
        return 0
    return pid if processes.works_in(pid, home.data) else 0


def _clear(home: Home) -> None:
    """Remove what a crashed server left, once none of its processes is alive.

    PostgreSQL clears a pid file by itself only if no process has that number any more.
    """
    if not processes.wait_until_left(home.data, 15.0):
        raise ServerError(
            f"processes {processes.all_in(home.data)} of a crashed server still use {home.data}",
            "end these processes and start again",
        )
    (home.data / "postmaster.pid").unlink(missing_ok=True)
    for socket in home.run.glob(".s.PGSQL.*"):
        socket.unlink(missing_ok=True)
