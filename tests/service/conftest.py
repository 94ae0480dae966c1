"""Fixtures of these tests."""

from collections.abc import Callable

import pytest


@pytest.fixture
def empty_dsn(postgres_clone: Callable[[str], str]) -> str:
    """The address of a fresh database without tables."""
    return postgres_clone("template0")


@pytest.fixture
def postgres_dsn(service_template: str, postgres_clone: Callable[[str], str]) -> str:
    """The address of a fresh database as a service lays it out, so that none has to."""
    return postgres_clone(service_template)
