"""PostgreSQL of our own: one folder, one server, one private Unix socket.

The data directory is made in one piece (`initdb` into a side folder, then a rename), the server
is started through a supervisor, and it counts as started when a client gets in. `fsync` stays on: a
move that was acknowledged is on the disk.
"""

import contextlib
import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from service.embedded import processes, supervision
from service.embedded.errors import ServerError
from service.embedded.home import Home
from service.embedded.programs import Programs, postgres_programs
from service.embedded.server import EmbeddedServer, ServerReply

USER = DATABASE = "kronika"
PORT = "5432"  # only a part of the socket's name: nothing listens on the network
ANSWERS = {0: ServerReply.ACCEPTED, 1: ServerReply.NOT_YET}  # exit codes of pg_isready
FAST = signal.SIGINT  # roll back what is open, write a checkpoint, end
ENDING = 15.0  # seconds that the last processes of a crashed server get to notice

# A new file of the write-ahead log is filled with zeros first, and all commits wait for that. Small
# files make short waits: with the usual 16 MiB the slowest answers took twice as long.
WAL_FILES = "--wal-segsize=4"  # MiB

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
log_checkpoints = off
log_line_prefix = '%m [%p] %d '
log_timezone = 'UTC'
timezone = 'UTC'
"""


class Postgres(EmbeddedServer):
    """A PostgreSQL that holds the database `kronika`; its data is in `folder`/data."""

    owned = "data"

    def __init__(self, folder: Path, *, lost: Callable[[], None] = lambda: None) -> None:
        super().__init__(folder, lost=lost)
        self.programs: Programs | None = None

    def dsn(self, database: str = DATABASE) -> str:
        """The address for asyncpg and psql, through the private socket."""
        return f"postgresql://{USER}@/{database}?host={self.home.run}&port={PORT}"

    def _plan(self, home: Home) -> supervision.Plan:
        programs = postgres_programs(home.account, major_of(home.data))
        self.programs, self.version, self.origin = programs, programs.version, programs.origin
        if not (home.data / "PG_VERSION").exists():
            _initialise(home, programs)
        adopt = self._running(home)
        if adopt and not _listens_at(home):
            os.kill(adopt, FAST)
            adopt = 0
        if not adopt:
            _clear(home)
        return supervision.Plan(
            command=_command(home, programs), stop=FAST, adopt=adopt, marks=_marks(home)
        )

    def _ask(self, home: Home) -> ServerReply:
        if self.programs is None:
            return ServerReply.SILENCE
        asks = ("-q", "-h", str(home.run), "-p", PORT, "-U", USER)
        command = (str(self.programs.folder / "pg_isready"), *asks)
        code = subprocess.run(command, env=supervision.ENVIRONMENT, check=False).returncode
        return ANSWERS.get(code, ServerReply.SILENCE)

    def _works_in(self, home: Home) -> Path:
        return home.data

    def _running(self, home: Home) -> int:
        """The postmaster's id. The pid file alone proves nothing: after a crash its number may
        belong to a zombie or a stranger. A postmaster works in its data directory."""
        pid = int(_pid_file(home)[0] or 0)
        return pid if processes.works_in(pid, home.data) else 0


def _pid_file(home: Home) -> Sequence[str]:
    """The lines of postmaster.pid: process id first, socket folder fifth."""
    with contextlib.suppress(FileNotFoundError):
        return (home.data / "postmaster.pid").read_text().split("\n")
    return ("",)


def _marks(home: Home) -> tuple[Path, ...]:
    """The two files by which a postmaster claims its data and its socket."""
    return (home.data / "postmaster.pid", home.run / f".s.PGSQL.{PORT}.lock")


def _listens_at(home: Home) -> bool:
    """Whether the running server can be reached where we expect it: nobody else's settings."""
    lines = _pid_file(home)
    return len(lines) > 4 and lines[3] == PORT and lines[4] == str(home.run)


def _command(home: Home, programs: Programs) -> tuple[str, ...]:
    """The server's command line, with the settings that nobody may change."""
    fixed = {
        "listen_addresses": "",
        "unix_socket_directories": str(home.run),
        "unix_socket_permissions": "0700",
        "port": PORT,
        "fsync": "on",
        "full_page_writes": "on",
        "hot_standby": "off",  # nobody comes in before a recovery to an earlier moment is done
    }
    settings = (part for name, value in fixed.items() for part in ("-c", f"{name}={value}"))
    return (str(programs.folder / "postgres"), "-D", str(home.data), *settings)


def major_of(data: Path) -> int | None:
    """The major version that made the data; None when there is none yet."""
    with contextlib.suppress(FileNotFoundError):
        return int((data / "PG_VERSION").read_text())
    return None


def _initialise(home: Home, programs: Programs) -> None:
    """Make the data directory and our database, in a side folder that is renamed when whole."""
    side = home.folder / "data.new"
    shutil.rmtree(side, ignore_errors=True)
    options = ("-U", USER, "--encoding=UTF8", "--locale=C", "--data-checksums", WAL_FILES)
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
        env=supervision.ENVIRONMENT,
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise ServerError(
            f"{Path(command[0]).name} failed in {home.folder}:\n{done.stdout}{done.stderr}",
            "free disk space and check the folder's permissions; `kronika doctor` tells more",
        )


def _clear(home: Home) -> None:
    """Remove what a crashed server left, once none of its processes is alive.

    PostgreSQL clears a pid file by itself only if no process has that number any more; and as
    long as one of the old backends lives, a second server on the same data would destroy it.
    """
    if not (home.data / "postmaster.pid").exists():
        return
    if not processes.wait_until_left(home.data, ENDING):
        raise ServerError(
            f"processes {processes.all_in(home.data)} of a crashed server still use {home.data}",
            "end these processes and start again",
        )
    for mark in _marks(home):
        mark.unlink(missing_ok=True)
