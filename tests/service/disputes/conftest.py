"""Fixtures of these tests."""

import asyncio
from collections.abc import Callable, Iterator

import asyncpg
import pytest

from service.accounts import accounts
from service.identity.scopes import Scope
from tests import servers
from tests.service.fixtures import person, service_log, web
from tests.service.people import Person
from tests.service.process import ServiceProcess

__all__ = ["person", "service_log", "web"]


def arbiter_of(dsn: str, somebody: Person) -> Person:
    """The same person with a token of an arbiter, after the operator has granted it."""

    async def grant() -> None:
        connection = await asyncpg.connect(dsn)
        await accounts.grant(connection, somebody.id, Scope.ARBITER)
        await connection.close()

    asyncio.run(grant())
    wanted = {"name": "judging", "scopes": ["read", "play", "arbiter"]}
    made = somebody.http.post("/v1/tokens", json=wanted)
    assert made.status_code == 201, made.text
    return somebody.with_token(made.json()["token"])


@pytest.fixture(scope="session")
def dsn(databases: servers.Databases) -> str:
    """The database of the service of these tests."""
    return databases.create()


@pytest.fixture(scope="session")
def shared_service(
    dsn: str,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[ServiceProcess]:
    """One service for all of these tests, which keeps few refusals."""
    redis = servers.empty_index(redis_server, 15 - worker_number)
    log = tmp_path_factory.mktemp("disputes") / "service.log"
    settings = {"keep_alive": 0.5, "refusals_per_seat": 12}
    with ServiceProcess(log, dsn, redis, settings) as running:
        yield running


@pytest.fixture
def arbiter(person: Callable[[], Person], dsn: str) -> Callable[[], Person]:
    """`arbiter()`: somebody who may judge, at no table so far."""
    return lambda: arbiter_of(dsn, person())
