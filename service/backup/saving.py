"""From a database into a file, while it is being played."""

from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Final

from events import reading
from events.database import Connection
from events.migrations import unchanging
from service.backup import relying
from service.backup.archive import Copy, Progress, Take, writing
from service.backup.manifest import FORMAT, Applied, BackupError, Manifest, Saved
from service.backup.tables import ALL

_COLUMNS: Final = """
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns,
        greatest(c.reltuples, 0)::bigint AS about
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.oid, c.relname, c.reltuples"""
_MIGRATIONS: Final = (
    "SELECT namespace, number, name, encode(checksum, 'hex') AS checksum FROM migrations"
    " ORDER BY namespace, number"
)


class Plan:
    """What there is to save: columns and about how many rows, by table."""

    def __init__(self, columns: dict[str, tuple[str, ...]], rows: int, strange: list[str]) -> None:
        self.columns = columns
        self.rows = rows
        self.strange = tuple(strange)


async def plan(connection: Connection) -> Plan:
    """Looks at the database. Tables that are not ours are `strange`: they are left out."""
    found = {row["name"]: row for row in await connection.fetch(_COLUMNS)}
    if "migrations" not in found:
        raise BackupError("there is nothing to back up: the database has no tables of Kronika")
    columns = {name: tuple(found[name]["columns"]) for name in ALL.kept if name in found}
    events = sum((await reading.heads(connection)).values())
    others = sum(found[name]["about"] for name in columns if name != "events")
    strange = sorted(found.keys() - {*ALL.kept, *ALL.disposable, "migrations"})
    return Plan(columns, events + others, strange)


async def save(connection: Connection, path: Path, progress: Callable[[str], Progress]) -> Manifest:
    """Saves everything that is kept, as it is at one moment. Nobody waits for it but those who
    want to migrate.

    `progress` is told each table and gives what is told its rows.
    """
    async with (
        unchanging(connection),
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        found = await plan(connection)
        with writing(path) as backup:
            tables = []
            for name, columns in found.columns.items():
                copy = _copy(connection, name, columns)
                tables.append(await backup.table(name, columns, copy, progress(name)))
            manifest = await _manifest(connection, tuple(tables))
            backup.manifest(manifest)
    return manifest


def _copy(connection: Connection, name: str, columns: tuple[str, ...]) -> Copy:
    async def copy(take: Take) -> None:
        await connection.copy_from_table(name, columns=columns, output=take, format="text")

    return copy


async def _manifest(connection: Connection, tables: tuple[Saved, ...]) -> Manifest:
    heads = await reading.heads(connection)
    keys = await connection.fetch("SELECT key FROM signing_keys ORDER BY since, key")
    return Manifest(
        format=FORMAT,
        kronika=version("kronika"),
        made_at=await connection.fetchval("SELECT now()"),  # when the snapshot was taken
        server=await connection.fetchval("SHOW server_version"),
        games=await connection.fetchval("SELECT count(*) FROM seeds"),
        heads=tuple(heads[partition] for partition in sorted(heads)),
        keys=tuple(row["key"] for row in keys),
        migrations=tuple(Applied(**row) for row in await connection.fetch(_MIGRATIONS)),
        tables=tables,
        archives=await relying.archives(connection),
    )
