"""Work that is done once for all who ask for the same, and whose results are remembered."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from contextvars import Context
from typing import Any, Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Result = TypeVar("Result")


class Once(Generic[Key, Result]):
    """The last `most` results by their keys. What fails is done again. Belongs to an event loop."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._done: OrderedDict[Key, Result] = OrderedDict()
        self._running: dict[Key, asyncio.Task[Result]] = {}

    async def of(self, key: Key, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """The result under a key; `work` gives it if nobody has one yet."""
        if key in self._done:
            self._done.move_to_end(key)
            return self._done[key]
        running = self._running.get(key)
        if running is None:
            # It is done for whoever comes, so it belongs to nobody's request.
            running = asyncio.create_task(work(), name="done once", context=Context())
            self._running[key] = running
            running.add_done_callback(lambda done: self._ended(key, done))
        return await asyncio.shield(running)

    def _ended(self, key: Key, done: asyncio.Task[Result]) -> None:
        del self._running[key]
        if done.cancelled() or done.exception() is not None:  # whoever has asked may be gone
            return
        self._done[key] = done.result()
        if len(self._done) > self._most:
            self._done.popitem(last=False)
