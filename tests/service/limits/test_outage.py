"""Redis is killed, hangs and comes back: the service goes on, and goes on counting."""

import os
import signal
import time
from pathlib import Path

import pytest

from service.embedded import Valkey
from tests.service.limits.conftest import COUNTED
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.support.signals import up

pytestmark = pytest.mark.slow


def test_redis_is_killed_and_started_again(
    tmp_path: Path, postgres_dsn: str, scratch_folder: Path
) -> None:
    settings = {**COUNTED, "limit_changing": 20, "limit_reading": 100_000}
    with (
        Valkey(scratch_folder / "valkey") as valkey,
        ServiceProcess(tmp_path / "one.log", postgres_dsn, valkey.url(), settings) as one,
        ServiceProcess(tmp_path / "two.log", postgres_dsn, valkey.url(), settings) as two,
    ):
        ada = Person.create(one.url, "ada")
        also = Person(two.url, ada.id, ada.name, ada.token)
        served, seconds, wait = _served(ada, also)
        assert 19 <= served <= 22 + seconds / 3  # one more every three seconds
        pid = up(valkey)
        os.kill(pid, signal.SIGSTOP)
        try:
            for _ in range(20):
                assert ada.http.get("/v1/games", timeout=60).status_code == 200
            time.sleep(wait)  # as both have been told to
            # Each process counts for itself now; both still count.
            served, seconds, _ = _served(ada, also)
            assert 36 <= served <= 45 + 2 * seconds / 3
        finally:
            os.kill(pid, signal.SIGCONT)
        os.kill(pid, signal.SIGKILL)
        deadline = time.monotonic() + 180
        while "limits-shared-again" not in one.written():
            assert ada.http.get("/v1/games").status_code == 200
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert "request-failed" not in one.written() + two.written()


def _served(*people: Person) -> tuple[int, float, float]:
    """So many changes are served before all are refused, in so many seconds; and how long those
    refused are told to wait."""
    served, refused, wait, began = 0, 0, 0.0, time.monotonic()
    while refused < 2 * len(people):
        for one in people:
            # A table without seats that fit: refused by the service, but counted.
            answer = one.http.post("/v1/games/gam_none/leave", json={})
            served += answer.status_code == 404
            refused = refused + 1 if answer.status_code == 429 else 0
            wait = max(wait, float(answer.headers.get("Retry-After", 0)))
    return served, time.monotonic() - began, wait
