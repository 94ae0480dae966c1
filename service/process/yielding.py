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
from typing import Final, Self

import psutil
from msgspec import Struct

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


class Times(Struct, frozen=True):
    """Seconds of all processors together until a moment: those in which one was free, those that
    were spent on what is not nice, and those that have passed on a clock."""

    free: float
    spent: float
    passed: float

    @classmethod
    def now(cls) -> Self:
        """Those of this machine since it began."""
        times = psutil.cpu_times()
        free = float(times.idle + getattr(times, "iowait", 0.0))
        nice = float(getattr(times, "nice", 0.0))
        return cls(free, float(sum(times[:_COUNTED])) - free - nice, time.monotonic())


class Others:
    """The work of all processes of this machine that are not nice, by what `look` sees of its
    `processors`."""

    def __init__(
        self, processors: int | None = None, look: Callable[[], Times] = Times.now
    ) -> None:
        self._processors = processors or os.cpu_count() or 1
        self._look = look
        self._known = look()

    def need_processors(self) -> bool:
        """Whether they have worked much since this was asked before, and less than one processor
        was free (of a single one: half of it). What they do while somebody is in their way is less
        than they would do."""
        known, before = self._look(), self._known
        self._known, passed = known, known.passed - before.passed
        full = known.free - before.free < passed * min(1.0, self._processors / 2)
        return full and known.spent - before.spent >= passed * OTHERS_SHARE * self._processors


@contextmanager
def yielding(needed: Callable[[], bool] | None = None) -> Iterator[None]:
    """Makes the main thread rest most of the time while the processors are `needed` by others.
    Where there are no interval timers (setitimer(2)), nothing rests."""
    if sys.platform == "win32":
        yield
        return
    ask = needed or Others().need_processors
    need, looked = False, time.monotonic()

    def pause(*_signal: object) -> None:
        nonlocal need, looked
        if (now := time.monotonic()) - looked >= LOOK_SECONDS:
            need, looked = ask(), now
        if need:
            time.sleep(REST_SECONDS)
        signal.setitimer(signal.ITIMER_REAL, WORK_SECONDS)

    before = signal.signal(signal.SIGALRM, pause)
    signal.setitimer(signal.ITIMER_REAL, WORK_SECONDS)
    try:
        yield
    finally:
        signal.signal(signal.SIGALRM, signal.SIG_IGN)  # a signal on its way sets the timer again
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
