"""Migrations: numbered SQL files, applied once each, in order, and never changed afterwards.

Every package that keeps tables brings a folder of files named `0001_what_it_does.sql`. The first
one includes a file for each table and function (`\\ir tables/events.sql`, as psql has it), and
later ones change these. A migration is remembered by its namespace and number, with the SHA-256 of
its text, included files and all. All that is pending is applied in one transaction under a lock:
either everything or nothing, and when several processes start at once, one of them does it while
the others wait. Where nothing is pending, nobody waits for anybody.

What PostgreSQL does not do within a transaction (`CREATE INDEX CONCURRENTLY`) is a migration of one
statement whose first line is

    -- outside a transaction

It is applied by itself: what stands before it is committed, and if it fails, it stays pending. So
its statement has to bear being repeated, also after half of it was done: an index that was left
invalid is dropped by hand before.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from events.database import Connection, Queries, Record
from events.distribution import Distribution, distribute

_INCLUDE = re.compile(r"^\\ir (\S+)$", re.MULTILINE)
_FILE_NAME = re.compile(r"(\d{4})_([a-z0-9_]+)\.sql")
_OUTSIDE = "-- outside a transaction"
_WAIT_SECONDS = 0.05
_LOCK = 0x6B726F6E696B61  # "kronika"
_TABLE = """
CREATE TABLE IF NOT EXISTS migrations (
    namespace text NOT NULL,
    number int NOT NULL,
    name text NOT NULL,
    checksum bytea NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (namespace, number)
)
"""
_OWNER = """
    SELECT current_user AS role, pg_get_userbyid(relowner) AS owner,
        pg_has_role(current_user, relowner, 'USAGE') AS ours
    FROM pg_class WHERE oid = to_regclass('migrations')"""


class Source(Struct, frozen=True):
    """A folder of migrations, the name under which they are remembered, and what of it is
    distributed on a cluster."""

    namespace: str
    directory: Path
    distribution: Distribution = Distribution()


class Migration(Struct, frozen=True, kw_only=True):
    """One file, with the files that it includes."""

    namespace: str
    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> bytes:
        """SHA-256 of the text."""
        return sha256(self.sql.encode()).digest()

    @property
    def outside(self) -> bool:
        """Whether it is applied outside of any transaction."""
        return self.sql.partition("\n")[0].strip() == _OUTSIDE

    def __str__(self) -> str:
        return f"{self.namespace}/{self.number:04}_{self.name}"


class MigrationError(Exception):
    """The files and the database do not fit together; the message says how."""


class NotTheOwnerError(MigrationError):
    """Something is pending, and the tables belong to another role than the one that asks."""

    def __init__(self, role: str, owner: str) -> None:
        super().__init__(
            f"{role} may not change the tables, which belong to {owner}:"
            f" run `kronika migrate` as {owner}"
        )
        self.role = role
        self.owner = owner


LOG = Source(
    "events",
    Path(__file__).parent / "sql",
    Distribution(
        by_partition=(
            "partition_heads",
            "events",
            "answers",
            "seeds",
            "snapshots",
            "causes",
            "merkle_nodes",
            "archived_games",
            "archived_entries",
            "archive_objects",
        ),
        functions=("append_to",),
        known=(
            "append",
            "append_alone",
            "append_in_lane",
            "append_alone_in_lane",
            "hold_lane",
            "new_links",
        ),
    ),
)
"""The log's own tables. They come before those of other packages."""


def read(source: Source) -> tuple[Migration, ...]:
    """The migrations of a folder, in order."""
    found: dict[int, Migration] = {}
    for path in sorted(source.directory.glob("*.sql")):
        match = _FILE_NAME.fullmatch(path.name)
        if match is None:
            raise MigrationError(f"{path} is not named like 0001_what_it_does.sql")
        migration = Migration(
            namespace=source.namespace,
            number=int(match[1]),
            name=match[2],
            sql=_with_includes(path),
        )
        if migration.number in found:
            raise MigrationError(f"{migration} has the number of {found[migration.number]}")
        found[migration.number] = migration
    if not found:
        raise MigrationError(f"no migrations in {source.directory}")
    return tuple(found.values())


def _with_includes(path: Path) -> str:
    """The text of a file; each line `\\ir <file>` stands for that file, as psql reads it; also in
    the middle of a statement, for what two functions have in common."""

    def included(line: re.Match[str]) -> str:
        other = path.parent / line[1]
        if not other.is_file():
            raise MigrationError(f"{path} includes {line[1]}, which does not exist")
        return _with_includes(other)

    return _INCLUDE.sub(included, path.read_bytes().decode())


Until: TypeAlias = Mapping[str, int]
"""The last number of each namespace; what comes later is left alone."""


async def migrate(
    connection: Connection,
    sources: Sequence[Source],
    *,
    until: Until | None = None,
    lanes: int | None = None,
) -> tuple[Migration, ...]:
    """Applies what is pending, source by source; the answer is what was applied. On the coordinator
    of a Citus cluster, tables are then distributed, if they are not yet; a log that is gets so
    many `lanes` (`events.distribution`).

    With `until`, what comes after those numbers stays pending, as in an older version of the
    program.
    """
    found = await _migrate(connection, sources, until)
    await distribute(connection, [source.distribution for source in sources], lanes)
    return found


async def _migrate(
    connection: Connection, sources: Sequence[Source], until: Until | None
) -> tuple[Migration, ...]:
    files = [_up_to(read(source), until) for source in sources]
    if not await _pending_in(connection, files):
        return ()
    await permitted(connection)
    async with _alone(connection):
        async with connection.transaction():
            await connection.execute("SET LOCAL client_min_messages = warning")
            await connection.execute(_TABLE)
        found = await _pending(connection, files)
        for outside, some in groupby(found, key=lambda one: one.outside):
            if outside:
                for migration in some:
                    await _apply(connection, migration)
            else:
                await _apply_together(connection, some)
    return found


async def pending(queries: Queries, sources: Sequence[Source]) -> tuple[Migration, ...]:
    """What `migrate` would apply; raises what it would raise before it begins."""
    return await _pending_in(queries, [read(source) for source in sources])


async def permitted(queries: Queries) -> None:
    """Raises `NotTheOwnerError` if there are tables, and whoever asks does not own them. Everybody
    may try who owns none, since there are none."""
    row = await queries.fetchrow(_OWNER)
    if row is not None and not row["ours"]:
        raise NotTheOwnerError(row["role"], row["owner"])


async def rehearse(connection: Connection, sources: Sequence[Source]) -> tuple[Migration, ...]:
    """Applies what is pending and takes all of it back. Readers of the tables wait meanwhile. What
    has to be done outside of a transaction cannot be taken back: MigrationError."""
    for one in await pending(connection, sources):
        if one.outside:
            raise MigrationError(f"{one} cannot be tried: it is done outside of a transaction")
    trial = connection.transaction()
    await trial.start()
    try:
        return await migrate(connection, sources)
    finally:
        await trial.rollback()


async def unknown(queries: Queries, sources: Sequence[Source]) -> tuple[str, ...]:
    """Migrations in the database that this program does not know: a newer version was here."""
    known = {(one.namespace, one.number) for source in sources for one in read(source)}
    rows = await queries.fetch("SELECT namespace, number, name FROM migrations ORDER BY 1, 2")
    return tuple(
        f"{row['namespace']}/{row['number']:04}_{row['name']}"
        for row in rows
        if (row["namespace"], row["number"]) not in known
    )


@asynccontextmanager
async def unchanging(connection: Connection) -> AsyncIterator[None]:
    """Keeps everybody from migrating for as long as the context lasts."""
    await connection.execute("SELECT pg_advisory_lock_shared($1)", _LOCK)
    try:
        yield
    finally:
        await connection.execute("SELECT pg_advisory_unlock_shared($1)", _LOCK)


def _up_to(files: Sequence[Migration], until: Until | None) -> tuple[Migration, ...]:
    return tuple(one for one in files if until is None or one.number <= until.get(one.namespace, 0))


async def _pending_in(
    queries: Queries, files: Sequence[Sequence[Migration]]
) -> tuple[Migration, ...]:
    """The same for a database that may have no table of migrations yet."""
    if await queries.fetchval("SELECT to_regclass('migrations') IS NULL"):
        return tuple(one for some in files for one in some)
    return await _pending(queries, files)


async def _pending(queries: Queries, files: Iterable[Sequence[Migration]]) -> tuple[Migration, ...]:
    found: list[Migration] = []
    for migrations in filter(None, files):
        rows = await queries.fetch(
            "SELECT number, name, checksum FROM migrations WHERE namespace = $1",
            migrations[0].namespace,
        )
        applied = {int(row["number"]): row for row in rows}
        _agree(migrations, applied)
        found += [one for one in migrations if one.number not in applied]
    return tuple(found)


def _agree(migrations: Sequence[Migration], applied: Mapping[int, Record]) -> None:
    """Raises unless the applied migrations are the first ones of the files, unchanged."""
    numbers = {one.number for one in migrations}
    namespace = migrations[0].namespace
    if unknown := sorted(set(applied) - numbers):
        raise MigrationError(
            f"the database has migrations {unknown} of {namespace}, which this program does not"
            " know: it was used by a newer version"
        )
    last = max(applied, default=0)
    for one in migrations:
        row = applied.get(one.number)
        if row is None and one.number < last:
            raise MigrationError(f"{one} comes too late: {namespace} is at {last:04} already")
        if row is not None and row["checksum"] != one.checksum:
            raise MigrationError(
                f"{one} was changed after it had been applied (as {row['name']}):"
                " restore the file and write the change as a new migration"
            )


@asynccontextmanager
async def _alone(connection: Connection) -> AsyncIterator[None]:
    """Keeps others from migrating. Whoever waits asks again and again: a query that waits has a
    snapshot, for the end of which `CREATE INDEX CONCURRENTLY` would wait in turn."""
    while not await connection.fetchval("SELECT pg_try_advisory_lock($1)", _LOCK):
        await asyncio.sleep(_WAIT_SECONDS)
    try:
        yield
    finally:
        if not connection.is_closed():
            await connection.execute("SELECT pg_advisory_unlock($1)", _LOCK)


async def _apply_together(connection: Connection, migrations: Iterable[Migration]) -> None:
    async with connection.transaction():
        await connection.execute("SET LOCAL client_min_messages = warning")
        for migration in migrations:
            await _apply(connection, migration)


async def _apply(connection: Connection, migration: Migration) -> None:
    try:
        await connection.execute(migration.sql)
    except Exception as trouble:
        raise MigrationError(f"{migration} failed: {trouble}") from trouble
    await connection.execute(
        "INSERT INTO migrations (namespace, number, name, checksum) VALUES ($1, $2, $3, $4)",
        migration.namespace,
        migration.number,
        migration.name,
        migration.checksum,
    )
