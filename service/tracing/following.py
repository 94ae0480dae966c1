"""The trace that the running task takes part in.

    with following.part("decide"):
        ...

is a span of the request that is being answered, if it is traced, and next to nothing otherwise.
"""

from contextlib import AbstractContextManager, nullcontext
from contextvars import ContextVar
from typing import Final, Protocol


class Parts(Protocol):
    """Whoever makes spans."""

    def part(self, name: str) -> AbstractContextManager[object]:
        """A span below the one of the running task."""
        ...


ACTIVE: Final[ContextVar[Parts | None]] = ContextVar("tracing", default=None)
"""Set while a traced request is being answered."""

_NOTHING: Final[AbstractContextManager[object]] = nullcontext()


def part(name: str) -> AbstractContextManager[object]:
    """A part of what the task does: a span of its own where the task is traced."""
    active = ACTIVE.get()
    return _NOTHING if active is None else active.part(name)
