"""Waiting for what comes true by itself."""

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 60.0


def eventually(holds: Callable[[], bool]) -> None:
    """Waits until something holds."""
    ends = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < ends, "it never came true"
        time.sleep(0.05)
