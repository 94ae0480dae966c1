"""A page that is walked through: every request, command and output of it, in order."""

import re
import subprocess
from collections.abc import Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

import httpx
from msgspec import Struct

from tests.docs.blocks import blocks
from tests.docs.clone import furnish
from tests.docs.http import drive, exchanges
from tests.docs.shell import environment
from tests.service.process import ServiceProcess

SECONDS: Final = 600


class Walked(Struct, frozen=True):
    """How many commands were run, how many of their outputs the page shows, and what was kept."""

    ran: int
    shown: int
    kept: Mapping[str, str]


class Walk:
    """A service of its own, and a folder in which the commands of the page are run."""

    def __init__(self, running: ServiceProcess, dsn: str, folder: Path, **settings: str) -> None:
        self.url = running.url
        self.folder = folder
        self._environment = {
            **environment(),
            "KRONIKA_PUBLIC_URL": running.url,
            "KRONIKA_DATABASE_URL": dsn,
            **settings,
        }
        furnish(folder)

    def through(self, page: Path, **known: str) -> Walked:
        """Does everything that the page says; `known` stands for names in it."""
        found = list(blocks(page))
        kept: Mapping[str, str] = {"url": self.url, **known}
        ran = shown = 0
        with httpx.Client(base_url=self.url, timeout=180) as client:
            for block, after in zip(found, [*found[1:], None], strict=True):
                if block.language == "http":
                    exchange = next(exchanges([block] if after is None else [block, after]))
                    kept = drive(client, [exchange], kept)
                elif block.language == "shell":
                    told = self._run(filled(block.text, kept))
                    ran += 1
                    if after is not None and "output" in after.markers:
                        shown += 1
                        wanted = pattern(filled(after.text, kept))
                        assert fnmatchcase(told.strip(), wanted), f"{after.where}:\n{told}"
        return Walked(ran, shown, kept)

    def _run(self, script: str) -> str:
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


def filled(text: str, kept: Mapping[str, str]) -> str:
    """The text with what is known in place of `{names}`."""
    return re.sub(r"\{(\w+)\}", lambda place: kept.get(place[1], place[0]), text)


def pattern(shown: str) -> str:
    """What the output has to look like; `...` stands for anything."""
    return re.sub(r"([\[\]*?])", r"[\1]", shown.strip()).replace("...", "*")
