"""Fixtures of these tests."""

from collections.abc import Iterator

import pytest
from kronika_client import Client, models

from tests.sdk.rough import RoughLine
from tests.service.process import ServiceProcess


@pytest.fixture(scope="session")
def token(shared_service: ServiceProcess) -> str:
    """A new account's."""
    with Client(shared_service.url) as anybody:
        return anybody.create_account(models.NewAccount(name="sdk-tests")).token


@pytest.fixture
def kronika(shared_service: ServiceProcess, token: str) -> Iterator[Client]:
    """A client on a good line."""
    with Client(shared_service.url, token) as client:
        yield client


@pytest.fixture
def rough_line(shared_service: ServiceProcess) -> Iterator[RoughLine]:
    """The way to the service over a line that breaks all the time."""
    with RoughLine(shared_service.port, seed=1) as line:
        yield line
