"""Fixtures for the whole suite: real servers, fresh databases, and word of where they came from."""

import gc
import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests import servers
from tests.service.fixtures import (
    person,
    service_dsn,
    service_log,
    service_template,
    shared_service,
    web,
)
from tests.support.importing import import_all
from tests.support.scheduling import ByFixtures, rank

__all__ = ["person", "service_dsn", "service_log", "service_template", "shared_service", "web"]
settings.register_profile(
    "kronika", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("kronika")  # the same examples in every run, however slow the machine
# Everything that tests talk to is on this machine, without TLS. To read the certificates that the
# machine trusts takes a client, a command and a service 20 ms each; a folder without any, none.
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = str(Path(__file__).parent)
os.environ["LC_MESSAGES"] = "C"  # commands speak English, whatever the machine does
SERVED = pytest.StashKey[dict[str, str]]()


def pytest_sessionstart(session: pytest.Session) -> None:
    """Test processes that are to collect everything share the work of it."""
    given: dict[str, Any] = getattr(session.config, "workerinput", {})
    if given and session.config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        import_all(int(given["workerid"].removeprefix("gw")), given["workercount"])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no process is left with it at the end."""
    items.sort(key=lambda item: (item.get_closest_marker("slow") is None, rank(item.nodeid)))


def pytest_collection_finish() -> None:
    """Modules and thousands of tests stay to the end; the garbage collector looks at what tests
    make and not at them, again and again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ByFixtures:
    """Several test processes share the work by what it shares."""
    return ByFixtures(config, log)


@pytest.fixture(scope="session")
def postgres_server(request: pytest.FixtureRequest) -> Iterator[servers.Server]:
    """The PostgreSQL of this test process."""
    with servers.postgres_server() as server:
        _served(request.config)["PostgreSQL"] = server.origin
        yield server


@pytest.fixture(scope="session")
def redis_server(request: pytest.FixtureRequest) -> Iterator[servers.Server]:
    """The Redis of this test process."""
    with servers.redis_server() as server:
        _served(request.config)["Redis"] = server.origin
        yield server


@pytest.fixture(scope="session")
def databases(postgres_server: servers.Server, worker_number: int) -> Iterator[servers.Databases]:
    """Makes databases; tests rather use the fixtures below, which also drop them."""
    made = servers.Databases(postgres_server, f"test_{os.getpid()}_{worker_number}")
    yield made
    made.close()


@pytest.fixture
def postgres_dsn(databases: servers.Databases) -> Iterator[str]:
    """The address of a fresh, empty database for one test."""
    dsn = databases.create()
    yield dsn
    databases.drop(dsn)


@pytest.fixture(scope="session")
def postgres_template(
    databases: servers.Databases,
) -> Callable[[str, Callable[[str], Awaitable[None]]], str]:
    """`postgres_template(key, prepare)`: the name of a database prepared once per test process
    by the coroutine function `prepare(dsn)`, for instance by running all migrations."""
    return databases.template


@pytest.fixture
def postgres_clone(databases: servers.Databases) -> Iterator[Callable[[str], str]]:
    """`postgres_clone(template)`: the address of a copy of a template, dropped after the test."""
    made: list[str] = []

    def clone(template: str) -> str:
        made.append(databases.create(template))
        return made[-1]

    yield clone
    for dsn in made:
        databases.drop(dsn)


@pytest.fixture
def redis_url(redis_server: servers.Server, worker_number: int) -> str:
    """The address of an empty Redis database for one test. Channels are not kept apart."""
    return servers.empty_index(redis_server, worker_number + 1)


@pytest.fixture
def scratch_folder() -> Iterator[Path]:
    """An empty folder with a short path that servers under their own account can reach."""
    with servers.scratch_folder() as folder:
        yield folder


@pytest.fixture(scope="session")
def worker_number(request: pytest.FixtureRequest) -> int:
    """0, 1, ... under pytest-xdist; 0 without it."""
    name: str = getattr(request.config, "workerinput", {}).get("workerid", "gw0")
    return int(name.removeprefix("gw"))


def _served(config: pytest.Config) -> dict[str, str]:
    return config.stash.setdefault(SERVED, {})


def pytest_report_header() -> str:
    """What the servers will come from; the summary says what they did come from."""
    given = [name for name in os.environ if name.startswith("KRONIKA_TEST_")]
    first = ", ".join(given) or ("containers" if servers.engine_answers() else "the wheels")
    return f"servers: from {first}"


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker tells the controller which servers it had."""
    if (told := getattr(session.config, "workeroutput", None)) is not None:
        told["served"] = _served(session.config)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    """The controller listens."""
    told = getattr(node, "workeroutput", {}).get("served", {})
    config: pytest.Config = getattr(node, "config")  # noqa: B009
    _served(config).update(told)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """One line per server that was really used."""
    for name, origin in sorted(_served(config).items()):
        terminalreporter.write_line(f"served by {name} {origin}")
