"""`kronika mcp` from the command line of the service."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.agents.packages import ROOT, SECONDS, python


@pytest.mark.slow
def test_the_command_line_of_the_service_hands_over() -> None:
    python()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    kronika = Path(sys.prefix) / "bin" / "kronika"
    done = subprocess.run(
        [kronika, "mcp", "--version"], capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, project["version"]), done.stderr


def test_both_helps_say_the_same() -> None:
    """That of the service stands in for the other one, where its packages are not installed."""
    ours = (ROOT / "service" / "cli" / "mcp.py").read_text(encoding="utf-8")
    theirs = (ROOT / "agents" / "command.py").read_text(encoding="utf-8")
    for line in (
        "Let agents play: a server of the Model Context Protocol.",
        "A language model, or any other program that speaks MCP, finds titles, rules,",
        "legal commands, boards and replays as tools, and plays with them.",
        "kronika mcp --url https://kronika.example",
    ):
        assert line in ours
        assert line in theirs
