"""`kronika migrate`: bring the database up to date, or look what that would do."""

import asyncio
import sys
from collections.abc import Callable, Sequence
from typing import Annotated

import asyncpg
from cyclopts import Parameter

from events.layout import LayoutError, establish
from events.migrations import Migration, MigrationError, pending, rehearse
from events.migrations import migrate as migrated
from service.cli.common import options
from service.cli.common.database import fresh
from service.cli.common.errors import CommandError
from service.cli.common.servers.unusable import database_unusable
from service.cli.common.words import say
from service.cli.serve.refusing import unusable
from service.process import rights
from service.process.schema import SOURCES
from service.settings import Settings, from_environment

Check = Annotated[bool, Parameter(help="Only say what is pending; exit code 1 if something is.")]
DryRun = Annotated[
    bool, Parameter(name="--dry-run", help="Apply what is pending, then take it back.")
]


def migrate(
    *,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
    check: Check = False,
    dry_run: DryRun = False,
) -> int:
    """Bring the tables of the database up to date.

    `serve` does the same when it starts; this is for those who want it done
    before. All that is pending is applied in one transaction, or nothing. Any
    number of processes may try at once: one does it, the others wait.

    Try:

        kronika migrate --check
        kronika migrate --dry-run --database-url postgresql://kronika@db/kronika
        kronika migrate --database-url postgresql://kronika@db/kronika

    Exit codes: 0 the tables are up to date (or would be), 1 something is
    pending (with --check), 2 it cannot be done, for instance because a newer
    version was here.
    """
    settings = from_environment(data=data, database_url=database_url)
    with fresh(settings) as url:
        try:
            return asyncio.run(_run(url, settings, check=check, dry_run=dry_run))
        except (LayoutError, MigrationError) as trouble:
            raise CommandError(say("database.unfit", trouble=trouble)) from None
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as trouble:
            raise unusable("database", database_unusable(trouble, url)) from None


async def _run(url: str, settings: Settings, *, check: bool, dry_run: bool) -> int:
    connection = await asyncpg.connect(url, server_settings={"application_name": "kronika migrate"})
    try:
        if check:
            found = await pending(connection, SOURCES)
            _print_migrations(found, lambda one: say("migration.pending", migration=str(one)))
            return 1 if found else 0
        if dry_run:
            found = await rehearse(connection, SOURCES)
            _print_migrations(found, lambda one: say("migration.rehearsed", migration=str(one)))
            return 0
        found = await migrated(connection, SOURCES, lanes=settings.lanes or None)
        _print_migrations(found, lambda one: say("migration.applied", migration=str(one)))
        await establish(connection, settings.partitions)
        for role in await rights.grant(connection):
            sys.stdout.write(f"{say('migration.granted', role=role)}\n")
        return 0
    finally:
        await connection.close()


def _print_migrations(
    migrations: Sequence[Migration], described: Callable[[Migration], str]
) -> None:
    for one in migrations:
        sys.stdout.write(f"{described(one)}\n")
    if not migrations:
        sys.stdout.write(f"{say('migration.current')}\n")
