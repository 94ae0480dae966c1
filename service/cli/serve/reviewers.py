"""The reviewers of this service: processes beside it that make reviews, with low priority.

They talk HTTP to it, with a token that is made when it begins to answer and revoked when it ends.
One that dies is replaced. When this process is gone, however that happened, they end, too.
"""

import asyncio
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Final, Self, TypeVar

import asyncpg
import structlog

from games.kernel.registry import Registry
from projections.database import Queries
from service.process import logs, priority
from service.process.sessions import session
from service.process.yielding import yielding
from service.reviews import own
from service.reviews.reviewer import NICENESS, NotLetInError, Reviewer, client
from service.settings import Settings

TICK_SECONDS: Final = 0.2
RESTART_SECONDS: Final = 2.0
STOP_SECONDS: Final = 5.0
"""A reviewer that is at a long decision is ended without mercy after so long."""
KEPT_OUT: Final = 77
"""The exit code of a reviewer whose token is good for nothing any more (NOPERM in sysexits(3))."""

T = TypeVar("T")
_log = structlog.get_logger()


class Reviewers:
    """As many as the settings say; `begin` starts them, the end of the context ends them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._ending = threading.Event()
        self._watch: threading.Thread | None = None
        host = socket.gethostname()
        self._names = [f"{host} {number}" for number in range(1, settings.reviewers + 1)]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._ending.set()
        if self._watch is not None:
            self._watch.join()

    def begin(self, address: str) -> None:
        """Starts them, for the service at an address."""
        if self._names and not self._ending.is_set():
            self._watch = threading.Thread(target=self._run, args=(address,), name="reviewers")
            self._watch.start()

    def _run(self, address: str) -> None:
        """Keeps them running until they are to end."""
        token = None
        while token is None and not self._ending.is_set():
            token = self._tried(own.let_in)
        if token is None:
            return
        started = {name: self._started(address, token.text, name) for name in self._names}
        while not self._ending.wait(TICK_SECONDS):
            for name, one in started.items():
                if not one.process.is_alive():
                    _log.error("reviewer-died", pid=one.process.pid, code=one.process.exitcode)
                    if one.process.exitcode == KEPT_OUT:
                        token = self._tried(own.let_in) or token
                    if not self._ending.wait(RESTART_SECONDS):
                        started[name] = self._started(address, token.text, name)
        for one in started.values():
            one.tell_to_stop()
        for one in started.values():
            one.end()
        self._tried(lambda queries: own.leave(queries, token.id, self._names))

    def _started(self, address: str, token: str, name: str) -> "_Started":
        return _Started(self._settings, address, token, name)

    def _tried(self, act: Callable[[Queries], Awaitable[T]]) -> T | None:
        """What comes of an act in the database; None while it is away."""
        try:
            return asyncio.run(_done(self._settings, act))
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as trouble:
            _log.warning("reviewers-wait", error=type(trouble).__name__)
            self._ending.wait(RESTART_SECONDS)
            return None


class _Started:
    """One reviewer. While its pipe is open, this process is there."""

    def __init__(self, settings: Settings, address: str, token: str, name: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        arguments = (settings.log_format, settings.log_level, address, token, name, theirs)
        self.process: BaseProcess = context.Process(
            target=_review, args=arguments, name="kronika reviewer", daemon=True
        )
        self.process.start()
        theirs.close()

    def tell_to_stop(self) -> None:
        """Tells it to give back what it has, and to end."""
        with suppress(ProcessLookupError):
            self.process.terminate()

    def end(self) -> None:
        """Waits for its end, but not for long."""
        self.process.join(STOP_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self._pipe.close()


async def _done(settings: Settings, act: Callable[[Queries], Awaitable[T]]) -> T:
    connection = await asyncpg.connect(
        settings.database_url, server_settings=session("kronika reviewers")
    )
    try:
        return await act(connection)
    finally:
        await connection.close()


def _review(form: str, level: str, address: str, token: str, name: str, parent: Connection) -> None:
    """What a reviewer does: it works until it is told to stop or its parent is gone."""
    os.setsid()  # Ctrl-C in the terminal is for the parent
    priority.lower(NICENESS)
    stop = threading.Event()
    threading.Thread(target=_end_with, args=(parent, stop), daemon=True).start()
    logs.configure("json" if form == "json" else "console", level)
    with client(address, token) as http:
        one = Reviewer(http, Registry.installed(), name, stop, within=yielding)
        signal.signal(signal.SIGTERM, lambda _number, _frame: one.end())
        try:
            one.run()
        except NotLetInError as trouble:
            _log.warning("reviewer-kept-out", because=str(trouble))
            sys.exit(KEPT_OUT)


def _end_with(parent: Connection, stop: threading.Event) -> None:
    with suppress(EOFError, OSError):
        parent.recv()
    stop.set()
    time.sleep(STOP_SECONDS)
    os._exit(1)
