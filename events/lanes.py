"""Lanes: how the log lies on a Citus cluster, and how one of them is reached past the coordinator.

A lane is one group of co-located shards: the rows of the partitions that Citus hashes into it, of
all tables that are distributed with the log. It lies on one worker as a whole, and moves as a
whole. In a session on that worker, temporary views named as the tables stand in front of them, each
over the one shard of the lane. So whatever is written for one PostgreSQL runs there unchanged, as
plain PostgreSQL does it, with nothing of Citus on the way.

There are two kinds of them. Bare views are those of a writer, which calls `append_in_lane`: that
holds the lane where it is before it does anything (`hold_lane`, see events/sql/functions_4). The
views of everybody else hold the lane in each statement: in reading, changing and deleting by their
condition; in inserting, where a condition is not looked at, since it is a CHECK OPTION, too. Either
way nobody reads or writes rows that a move has left behind.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from events.database import Queries
from events.distribution import FIRST, SPREAD

MOVED: Final = "KL001"
"""What `hold_lane` says of a lane that is not here any more."""
UNKNOWN: Final = "could not find valid entry for shard"
"""What Citus says of a shard that is nowhere any more: it was split."""

_LANES: Final = """
    SELECT f.shardid AS shard, n.nodename AS host, n.nodeport AS port,
        array_agg(c.relname::text ORDER BY c.relname) AS tables,
        array_agg(shard_name(s.logicalrelid, s.shardid) ORDER BY c.relname) AS shards
    FROM pg_dist_shard f
    JOIN pg_dist_placement a ON a.shardid = f.shardid
    JOIN pg_dist_node n ON n.groupid = a.groupid AND n.noderole = 'primary'
    JOIN pg_dist_partition o ON o.logicalrelid = f.logicalrelid
    JOIN pg_dist_partition p ON p.colocationid = o.colocationid
    JOIN pg_class c ON c.oid = p.logicalrelid
    JOIN pg_dist_shard s ON s.logicalrelid = p.logicalrelid AND s.shardminvalue = f.shardminvalue
    WHERE f.logicalrelid = to_regclass($1) AND c.relname <> ALL ($2::text[])
    GROUP BY f.shardid, n.nodename, n.nodeport"""
_HOMES: Final = """
    SELECT p AS partition, get_shard_id_for_distribution_column(to_regclass($1), p) AS shard
    FROM generate_series(0, $2::int - 1) AS p"""


class Lane(Struct, frozen=True, kw_only=True):
    """A lane, by its shard of the heads, which lies at this address; `shards` has the name of its
    shard behind that of each table."""

    shard: int
    host: str
    port: int
    shards: tuple[tuple[str, str], ...]

    @property
    def bare(self) -> str:
        """Makes the views of a writer."""
        return ";\n".join(self._views())

    @property
    def held(self) -> str:
        """Makes the views of everybody else."""
        condition = f" WHERE (SELECT hold_lane({self.shard})) WITH LOCAL CHECK OPTION"
        return ";\n".join(view + condition for view in self._views())

    def _views(self) -> Iterator[str]:
        for table, shard in self.shards:
            yield f"CREATE TEMPORARY VIEW {table} AS SELECT * FROM {shard}"


class LaneMap(Struct, frozen=True):
    """Which lane the rows of each partition are in, by partition."""

    homes: tuple[Lane, ...]

    def of(self, partitions: tuple[int, ...]) -> Lane | None:
        """The lane that all of these are in; None if they are in several, which were one."""
        lane = self.homes[partitions[0]]
        return lane if all(self.homes[one].shard == lane.shard for one in partitions) else None

    def together(self) -> tuple[tuple[int, ...], ...]:
        """The partitions of each lane."""
        found: dict[int, list[int]] = {}
        for partition, lane in enumerate(self.homes):
            found.setdefault(lane.shard, []).append(partition)
        return tuple(map(tuple, found.values()))


async def look(queries: Queries, partitions: int) -> LaneMap:
    """Where the lanes lie now, as the coordinator has it."""
    lanes = {
        row["shard"]: Lane(
            shard=row["shard"],
            host=row["host"],
            port=row["port"],
            shards=tuple(zip(row["tables"], row["shards"], strict=True)),
        )
        for row in await queries.fetch(_LANES, FIRST, list(SPREAD))
    }
    homes = await queries.fetch(_HOMES, FIRST, partitions)
    return LaneMap(tuple(lanes[row["shard"]] for row in homes))


def has_moved(trouble: BaseException) -> bool:
    """Whether a statement was refused, and has done nothing, because its lane is elsewhere now."""
    return getattr(trouble, "sqlstate", None) == MOVED or UNKNOWN in str(trouble)
