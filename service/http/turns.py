"""How requests begin: a few between two looks of the event loop at its connections.

When the log has made the moves of a crowd durable at once, all of them are answered at once, and
all ask at once for the next one. If all of these began together, nobody else would be looked at
until every one of them has been decided. So only a few begin before the loop looks again, in the
order in which they came, and who asks how the process is does not stand in that line.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

AT_ONCE: Final = 8
"""Requests that begin before the loop looks again: a few milliseconds of deciding at most. Each
look takes some microseconds, so fewer would cost, and more would keep others waiting."""


class Turns:
    """Begins requests of all connections."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once
        self._left = at_once
        self._waiting: deque[Callable[[], None]] = deque()
        self._looks = False

    def take(self, begin: Callable[[], None], loop: asyncio.AbstractEventLoop) -> None:
        """Calls `begin`, now or a little later."""
        if self._left and not self._waiting:
            self._left -= 1
            begin()
        else:
            self._waiting.append(begin)
        if not self._looks:
            self._looks = True
            loop.call_soon(self._next, loop)

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        """The loop has come round."""
        self._left = self._at_once
        while self._left and self._waiting:
            self._left -= 1
            self._waiting.popleft()()
        self._looks = self._left < self._at_once
        if self._looks:
            loop.call_soon(self._next, loop)
