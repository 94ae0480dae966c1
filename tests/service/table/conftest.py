"""Two service processes on one database, of which the first one can be held."""

from collections.abc import Iterator

import pytest

from tests import servers
from tests.service.table.held import Processes, two_processes


@pytest.fixture(scope="session")
def processes(
    service_template: str,
    databases: servers.Databases,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Processes]:
    """Two processes for all tests that hold one of them."""
    dsn = databases.create(service_template)
    redis = servers.empty_index(redis_server, 12 - worker_number)
    with two_processes(tmp_path_factory.mktemp("held"), dsn, redis) as both:
        yield both
    databases.drop(dsn)
