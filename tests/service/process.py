"""The service as a process of its own, as users run it: started, killed and started again."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

ROOT = Path(__file__).parents[2]


class ServiceProcess:
    """One service process on a free port of the loopback; `log` is what it wrote."""

    def __init__(
        self, log: Path, database_url: str, redis_url: str, settings: Mapping[str, object] = {}
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self._orders = {
            "port": self.port,
            "database_url": database_url,
            "redis_url": redis_url,
            "log_format": "json",
            "limits": "off",  # but for tests that ask for them
            **settings,
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *, patience: float = 30.0) -> Self:
        """Starts it, and waits until it is ready; one that does not get there is ended."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.service.served", json.dumps(self._orders)],
                cwd=ROOT,
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
            )
        deadline = time.monotonic() + patience
        while not self._answers():
            ended, late = self._process.poll() is not None, time.monotonic() >= deadline
            if ended or late:
                self.kill()
                what = "it ended" if ended else "it is not ready"
                raise AssertionError(f"{what}:\n{self.written()[-4000:]}")
            time.sleep(0.05)
        return self

    def kill(self) -> None:
        """SIGKILL: nothing can be tidied up."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM, and its exit code."""
        return self._end(signal.SIGTERM)

    def tell_to_stop(self) -> None:
        """SIGTERM, without waiting."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)

    def wait(self) -> int:
        """Its exit code, once it has ended."""
        assert self._process is not None
        code = self._process.wait(timeout=30)
        self._process = None
        return code

    def written(self) -> str:
        """Everything that it has logged."""
        return self.log.read_text()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def _end(self, number: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(number)
        code = self._process.wait(timeout=20)
        self._process = None
        return code

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/ready", timeout=5, verify=False).status_code == 200
        except httpx.TransportError:
            return False


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port
