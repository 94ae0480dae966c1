"""The service as a process of its own, as users run it: started, killed and started again."""

import os
import signal
import socket
import time
from collections.abc import Mapping
from hashlib import sha256
from http.client import HTTPConnection, HTTPException
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final, Self

from tests.support.context import Context
from tests.support.forked import forked

SERVICE_ROLE: Final = "kronika_service"
"""Whose rights services have on databases that `laid_out` has made."""
PATIENCE = 120.0
"""Seconds that a process gets to begin or to end, on a machine with much else to do."""


class ServiceProcess(Context):
    """One service process on a free port of the loopback; `log` is what it wrote."""

    def __init__(
        self, log: Path, database_url: str, redis_url: str, settings: Mapping[str, object] = {}
    ) -> None:
        self._place = held_port()
        self.port: int = self._place.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self._orders = {
            "port": self.port,
            "database_url": database_url,
            "redis_url": redis_url,
            "log_format": "json",
            "limits": "off",  # but for tests that ask for them
            "promises": str(_promises(log, database_url)),
            **settings,
        }
        self._process: ForkServerProcess | None = None

    def start(self, *, patience: float = PATIENCE) -> Self:
        """Starts it, and waits until it is ready; one that does not get there is ended."""
        from tests.service import served  # here, because the whole service comes with it

        with self.log.open("ab") as log, Path(os.devnull).open("rb") as nothing:
            streams = (nothing.fileno(), log.fileno(), log.fileno())
            process = forked(served.main, (self._orders,), environment=os.environ, streams=streams)
        self._process = process
        deadline = time.monotonic() + patience
        while not self._answers():
            ended, late = process.exitcode is not None, time.monotonic() >= deadline
            if ended or late:
                self.kill()
                what = "it ended" if ended else "it is not ready"
                raise AssertionError(f"{what}:\n{self.written()[-4000:]}")
            time.sleep(0.02)
        return self

    def kill(self) -> None:
        """SIGKILL: nothing can be tidied up."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM, and its exit code."""
        return self._end(signal.SIGTERM)

    def tell_to_stop(self) -> None:
        """SIGTERM, without waiting."""
        self._send(signal.SIGTERM)

    def wait(self) -> int:
        """Its exit code, once it has ended."""
        process, self._process = self._process, None
        assert process is not None
        process.join(PATIENCE)
        assert process.exitcode is not None, f"it does not end:\n{self.written()[-4000:]}"
        return process.exitcode

    @property
    def pid(self) -> int:
        """Of the process that runs."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def written(self) -> str:
        """Everything that it has logged."""
        return self.log.read_text()

    def begin(self) -> None:
        self.start()

    def end(self) -> None:
        self.stop()

    def _end(self, number: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._send(number)
        return self.wait()

    def _send(self, number: signal.Signals) -> None:
        assert self._process is not None
        if self._process.exitcode is None:
            os.kill(self.pid, number)

    def _answers(self) -> bool:
        asked = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            asked.request("GET", "/ready")
            return asked.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            asked.close()


def _promises(log: Path, database_url: str) -> Path:
    """Where services on one database write down what they sign. Services of many tests sign with
    one key, each another log."""
    return log.with_name(f"promises-{sha256(database_url.encode()).hexdigest()[:12]}.json")


def held_port() -> socket.socket:
    """A socket that keeps a port of the loopback from everybody who asks for any; a server that is
    told its number can listen on it, because both let the address be used again."""
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    one.bind(("127.0.0.1", 0))
    return one
