"""The Python environment that this program runs from."""

import fcntl
import os
import sys
from pathlib import Path
from typing import Final

HELD: Final = "kronika.used"
"""The file of an environment made by `./kronika` that its programs hold a shared lock on."""


def hold(prefix: str = sys.prefix) -> bool:
    """Keeps the environment from being cleared away until this process ends.

    Environments of older locks are removed when a new one is made
    (`deploy/unused_environments.py`), but never one that a process holds. Where this program was
    installed another way there is nothing to hold, and the answer is False.
    """
    if not (Path(prefix) / "kronika.packages").exists():
        return False
    try:
        file = os.open(Path(prefix) / HELD, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError:  # somebody else's installation, which this user may only read
        return False
    os.utime(file)
    fcntl.flock(file, fcntl.LOCK_SH)  # the descriptor stays open: the process is the holder
    return True
