"""How far projections are behind the log, for readiness checks, metrics and operators."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from projections.database import Queries, rows


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


# Where a cursor is at the head of its partition, the log is not looked at.
_LAG: Final = """
SELECT g.projection, g.generation, g.state = 'serving' AS serving,
    coalesce(sum(greatest(h.position - c.position, 0)), 0)::bigint AS events,
    coalesce(greatest(extract(epoch FROM clock_timestamp() - min(e.at)), 0), 0)::float8 AS seconds,
    (SELECT count(*) FROM projection_parked p
        WHERE p.projection = g.projection AND p.generation = g.generation) AS parked,
    coalesce(array_agg('partition ' || c.partition || ': ' || c.alarm ORDER BY c.partition)
        FILTER (WHERE c.alarm IS NOT NULL), '{}') AS alarms
FROM unnest($1::text[]) WITH ORDINALITY AS wanted (projection, place)
    JOIN projection_generations g USING (projection)
    LEFT JOIN projection_cursors c USING (projection, generation)
    LEFT JOIN partition_heads h USING (partition)
    LEFT JOIN LATERAL (SELECT at FROM events
        WHERE c.position < h.position AND events.partition = c.partition
        AND events.position > c.position ORDER BY events.position LIMIT 1) e ON true
WHERE g.state <> 'retired'
GROUP BY wanted.place, g.projection, g.generation, g.state
ORDER BY wanted.place, g.state <> 'serving', g.generation
"""


async def lag(queries: Queries, projections: Iterable[str]) -> tuple[Lag, ...]:
    """The lag of each projection's serving generation, and of the one in the making. One query."""
    return await rows(queries, Lag, _LAG, list(projections))
