"""Fixtures of these tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.service.process import ServiceProcess


@pytest.fixture
def pair(
    tmp_path: Path, postgres_dsn: str, redis_url: str
) -> Iterator[tuple[ServiceProcess, ServiceProcess]]:
    """Two service processes on one database and one Redis."""
    settings = {"keep_alive": 0.5}
    with (
        ServiceProcess(tmp_path / "one.log", postgres_dsn, redis_url, settings) as one,
        ServiceProcess(tmp_path / "two.log", postgres_dsn, redis_url, settings) as two,
    ):
        yield one, two
