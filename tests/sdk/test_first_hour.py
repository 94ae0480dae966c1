"""A developer's first hour without a clone: a running service hands out all that it takes to play,
follow, receive a webhook and check an export offline, in Python and in Node.js."""

import re
from pathlib import Path

import pytest

from tests.sdk.handed_out import handed_out, node_project, python_environment
from tests.sdk.packed import compiled, installed, nodes
from tests.sdk.running import ROOT, python
from tests.service.process import ServiceProcess

pytestmark = pytest.mark.slow
HOUR = ROOT / "tests" / "sdk" / "hour"
TOLD = re.compile(r"finished after \d+ moves and \d+ events; the webhook was told\n")


def test_in_python(shared_service: ServiceProcess, tmp_path: Path) -> None:
    listed = handed_out(shared_service.url)
    packages = [listed["python", name] for name in ("kronika-client", "kronika-verify")]
    interpreter = python_environment(tmp_path, *packages)
    python("-m", "mypy", "--strict", HOUR / "hour.py")
    program = HOUR / "hour.py"
    told = installed(interpreter, program, folder=tmp_path, KRONIKA_URL=shared_service.url)
    assert TOLD.fullmatch(told), told
    verify = interpreter.with_name("kronika-verify")
    offline = installed(verify, "game.json", "--keys", "keys.txt", folder=tmp_path)
    assert "Nothing is wrong with" in offline


@pytest.mark.contract
def test_in_node(shared_service: ServiceProcess, tmp_path: Path) -> None:
    listed = handed_out(shared_service.url)
    packages = [listed["javascript", name] for name in ("kronika-client", "@kronika/verify")]
    project = node_project(tmp_path, *packages)
    program = compiled(project, HOUR / "hour.ts")
    for engine in nodes():
        told = installed(engine, program, folder=project, KRONIKA_URL=shared_service.url)
        assert TOLD.fullmatch(told), told
    command = project / "node_modules" / ".bin" / "kronika-verify"
    offline = installed(
        nodes()[0], command.resolve(), "game.json", "--keys", "keys.txt", folder=project
    )
    assert "Nothing is wrong with" in offline
