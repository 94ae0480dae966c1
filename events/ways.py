"""Ways: how a group-commit writer reaches the place that it writes to."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

import asyncpg

from events.alone import write_alone
from events.batch import write, write_to
from events.database import Connection, HeldConnection, Pool, Queries
from events.lane_places import LanePlaces
from events.lanes import Lane
from events.outcome import Append, Outcome
from events.signing import Signed


class Way(Protocol):
    """A way to one place, used by one writer."""

    async def connected(self) -> Queries:
        """The connection, made if there is none. NarrowWayError: it does not go this way now."""
        ...

    async def write(self, appends: Sequence[Append], signed: Signed) -> Sequence[Outcome]:
        """Appends what can be appended, in one transaction on the connection."""
        ...

    async def rest(self) -> None:
        """A commit is over; the next one may be long in coming."""
        ...

    async def hang_up(self, *, broken: bool) -> None:
        """Gives the connection back, if there is one; what is `broken` is not used again."""
        ...


class NarrowWayError(Exception):
    """A lane cannot be reached as a whole: each of its partitions is to be written by itself, by
    the coordinator. Nothing was sent."""


class PoolWay:
    """One PostgreSQL: a connection of the pool, held for good."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._connection: HeldConnection | None = None

    async def connected(self) -> Queries:
        """A connection of the pool."""
        if self._connection is None:
            self._connection = await self._pool.acquire()
        return self._connection

    async def write(self, appends: Sequence[Append], signed: Signed) -> Sequence[Outcome]:
        """By append_alone() or append()."""
        assert self._connection is not None
        if len(appends) == 1 and (done := await write_alone(self._connection, appends[0], signed)):
            return (done,)
        return await write(self._connection, appends, signed)

    async def rest(self) -> None:
        """Keeps the connection."""

    async def hang_up(self, *, broken: bool) -> None:
        """The pool replaces a broken one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(asyncpg.InterfaceError):  # if the pool has noticed already
                if broken:
                    connection.terminate()
                await self._pool.release(connection)


class CoordinatorWay(PoolWay):
    """One partition of a distributed log, by the coordinator, which hands each call on. There may
    be as many of these as partitions, so each borrows a connection for a commit only."""

    def __init__(self, pool: Pool, partition: int) -> None:
        super().__init__(pool)
        self._partition = partition

    async def write(self, appends: Sequence[Append], signed: Signed) -> Sequence[Outcome]:
        """By append_to()."""
        assert self._connection is not None
        return await write_to(self._connection, self._partition, appends, signed)

    async def rest(self) -> None:
        """Gives the connection back."""
        await self.hang_up(broken=False)


class LaneWay:
    """A lane of a distributed log, at the worker that has it."""

    def __init__(self, places: LanePlaces, partitions: tuple[int, ...]) -> None:
        self._places = places
        self._partitions = partitions
        self._lane: Lane | None = None
        self._doubtful: Lane | None = None
        self._connection: Connection | None = None

    async def connected(self) -> Queries:
        """A connection of its own."""
        if self._connection is None or self._connection.is_closed():
            lane = await self._places.lane(self._partitions, self._doubtful)
            self._doubtful = self._connection = None
            if lane is not None:
                self._connection = await self._places.writing(lane)
            if lane is None or self._connection is None:
                raise NarrowWayError
            self._lane = lane
        return self._connection

    async def write(self, appends: Sequence[Append], signed: Signed) -> Sequence[Outcome]:
        """By append_alone_in_lane() or append_in_lane()."""
        assert self._connection is not None
        assert self._lane is not None
        shard = self._lane.shard
        if len(appends) == 1 and (
            done := await write_alone(self._connection, appends[0], signed, shard)
        ):
            return (done,)
        return await write(self._connection, appends, signed, shard)

    async def rest(self) -> None:
        """Keeps the connection."""

    async def hang_up(self, *, broken: bool) -> None:
        """Looks where the lane is before the next commit."""
        connection, self._connection = self._connection, None
        self._doubtful = self._lane
        if connection is not None:
            if broken:
                connection.terminate()
            else:
                with suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
                    await connection.close(timeout=1)
