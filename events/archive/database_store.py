"""Objects in a table of the database, for those who want no other place."""

from collections.abc import AsyncIterator
from typing import Final

from events.archive.names import checked
from events.archive.opening import DATABASE
from events.database import Queries
from events.partition import DEFAULT_PARTITIONS, partition_of

PAGE: Final = 1000
_PUT = (
    "INSERT INTO archive_objects (partition, name, body) VALUES ($1, $2, $3)"
    " ON CONFLICT DO NOTHING RETURNING true"
)
_GET = "SELECT body FROM archive_objects WHERE partition = $1 AND name = $2"
_SIZE = "SELECT octet_length(body) FROM archive_objects WHERE partition = $1 AND name = $2"
_DELETE = "DELETE FROM archive_objects WHERE partition = $1 AND name = $2"
_NAMES = (
    "SELECT name FROM archive_objects WHERE name > $1 AND name >= $2 AND starts_with(name, $2)"
    " ORDER BY name LIMIT $3"
)


class DatabaseStore:
    """Objects of the table. Outages are those of the database."""

    place = DATABASE

    def __init__(self, queries: Queries) -> None:
        self._queries = queries

    async def put(self, name: str, data: bytes) -> bool:
        """Keeps an object durably; False, and nothing is written, if the name is taken."""
        where = _home(checked(name))
        return bool(await self._queries.fetchval(_PUT, where, name, data))

    async def get(self, name: str) -> bytes | None:
        """The whole object; None if there is none."""
        found: bytes | None = await self._queries.fetchval(_GET, _home(checked(name)), name)
        return found

    async def delete(self, name: str) -> None:
        """Removes an object; does nothing if there is none."""
        await self._queries.execute(_DELETE, _home(checked(name)), name)

    async def names(self, prefix: str) -> AsyncIterator[str]:
        """The names that begin so, in the order of their bytes."""
        after = ""
        while page := await self._queries.fetch(_NAMES, after, prefix, PAGE):
            for row in page:
                yield row["name"]
            after = page[-1]["name"]

    async def size(self, name: str) -> int | None:
        """Bytes of an object; None if there is none."""
        found: int | None = await self._queries.fetchval(_SIZE, _home(checked(name)), name)
        return found

    async def close(self) -> None:
        """Connections belong to somebody else."""


def _home(name: str) -> int:
    """On a cluster: the machine of this partition has it."""
    return partition_of(name, DEFAULT_PARTITIONS)
