"""From a file into a database: all of it, or nothing."""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Sequence
from graphlib import TopologicalSorter
from typing import Final

import asyncpg
from msgspec import Struct

from events.database import Connection
from events.epochs import LostGames
from events.migrations import Migration, MigrationError, migrate, read
from service.backup import losing
from service.backup.archive import Progress, Reading
from service.backup.emptying import emptied
from service.backup.manifest import BackupError, Manifest, Saved
from service.backup.tables import ALL
from service.process import rights
from service.process.schema import SOURCES

_REFERENCES: Final = (
    "SELECT conrelid::regclass::text AS of, confrelid::regclass::text AS to FROM pg_constraint"
    " WHERE contype = 'f' AND connamespace = current_schema()::regnamespace"
)
_TABLES: Final = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
_NUMBERED: Final = """
    SELECT a.attname AS column, pg_get_serial_sequence(quote_ident($1), a.attname) AS sequence
    FROM pg_attribute a WHERE a.attrelid = quote_ident($1)::regclass AND a.attnum > 0
        AND NOT a.attisdropped
        AND pg_get_serial_sequence(quote_ident($1), a.attname) IS NOT NULL"""
# Of a packed game all rows are gone but the first one and the last one that was packed.
_UNEVEN: Final = """
    SELECT h.partition FROM partition_heads h LEFT JOIN (
        SELECT partition, count(*) AS events, max(position) AS last FROM events GROUP BY partition
    ) e USING (partition)
    WHERE (h.position, h.position) IS DISTINCT FROM (coalesce(e.events, 0), coalesce(e.last, 0))"""
# Of a packed game the first and the last row are left, and what stands behind.
_UNEVEN_BESIDE_PACKED: Final = _UNEVEN.replace(
    "coalesce(e.events, 0)",
    """coalesce(e.events, 0) + (
        SELECT coalesce(sum(a.version - 2), 0) FROM archived_games a
        WHERE a.partition = h.partition
    )""",
)


class Restored(Struct, frozen=True, kw_only=True):
    """A backup is in the database. `later` are the migrations that came after it was made; `lost`
    are the games that were further before, if there was a log to compare with."""

    later: tuple[Migration, ...]
    lost: LostGames | None = None


async def restore(
    connection: Connection,
    backup: Reading,
    progress: Callable[[str], Progress],
    *,
    replace: bool = False,
    look: Callable[[Connection], Awaitable[None]] | None = None,
    lanes: int = 0,
) -> Restored:
    """Puts everything into an empty database, in one transaction; on a cluster, into so many lanes
    (`events.distribution`).

    The tables are first made as they were when it was made, then filled, then brought up to date.
    `look` sees them as they then are; if it raises, nothing was changed.
    """
    known_by_this_program(backup.manifest)
    try:
        async with connection.transaction():
            compared = replace and await losing.remember(connection)
            await emptied(connection, replace=replace)
            await migrate(connection, SOURCES, until=_until(backup.manifest), lanes=lanes or None)
            await _fill(connection, backup, progress)
            later = await migrate(connection, SOURCES)
            await rights.grant(connection)
            lost = await losing.lost(connection) if compared else None
            if look is not None:
                await look(connection)
    except (asyncpg.PostgresError, MigrationError) as trouble:
        raise BackupError(f"the backup does not fit: {trouble}") from trouble
    await connection.execute("ANALYZE")
    return Restored(later=later, lost=lost)


def known_by_this_program(manifest: Manifest) -> None:
    """Raises unless this program has all migrations of the backup, as they were, and so knows its
    tables."""
    if strange := {saved.name for saved in manifest.tables} - {*ALL.kept}:
        raise BackupError(f"the backup has tables that are not ours: {', '.join(sorted(strange))}")
    files = {(one.namespace, one.number): one for source in SOURCES for one in read(source)}
    for applied in manifest.migrations:
        file = files.get((applied.namespace, applied.number))
        name = f"{applied.namespace}/{applied.number:04}_{applied.name}"
        if file is None:
            raise BackupError(f"the backup is from a newer version, which knows {name}")
        if file.checksum.hex() != applied.checksum:
            raise BackupError(f"{name} is not the migration that the backup was made after")
    if len(manifest.migrations) == len(files):  # one of an older version may lack what came later
        whole(manifest, ALL.kept)


def whole(manifest: Manifest, tables: Collection[str]) -> None:
    """Raises unless the backup has all of these tables."""
    if missing := {*tables} - {saved.name for saved in manifest.tables}:
        raise BackupError(f"the backup lacks tables: {', '.join(sorted(missing))}")


def _until(manifest: Manifest) -> dict[str, int]:
    last: dict[str, int] = {}
    for one in manifest.migrations:
        last[one.namespace] = max(one.number, last.get(one.namespace, 0))
    return last


async def _fill(
    connection: Connection, backup: Reading, progress: Callable[[str], Progress]
) -> None:
    there = {row["tablename"] for row in await connection.fetch(_TABLES)}
    whole(backup.manifest, there.intersection(ALL.kept))
    tables = {saved.name: saved for saved in backup.manifest.tables}
    names = ", ".join(f'"{name}"' for name in tables)
    await connection.execute(f"TRUNCATE {names} CASCADE")  # migrations may have written rows
    for name in await _in_order(connection, tuple(tables)):
        await _copy(connection, tables[name], backup.table(tables[name], progress(name)))
        for row in await connection.fetch(_NUMBERED, name):
            await connection.execute(
                f"SELECT setval('{row['sequence']}', (SELECT max(\"{row['column']}\") FROM"
                f' "{name}"))'
            )
    query = _UNEVEN_BESIDE_PACKED if "archived_games" in there else _UNEVEN
    if uneven := [row["partition"] for row in await connection.fetch(query)]:
        raise BackupError(f"the log of the backup has gaps in the partitions {uneven}")


async def _copy(connection: Connection, saved: Saved, pieces: Iterator[bytes]) -> None:
    async def source() -> AsyncIterator[bytes]:
        for piece in pieces:
            yield piece

    done = await connection.copy_to_table(
        saved.name, columns=saved.columns, source=source(), format="text"
    )
    if int(done.split()[-1]) != saved.rows:
        raise BackupError(f"{saved.name} has {done.split()[-1]} rows, not {saved.rows}")


async def _in_order(connection: Connection, tables: Sequence[str]) -> tuple[str, ...]:
    """The tables, each behind those that it refers to."""
    order: TopologicalSorter[str] = TopologicalSorter(dict.fromkeys(tables, ()))
    for row in await connection.fetch(_REFERENCES):
        if row["of"] != row["to"] and row["of"] in tables and row["to"] in tables:
            order.add(row["of"], row["to"])
    return tuple(order.static_order())
