"""The types of database handles, and how rows travel: as JSON, decoded into structs."""

from typing import TYPE_CHECKING, Protocol, TypeAlias, TypeVar

import msgspec

if TYPE_CHECKING:
    import asyncpg
    from asyncpg.pool import PoolConnectionProxy

    Pool: TypeAlias = asyncpg.Pool[asyncpg.Record]
    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]
else:
    Pool = Connection = object

Row = TypeVar("Row")


class Queries(Protocol):
    """What reading needs: a pool or a connection, whichever the caller holds."""

    async def fetchval(self, query: str, *args: object) -> object:
        """The first column of the first row."""
        ...

    async def execute(self, query: str, *args: object) -> str:
        """Runs a statement; the answer is its command tag."""
        ...


async def rows(queries: Queries, row: type[Row], query: str, *args: object) -> tuple[Row, ...]:
    """The rows of a query as structs. Columns are matched to fields by name."""
    wrapped = f"SELECT coalesce(json_agg(q), '[]')::text FROM ({query}) q"
    found = await queries.fetchval(wrapped, *args)
    assert isinstance(found, str)
    return msgspec.json.decode(found, type=tuple[row, ...])  # type: ignore[valid-type]
