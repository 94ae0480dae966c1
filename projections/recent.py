"""The newest events of the log: every projection reads each of them, one soon after the other."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import takewhile
from typing import TypeAlias

from events import reading
from events.database import Queries
from events.envelope import Recorded

_KEPT = 128
"""Of each partition."""
Read: TypeAlias = Callable[
    [Queries, Mapping[int, tuple[int, int]]], Awaitable[Mapping[int, Sequence[Recorded]]]
]
"""Reads events of several partitions, as `reading.tails` does."""


class Recent:
    """Runs of events without a gap, one for each partition. They never change once they are in the
    log, so whoever has read some can lend them to everybody else in the process."""

    def __init__(self, read: Read = reading.tails) -> None:
        self._read = read
        self._runs: dict[int, list[Recorded]] = {}

    async def tails(
        self, queries: Queries, wanted: Mapping[int, tuple[int, int]]
    ) -> Mapping[int, Sequence[Recorded]]:
        """As `reading.tails`. There may be more events of a partition than it gives, but if there
        are any, it gives some."""
        known = {one: self._known(one, *place) for one, place in wanted.items()}
        asked = {one: place for one, place in wanted.items() if not known[one]}
        if not asked:
            return known
        found = await self._read(queries, asked)
        for partition, events in found.items():
            self._keep(partition, events)
        return {**known, **found}

    def forget(self) -> None:
        """Takes nothing for granted: a server that took over for another may have lost the last
        events of it, and given their positions to others."""
        self._runs.clear()

    def _known(self, partition: int, after: int, most: int) -> Sequence[Recorded]:
        run = self._runs.get(partition)
        if not run or after + 1 < run[0].position:
            return ()
        start = after + 1 - run[0].position
        return run[start : start + most]

    def _keep(self, partition: int, events: Sequence[Recorded]) -> None:
        if not events:
            return
        run = self._runs.get(partition, [])
        follows = bool(run) and events[0].position == run[-1].position + 1
        first = events[0].position
        whole = takewhile(lambda place: place[1].position == first + place[0], enumerate(events))
        self._runs[partition] = [*(run if follows else ()), *(one for _, one in whole)][-_KEPT:]
