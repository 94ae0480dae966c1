"""Places: where the rows of a partition are asked for.

On one PostgreSQL that is one pool for all partitions. On a cluster it is the worker that has the
lane of the partition (`events.lanes`), or the coordinator for as long as the worker cannot be
reached from here.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from events import reading
from events.database import Pool, Queries
from events.distribution import distributed
from events.envelope import Recorded
from events.lane_places import LanePlaces
from events.reading import End


class Places(Protocol):
    """Where partitions are. All answers come from the place of each partition; what is asked of
    several places is asked side by side."""

    @property
    def distributed(self) -> bool:
        """Whether there is more than one machine."""
        ...

    def of(self, partition: int) -> Queries:
        """Where the rows of a partition are read, and written by single statements."""
        ...

    async def heads(self) -> Mapping[int, int]:
        """The heads of all partitions that are within reach."""
        ...

    async def tails(
        self, within: Queries, wanted: Mapping[int, tuple[int, int]]
    ) -> Mapping[int, Sequence[Recorded]]:
        """What `reading.tails` tells; `within` is a transaction of whoever asks."""
        ...

    async def ends(self, games: Sequence[tuple[int, str]]) -> Mapping[str, End]:
        """What `reading.ends` tells."""
        ...

    async def close(self) -> None:
        """Hangs up."""
        ...


class OnePlace:
    """One PostgreSQL."""

    distributed = False

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    def of(self, _: int) -> Queries:
        """The pool, whatever the partition."""
        return self._pool

    async def heads(self) -> Mapping[int, int]:
        """All heads."""
        return await reading.heads(self._pool)

    async def tails(
        self, within: Queries, wanted: Mapping[int, tuple[int, int]]
    ) -> Mapping[int, Sequence[Recorded]]:
        """Read within the transaction."""
        return await reading.tails(within, wanted)

    async def ends(self, games: Sequence[tuple[int, str]]) -> Mapping[str, End]:
        """All ends by one query."""
        return await reading.ends(self._pool, games)

    async def close(self) -> None:
        """There is nothing of its own."""


async def places_of(pool: Pool, partitions: int) -> Places:
    """Where the partitions of a log lie that is reached by this pool."""
    if await distributed(pool):
        return await LanePlaces.open(pool, partitions)
    return OnePlace(pool)
