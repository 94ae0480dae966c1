"""How the log is laid out: the number of partitions, fixed when the database is first used."""

from events.database import Queries
from events.partition import DEFAULT_PARTITIONS


class LayoutError(Exception):
    """The database is laid out otherwise than asked, or not at all."""


async def establish(queries: Queries, partitions: int = DEFAULT_PARTITIONS) -> None:
    """Lays out a new log; for an existing one, makes sure that the number is the same.

    Safe to call from several processes at once.
    """
    await queries.execute(
        "WITH laid AS (INSERT INTO log_layout (partitions) VALUES ($1)"
        " ON CONFLICT DO NOTHING RETURNING partitions)"
        " INSERT INTO partition_heads (partition)"
        " SELECT generate_series(0, laid.partitions - 1) FROM laid",
        partitions,
    )
    found = await layout(queries)
    if found != partitions:
        raise LayoutError(
            f"the log has {found} partitions and cannot be changed to {partitions}:"
            " configure the number it has, or start a new database"
        )


async def layout(queries: Queries) -> int:
    """The number of partitions of the log."""
    found = await queries.fetchval("SELECT partitions FROM log_layout")
    if found is None:
        raise LayoutError("the log is not laid out yet: run the migrations first")
    return int(found)
