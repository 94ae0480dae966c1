"""Adaptive concurrency: whether it pays to commit in several writers at once.

A commit is work (encoding, inserting) and then a wait for the disk. On a fast disk the work is
what takes time, and writers do it side by side. On a slow disk the wait is what takes time: writers
would wait for each other's synchronisation, each with half of the appends, and one writer with all
of them is better. Which of the two it is shows in what a batch takes beyond its work, at the
least: busy processors keep some batches waiting, too. It is followed as it changes, because disks
are shared and throttled.
"""

_WORK = 15e-6
"""Seconds of work per event, roughly. On a slower machine the rest counts as waiting."""
_SLOW = 2.4e-3
_FAST = 1.2e-3
"""Seconds of waiting above which writers do not pay, and below which they do again."""
_DOWN = 1 / 4
_UP = 1 / 256
"""Weights of the newest batch in the running figure, which falls quickly and rises slowly, and so
follows the shortest ones: a disk makes every batch wait, busy processors only some of them."""


class AdaptiveConcurrency:
    """Follows the batches of all writers of a process."""

    def __init__(self, writers: int) -> None:
        self._most = writers
        self._waiting = 0.0
        self._brisk = True

    @property
    def writers(self) -> int:
        """How many writers are to be used."""
        return self._most if self._brisk else 1

    def note(self, seconds: float, events: int) -> None:
        """A batch of so many events was committed in so many seconds."""
        more = seconds - events * _WORK - self._waiting
        self._waiting += more * (_UP if more > 0 else _DOWN)
        if self._waiting > _SLOW:
            self._brisk = False
        elif self._waiting < _FAST:
            self._brisk = True
