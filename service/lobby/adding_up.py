"""Adding up the games of titles, of each title once at a time: it takes the database half a second
where there are many games, and whoever asks meanwhile is told the same."""

import asyncio
from contextvars import Context

from projections import statistics
from projections.database import Queries
from projections.statistics import Added


class AddingUp:
    """Adds up what the games of titles say. Belongs to one event loop."""

    def __init__(self, queries: Queries) -> None:
        self._queries = queries
        self._running: dict[str, asyncio.Task[Added]] = {}

    async def of_title(self, title: str) -> Added:
        """What the latest games of a title add up to."""
        running = self._running.get(title)
        if running is None:
            # It is done for whoever comes, so it belongs to nobody's request.
            work = statistics.of_title(self._queries, title)
            running = asyncio.create_task(work, name=f"games of {title}", context=Context())
            self._running[title] = running
            running.add_done_callback(lambda done: self._ended(title, done))
        return await asyncio.shield(running)

    def _ended(self, title: str, done: asyncio.Task[Added]) -> None:
        del self._running[title]
        if not done.cancelled():
            done.exception()  # whoever has asked may be gone
