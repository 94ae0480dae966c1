"""Several processes on one port: whoever is asked tells the numbers of all."""

import os
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import psutil

from tests.cli.running import Serving, serving
from tests.service.process import ServiceProcess

WORKERS = ("0", "1")
Numbers = dict[tuple[str, str], float]
"""By name (with the other labels) and worker."""


def numbers(url: str) -> Numbers:
    """What `/metrics` tells, over a connection of its own."""
    found: Numbers = {}
    for line in httpx.get(f"{url}/metrics", verify=False, timeout=180).text.splitlines():
        if not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            worker = re.search(r'worker="(\d+)"', name)
            found[re.sub(r',?worker="\d+"', "", name), worker[1] if worker else ""] = float(value)
    return found


def eventually(seen: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 180
    while not seen():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def asked(found: Numbers) -> float:
    """How often /health was asked for, of all workers."""
    name = 'kronika_request_seconds_count{operation="getHealth",status="200"}'
    return sum(value for (told, _), value in found.items() if told == name)


def test_whoever_is_asked_tells_of_all(scratch_folder: Path) -> None:
    with serving(scratch_folder, "--workers=2", "--log-format=json") as service:
        answers = "kronika_worker_answers{}"

        lag = ('kronika_projection_lag_events{projection="games"}', "")

        def whole() -> Numbers:
            """What one of them tells when both and PostgreSQL are heard; on a busy machine one may
            be late."""
            deadline = time.monotonic() + 180
            while (
                sum((found := numbers(service.url)).get((answers, one), 0) for one in WORKERS) < 2
                or lag not in found
            ):
                assert time.monotonic() < deadline
                time.sleep(0.1)
            return found

        whole()
        for _ in range(20):
            assert httpx.get(f"{service.url}/health", verify=False, timeout=180).is_success
        for _ in range(6):
            found = whole()
            assert asked(found) == 20
            assert len({found["process_resident_memory_bytes{}", one] for one in WORKERS}) > 1
        victim, other = _victim(service)
        os.kill(victim, signal.SIGKILL)
        eventually(lambda: sum(numbers(service.url).get((answers, one), 0) for one in WORKERS) < 2)
        eventually(lambda: sum(numbers(service.url).get((answers, one), 0) for one in WORKERS) == 2)
        assert asked(numbers(service.url)) <= 20
        assert psutil.pid_exists(other)
        assert service.stop() == 0


def _victim(service: Serving) -> tuple[int, int]:
    """Two of the workers."""
    found = [
        child.pid
        for child in psutil.Process(service.process.pid).children(recursive=True)
        if "spawn_main" in " ".join(child.cmdline())
    ]
    assert len(found) == 2, found
    return found[0], found[1]


def test_one_process_tells_its_own_numbers_without_that_label(
    shared_service: ServiceProcess,
) -> None:
    assert {worker for _, worker in numbers(shared_service.url)} == {""}
