"""What Ctrl-C (SIGINT) and SIGTERM mean, by phase.

| phase | a signal |
| --- | --- |
| starting | stops the start; what was started is stopped again |
| serving | drains: no new connections, streams end, answers are finished; a second: no waiting |
| stopping | ends the process at once; the keepers of our own servers stop these by themselves |
"""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

Handler = Callable[[int, FrameType | None], None]

SIGNALS = (signal.SIGINT, signal.SIGTERM)


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
