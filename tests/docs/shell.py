"""`shell` blocks: run as a reader would, and what they print compared with what the page shows."""

import re
import subprocess
from collections.abc import Mapping
from fnmatch import fnmatchcase
from pathlib import Path

from tests.docs.blocks import ROOT, Block, blocks
from tests.docs.clone import PATH

SECONDS = 300


def run_shell(block: Block, *, folder: Path = ROOT, variables: Mapping[str, str] = {}) -> None:
    """Runs a block in a folder, as somebody who has activated no environment."""
    done = subprocess.run(
        ["bash", "-eu", "-o", "pipefail", "-c", block.text],
        cwd=folder,
        env={**environment(), **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, f"{block.where}: {done.stdout}{done.stderr}"
    shown = output_after(block)
    if shown is not None:
        assert fnmatchcase(done.stdout.strip(), glob_of(shown)), f"{block.where}: {done.stdout}"


def environment() -> dict[str, str]:
    """What commands of a page find."""
    return {"PATH": PATH, "HOME": str(Path.home()), "PYTHONUTF8": "1"}


def output_after(block: Block) -> str | None:
    """What the page says that a block prints."""
    found = list(blocks(block.page))
    at = found.index(block) + 1
    return found[at].text.strip() if at < len(found) and "output" in found[at].markers else None


def glob_of(shown: str) -> str:
    return re.sub(r"([\[\]*?])", r"[\1]", shown).replace("...", "*")
