"""The Python environment that this program runs from. `service.process.environment` does the same
for the service, of which nothing is here."""

import os
import sys
import tomllib
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).parents[1] / "pyproject.toml"
HELD: Final = "kronika.used"
"""The file of an environment made by `./kronika` that its programs hold a shared lock on."""


def hold() -> None:
    """Keeps the environment from being cleared away until this process ends
    (`deploy/unused_environments.py`). Where this program runs from another one there is nothing to
    hold."""
    environment = Path(sys.prefix)
    if sys.platform == "win32" or not (environment / "kronika.packages").exists():
        return
    import fcntl

    try:
        file = os.open(environment / HELD, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError:  # somebody else's, which this user may only read
        return
    os.utime(file)
    fcntl.flock(file, fcntl.LOCK_SH)  # the descriptor stays open: the process is the holder


def version() -> str:
    """That of Kronika; this program runs from the sources."""
    found: str = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
    return found
