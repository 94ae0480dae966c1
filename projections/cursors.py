"""Cursors: how far a generation has come in each partition of the log.

A cursor row is locked while its events are applied and moved in the same transaction: that is
what makes applying exactly once, and what lets several processes share the work.
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from projections.database import Connection, Queries, rows
from projections.projection import Target


class Cursor(Struct, frozen=True, kw_only=True):
    """`position` is the last one applied, 0 at first; `alarm` says why it stands still."""

    partition: int
    position: int
    alarm: str | None = None


class CursorAdvance(Struct, frozen=True):
    """A claimed cursor goes to `position`, or stays where it is if that is None."""

    target: Target
    partition: int
    position: int | None
    alarm: str | None


_COLUMNS = (
    "SELECT partition, position, alarm FROM projection_cursors"
    " WHERE projection = $1 AND generation = $2"
)

_CLAIM = (
    "SELECT c.projection, c.partition, c.position, c.alarm FROM projection_cursors c"
    " JOIN unnest($1::text[], $2::int[]) AS w (projection, generation)"
    " USING (projection, generation) WHERE c.partition = ANY($3::int[])"
    " ORDER BY c.partition, c.projection FOR UPDATE OF c SKIP LOCKED"
)
_MOVE = (
    "UPDATE projection_cursors c"
    " SET position = coalesce(m.position, c.position), alarm = m.alarm,"
    " moved_at = CASE WHEN m.position IS NULL THEN c.moved_at ELSE clock_timestamp() END"
    " FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::text[])"
    " AS m (projection, generation, partition, position, alarm)"
    " WHERE c.projection = m.projection AND c.generation = m.generation"
    " AND c.partition = m.partition"
)


async def of_generation(queries: Queries, projection: str, generation: int) -> tuple[Cursor, ...]:
    """All cursors as they are, without locking."""
    return await rows(queries, Cursor, f"{_COLUMNS} ORDER BY partition", projection, generation)


async def claim(
    connection: Connection, targets: Sequence[Target], partitions: Sequence[int]
) -> Mapping[str, tuple[Cursor, ...]]:
    """Locks the cursors of these partitions until the transaction ends, without those that
    another process holds; by projection."""
    found = await connection.fetch(
        _CLAIM,
        [one.projection for one in targets],
        [one.generation for one in targets],
        partitions,
    )
    claimed: dict[str, list[Cursor]] = {one.projection: [] for one in targets}
    for name, partition, position, alarm in found:
        claimed[name].append(Cursor(partition=partition, position=position, alarm=alarm))
    return {name: tuple(some) for name, some in claimed.items()}


async def hold(target: Target, partition: int | None = None) -> tuple[Cursor, ...]:
    """Locks all cursors (or one), waiting for processes that are at work on them."""
    query = f"{_COLUMNS} AND ($3::int IS NULL OR partition = $3) ORDER BY partition FOR UPDATE"
    found = await target.connection.fetch(query, target.projection, target.generation, partition)
    return tuple(Cursor(**row) for row in found)


async def move(connection: Connection, moves: Sequence[CursorAdvance]) -> None:
    """Moves claimed cursors to the last positions applied; alarms are set, others cleared."""
    await connection.execute(
        _MOVE,
        [one.target.projection for one in moves],
        [one.target.generation for one in moves],
        [one.partition for one in moves],
        [one.position for one in moves],
        [one.alarm for one in moves],
    )


async def create(target: Target, partitions: Iterable[int]) -> None:
    """The cursors of a new generation, at the beginning of the log."""
    await target.connection.execute(
        "INSERT INTO projection_cursors (projection, generation, partition)"
        " SELECT $1, $2, unnest($3::int[])",
        target.projection,
        target.generation,
        list(partitions),
    )
