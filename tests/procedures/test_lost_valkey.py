"""Valkey is killed under players: they see nothing of it."""

import os
import signal

import pytest

from tests.procedures.conftest import Played
from tests.procedures.stage import server_below

pytestmark = pytest.mark.slow


def test_a_valkey_that_kronika_runs(played: Played) -> None:
    with played("lost-valkey") as page:
        page.then = [lambda: os.kill(server_below(page.pid(), "valkey-server"), signal.SIGKILL)]
        page.perform()
        assert page.findings() == []
        assert page.away == []
