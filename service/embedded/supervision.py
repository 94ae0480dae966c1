"""The owner's end of a supervisor: launching it, holding its lifeline, cutting it.

Nothing has to be called at exit: the kernel closes the lifeline when this process ends, in
whatever way, and the supervisor does the rest. It works from any thread. One limit: a child that is
forked without exec holds a copy of the lifeline and so keeps the server alive as well.
"""

import json
import subprocess
import sys
from io import BufferedWriter
from pathlib import Path

import msgspec

from service.embedded import supervisor
from service.embedded.errors import ServerError
from service.embedded.home import Home
from service.embedded.lock import OwnerLock

LOG_LIMIT = 16_000_000  # bytes; a longer log is set aside, in the place of the one before
LOG_SECONDS = 60.0  # between two looks at the log's length
ENVIRONMENT = {"PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "LC_ALL": "C", "TZ": "UTC"}


class SupervisedServer:
    """A server in the hands of a supervisor. `stop` is idempotent."""

    def __init__(self, process: "subprocess.Popen[bytes]", lock: OwnerLock, home: Home) -> None:
        self._process = process
        self._lock: OwnerLock | None = lock
        self._home = home

    def given_up(self) -> bool:
        """True when the supervisor has ended: the server does not run and will not be restarted."""
        return self._process.poll() is not None

    def ended(self) -> int:
        """How the supervisor ended, once it has: 0 if it was asked to, above if it gave up, below
        if a signal killed it."""
        return self._process.wait()

    def renewed(self, plan: "Plan") -> "SupervisedServer":
        """Another supervisor in the place of this one, which has ended. The folder is ours
        meanwhile, since the lock is."""
        assert self._lock is not None, "it was stopped"
        new = launch(plan, self._home, self._lock)
        self._lock = None
        if self._process.stdin is not None:
            self._process.stdin.close()
        return new

    def check(self) -> None:
        """Raise ServerError with the end of the log when the supervisor has given up."""
        if self.given_up():
            raise ServerError(
                f"the server of {self._home.folder} does not start:\n{tail(self._home.log)}",
                f"see {self._home.log} for the whole story",
            )

    def stop(self) -> None:
        """Cut the lifeline and wait until the server has stopped and the folder is free."""
        if self._lock is None:
            return
        self._lock.disown()
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()
        self._lock.release()
        self._lock = None


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to run: the command line, the signal that stops it, the running process to adopt
    instead of starting one (0: none), and the files that a dead server must not leave."""

    command: tuple[str, ...]
    stop: int
    adopt: int
    marks: tuple[Path, ...] = ()


def launch(plan: Plan, home: Home, lock: OwnerLock) -> SupervisedServer:
    """Start a supervisor that carries out the plan."""
    account = home.account
    orders = supervisor.Orders(
        command=list(plan.command),
        folder=str(home.folder),
        environment=ENVIRONMENT,
        user=account.uid if account.switch else -1,
        group=account.gid if account.switch else -1,
        stop=plan.stop,
        grace=30.0,
        adopt=plan.adopt,
        marks=[str(mark) for mark in plan.marks],
        log=str(home.log),
        limit=LOG_LIMIT,
        look=LOG_SECONDS,
    )
    with _log(home.log) as log:
        process = subprocess.Popen(
            [sys.executable, "-I", "-S", supervisor.__file__, json.dumps(orders._asdict())],
            stdin=subprocess.PIPE,
            stdout=log,
            stderr=log,
            pass_fds=(lock.descriptor,),
            start_new_session=True,
            cwd="/",
        )
    return SupervisedServer(process, lock, home)


def _log(path: Path) -> BufferedWriter:
    if path.exists() and path.stat().st_size > LOG_LIMIT:
        path.replace(path.with_suffix(".log.1"))
    return path.open("ab")


def tail(log: Path, lines: int = 12) -> str:
    """The last lines of a server's log, indented for a message."""
    text = log.read_text(errors="replace").splitlines() if log.exists() else []
    return "\n".join(f"    {line}" for line in text[-lines:])
