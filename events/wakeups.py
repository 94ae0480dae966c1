"""Wake-ups: word, after the commit, that a game has something new. Hints, never facts.

Whoever waits for events reads the log; a wake-up only says when it is worth while. So a wake-up
that is lost, doubled or late costs time at most, and everybody who listens polls now and then.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from msgspec import Struct

_logger = logging.getLogger(__name__)


class WakeUp(Struct, frozen=True, array_like=True):
    """The game is at `version` now, at least."""

    partition: int
    game_id: str
    version: int


Listener: TypeAlias = Callable[[Sequence[WakeUp]], None]


class Bell:
    """Rings for one waiter."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()

    def ring(self) -> None:
        """Wakes the waiter, or keeps it from falling asleep."""
        self._rung.set()

    def clear(self) -> None:
        """Forgets earlier rings. Call it before reading, not after."""
        self._rung.clear()

    async def wait(self, seconds: float) -> None:
        """Returns when the bell rings, or was rung since `clear`, or after `seconds`."""
        try:
            async with asyncio.timeout(seconds):
                await self._rung.wait()
        except TimeoutError:
            pass


class WakeUps:
    """Hands wake-ups to the listeners of this process. Belongs to one event loop."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._outlets: list[Listener] = []
        self._bells: dict[str, set[Bell]] = {}

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Calls `listener` with wake-ups of all games until the answer is called.

        With none at all: some may have been missed, look by yourself.
        """
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def forward(self, outlet: Listener) -> Callable[[], None]:
        """Calls `outlet` with wake-ups of this process only, to be carried to others."""
        self._outlets.append(outlet)
        return lambda: self._outlets.remove(outlet)

    @contextmanager
    def bell(self, game_id: str) -> Iterator[Bell]:
        """A bell that rings for one game."""
        bell = Bell()
        self._bells.setdefault(game_id, set()).add(bell)
        try:
            yield bell
        finally:
            self._bells[game_id].discard(bell)
            if not self._bells[game_id]:
                del self._bells[game_id]

    def announce(self, news: Sequence[WakeUp]) -> None:
        """Something was committed by this process."""
        self.deliver(news)
        _call(self._outlets, news)

    def deliver(self, news: Sequence[WakeUp]) -> None:
        """Something was committed, here or elsewhere."""
        if self._bells:
            for one in news:
                for bell in self._bells.get(one.game_id, ()):
                    bell.ring()
        _call(self._listeners, news)

    def ring_all(self) -> None:
        """Wake-ups may have been missed: everybody who waits for a game looks by itself."""
        for bells in self._bells.values():
            for bell in bells:
                bell.ring()
        _call(self._listeners, ())


def _call(listeners: Sequence[Listener], news: Sequence[WakeUp]) -> None:
    for listener in tuple(listeners):
        try:
            listener(news)
        except Exception:  # a listener's trouble is not the writer's
            _logger.exception("a wake-up listener failed")
