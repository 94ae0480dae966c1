"""Fixtures of these tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from kronika_client import Client, models

from tests.sdk.packed import python_package, typescript_package
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


@pytest.fixture(scope="session")
def packed_python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An interpreter that has the Python client from its wheel."""
    return python_package(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def packed_typescript(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project that has the TypeScript client from its packed file."""
    return typescript_package(tmp_path_factory.mktemp("package"))
