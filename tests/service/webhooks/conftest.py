"""A service that delivers quickly to the loopback, and receivers there."""

from collections.abc import Callable, Iterator
from itertools import count

import pytest

from tests import servers
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.service.webhooks.hooks import QUICK, Hook
from tests.service.webhooks.receiver import Receiver

_numbers = count(1)


@pytest.fixture(scope="session")
def hooked(
    databases: servers.Databases,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[ServiceProcess]:
    """One service for all tests that do not harm it."""
    dsn = databases.create()
    redis = servers.empty_index(redis_server, 13 - worker_number)
    log = tmp_path_factory.mktemp("webhooks") / "service.log"
    with ServiceProcess(log, dsn, redis, QUICK) as running:
        yield running
    databases.drop(dsn)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """Somebody who takes everything."""
    with Receiver() as one:
        yield one


@pytest.fixture
def person(hooked: ServiceProcess) -> Iterator[Callable[[], Person]]:
    """`person()`: somebody with an account of their own."""
    made: list[Person] = []

    def make() -> Person:
        made.append(Person.create(hooked.url, f"hooker-{next(_numbers)}"))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def hook(person: Callable[[], Person], receiver: Receiver) -> Hook:
    """A webhook of a new person, that is told everything."""
    return Hook.create(person(), receiver.url)
