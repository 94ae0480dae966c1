"""Cursors: how far a generation has come in each partition of the log.

A cursor row is locked while its events are applied and moved in the same transaction: that is
what makes applying exactly once, and what lets several processes share the work.
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from projections.database import Queries, rows
from projections.projection import Target


class Cursor(Struct, frozen=True, kw_only=True):
    """`position` is the last one applied, 0 at first; `alarm` says why it stands still."""

    partition: int
    position: int
    alarm: str | None = None


_COLUMNS = (
    "SELECT partition, position, alarm FROM projection_cursors"
    " WHERE projection = $1 AND generation = $2"
)


async def of_generation(queries: Queries, projection: str, generation: int) -> tuple[Cursor, ...]:
    """All cursors as they are, without locking."""
    return await rows(queries, Cursor, f"{_COLUMNS} ORDER BY partition", projection, generation)


async def claim(target: Target, partitions: Sequence[int]) -> tuple[Cursor, ...]:
    """Locks the cursors of these partitions until the transaction ends, without those that
    another process holds."""
    return await _locked(
        target,
        "AND partition = ANY($3::int[]) ORDER BY partition FOR UPDATE SKIP LOCKED",
        partitions,
    )


async def hold(target: Target, partition: int | None = None) -> tuple[Cursor, ...]:
    """Locks all cursors (or one), waiting for processes that are at work on them."""
    return await _locked(
        target, "AND ($3::int IS NULL OR partition = $3) ORDER BY partition FOR UPDATE", partition
    )


async def _locked(target: Target, how: str, value: object) -> tuple[Cursor, ...]:
    query = f"{_COLUMNS} {how}"
    found = await target.connection.fetch(query, target.projection, target.generation, value)
    return tuple(Cursor(**row) for row in found)


async def move(target: Target, positions: Mapping[int, int], alarms: Mapping[int, str]) -> None:
    """Moves claimed cursors to the last positions applied; alarms are set, others cleared."""
    partitions = sorted({*positions, *alarms})
    await target.connection.execute(
        "UPDATE projection_cursors c"
        " SET position = coalesce(m.position, c.position), alarm = m.alarm,"
        " moved_at = CASE WHEN m.position IS NULL THEN c.moved_at ELSE clock_timestamp() END"
        " FROM unnest($3::int[], $4::bigint[], $5::text[]) AS m (partition, position, alarm)"
        " WHERE c.projection = $1 AND c.generation = $2 AND c.partition = m.partition",
        target.projection,
        target.generation,
        partitions,
        [positions.get(partition) for partition in partitions],
        [alarms.get(partition) for partition in partitions],
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
