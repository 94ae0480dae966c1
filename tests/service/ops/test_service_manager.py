"""What `kronika serve` tells systemd: the messages of sd_notify(3), received at a real socket."""

import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psutil
import pytest

from service.cli.serve.manager import ServiceManager
from service.settings import Settings
from tests.cli.running import SECONDS, Serving, serving

pytestmark = pytest.mark.slow

WITHIN = 4.0
DRAIN = 2.0


class Manager(threading.Thread):
    """Receives; `then` looks at the service in the moment in which it says that it serves."""

    def __init__(self, path: Path, then: Callable[[], object] = lambda: None) -> None:
        super().__init__(daemon=True)
        self._inlet = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._inlet.bind(str(path))
        path.chmod(0o666)
        self._then = then
        self.heard: list[tuple[float, list[str]]] = []
        self.seen: object = None

    def run(self) -> None:
        while lines := self._inlet.recv(4096).decode().splitlines():
            if "READY=1" in lines:
                self.seen = self._then()
            self.heard.append((time.monotonic(), lines))

    def count(self, line: str) -> int:
        """How often that was said."""
        return sum(line in lines for _, lines in self.heard)

    def wait_for(self, line: str, times: int = 1) -> list[str]:
        """The message with that line, once it has been said so often."""
        until = time.monotonic() + SECONDS
        while self.count(line) < times:
            assert time.monotonic() < until, self.heard
            time.sleep(0.02)
        return next(lines for _, lines in reversed(self.heard) if line in lines)

    def pause(self, seconds: float) -> None:
        """Waits until nothing has been said for so long."""
        until = time.monotonic() + SECONDS
        while time.monotonic() - self.heard[-1][0] < seconds:
            assert time.monotonic() < until
            time.sleep(0.05)


@contextmanager
def managed(
    folder: Path, dsn: str, redis_url: str, workers: int
) -> Iterator[tuple[Manager, Serving]]:
    """A service that a manager has started. When it says that it serves, the manager counts the
    processes that have begun, and asks for `/ready`."""

    def look() -> tuple[int, int]:
        log = (folder / "serve.log").read_text()
        url = log.partition('"address":"')[2].partition('"')[0]
        return log.count('"event":"started"'), httpx.get(f"{url}/ready", timeout=180).status_code

    manager = Manager(folder / "notify", look)
    manager.start()
    with serving(
        folder,
        f"--database-url={dsn}",
        f"--redis-url={redis_url}",
        f"--workers={workers}",
        "--log-format=json",
        KRONIKA_SECRETS_KEY="none",
        NOTIFY_SOCKET=str(folder / "notify"),
        WATCHDOG_USEC=f"{WITHIN * 1e6:.0f}",
        KRONIKA_DRAIN=f"{DRAIN:.0f}",
    ) as running:
        yield manager, running


def test_one_process_tells_that_it_serves_lives_and_stops(
    scratch_folder: Path, postgres_dsn: str, redis_url: str
) -> None:
    with managed(scratch_folder, postgres_dsn, redis_url, 1) as (manager, running):
        assert f"STATUS=serves at {running.url}" in manager.wait_for("READY=1")
        assert manager.seen == (1, 200)
        manager.wait_for("WATCHDOG=1", 2)
        running.process.send_signal(signal.SIGTERM)
        told = manager.wait_for("STOPPING=1")
        manager.wait_for("WATCHDOG=1", manager.count("WATCHDOG=1") + 1)
        assert running.wait() == 0
    (extended,) = (line for line in told if line.startswith("EXTEND_TIMEOUT_USEC="))
    assert int(extended.partition("=")[2]) > (DRAIN + Settings().stop_within + 60) * 1e6
    assert (manager.count("READY=1"), manager.count("STOPPING=1")) == (1, 1)


def test_several_serve_when_all_do_and_live_unless_one_hangs(
    scratch_folder: Path, postgres_dsn: str, redis_url: str
) -> None:
    with managed(scratch_folder, postgres_dsn, redis_url, 2) as (manager, running):
        manager.wait_for("WATCHDOG=1", 2)
        assert manager.seen == (2, 200)
        parts = psutil.Process(running.process.pid).children(recursive=True)
        assert not [one.cmdline() for one in parts if "NOTIFY_SOCKET" in one.environ()]
        one, _ = (part for part in parts if "spawn_main" in " ".join(part.cmdline()))
        one.send_signal(signal.SIGSTOP)
        manager.pause(WITHIN)
        seen = manager.count("WATCHDOG=1")
        one.send_signal(signal.SIGCONT)
        manager.wait_for("WATCHDOG=1", seen + 2)
        assert running.stop() == 0
    assert (manager.count("READY=1"), manager.count("STOPPING=1")) == (1, 1)


def test_nothing_is_said_where_nobody_listens(tmp_path: Path) -> None:
    """A socket that has gone does not end the service; a watch for another process is not ours."""
    environment = {"NOTIFY_SOCKET": str(tmp_path / "gone"), "WATCHDOG_USEC": "4000000", "HOME": "/"}
    manager = ServiceManager.of(environment)
    assert environment == {"HOME": "/"}
    assert manager.within == WITHIN
    manager.serves("http://127.0.0.1:8000")
    other = {
        "NOTIFY_SOCKET": "@x",
        "WATCHDOG_USEC": "4000000",
        "WATCHDOG_PID": str(os.getpid() + 1),
    }
    assert ServiceManager.of(other).within == 0
    assert ServiceManager.of({"WATCHDOG_USEC": "4000000"}).within == 0
