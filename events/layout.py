"""How the log is laid out: the number of partitions, fixed when the database is first used."""

from events.database import Queries
from events.partition import DEFAULT_PARTITIONS

# Both or neither, in one round trip. (On a cluster no single query may write into a table that is
# distributed and into one that is not.)
_LAY = """
DO $$ BEGIN
    INSERT INTO log_layout (partitions) VALUES ({0:d}) ON CONFLICT DO NOTHING;
    IF FOUND THEN
        INSERT INTO partition_heads (partition) SELECT generate_series(0, {0:d} - 1);
    END IF;
END $$
"""
_LAYOUT = "SELECT partitions FROM log_layout"


class LayoutError(Exception):
    """The database is laid out otherwise than asked, or not at all."""


async def establish(queries: Queries, partitions: int = DEFAULT_PARTITIONS) -> None:
    """Lays out a new log; for an existing one, makes sure that the number is the same.

    Safe to call from several processes at once.
    """
    found = await queries.fetchval(_LAYOUT)
    if found is None:  # else a role that only adds to the log may look, too
        await queries.execute(_LAY.format(partitions))
        found = await layout(queries)
    if found != partitions:
        raise LayoutError(
            f"the log has {found} partitions and cannot be changed to {partitions}:"
            " configure the number it has, or start a new database"
        )


async def layout(queries: Queries) -> int:
    """The number of partitions of the log."""
    found = await queries.fetchval(_LAYOUT)
    if found is None:
        raise LayoutError("the log is not laid out yet: run the migrations first")
    return int(found)
