"""Tables for the tests that ask every operation, with a database that they may look into."""

from collections.abc import Iterator

import pytest

from tests.service.hard.setup import Stage
from tests.service.process import ServiceProcess


@pytest.fixture(scope="session")
def dsn(service_dsn: str) -> str:
    """The database of the service of these tests."""
    return service_dsn


@pytest.fixture
def stage(shared_service: ServiceProcess, dsn: str) -> Iterator[Stage]:
    """A table in the middle of a game, with everything that an operation can be asked about."""
    with Stage(shared_service.url, dsn) as made:
        yield made


class Stages:
    """Stages one after the other: each serves until something was changed on it."""

    def __init__(self, url: str, dsn: str) -> None:
        self._url, self._dsn = url, dsn
        self._now: Stage | None = None

    def standing(self) -> Stage:
        """A stage on which nothing was changed."""
        if self._now is None:
            self._now = Stage(self._url, self._dsn)
        return self._now

    def strike(self) -> None:
        """The stage has served: something was changed."""
        if self._now is not None:
            self._now.end()
            self._now = None


@pytest.fixture
def stages(shared_service: ServiceProcess, dsn: str) -> Iterator[Stages]:
    """Stages for many operations; most of what they are asked changes nothing."""
    made = Stages(shared_service.url, dsn)
    yield made
    made.strike()
