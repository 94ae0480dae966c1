"""Yielding: what works in the background rests while others need the processors.

To be nice is not enough. However nice a process is, whoever wakes up beside it waits until the
kernel takes the processor away from it, and a move of a game wakes up many times: with two reviews
beside them, moves took twice as long. So such work looks from time to time what is free, and stops.
"""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import psutil

WORK_SECONDS: Final = 0.01
"""So long it works without a rest while others need the processors."""
REST_SECONDS: Final = 0.19
"""So long it rests then."""
LOOK_SECONDS: Final = 0.1
"""It looks no more often."""
OTHERS_SHARE: Final = 0.25
"""They need processors if they use at least so much of all of them, and hardly one is free."""
_COUNTED: Final = 8
"""Of the times of processors that Linux tells; those of guests, which follow, are in them."""


class Others:
    """The work of all processes of this machine that are not nice."""

    def __init__(self) -> None:
        self._processors = os.cpu_count() or 1
        self._since, self._known = time.monotonic(), _times()
        self._need = False

    def need_processors(self) -> bool:
        """Whether they worked much of late, and less than one processor was free (of a single one:
        half of it). What they do while somebody is in their way is less than they would do."""
        now = time.monotonic()
        if (passed := now - self._since) >= LOOK_SECONDS:
            known = _times()
            free, used = ((new - old) / passed for new, old in zip(known, self._known, strict=True))
            full = free < min(1.0, self._processors / 2)
            self._need = full and used >= OTHERS_SHARE * self._processors
            self._since, self._known = now, known
        return self._need


@contextmanager
def yielding(needed: Callable[[], bool] | None = None) -> Iterator[None]:
    """Makes the main thread rest most of the time while the processors are `needed` by
    others. Where there are no interval timers (setitimer(2)), nothing rests."""
    if sys.platform == "win32":
        yield
        return
    busy = needed or Others().need_processors

    def pause(*_signal: object) -> None:
        if busy():
            time.sleep(REST_SECONDS)
        signal.setitimer(signal.ITIMER_REAL, WORK_SECONDS)

    before = signal.signal(signal.SIGALRM, pause)
    signal.setitimer(signal.ITIMER_REAL, WORK_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _times() -> tuple[float, float]:
    """The seconds of processors since the machine began that nobody used, and those that were spent
    on what is not nice."""
    times = psutil.cpu_times()
    idle = float(times.idle + getattr(times, "iowait", 0.0))
    return idle, float(sum(times[:_COUNTED])) - idle - float(getattr(times, "nice", 0.0))
