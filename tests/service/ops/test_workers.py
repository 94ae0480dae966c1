"""Several processes on one port are one service: whoever is asked knows every move and tells the
numbers of all, one that dies is replaced, and all end with their parent."""

import re
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import psutil
import pytest

from tests.cli.running import SECONDS, serving
from tests.cli.test_serve import play_a_move
from tests.service.process import ServiceProcess

pytestmark = pytest.mark.slow

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


def answering(found: Numbers) -> float:
    """How many workers were heard."""
    return sum(found.get(("kronika_worker_answers{}", one), 0) for one in WORKERS)


def whole(url: str) -> Numbers:
    """What one of them tells when both and PostgreSQL are heard; on a busy machine one may be
    late."""
    lag = ('kronika_projection_lag_events{projection="games"}', "")
    deadline = time.monotonic() + 180
    while answering(found := numbers(url)) < 2 or lag not in found:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return found


def asked(found: Numbers) -> float:
    """How often /health was asked for, of all workers."""
    name = 'kronika_request_seconds_count{operation="getHealth",status="200"}'
    return sum(value for (told, _), value in found.items() if told == name)


def test_several_processes_are_one_service_and_end_with_their_parent(scratch_folder: Path) -> None:
    python = Path(sys.executable)
    with serving(scratch_folder, "--workers=2", "--log-format=json", python=python) as service:
        assert "2 processes" in service.welcome
        parent = psutil.Process(service.process.pid)
        _whoever_is_asked_tells_of_all(service.url)
        game, _ = play_a_move(service.url, "ada")
        assert {_ply(service.url, game) for _ in range(20)} == {1}, "each knows every move"
        _a_worker_that_dies_is_replaced(service.url, parent)
        assert _ply(service.url, game) == 1
        assert "worker-died" in service.log.read_text()
        assert httpx.get(f"{service.url}/ready", verify=False, timeout=180).is_success
        children = parent.children(recursive=True)
        service.process.send_signal(signal.SIGKILL)
        service.wait()
        _, alive = psutil.wait_procs(children, SECONDS)
    assert not [one for one in alive if one.status() != psutil.STATUS_ZOMBIE]


def _whoever_is_asked_tells_of_all(url: str) -> None:
    whole(url)
    for _ in range(20):
        assert httpx.get(f"{url}/health", verify=False, timeout=180).is_success
    for _ in range(6):
        found = whole(url)
        assert asked(found) == 20
        assert len({found["process_resident_memory_bytes{}", one] for one in WORKERS}) > 1


def _a_worker_that_dies_is_replaced(url: str, parent: psutil.Process) -> None:
    killed, other = _workers(parent)
    killed.kill()
    eventually(lambda: killed not in _workers(parent) and len(_workers(parent)) == 2)
    assert other in _workers(parent)
    assert asked(whole(url)) <= 20


def _ply(url: str, game: str) -> int:
    ply: int = httpx.get(f"{url}/v1/games/{game}", verify=False, timeout=180).json()["ply"]
    return ply


def _workers(parent: psutil.Process) -> list[psutil.Process]:
    """The service processes, without supervisors, servers and helpers."""
    found = []
    for one in parent.children():
        with suppress(psutil.Error):  # it has ended meanwhile
            if "spawn_main" in " ".join(one.cmdline()):
                found.append(one)
    return found


def test_one_process_tells_its_own_numbers_without_that_label(
    shared_service: ServiceProcess,
) -> None:
    assert {worker for _, worker in numbers(shared_service.url)} == {""}
