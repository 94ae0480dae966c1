"""The command line as processes: run to the end, left running, or in a terminal.

Commands are forked from a server that has them imported (`tests.support.forked`). Whatever a test
starts from `KRONIKA`, or with an interpreter that it names, is a program that the operating system
starts from scratch.
"""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import IO, Protocol

from service.cli import main
from tests.support.forked import ROOT, forked

KRONIKA = (sys.executable, "-c", "from service.cli import main; main()")
SECONDS = 300.0
"""That a command gets, on a machine with much else to do."""

CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\r")


def environment() -> dict[str, str]:
    """Without settings from outside, and with one process less for each service; a terminal says
    itself how large it is."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("KRONIKA_")}
    for name in ("COLUMNS", "LINES"):
        kept.pop(name, None)
    return kept | {"PYTHONUTF8": "1", "KRONIKA_READ_MODELS": "shared"}


def command(*arguments: str) -> None:
    """Runs `kronika` with these arguments in this process, as its script does."""
    sys.argv = ["kronika", *arguments]
    main()


def kronika(*arguments: str | Path, **set_to: str) -> subprocess.CompletedProcess[str]:
    """A command, run to its end, its output in files; with variables of the environment."""
    return run(command, *arguments, **set_to)


def run(
    target: Callable[..., object], *arguments: str | Path, **set_to: str
) -> subprocess.CompletedProcess[str]:
    """The same for a function, in a process of its own."""
    given = tuple(map(str, arguments))
    with (
        tempfile.TemporaryFile() as stdout,
        tempfile.TemporaryFile() as stderr,
        Path(os.devnull).open("rb") as nothing,
    ):
        streams = (nothing.fileno(), stdout.fileno(), stderr.fileno())
        code = _ended(forked(target, given, environment=environment() | set_to, streams=streams))
        return subprocess.CompletedProcess(given, code, _text(stdout), _text(stderr))


def _text(written: IO[bytes]) -> str:
    written.seek(0)
    return written.read().decode()


def _ended(process: ForkServerProcess) -> int:
    """The exit code of a process that gets `SECONDS` to end."""
    process.join(SECONDS)
    if process.exitcode is None:
        process.kill()
        process.join()
        raise AssertionError(f"not ended after {SECONDS} s")
    return process.exitcode


class Running(Protocol):
    """What tests need of a process that they left running, forked or not."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None:
        """Its exit code, None while it runs."""

    def wait(self, timeout: float) -> int:
        """Its exit code; raises TimeoutExpired."""

    def send_signal(self, number: int) -> None: ...


class Forked:
    """A forked process, as `subprocess` shows others."""

    def __init__(self, process: ForkServerProcess) -> None:
        self._process = process
        assert process.pid is not None
        self.pid: int = process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("kronika", timeout)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)


class Serving:
    """A running `kronika serve` on a free port; `url` is its address. It is forked, unless an
    interpreter of Python is named that runs it from scratch, with more variables of the
    environment."""

    def __init__(
        self, folder: Path, *arguments: str, python: Path | None = None, **set_to: str
    ) -> None:
        self.log = folder / "serve.log"
        given = ("serve", "--port=0", f"--data={folder / 'data'}", *arguments)
        reading, writing = os.pipe()
        self.process: Running
        with self.log.open("ab") as log, Path(os.devnull).open("rb") as nothing:
            if python is None:
                streams = (nothing.fileno(), writing, log.fileno())
                variables = environment() | set_to
                self.process = Forked(
                    forked(command, given, environment=variables, streams=streams)
                )
            else:
                self.process = subprocess.Popen(
                    [str(python), *KRONIKA[1:], *given],
                    cwd=ROOT,
                    env=environment() | set_to,
                    stdin=nothing,
                    stdout=writing,
                    stderr=log,
                )
        os.close(writing)
        self._output = os.fdopen(reading, encoding="utf-8")
        self.welcome = "".join(self._lines())
        assert self.welcome, self.log.read_text()
        self.url = self.welcome.split()[4]

    def _lines(self) -> Iterator[str]:
        for line in self._output:
            yield line
            if line.startswith("Ctrl-C"):
                return

    def stop(self) -> int:
        """Tells it to stop, and waits for its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.wait()

    def wait(self) -> int:
        """Its exit code, once it has ended."""
        try:
            return self.process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(SECONDS)
            raise
        finally:
            self._output.close()


@contextmanager
def serving(
    folder: Path, *arguments: str, python: Path | None = None, **set_to: str
) -> Iterator[Serving]:
    """A service for as long as the context lasts, unless it is stopped before."""
    running = Serving(folder, *arguments, python=python, **set_to)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.stop()


class Terminal:
    """A command in a terminal of its own, with somebody at the keyboard."""

    def __init__(
        self, *arguments: str | Path, rows: int = 60, columns: int = 120, delay: float = 0.0
    ) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(self._ours, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = forked(
            command,
            tuple(map(str, arguments)),
            environment=environment() | {"TERM": "xterm-256color"},
            streams=(theirs, theirs, theirs),
        )
        os.close(theirs)
        self.shown = ""

    def press(self, keys: str) -> None:
        """Types; what was shown before is forgotten."""
        self.shown = ""
        os.write(self._ours, keys.encode())

    def interrupt(self) -> None:
        """SIGINT to the command, as from Ctrl-C."""
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGINT)

    def see(self, text: str) -> str:
        """Waits until the text is shown; everything shown since the last key."""
        return self.find(re.escape(text))

    def find(self, pattern: str) -> str:
        """Waits until something like this is shown; everything shown since the last key."""
        deadline = time.monotonic() + SECONDS
        while not (found := re.search(pattern, self.shown)):
            assert time.monotonic() < deadline, f"{pattern!r} is not in {self.shown[-3000:]!r}"
            if not self._read():
                break
        assert found or re.search(pattern, self.shown), self.shown[-3000:]
        return self.shown

    def end(self) -> int:
        """Waits for the exit code, and shows what came until then."""
        while self._read():
            pass
        os.close(self._ours)
        return _ended(self.process)

    def _read(self) -> bool:
        if not select.select([self._ours], [], [], 1)[0]:
            return self.process.exitcode is None
        with suppress(OSError):  # what a terminal says when nobody is at its other end
            if data := os.read(self._ours, 65536):
                self.shown += CONTROL.sub("", data.decode(errors="replace"))
                return True
        return False


def table_of(lines: Sequence[str], heading: str) -> list[str]:
    """The cells of the first table row that begins with `heading`."""
    row = next(line for line in lines if line.startswith("│ " + heading))
    return [cell.strip() for cell in row.strip("│").split("│")]
