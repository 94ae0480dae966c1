"""How tables lie on a Citus cluster: spread over its machines by the partition of the log.

On one PostgreSQL none of this happens, and the same queries run there. Where the extension `citus`
is there, rows of one partition lie together on one machine, whatever their table, so an append and
the reading of a game concern one machine alone. Tables that are not named stay on the coordinator.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from events.database import Connection, Queries

COLUMN: Final = "partition"
FIRST: Final = "partition_heads"
"""All tables lie as this one does."""
SPREAD: Final = ("archive_objects",)
"""Tables whose partition only spreads them and is not that of a game."""
LANES_PER_WORKER: Final = 2
"""How many lanes there are, if nobody says otherwise (`events.lanes`): one can be written while
another one waits for the disk, and more would share less."""

_CITUS: Final = "SELECT EXISTS (SELECT FROM pg_extension WHERE extname = 'citus')"
_MISSING: Final = """
    SELECT w.name FROM unnest($1::text[]) WITH ORDINALITY AS w (name, place)
    WHERE to_regclass(w.name) IS NOT NULL
        AND NOT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = to_regclass(w.name))
    ORDER BY w.place"""
_WORKERS: Final = "SELECT count(*) FROM pg_dist_node WHERE isactive AND shouldhaveshards"
_UNLOGGED: Final = "SELECT relpersistence = 'u' FROM pg_class WHERE oid = to_regclass($1)"
_UNKNOWN: Final = """
    SELECT p.oid::regprocedure::text AS name, p.proargnames[1] AS argument
    FROM unnest($1::text[]) AS w (name) JOIN pg_proc p ON p.proname = w.name
        AND p.pronamespace = current_schema()::regnamespace
    WHERE NOT EXISTS (SELECT FROM pg_dist_object o WHERE o.classid = 'pg_proc'::regclass
        AND o.objid = p.oid AND (NOT $2 OR o.distribution_argument_index IS NOT NULL))"""


class Distribution(Struct, frozen=True, kw_only=True):
    """What a package distributes: tables `by_partition`, each behind those that it refers to;
    tables that are `copied` to every machine, which is for those that are small and hardly ever
    written; `functions` that run on the machine of the partition that is their first argument;
    `known` functions, which every machine has for those who connect there."""

    by_partition: tuple[str, ...] = ()
    copied: tuple[str, ...] = ()
    functions: tuple[str, ...] = ()
    known: tuple[str, ...] = ()


async def on_citus(queries: Queries) -> bool:
    """Whether the database is the coordinator of a cluster."""
    return bool(await queries.fetchval(_CITUS))


async def distribute(
    connection: Connection, wanted: Iterable[Distribution], lanes: int | None = None
) -> None:
    """Distributes what is there and is not distributed yet, with the rows that it has; a log that
    is distributed now gets so many `lanes`, else two for each worker that is there. Everything
    or nothing; does nothing on one PostgreSQL."""
    if not await on_citus(connection):
        return
    wanted = tuple(wanted)
    async with connection.transaction():
        await connection.execute("SET LOCAL client_min_messages = warning")
        await connection.execute("SET LOCAL citus.multi_shard_modify_mode = 'sequential'")
        for table in await _missing(connection, [name for one in wanted for name in one.copied]):
            await connection.execute("SELECT create_reference_table($1::text)", table)
        tables = [FIRST, *(name for one in wanted for name in one.by_partition)]
        missing = await _missing(connection, list(dict.fromkeys(tables)))
        for table in missing:
            # What is not in the write-ahead log cannot be moved while it is written.
            if await connection.fetchval(_UNLOGGED, table):
                await connection.execute(f"ALTER TABLE {table} SET LOGGED")
            if table == FIRST:
                query = "SELECT create_distributed_table($1::text, $2, shard_count => $3)"
                await connection.execute(query, table, COLUMN, lanes or await _usual(connection))
            else:
                query = "SELECT create_distributed_table($1::text, $2, colocate_with => $3)"
                await connection.execute(query, table, COLUMN, FIRST)
        for table in missing:
            # The rows that were copied are hidden by then, but would keep their place on the disk.
            query = "SELECT truncate_local_data_after_distributing_table($1::text::regclass)"
            await connection.execute(query, table)
        await _distribute_functions(connection, wanted)


async def _distribute_functions(connection: Connection, wanted: Sequence[Distribution]) -> None:
    functions = [name for one in wanted for name in one.functions]
    for row in await connection.fetch(_UNKNOWN, functions, True):
        query = (
            "SELECT create_distributed_function($1::text::regprocedure, $2, colocate_with => $3)"
        )
        await connection.execute(query, row["name"], row["argument"], FIRST)
    known = [name for one in wanted for name in one.known]
    for row in await connection.fetch(_UNKNOWN, known, False):
        query = "SELECT create_distributed_function($1::text::regprocedure)"
        await connection.execute(query, row["name"])


async def _usual(queries: Queries) -> int:
    """How many lanes a log gets if nobody says otherwise."""
    return LANES_PER_WORKER * max(1, int(await queries.fetchval(_WORKERS)))


async def distributed(queries: Queries) -> bool:
    """Whether the log is distributed."""
    if not await on_citus(queries):
        return False
    query = "SELECT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = 'events'::regclass)"
    return bool(await queries.fetchval(query))


async def _missing(connection: Connection, tables: list[str]) -> list[str]:
    return [row["name"] for row in await connection.fetch(_MISSING, tables)]
