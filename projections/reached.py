"""Whether read models have come as far as somebody has written."""

from collections.abc import Collection, Mapping

from projections.database import Queries

_BEHIND = """
SELECT EXISTS (
    SELECT FROM projection_generations g JOIN projection_cursors c USING (projection, generation)
        JOIN unnest($2::int[], $3::bigint[]) AS w (partition, position) USING (partition)
    WHERE g.state = 'serving' AND g.projection = ANY($1::text[]) AND c.position < w.position)"""


async def reached(
    queries: Queries, projections: Collection[str], positions: Mapping[int, int]
) -> bool:
    """Whether those that serve readers have applied everything up to these positions of
    partitions."""
    partitions, ends = list(positions), list(positions.values())
    return not await queries.fetchval(_BEHIND, list(projections), partitions, ends)
