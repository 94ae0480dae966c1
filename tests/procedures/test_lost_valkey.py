"""Valkey is killed under players: they see nothing of it."""

import os
import signal
import subprocess
from contextlib import ExitStack

import psutil
import pytest

from tests.procedures.conftest import Installed, Played
from tests.procedures.installed import used
from tests.procedures.stage import Stage, server_below
from tests.service.ops.faults.strict import PASSWORD, Strict

pytestmark = pytest.mark.slow

VALKEY = "valkey-server"


def test_a_valkey_that_kronika_runs(played: Played) -> None:
    with played("lost-valkey") as page:
        page.then = [lambda: os.kill(server_below(page.pid(), VALKEY), signal.SIGKILL)]
        page.perform()
        assert page.findings() == []
        assert page.away == []


def test_a_valkey_of_ones_own(installed: Installed) -> None:
    with ExitStack() as later, installed("lost-valkey") as (page, strict):
        used(page, strict)
        page.then = [lambda: _away_for_a_while(page, strict, later)]
        page.perform()
        assert page.findings() == []
        assert page.away == []


def _away_for_a_while(page: Stage, strict: Strict, later: ExitStack) -> None:
    """It is killed, all play on without it, and another one is started in its place."""
    below = psutil.Process().children(recursive=True)
    (one,) = [each for each in below if f":{strict.cache_port}" in " ".join(each.cmdline())]
    wants = ("--port", str(strict.cache_port), "--bind", "127.0.0.1", "--requirepass", PASSWORD)
    command, folder = (one.exe(), *wants, "--save", ""), one.cwd()
    one.kill()
    assert page.crowd is not None
    page.crowd.some_moves()
    another = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
    later.callback(another.wait)
    later.callback(another.terminate)
