"""Fixtures around a running service. The conftests of `tests/service` and `tests/client` take
them from here."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import httpx
import pytest

from tests import servers
from tests.service.people import Person
from tests.service.process import ServiceProcess


@pytest.fixture(scope="session")
def shared_service(
    databases: servers.Databases,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[ServiceProcess]:
    """One service for all tests that do not harm it, with a database of its own."""
    dsn = databases.create()
    redis = servers.empty_index(redis_server, 15 - worker_number)
    log = tmp_path_factory.mktemp("service") / "service.log"
    with ServiceProcess(
        log, dsn, redis, {"keep_alive": 0.5, "max_body": 20_000, "log_level": "debug"}
    ) as running:
        yield running
    databases.drop(dsn)


@pytest.fixture
def web(shared_service: ServiceProcess) -> Iterator[httpx.Client]:
    """Somebody without a token."""
    with httpx.Client(base_url=shared_service.url, timeout=30) as client:
        yield client


_numbers = count(1)


@pytest.fixture
def person(shared_service: ServiceProcess) -> Iterator[Callable[[], Person]]:
    """`person()`: somebody with an account of their own."""
    made: list[Person] = []

    def make() -> Person:
        made.append(Person.create(shared_service.url, f"guest-{next(_numbers)}"))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def service_log(tmp_path: Path) -> Path:
    """Where a service of the test's own writes its log."""
    return tmp_path / "service.log"
