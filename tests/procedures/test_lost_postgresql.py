"""PostgreSQL is killed under players, and comes back; then its machine is gone for good."""

import os
import shutil
import signal

import pytest

from tests.procedures.conftest import Played
from tests.procedures.stage import FIRST, Stage, server_below

pytestmark = pytest.mark.slow


def test_the_page(played: Played) -> None:
    with played("lost-postgresql") as page:
        for name in ("backups", "keys"):
            page.variables[name.upper()] = str(page.make(name))
        page.variables["NEW"] = str(page.folder / "new")
        page.then = [lambda: None, lambda: _killed(page), lambda: _machine_gone(page)]
        page.perform()
        assert page.findings() == []
        assert len(page.away) == 2
        assert page.crowd is not None
        assert page.crowd.lost(page.lost) > 0, "nothing was played since the backup"


def _killed(page: Stage) -> None:
    """And has come back: everybody has played on."""
    page.goes_away(cut=False)
    os.kill(server_below(page.pid(), "postgres"), signal.SIGKILL)
    assert page.crowd is not None
    page.crowd.some_moves()


def _machine_gone(page: Stage) -> None:
    page.goes_away(cut=True)
    page.kill(FIRST)
    shutil.rmtree(page.folder / "data")
