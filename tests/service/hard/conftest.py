"""A table for the tests that ask every operation, with a database that they may look into."""

from collections.abc import Iterator

import pytest

from tests.service.hard.stage import Stage
from tests.service.process import ServiceProcess


@pytest.fixture(scope="session")
def dsn(service_dsn: str) -> str:
    """The database of the service of these tests."""
    return service_dsn


@pytest.fixture
def stage(shared_service: ServiceProcess, dsn: str) -> Iterator[Stage]:
    """A table in the middle of a game, with everything that an operation can be asked about."""
    with Stage(shared_service.url, dsn) as made:
        yield made
