"""Fixtures of these tests: service processes that count."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest

from tests.service.process import ServiceProcess

COUNTED = {"limits": "on", "uncounted_addresses": "none"}
"""Limits are in force, also for the machine's own addresses."""


class Serve(Protocol):
    """Starts a service process with these settings; those of one test share their servers."""

    def __call__(self, **settings: object) -> ServiceProcess: ...


@pytest.fixture
def serve(tmp_path: Path, postgres_dsn: str, redis_url: str) -> Iterator[Serve]:
    """`serve(limit_reading=20)`: a service that counts."""
    with ExitStack() as running:
        started: list[ServiceProcess] = []

        def begin(**settings: object) -> ServiceProcess:
            log = tmp_path / f"{len(started)}.log"
            chosen = {**COUNTED, "redis_url": redis_url, **settings}
            started.append(ServiceProcess(log, postgres_dsn, redis_url, chosen))
            return running.enter_context(started[-1])

        yield begin
