"""Fixtures of these tests: two processes on a database of their own, and administrators."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import asyncpg
import pytest
from msgspec import Struct

from service.accounts import accounts
from service.identity.scopes import Scope
from service.settings import Settings, load
from tests import servers
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.service.shared_settings import SHARED


class Services(Struct, frozen=True):
    """Two processes, the address of their database, and the folder with their keys."""

    here: ServiceProcess
    there: ServiceProcess
    dsn: str
    folder: Path

    @property
    def settings(self) -> Settings:
        """What both were started with, as far as it matters here."""
        return load({}, data=self.folder, database_url=self.dsn, promises=self.folder / "promises")


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
    folder = tmp_path_factory.mktemp("administration")
    own = {**SHARED, "data": folder, "promises": str(folder / "promises")}
    with ExitStack() as running:
        here, there = (
            running.enter_context(ServiceProcess(folder / f"{number}.log", dsn, redis, own))
            for number in range(2)
        )
        yield Services(here, there, dsn, folder)
    databases.drop(dsn)


async def _granted(dsn: str, account: str) -> None:
    connection = await asyncpg.connect(dsn)
    await accounts.grant(connection, account, Scope.ADMIN)
    await connection.close()


@pytest.fixture
def administrator(services: Services) -> Callable[[str], Person]:
    """`administrator(name)`: somebody with a token of an administrator."""

    def make(name: str) -> Person:
        somebody = Person.create(services.here.url, name)
        asyncio.run(_granted(services.dsn, somebody.id))
        scopes = ["read", "play", "create", "account", "admin"]
        made = somebody.http.post("/v1/tokens", json={"name": "office", "scopes": scopes})
        assert made.status_code == 201, made.text
        return somebody.with_token(made.json()["token"])

    return make
