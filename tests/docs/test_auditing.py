"""The walk through two disputes: every request, command and output of the page, in order."""

import re
import subprocess
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path

import httpx
import pytest

from tests import servers
from tests.docs.blocks import ROOT, blocks
from tests.docs.clone import furnish
from tests.docs.http import drive, exchanges
from tests.docs.shell import environment
from tests.service.process import ServiceProcess

pytestmark = pytest.mark.slow

PAGE = ROOT / "docs" / "auditing.md"
SECONDS = 600


class Court:
    """A service of its own, and a folder in which the commands of the page are run."""

    def __init__(self, running: ServiceProcess, dsn: str, folder: Path) -> None:
        self.url = running.url
        self.folder = folder
        self._environment = {
            **environment(),
            "KRONIKA_PUBLIC_URL": running.url,
            "KRONIKA_DATABASE_URL": dsn,
        }
        furnish(folder)

    def run(self, script: str) -> str:
        """What a script prints."""
        done = subprocess.run(
            ["bash", "-eu", "-o", "pipefail", "-c", script],
            cwd=self.folder,
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
        assert done.returncode == 0, f"{script}: {done.stdout}{done.stderr}"
        return done.stdout


@pytest.fixture
def court(databases: servers.Databases, redis_url: str, tmp_path: Path) -> Iterator[Court]:
    dsn = databases.create()
    with ServiceProcess(tmp_path / "service.log", dsn, redis_url) as running:
        yield Court(running, dsn, tmp_path)
    databases.drop(dsn)


def test_the_walk_goes_as_the_page_says(court: Court) -> None:
    found = list(blocks(PAGE))
    kept: Mapping[str, str] = {"url": court.url}
    ran = shown = 0
    with httpx.Client(base_url=court.url, timeout=180) as client:
        for block, after in zip(found, [*found[1:], None], strict=True):
            if block.language == "http":
                exchange = next(exchanges([block] if after is None else [block, after]))
                kept = drive(client, [exchange], kept)
            elif block.language == "shell":
                told = court.run(filled(block.text, kept))
                ran += 1
                if after is not None and "output" in after.markers:
                    shown += 1
                    wanted = pattern(filled(after.text, kept))
                    assert fnmatchcase(told.strip(), wanted), f"{after.where}:\n{told}"
    assert (ran, shown) == (10, 10)
    assert len(kept["refusal"]) == 24


def filled(text: str, kept: Mapping[str, str]) -> str:
    """The text with what is known in place of `{names}`."""
    return re.sub(r"\{(\w+)\}", lambda place: kept.get(place[1], place[0]), text)


def pattern(shown: str) -> str:
    """What the output has to look like; `...` stands for anything."""
    return re.sub(r"([\[\]*?])", r"[\1]", shown.strip()).replace("...", "*")
