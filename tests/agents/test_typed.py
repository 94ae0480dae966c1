"""The types of `agents/`, with those of the package `mcp`, which the tests' environment lacks."""

import subprocess
import sys

import pytest

from tests.agents.packages import ROOT, SECONDS, python

pytestmark = pytest.mark.slow


def test_the_seam_to_the_package_is_typed() -> None:
    command = [sys.executable, "-m", "mypy", "-p", "agents", "--python-executable", str(python())]
    done = subprocess.run(
        [*command, "--cache-dir", "/dev/null"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    # Sockets are not used here, and need a package that is not there.
    found = [one for one in done.stdout.splitlines() if "error:" in one and "sockets" not in one]
    assert found == [], done.stdout
    assert "agents" not in done.stderr
