"""The database's tables: do they fit the migrations that this program brings?

`serve` applies what is pending by itself, so that is no fault. A file that changed after it was
applied, or a database from a newer version, is.
"""

from importlib.resources import files
from pathlib import Path

import asyncpg

from events.migrations import Migration, Source, read
from service.cli.common.words import say
from service.cli.doctor.finding import Finding

PACKAGES = ("events", "projections", "service")  # each remembers its migrations by its name


async def tables(connection: "asyncpg.Connection[asyncpg.Record]") -> Finding:
    """Compare the migrations that were applied with the files."""
    name = say("doctor.tables")
    if not await connection.fetchval("SELECT to_regclass('migrations') IS NOT NULL"):
        return Finding(name, say("doctor.no-tables"))
    rows = await connection.fetch("SELECT namespace, number, checksum FROM migrations")
    applied = {(row["namespace"], row["number"]): row["checksum"] for row in rows}
    known = {(each.namespace, each.number): each for each in ours()}
    if newer := sorted(applied.keys() - known.keys()):
        unknown = ", ".join(f"{owner}/{number:04}" for owner, number in newer)
        told = say("doctor.unknown-migrations", migrations=unknown)
        return Finding(name, told, say("doctor.run-newer"))
    if changed := [str(known[key]) for key in applied if applied[key] != known[key].checksum]:
        told = say("doctor.changed-migrations", migrations=", ".join(changed))
        return Finding(name, told, say("doctor.restore-files"))
    pending = len(known) - len(applied)
    return Finding(name, say("doctor.pending", count=pending) if pending else say("doctor.current"))


def ours() -> tuple[Migration, ...]:
    """Every migration of this program."""
    folders = {name: Path(str(files(name))) / "sql" for name in PACKAGES}
    return tuple(
        migration
        for name, folder in folders.items()
        if folder.is_dir()
        for migration in read(Source(name, folder))
    )
