"""Fixtures of these tests: two processes on a database of their own, browsers, and people."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count

import pytest
from msgspec import Struct

from tests import servers
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.service.shared_settings import SHARED
from tests.service.sign_in.browser import Browser, address

FREE_TOKENS = 12
"""Bad tokens of an address before it has to wait; other tests of a module need a few."""
OWN = {
    **SHARED,
    "limits": "on",
    "limit_bad_tokens": FREE_TOKENS,
    "limit_accounts": 0,
    "uncounted_addresses": "none",
    "trusted_proxies": "127.0.0.0/8",
}
"""With limits, for those who guess; a test says from which address it comes."""


class Services(Struct, frozen=True):
    """Two processes, and the address of their database."""

    here: ServiceProcess
    there: ServiceProcess
    dsn: str


@pytest.fixture(scope="module")
def services(
    databases: servers.Databases,
    service_template: str,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Services]:
    """Two processes on one database."""
    dsn = databases.create(service_template)
    redis = servers.empty_index(redis_server, worker_number + 1)
    folder = tmp_path_factory.mktemp("sign-in")
    own = {**OWN, "data": folder, "promises": str(folder / "promises")}
    with ExitStack() as running:
        here, there = (
            running.enter_context(ServiceProcess(folder / f"{number}.log", dsn, redis, own))
            for number in range(2)
        )
        yield Services(here, there, dsn)
    databases.drop(dsn)


_numbers = count(1)


@pytest.fixture
def anybody(services: Services) -> Iterator[Callable[[], Person]]:
    """`anybody()`: somebody with an account of their own."""
    made: list[Person] = []

    def make() -> Person:
        made.append(Person.create(address(services.here), f"signing-{next(_numbers)}"))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def browser(services: Services) -> Iterator[Callable[[], Browser]]:
    """`browser()`: a browser in which nobody is signed in."""
    made: list[Browser] = []

    def make() -> Browser:
        made.append(Browser(address(services.here)))
        return made[-1]

    yield make
    for one in made:
        one.close()
