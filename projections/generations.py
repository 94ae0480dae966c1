"""Generations of a projection: one serves readers, a rebuild fills another beside it.

    rebuild -> building -> (caught up) -> serving -> (next rebuild) -> retired -> dropped

Filling and switching is the runners' work; here are the records of it, and the wishes of an
operator (`rebuild`, `abandon`).
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Literal

from msgspec import Struct

from projections import cursors
from projections.database import Connection, Pool, Queries, rows
from projections.projection import Projection, Target

State = Literal["building", "serving", "retired"]


class Generation(Struct, frozen=True, kw_only=True):
    """One filling of a projection's tables; `since` is when it was begun or retired."""

    projection: str
    generation: int
    state: State
    since: datetime


class Late(Generation, frozen=True, kw_only=True):
    """A generation, the partitions in which it is `behind` the log, and by how many events."""

    behind: tuple[int, ...]
    lack: int


class UnknownProjectionError(LookupError):
    """No runner has ever run a projection of this name."""


async def of_projection(queries: Queries, projection: str) -> tuple[Generation, ...]:
    """Its generations: the serving one first, then others by age."""
    return await rows(
        queries,
        Generation,
        "SELECT projection, generation, state, since FROM projection_generations"
        " WHERE projection = $1 ORDER BY state <> 'serving', generation",
        projection,
    )


_LATE = """
SELECT g.projection, g.generation, g.state, g.since,
    coalesce(array_agg(c.partition ORDER BY c.partition)
        FILTER (WHERE c.position < h.position), '{{}}') AS behind,
    coalesce(sum(h.position - c.position) FILTER (WHERE c.position < h.position), 0)::bigint AS lack
FROM projection_generations g
    LEFT JOIN projection_cursors c USING (projection, generation) LEFT JOIN {} h USING (partition)
WHERE g.projection = ANY($1::text[])
GROUP BY g.projection, g.generation
ORDER BY g.projection, g.state <> 'serving', g.generation"""
_LATE_HERE = _LATE.format("partition_heads")
_LATE_AT_HEADS = _LATE.format(
    "(SELECT * FROM unnest($2::int[], $3::bigint[]) AS u (partition, position))"
)


async def late(
    queries: Queries, projections: Sequence[str], heads: Mapping[int, int] | None = None
) -> tuple[Late, ...]:
    """Their generations, each with what it has to do; of each projection the serving one first,
    then others by age. The `heads` of a distributed log are on other machines: they are read
    before."""
    if heads is None:
        return await rows(queries, Late, _LATE_HERE, projections)
    told = (list(heads), list(heads.values()))
    return await rows(queries, Late, _LATE_AT_HEADS, projections, *told)


async def ensure(connection: Connection, projection: str, partitions: Iterable[int]) -> None:
    """Gives a new projection its first generation, which serves while it is being filled."""
    async with connection.transaction():
        begun = await connection.fetchval(
            "INSERT INTO projection_generations (projection, generation, state)"
            " SELECT $1, 1, 'serving' WHERE NOT EXISTS"
            " (SELECT FROM projection_generations WHERE projection = $1)"
            " ON CONFLICT DO NOTHING RETURNING generation",
            projection,
        )
        if begun is not None:
            target = Target(connection=connection, projection=projection, generation=begun)
            await cursors.create(target, partitions)


async def rebuild(pool: Pool, projection: str) -> int:
    """Begins a new generation from position 0; the number of it, or of the one in the making.

    Readers keep the old generation until the new one has caught up.
    """
    async with pool.acquire() as connection, connection.transaction():
        serving = await locked_serving(connection, projection)
        if serving is None:
            raise UnknownProjectionError(projection)
        already = await building(connection, projection)
        if already is not None:
            return already
        number: int = await connection.fetchval(
            "INSERT INTO projection_generations (projection, generation, state)"
            " SELECT $1, max(generation) + 1, 'building' FROM projection_generations"
            " WHERE projection = $1 RETURNING generation",
            projection,
        )
        known = await cursors.of_generation(connection, projection, serving)
        target = Target(connection=connection, projection=projection, generation=number)
        await cursors.create(target, (cursor.partition for cursor in known))
        return number


async def abandon(pool: Pool, projection: str) -> None:
    """Gives a rebuild up, if one is on its way."""
    async with pool.acquire() as connection, connection.transaction():
        await locked_serving(connection, projection)
        await _set_state(connection, projection, "building", "retired")


async def promote(connection: Connection, projection: str) -> None:
    """The building generation serves from the end of this transaction on."""
    await _set_state(connection, projection, "serving", "retired")
    await _set_state(connection, projection, "building", "serving")


async def drop(pool: Pool, projection: Projection, generation: int, *, chunk: int) -> None:
    """Deletes a retired generation, in transactions of about `chunk` rows.

    Its cursors go first, with whoever still holds them: after that nobody can write rows.
    """
    async with pool.acquire() as connection:
        await connection.execute(
            "DELETE FROM projection_cursors WHERE projection = $1 AND generation = $2",
            projection.name,
            generation,
        )
        target = Target(connection=connection, projection=projection.name, generation=generation)
        while await projection.clear(target, chunk):
            pass
        await connection.execute(
            "DELETE FROM projection_generations"
            " WHERE projection = $1 AND generation = $2 AND state = 'retired'",
            projection.name,
            generation,
        )


async def building(connection: Connection, projection: str) -> int | None:
    """The generation in the making."""
    found = await connection.fetchval(
        "SELECT generation FROM projection_generations"
        " WHERE projection = $1 AND state = 'building'",
        projection,
    )
    return found if isinstance(found, int) else None


async def locked_serving(connection: Connection, projection: str) -> int | None:
    """The serving generation; its lock keeps operators and switching processes apart."""
    serving = await connection.fetchval(
        "SELECT generation FROM projection_generations"
        " WHERE projection = $1 AND state = 'serving' FOR NO KEY UPDATE",
        projection,
    )
    return serving if isinstance(serving, int) else None


async def _set_state(connection: Connection, projection: str, old: State, new: State) -> None:
    await connection.execute(
        "UPDATE projection_generations SET state = $3, since = clock_timestamp()"
        " WHERE projection = $1 AND state = $2",
        projection,
        old,
        new,
    )
