"""Several service processes on one socket, watched by one that starts and stops them.

Workers are spawned, not forked: a forked one would hold on to what keeps our own servers alive.
Each is connected by a pipe, on which it says that it is ready; when the pipe closes, its parent
is gone, however that happened, and it stops too. A worker that dies is replaced.
"""

import multiprocessing
import os
import select
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType

import structlog

from service.cli.common.errors import CommandError
from service.cli.serve import stopping
from service.cli.serve.listening import without_newcomers
from service.cli.serve.manager import ServiceManager
from service.cli.serve.server import seconds_to_stop, serve
from service.process.sibling_metrics import SiblingAddress
from service.settings import Settings
from service.startup.refusal import StartRefusedError

TICK_SECONDS = 0.2
RESTART_SECONDS = 1.0
ORPHAN_SECONDS = 10.0  # for a worker without parent, and so perhaps without database, to end

_log = structlog.get_logger()


class Worker:
    """One service process."""

    def __init__(self, settings: Settings, listener: socket.socket, place: SiblingAddress) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(
            target=_work, args=(settings, listener, place, theirs), name="kronika worker"
        )
        undisturbed = signal.signal(signal.SIGINT, signal.SIG_IGN)  # inherited while it starts
        self.process.start()
        signal.signal(signal.SIGINT, undisturbed)
        theirs.close()
        self.ready = False
        self._heard = time.monotonic()

    def look(self) -> None:
        """Notes what the worker has said: that it is ready, and then that it lives."""
        try:
            while self.pipe.poll():
                self.ready = bool(self.pipe.recv())
                self._heard = time.monotonic()
        except (EOFError, OSError):
            self.ready = False

    def silent(self, seconds: float) -> bool:
        """Whether a worker that runs has said nothing for so long; it does every second."""
        quiet = time.monotonic() - self._heard > seconds
        return self.ready and quiet and self.process.is_alive()

    def stop(self) -> None:
        """Tells it to drain, or, the second time, to end at once."""
        if self.process.pid is not None and self.process.is_alive():
            os.kill(self.process.pid, signal.SIGTERM)


class Workers:
    """All of them; `run` returns when they were told to stop and have done so."""

    def __init__(
        self, settings: Settings, listener: socket.socket, manager: ServiceManager
    ) -> None:
        self._settings = settings
        self._manager = manager
        self._listener = listener
        self._signals = 0
        self._folder = Path()

    def run(self, ready: Callable[[], None]) -> bool:
        """Serves; `ready` is called once all workers answer. False if one could not start."""
        with (
            stopping.serving(self._on_stop_signal),
            tempfile.TemporaryDirectory(prefix="kronika-", ignore_cleanup_errors=True) as folder,
        ):
            self._folder = Path(folder)
            workers = [self._begun(number) for number in range(self._settings.workers)]
            started = self._watch_start(workers)
            if started and not self._signals:
                ready()
            if started:
                self._watch(workers)
            self._stop(workers)
        return started

    def _watch_start(self, workers: list[Worker]) -> bool:
        """Waits until all are ready; False if one has ended instead."""
        while not self._signals and not all(worker.ready for worker in workers):
            _wait(workers)
            for worker in workers:
                worker.look()
                if not worker.process.is_alive():
                    return bool(self._signals)
        return True

    def _watch(self, workers: list[Worker]) -> None:
        """Replaces whoever dies."""
        while not self._signals:
            _wait(workers)
            self._tell_of_life(workers)
            for at, worker in enumerate(workers):
                if not self._signals and not worker.process.is_alive():
                    _log.error("worker-died", pid=worker.process.pid, code=worker.process.exitcode)
                    time.sleep(RESTART_SECONDS)
                    workers[at] = self._begun(at)

    def _stop(self, workers: list[Worker]) -> None:
        """Stops all, and passes later signals on. The socket is theirs together, so nobody closes
        it before nobody can begin to connect, and none of them is kept waiting by this process."""
        self._manager.leaves(seconds_to_stop(self._settings))
        passed = self._signals - 1
        until = time.monotonic() + self._settings.drain
        while any(worker.process.is_alive() for worker in workers):
            if time.monotonic() >= until and self._listener.fileno() >= 0:
                without_newcomers(self._listener)
                self._listener.close()
            if passed < self._signals:
                passed = self._signals
                for worker in workers:
                    worker.stop()
            self._manager.lives()
            _wait(workers)

    def _tell_of_life(self, workers: Iterable[Worker]) -> None:
        """Tells the manager that everything goes on, unless a worker hangs."""
        for worker in workers:
            worker.look()
        if not any(worker.silent(self._manager.within / 2) for worker in workers):
            self._manager.lives()

    def _begun(self, number: int) -> Worker:
        place = SiblingAddress(number=number, of=self._settings.workers, folder=self._folder)
        return Worker(self._settings, self._listener, place)

    def _on_stop_signal(self, _number: int, _frame: FrameType | None) -> None:
        self._signals += 1


def _wait(workers: Iterable[Worker]) -> None:
    """Until something ends, or for a moment."""
    wait([worker.process.sentinel for worker in workers if worker.process.is_alive()], TICK_SECONDS)


def _work(
    settings: Settings, listener: socket.socket, place: SiblingAddress, parent: Connection
) -> None:
    """What a worker does: it serves until it is told to stop or its parent is gone."""
    os.setsid()  # Ctrl-C in the terminal is for the parent
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()

    def lives() -> None:
        with suppress(OSError, ValueError):  # the parent is gone, and this process ends
            if select.select([], [parent], [], 0)[1]:  # it has heard what was said before
                parent.send(True)

    try:
        serve(settings, address=place, sockets=[listener], ready=lives, alive=lives)
    except (CommandError, StartRefusedError) as trouble:
        _log.error("start-failed", trouble=str(trouble))
        sys.exit(1)


def _end_with(parent: Connection) -> None:
    try:
        parent.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(ORPHAN_SECONDS)
        os._exit(1)
