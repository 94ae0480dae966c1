"""A real reviewer as a process of its own, which knows the tests' own title, too."""

import os
import signal
import time
from collections.abc import Callable
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from threading import Event
from typing import Final, Self

from service.process import logs
from service.reviews.reviewer import Reviewer, client
from tests.service.people import Person
from tests.service.served import titles
from tests.support.context import Context
from tests.support.forked import forked

PATIENCE: Final = 120.0


def main(url: str, token: str, name: str) -> int:
    """What the process runs."""
    logs.configure("json", "debug")
    with client(url, token) as http:
        reviewer = Reviewer(http, titles(False), name, Event(), gather=0.0)
        signal.signal(signal.SIGTERM, lambda _number, _frame: reviewer.end())
        reviewer.run()
    return 0


class ReviewerProcess(Context):
    """A reviewer with the token of somebody; it posts every line by itself."""

    def __init__(self, who: Person, name: str, log: Path) -> None:
        self._given = (str(who.http.base_url), who.token, name)
        self._log = log
        self._process: ForkServerProcess | None = None

    def start(self) -> Self:
        """Starts it."""
        with self._log.open("ab") as log, Path(os.devnull).open("rb") as nothing:
            streams = (nothing.fileno(), log.fileno(), log.fileno())
            self._process = forked(main, self._given, environment=os.environ, streams=streams)
        return self

    def kill(self) -> None:
        """SIGKILL: nothing can be tidied up."""
        self._end(signal.SIGKILL)

    def stop(self) -> int | None:
        """SIGTERM, and its exit code."""
        return self._end(signal.SIGTERM)

    def tell_to_stop(self) -> None:
        """SIGTERM, without waiting."""
        assert self._process is not None
        assert self._process.pid is not None
        os.kill(self._process.pid, signal.SIGTERM)

    def wait(self) -> int | None:
        """Its exit code, once it has ended."""
        process, self._process = self._process, None
        assert process is not None
        process.join(PATIENCE)
        return process.exitcode

    def written(self) -> str:
        """What it has logged."""
        return self._log.read_text()

    def begin(self) -> None:
        self.start()

    def end(self) -> None:
        self.stop()

    def _end(self, number: signal.Signals) -> int | None:
        if self._process is None:
            return None
        if self._process.pid is not None and self._process.exitcode is None:
            os.kill(self._process.pid, number)
        return self.wait()


def until(so: Callable[[], bool], what: str) -> None:
    """Waits until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < deadline, f"it never came to this: {what}"
        time.sleep(0.05)
