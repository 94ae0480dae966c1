"""The page for operators: its commands run in order beside a service of its own, and what it says
of settings and metrics is all there is."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

import httpx
import pytest

from service.settings import settings
from tests import servers
from tests.docs.blocks import ROOT, Block, blocks
from tests.docs.clone import furnish
from tests.docs.http import drive, exchanges
from tests.docs.shell import environment, run_shell
from tests.service.process import held_port

pytestmark = pytest.mark.slow

PAGE = ROOT / "docs" / "operations.md"
SECONDS = 600
FOUND = list(blocks(PAGE))


class Stage:
    """Where the page is performed: a folder, and the service that runs there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        furnish(folder)
        self._place = held_port()
        self.port: int = self._place.getsockname()[1]
        self.variables = {
            "KRONIKA_DATA": str(folder / "data"),
            "KRONIKA_PORT": str(self.port),
            "KRONIKA_LIMITS": "off",
            "KRONIKA_READ_MODELS": "own",
        }
        self._service: subprocess.Popen[str] | None = None

    def begin(self, block: Block) -> None:
        """Starts the service as the block says, and waits until it answers."""
        assert self._service is None, f"{block.where}: the service runs already"
        with (self.folder / "serve.log").open("a") as log:
            self._service = subprocess.Popen(
                ["bash", "-c", f"exec {block.text.strip()}"],
                cwd=self.folder,
                env={**environment(), **self.variables},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._service.stdout is not None
        welcome = "".join(iter(self._service.stdout.readline, "Ctrl-C stops; the games stay.\n"))
        assert "serves at" in welcome, (self.folder / "serve.log").read_text()

    def run(self, block: Block) -> None:
        """Runs a command of the reader's."""
        service = {"SERVICE": str(self._service.pid)} if self._service else {}
        run_shell(block, folder=self.folder, variables={**self.variables, **service})

    def end(self) -> None:
        """Waits for the service, which was told to stop."""
        if self._service is not None:
            self._service.communicate(timeout=SECONDS)
            assert self._service.returncode in (0, -signal.SIGTERM)
            self._service = None

    def strike(self) -> None:
        """Whatever happened."""
        if self._service is not None and self._service.poll() is None:
            os.kill(self._service.pid, signal.SIGTERM)
            self._service.communicate(timeout=SECONDS)


@pytest.fixture
def stage() -> Iterator[Stage]:
    with servers.scratch_folder() as folder:
        made = Stage(folder)
        yield made
        made.strike()


def test_the_page_runs(stage: Stage) -> None:
    requests = {one.where: one for one in exchanges(FOUND)}
    kept: Mapping[str, str] = {}
    for block in FOUND:
        if "begin" in block.markers:
            stage.begin(block)
        elif "served" in block.markers:
            stage.run(block)
            if "$SERVICE" in block.text:
                stage.end()
        elif block.language == "http":
            with httpx.Client(base_url=f"http://127.0.0.1:{stage.port}", timeout=180) as client:
                kept = drive(client, [requests[block.where]], kept)


def test_every_command_is_run() -> None:
    """All code of the page but data runs."""
    for block in FOUND:
        if block.language == "shell":
            assert block.markers.keys() & {"served", "begin"}, block.where
        assert block.language in ("shell", "http", "json", "yaml", "text"), block.where


def test_every_setting_has_its_topic() -> None:
    section = PAGE.read_text().split("## Settings by topic")[1].split("\n## ")[0]
    listed = [
        name
        for line in section.splitlines()
        if line.startswith("|")
        for name in re.findall(r"`(KRONIKA_\w+)`", line)
    ]
    assert sorted(listed) == sorted(each.variable for each in settings())
