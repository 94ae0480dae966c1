"""What Ctrl-C (SIGINT) and SIGTERM mean, by phase.

| phase | a signal |
| --- | --- |
| starting | stops the start; what was started is stopped again |
| serving | drains: no new connections, streams end, answers are finished; a second: no waiting |
| stopping | ends the process at once; the supervisors of our own servers stop these by themselves |
"""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

Handler = Callable[[int, FrameType | None], None]

SIGNALS = (signal.SIGINT, signal.SIGTERM)
EXIT_LOST: Final = 69
"""The exit code when a server of our own is down and does not start again (UNAVAILABLE in
sysexits(3)): whoever looks after the process starts it anew."""


class Ending:
    """How the command ends: with 0, unless a server was lost."""

    def __init__(self) -> None:
        self.code = 0

    def server_lost(self) -> None:
        """Tells this process to stop; from any thread."""
        self.code = EXIT_LOST
        os.kill(os.getpid(), signal.SIGTERM)


def starting() -> None:
    """From now on both signals raise KeyboardInterrupt."""
    for number in SIGNALS:
        signal.signal(number, _interrupted)


@contextmanager
def serving(handler: Handler | None = None) -> Iterator[None]:
    """Leaves signals to the handler (None: to the server, which puts its own in place and
    repeats the signal when it is done); after it the phase of stopping begins."""
    for number in SIGNALS:
        signal.signal(number, handler or signal.SIG_IGN)
    try:
        yield
    finally:
        for number in SIGNALS:
            signal.signal(number, signal.SIG_DFL)


def _interrupted(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
