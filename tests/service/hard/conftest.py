"""A service for the tests that ask every operation, with a database that they may look into."""

from collections.abc import Iterator

import pytest

from tests import servers
from tests.service.fixtures import person, service_log, web
from tests.service.hard.stage import SETTINGS, Stage
from tests.service.process import ServiceProcess

__all__ = ["person", "service_log", "web"]


@pytest.fixture(scope="session")
def dsn(databases: servers.Databases) -> Iterator[str]:
    """The database of the service of these tests."""
    made = databases.create()
    yield made
    databases.drop(made)


@pytest.fixture(scope="session")
def shared_service(
    dsn: str,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[ServiceProcess]:
    """One service for all tests that do not harm it."""
    redis = servers.empty_index(redis_server, 15 - worker_number)
    log = tmp_path_factory.mktemp("hard") / "service.log"
    settings = {**SETTINGS, "max_body": 20_000}
    with ServiceProcess(log, dsn, redis, settings) as running:
        yield running


@pytest.fixture
def stage(shared_service: ServiceProcess, dsn: str) -> Iterator[Stage]:
    """A table in the middle of a game, with everything that an operation can be asked about."""
    with Stage(shared_service.url, dsn) as made:
        yield made
