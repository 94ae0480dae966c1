"""How far projections are behind the log, for readiness checks, metrics and operators."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from events import reading
from events.database import Queries
from events.distribution import distributed
from events.layout import layout
from projections.database import rows


class Lag(Struct, frozen=True, kw_only=True):
    """One generation of a projection.

    `events` is the number of events that it has not applied, `seconds` the age of the oldest of
    them (0.0 when there is none), `parked` the number of parked games. `alarms` say in which
    partitions something is wrong with the log itself; they do not go away by themselves.
    """

    projection: str
    generation: int
    serving: bool
    events: int
    seconds: float
    parked: int
    alarms: tuple[str, ...]


# {heads} are the heads of the log; {oldest} is the event behind a cursor that is not at its head.
# Where a cursor is at the head of its partition, the log is not looked at.
_LAG: Final = """
SELECT g.projection, g.generation, g.state = 'serving' AS serving,
    coalesce(sum(greatest(h.position - c.position, 0)), 0)::bigint AS events,
    coalesce(greatest(extract(epoch FROM clock_timestamp() - min(e.at)), 0), 0)::float8 AS seconds,
    (SELECT count(*) FROM projection_parked p
        WHERE p.projection = g.projection AND p.generation = g.generation) AS parked,
    coalesce(array_agg('partition ' || c.partition || ': ' || c.alarm ORDER BY c.partition)
        FILTER (WHERE c.alarm IS NOT NULL), '{{}}') AS alarms
FROM unnest($1::text[]) WITH ORDINALITY AS wanted (projection, place)
    JOIN projection_generations g USING (projection)
    LEFT JOIN projection_cursors c USING (projection, generation)
    LEFT JOIN {heads} h USING (partition)
    LEFT JOIN {oldest}
WHERE g.state <> 'retired'
GROUP BY wanted.place, g.projection, g.generation, g.state
ORDER BY wanted.place, g.state <> 'serving', g.generation
"""


_HERE: Final = _LAG.format(
    heads="partition_heads",
    oldest="""LATERAL (SELECT at FROM events
        WHERE c.position < h.position AND events.partition = c.partition
        AND events.position > c.position ORDER BY events.position LIMIT 1) e ON true""",
)
_AT_HEADS: Final = _LAG.format(
    heads="(SELECT * FROM unnest($2::int[], $3::bigint[]) AS u (partition, position))",
    oldest="""(SELECT * FROM unnest($4::int[], $5::bigint[], $6::timestamptz[])
        AS u (partition, position, at)) e
        ON e.partition = c.partition AND e.position = c.position""",
)
_BEHIND: Final = """
SELECT DISTINCT c.partition, c.position
FROM projection_cursors c JOIN unnest($1::int[], $2::bigint[]) AS h (partition, position)
    ON c.partition = h.partition AND c.position < h.position"""
_OLDEST: Final = """
SELECT w.partition, w.position, e.at FROM unnest($1::int[], $2::bigint[]) AS w (partition, position)
JOIN events e ON e.partition = w.partition AND e.position = w.position + 1
WHERE e.partition = ANY ($1::int[])"""


async def lag(queries: Queries, projections: Iterable[str]) -> tuple[Lag, ...]:
    """The lag of each projection's serving generation, and of the one in the making."""
    if await distributed(queries):
        return await _of_distributed(queries, list(projections))
    return await rows(queries, Lag, _HERE, list(projections))


async def _of_distributed(queries: Queries, projections: list[str]) -> tuple[Lag, ...]:
    """The same where the log is on other machines than the cursors. Partitions whose machine is
    away count as if nothing had happened in them."""
    heads = await reading.heads_within_reach(queries, await layout(queries))
    told = (list(heads), list(heads.values()))
    behind = await queries.fetch(_BEHIND, *told)
    places = ([row["partition"] for row in behind], [row["position"] for row in behind])
    oldest = await queries.fetch(_OLDEST, *places) if behind else []
    columns = zip(*oldest, strict=True) if oldest else ((), (), ())
    return await rows(queries, Lag, _AT_HEADS, projections, *told, *map(list, columns))
