"""The supervisor of one server, run as a script of its own (standard library only).

    python -I -S supervisor.py ORDERS      # ORDERS: JSON, see `Orders`

* Its standard input is a pipe from the owner, the lifeline. When it closes, the owner has
  stopped or died (SIGKILL included), and the supervisor stops the server.
* When the server dies by itself, the supervisor starts it again; it gives up after several starts
  in a row that did not last.
* On Linux the kernel also stops the server should the supervisor be killed. That is set here and
  not in the owner because the request is bound to the *thread* that forks: this process has one.

* When the log has grown too long, the supervisor sets it aside, and the server writes on into the
  emptied file.

Being the server's parent, the supervisor can neither mistake another process for it nor leave a
zombie behind. Everything it has to say goes to its standard error, which is the server's log.
"""

import ctypes
import json
import os
import select
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

STARTS = 6  # tries in a row before the supervisor gives up
LASTING = 10.0  # seconds; a server that ran this long counts as having started well
PR_SET_PDEATHSIG = 1  # prctl(2)


class Orders(NamedTuple):
    """What to keep. `stop` and the escalation are signal numbers, `grace` is in seconds,
    `adopt` is the id of a server that already runs (0: start one), `user`/`group` are -1 when
    the server runs as ourselves, `marks` are files that name the server's id in their first
    line and keep another one from starting, `log` is the file behind our standard error, which may
    have `limit` bytes (0: any number) and is looked at every `look` seconds."""

    command: list[str]
    folder: str
    environment: dict[str, str]
    user: int
    group: int
    stop: int
    grace: float
    adopt: int
    marks: list[str]
    log: str = ""
    limit: int = 0
    look: float = 60.0


class Running:
    """A server that runs: our child, or one adopted by its process id."""

    def __init__(self, pid: int, child: "subprocess.Popen[bytes] | None") -> None:
        self.pid = pid
        self.child = child
        self.since = time.monotonic()

    def ended(self) -> bool:
        """True when the process is gone; also reaps it when it is our child."""
        if self.child is not None:
            return self.child.poll() is not None
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return True
        return _is_zombie(self.pid)


def _is_zombie(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as stat:  # noqa: PTH123  (pathlib costs start-up time)
            return stat.read().rpartition(")")[2].split()[0] in "ZX"
    except (OSError, IndexError):
        return False


def say(text: str) -> None:
    """One line into the server's log."""
    print(f"supervisor {os.getpid()}: {text}", file=sys.stderr, flush=True)  # noqa: T201


def dies_with_us(stop: int) -> Callable[[], None] | None:
    """What the server's process does before it becomes the server: ask for `stop` when we die."""
    if not sys.platform.startswith("linux"):
        return None
    prctl = ctypes.CDLL(None).prctl
    supervisor = os.getpid()

    def ask() -> None:
        prctl(PR_SET_PDEATHSIG, stop)
        if os.getppid() != supervisor:  # it died in between
            os._exit(1)

    return ask


def start(orders: Orders) -> Running:
    """Start the server, under its account."""
    switch = orders.user >= 0
    child = subprocess.Popen(
        orders.command,
        cwd=orders.folder,
        env=orders.environment,
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,
        user=orders.user if switch else None,
        group=orders.group if switch else None,
        extra_groups=[] if switch else None,
        umask=0o077,
        preexec_fn=dies_with_us(orders.stop),  # safe: this process has one thread
    )
    return Running(child.pid, child)


def stop(server: Running, orders: Orders) -> None:
    """Stop the server: politely, then firmly, then for good."""
    for number, patience in ((orders.stop, orders.grace), (signal.SIGQUIT, 5.0)):
        _signal(server, number)
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            if server.ended():
                return
            time.sleep(0.01)
    _signal(server, signal.SIGKILL)


def _signal(server: Running, number: int) -> None:
    try:
        os.kill(server.pid, number)
    except ProcessLookupError:
        return


def forget(server: Running, orders: Orders) -> None:
    """Remove the marks of a server that is dead for certain.

    As long as its zombie has not been buried (by us, or by whoever was the parent of an adopted
    one), its number looks alive to the next server, which would refuse to start.
    """
    for path in orders.marks:
        try:
            with open(path) as mark:  # noqa: PTH123
                named = mark.readline().strip()
            if named == str(server.pid):
                os.unlink(path)  # noqa: PTH108
        except FileNotFoundError:
            continue


def shorten(orders: Orders) -> None:
    """Set aside what the log has, once that is too much. The old file aside is replaced, so both
    together stay bounded. Who writes appends, and so goes on at the new beginning; a line that is
    written in the very moment may be lost."""
    if not orders.limit or os.fstat(2).st_size <= orders.limit:
        return
    aside, made = f"{orders.log}.1", f"{orders.log}.new"
    try:
        with open(orders.log, "rb") as full, open(made, "wb") as kept:  # noqa: PTH123
            seen = os.fstat(full.fileno())
            os.fchown(kept.fileno(), seen.st_uid, seen.st_gid)
            os.fchmod(kept.fileno(), stat.S_IMODE(seen.st_mode))
            while part := full.read(1 << 20):
                kept.write(part)
        os.replace(made, aside)  # noqa: PTH105
        os.ftruncate(2, 0)
    except OSError as trouble:  # a full disk: what was said last is worth less than room
        os.ftruncate(2, 0)
        say(f"the log could not be set aside: {trouble}")


def watch(server: Running, bell: int, orders: Orders) -> bool:
    """Sleep until the server has ended (True) or is to be stopped (False).

    `bell` becomes readable with every signal: SIGCHLD when a child ends, SIGTERM to stop. An
    adopted server is nobody's child here, so it is looked at twice a second. Meanwhile the log is
    kept short.
    """
    pause = orders.look if server.child is not None else min(0.5, orders.look)
    looked = time.monotonic()
    while not server.ended():
        if time.monotonic() - looked >= orders.look:
            looked = time.monotonic()
            shorten(orders)
        readable, _, _ = select.select([0, bell], [], [], pause)
        if 0 in readable:
            return False
        if bell in readable and signal.SIGTERM in os.read(bell, 64):
            return False
    return True


def listen() -> int:
    """Route signals into a pipe; the keyboard's are for the owner alone."""
    ear, mouth = os.pipe()
    os.set_blocking(mouth, False)
    signal.set_wakeup_fd(mouth)
    # A handler that does nothing, not SIG_IGN: the server would inherit that across exec.
    for number in (signal.SIGCHLD, signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda *_: None)
    return ear


def supervise(orders: Orders) -> int:
    """Run the server until told to stop; the exit code is 0 unless it cannot be kept running."""
    bell = listen()
    server = Running(orders.adopt, None) if orders.adopt else start(orders)
    failures = 0
    while watch(server, bell, orders):
        failures = 0 if time.monotonic() - server.since > LASTING else failures + 1
        code = server.child.returncode if server.child else "unknown"
        say(f"server {server.pid} ended by itself (status {code})")
        if failures >= STARTS:
            say("giving up")
            return 1
        if select.select([0], [], [], 0.05 * 2**failures)[0]:
            return 0
        forget(server, orders)
        server = start(orders)
        say(f"started it again as {server.pid}")
    stop(server, orders)
    return 0


if __name__ == "__main__":
    sys.exit(supervise(Orders(**json.loads(sys.argv[1]))))
