"""Fixtures around one running service, which the conftest of all tests takes from here."""

from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import httpx
import pytest

from tests import servers
from tests.service.people import Person
from tests.service.process import SERVICE_ROLE, ServiceProcess
from tests.service.shared_settings import SHARED


async def laid_out(dsn: str) -> None:
    from service.composition import prepare  # here, because most tests need nothing of it
    from service.process.roles import Roles, script
    from service.settings import load

    async with asyncpg.create_pool(dsn, min_size=1, max_size=1) as pool:
        await prepare(pool, load({}).partitions)
        owner = await pool.fetchval("SELECT current_user::text")
        await pool.execute(await script(pool, Roles(owner=owner, service=SERVICE_ROLE)))


@pytest.fixture(scope="session")
def service_template(
    postgres_template: Callable[[str, Callable[[str], Awaitable[None]]], str],
) -> str:
    """The name of a database with all tables of a service, to be copied."""
    return postgres_template("service", laid_out)


@pytest.fixture(scope="session")
def service_dsn(databases: servers.Databases, service_template: str) -> Iterator[str]:
    """The database of the shared service."""
    made = databases.create(service_template)
    yield made
    databases.drop(made)


@pytest.fixture(scope="session")
def shared_service(
    service_dsn: str,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[ServiceProcess]:
    """One service for all tests that do not harm it."""
    redis = servers.empty_index(redis_server, 15 - worker_number)
    log = tmp_path_factory.mktemp("service") / "service.log"
    with ServiceProcess(log, service_dsn, redis, SHARED) as running:
        yield running


@pytest.fixture
def web(shared_service: ServiceProcess) -> Iterator[httpx.Client]:
    """Somebody without a token."""
    with httpx.Client(base_url=shared_service.url, timeout=180, verify=False) as client:
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
