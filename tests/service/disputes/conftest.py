"""Fixtures of these tests."""

import asyncio
from collections.abc import Callable

import asyncpg
import pytest

from service.accounts import accounts
from service.identity.scopes import Scope
from tests.service.people import Person


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
def dsn(service_dsn: str) -> str:
    """The database of the service of these tests."""
    return service_dsn


@pytest.fixture
def arbiter(person: Callable[[], Person], dsn: str) -> Callable[[], Person]:
    """`arbiter()`: somebody who may judge, at no table so far."""
    return lambda: arbiter_of(dsn, person())
