"""Fixtures of the procedures: stages on which services start at once."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from service.embedded import Postgres
from tests import servers
from tests.embedded.conftest import copied
from tests.procedures.installed import gated, named, used
from tests.procedures.stage import Stage, stage
from tests.service.ops.faults.strict import Strict, strict_servers

Played = Callable[[str], AbstractContextManager[Stage]]
Installed = Callable[[str], AbstractContextManager[tuple[Stage, Strict]]]
Several = Callable[..., AbstractContextManager[tuple[Stage, Strict]]]


@pytest.fixture(scope="session")
def empty_server() -> Iterator[Path]:
    """The folder of a PostgreSQL of our own with an empty database, to be copied, never started."""
    with servers.scratch_folder() as folder:
        with Postgres(folder / "postgres"):
            pass
        yield folder / "postgres"


@pytest.fixture
def played(empty_server: Path) -> Played:
    """`played(page)`: the stage of a page whose service has servers of its own."""

    @contextmanager
    def made(name: str) -> Iterator[Stage]:
        with stage(name) as page:
            (page.folder / "data").mkdir()
            copied(empty_server, page.folder / "data" / "postgres")
            yield page

    return made


@pytest.fixture
def installed(played: Played) -> Installed:
    """`installed(page)`: the same, and servers that others run."""

    @contextmanager
    def made(name: str) -> Iterator[tuple[Stage, Strict]]:
        with (
            servers.scratch_folder() as folder,
            strict_servers(folder) as strict,
            played(name) as page,
        ):
            named(page, strict)
            yield page, strict

    return made


@pytest.fixture
def several(installed: Installed) -> Several:
    """`several(page, *listed)`: the stage of a page whose services `one` and `two` are behind a
    gateway, which lists some of them at first. The servers are in use already."""

    @contextmanager
    def made(name: str, *listed: str) -> Iterator[tuple[Stage, Strict]]:
        with installed(name) as (page, strict), gated(page, *listed):
            used(page, strict)
            yield page, strict

    return made
