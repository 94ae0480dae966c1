"""One running service and one played game for all tests of the command line."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct

from tests import servers
from tests.cli.running import Serving, kronika, serving


class Shown(Struct, frozen=True, kw_only=True):
    """What `kronika demo` showed: its output, and the id of the game."""

    output: str
    game: str

    @property
    def lines(self) -> list[str]:
        """The lines of the moves."""
        return re.findall(r"^ *\d+\. \S+ \(\d\): .+$", self.output, re.MULTILINE)


@pytest.fixture(scope="session")
def service_folder() -> Iterator[Path]:
    """The folder of the service of this test process."""
    with servers.scratch_folder() as folder:
        yield folder


@pytest.fixture(scope="session")
def service(service_folder: Path) -> Iterator[Serving]:
    """`kronika serve`, running."""
    with serving(service_folder) as running:
        yield running


@pytest.fixture(scope="session")
def shown(service: Serving) -> Shown:
    """`kronika demo`, run to its end against the service."""
    done = kronika("demo", "--bots=farmer,random", f"--url={service.url}")
    assert done.returncode == 0, done.stderr
    found = re.search(r"replay (\S+)", done.stdout)
    assert found is not None
    return Shown(output=done.stdout, game=found[1])


@pytest.fixture(scope="session")
def exported(service: Serving, shown: Shown, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game of the demo as a file."""
    path = tmp_path_factory.mktemp("export") / "game.json"
    done = kronika("export", shown.game, f"--url={service.url}", f"--output={path}")
    assert done.returncode == 0, done.stderr
    return path
