"""Reads that wait until the read models have come as far as somebody has written."""

import asyncio
import time
from collections.abc import Collection
from typing import Final

from events.log import Log
from games.kernel.sentence import Sentence
from projections.database import Pool
from projections.reached import reached
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from service.process.positions import Positions

LONGEST: Final = 5.0
"""Seconds that a read waits at most."""
_STEP: Final = 0.02
_SLOWEST: Final = 0.2
"""Seconds between two looks, at first and at last."""


class ReadModels:
    """The read models of a database, as those who wait for them see them."""

    def __init__(self, pool: Pool, log: Log, longest: float = LONGEST) -> None:
        self._pool = pool
        self._log = log
        self._longest = longest

    async def wait(self, projections: Collection[str], positions: Positions) -> None:
        """Waits until all of them have applied what stands up to these positions. Raises a problem
        when that takes too long, or the log itself has not come so far."""
        ends, step = time.monotonic() + self._longest, _STEP
        if max(positions) >= self._log.partitions:
            raise _of_nothing()
        if await reached(self._pool, projections, positions):
            return
        for partition, position in positions.items():
            if position > await self._log.head(partition):
                raise _of_nothing()
        while not await reached(self._pool, projections, positions):
            left = ends - time.monotonic()
            if left <= 0:
                detail = Sentence("lists-behind", {"seconds": round(self._longest)})
                raise refused(kinds.NOT_THERE_YET, detail, headers={"Retry-After": "1"})
            await asyncio.sleep(min(step, left))
            step = min(2 * step, _SLOWEST)


def _of_nothing() -> ProblemError:
    """The refusal of positions that nobody can have been told."""
    return refused(kinds.INVALID_QUERY, Sentence("position-of-nothing"), field="at_least")
