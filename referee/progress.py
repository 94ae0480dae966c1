"""How far long work has come, told while it is done to whoever waits for its answer."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

Progress = Callable[[int, int], None]
"""Told how much of how much is done."""


@contextmanager
def telling(progress: Progress) -> Iterator[None]:
    """Inside of this, work tells `progress` how far it has come."""
    token = _TOLD.set(progress)
    try:
        yield
    finally:
        _TOLD.reset(token)


def tell(done: int, of: int) -> None:
    """Tells whoever waits, if anybody does."""
    _TOLD.get()(done, of)


def by_percent(hear: Callable[[float], object]) -> Progress:
    """Tells `hear` the share that is done, up to 1, and no share that is less than a hundredth more
    than the last one."""
    heard = 0

    def progress(done: int, of: int) -> None:
        nonlocal heard
        if (percent := done * 100 // of) > heard:
            heard = percent
            hear(percent / 100)

    return progress


def _nobody(_done: int, _of: int) -> None:
    """Nobody waits."""


_TOLD: Final = ContextVar[Progress]("progress", default=_nobody)
