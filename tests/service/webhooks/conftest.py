"""A service that delivers quickly to the loopback, and receivers there."""

from collections.abc import Callable, Iterator

import pytest

from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.service.webhooks.hooks import Hook
from tests.service.webhooks.receiver import Receiver


@pytest.fixture(scope="session")
def hooked(shared_service: ServiceProcess) -> ServiceProcess:
    """The service of all tests that do not harm it, which delivers quickly."""
    return shared_service


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """Somebody who takes everything."""
    with Receiver() as one:
        yield one


@pytest.fixture
def hook(person: Callable[[], Person], receiver: Receiver) -> Hook:
    """A webhook of a new person, that is told everything."""
    return Hook.create(person(), receiver.url)
