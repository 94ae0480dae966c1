"""The types of database handles, and how rows travel: as JSON, decoded into structs."""

import re
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias, TypeVar

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


_NUL: Final = re.compile(r"(?<!\\)((?:\\\\)*)\\u0000")


def storable(document: str) -> str:
    """A JSON document as PostgreSQL can take it apart: its texts cannot hold U+0000, which is
    replaced by U+FFFD."""
    return _NUL.sub(r"\1\\ufffd", document) if "\\u0000" in document else document


async def rows(queries: Queries, row: type[Row], query: str, *args: object) -> tuple[Row, ...]:
    """The rows of a query as structs. Columns are matched to fields by name."""
    wrapped = f"SELECT coalesce(json_agg(q), '[]')::text FROM ({query}) q"
    found = await queries.fetchval(wrapped, *args)
    assert isinstance(found, str)
    return msgspec.json.decode(found, type=tuple[row, ...])  # type: ignore[valid-type]
