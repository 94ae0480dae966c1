"""Long work on the event loop, a slice at a time, so that the loop is never held for long.

A whole game is tens of thousands of events. Whoever folds, redacts or writes down so many does it
in slices of a `SLICE`; of all such work only one slice is done between two turns of the loop,
however many readers there are. What cannot be cut goes to a thread, one piece at a time.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, TypeVar

MAX_CONCURRENT_WHOLE_GAMES: Final = 2
"""Whole games that are written down at a time; who comes then waits."""
SLICE: Final = 50
"""Events, lines or the like that are dealt with at once: some milliseconds at most."""

T = TypeVar("T")
R = TypeVar("R")


class CooperativeScheduler:
    """Shares the event loop among those with much to do. `slice` is how many items are dealt with
    at once; within `whole` somebody holds a whole game, which takes memory."""

    def __init__(self, slice_: int = SLICE) -> None:
        self.slice = slice_
        self._turn = asyncio.Lock()
        self._thread = asyncio.Lock()
        self.whole = asyncio.Semaphore(MAX_CONCURRENT_WHOLE_GAMES)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """A slice of work, after everybody else has had a turn of the loop."""
        async with self._turn:
            await asyncio.sleep(0)
            yield

    async def slices(self, items: Sequence[T], work: Callable[[Sequence[T]], R]) -> list[R]:
        """What `work` gives for each slice of the items, in order."""
        if len(items) <= self.slice:
            return [work(items)] if items else []
        done: list[R] = []
        for start in range(0, len(items), self.slice):
            async with self.turn():
                done.append(work(items[start : start + self.slice]))
        return done

    async def each(self, items: Sequence[T], work: Callable[[T], R]) -> list[R]:
        """What `work` gives for each item, in order."""
        done = await self.slices(items, lambda some: [work(one) for one in some])
        return [one for some in done for one in some]

    async def aside(self, work: Callable[[], R]) -> R:
        """What `work` gives, which is done in a thread: something that cannot be cut, and that
        touches nothing of others."""
        async with self._thread:
            return await asyncio.to_thread(work)
