"""Real processes that start at once: forked from a server that has everything imported.

Each test process has one fork server (`multiprocessing`'s), so a service or a command costs a fork
instead of a second of imports. What it forks is a process like any other: it has an id, a session,
an environment, a folder, standard streams and signals of its own, and it can be killed.
"""

import atexit
import fcntl
import multiprocessing
import os
import signal
import sys
import termios
import threading
from collections.abc import Callable, Mapping, Sequence
from multiprocessing import reduction
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
IMPORTED = "tests.support.imported"
"""What the fork server imports before it forks."""

_context = multiprocessing.get_context("forkserver")
_started: set[ForkServerProcess] = set()


class Stream:
    """An open file that the new process gets as one of its own; there, it is a number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __reduce__(self) -> tuple[Callable[[Any], int], tuple[Any]]:
        return _taken, (reduction.DupFd(self.number),)


def _taken(sent: Any) -> int:
    number: int = sent.detach()
    return number


def forked(
    target: Callable[..., object],
    arguments: Sequence[object],
    *,
    environment: Mapping[str, str],
    streams: tuple[int, int, int],
) -> ForkServerProcess:
    """A running process that calls `target(*arguments)`; what that returns is its exit code.

    `streams` are open files (their numbers) that become its standard input, output and error
    output; the caller may close its own afterwards. A terminal becomes the process's own.
    """
    given = (target, tuple(arguments), dict(environment), tuple(map(Stream, streams)))
    process = _context.Process(target=_begin, args=given)
    _start(process)
    _started.difference_update([one for one in _started if one.exitcode is not None])
    _started.add(process)
    return process


@atexit.register
def _end_what_is_left() -> None:
    """A test that broke off may have left something running; nothing outlives the tests."""
    for process in _started:
        process.kill()


def _start(process: ForkServerProcess) -> None:
    """Starts it. The fork server, started with the first one, must find the tests' modules."""
    _context.set_forkserver_preload([IMPORTED])
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(ROOT)
    try:
        process.start()
    finally:
        del os.environ["PYTHONPATH"]
        if before is not None:
            os.environ["PYTHONPATH"] = before


def _end_with_the_tests() -> None:
    """Waits for the test process to end; whatever ended it, this process goes, too."""
    tests = multiprocessing.parent_process()
    assert tests is not None
    tests.join()
    os._exit(1)


def _begin(
    target: Callable[..., object],
    arguments: tuple[object, ...],
    environment: dict[str, str],
    streams: tuple[int, int, int],
) -> None:
    """In the new process: makes it look as if a shell had started it."""
    threading.Thread(target=_end_with_the_tests, daemon=True).start()
    os.setsid()
    os.chdir(ROOT)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # who tests in the background ignores
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(environment)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
    for stream in streams:
        os.close(stream)
    terminal = os.isatty(0)
    if terminal:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout.reconfigure(line_buffering=terminal)
    sys.exit(target(*arguments))
