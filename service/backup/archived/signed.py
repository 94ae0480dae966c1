"""What the service has signed of the logs of partitions, by the leaves of its root log."""

from collections.abc import Mapping

from msgspec import Struct

from events.database import Queries


class Top(Struct, frozen=True):
    """The log of a partition had so many leaves, under that root."""

    size: int
    root: bytes


async def tops(queries: Queries) -> Mapping[int, Top]:
    """The newest of every partition that has any."""
    if not await queries.fetchval("SELECT to_regclass('root_leaves') IS NOT NULL"):
        return {}
    rows = await queries.fetch(
        "SELECT DISTINCT ON (partition) partition, size, root FROM root_leaves"
        " ORDER BY partition, epoch DESC, size DESC"
    )
    return {row["partition"]: Top(row["size"], row["root"]) for row in rows}
