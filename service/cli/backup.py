"""`kronika backup`: everything worth keeping in one file."""

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import asyncpg
from cyclopts import Parameter

from service.backup.manifest import Archived, BackupError, Manifest
from service.backup.saving import plan, save
from service.cli.common import options
from service.cli.common.database import database
from service.cli.common.errors import CommandError
from service.cli.common.progress import Bar
from service.cli.common.words import Count, decimal, say
from service.settings import from_environment

File = Annotated[Path, Parameter(help="File to write; it must not exist.", show_default=False)]


def backup(
    file: File, /, *, data: options.Data = None, database_url: options.DatabaseUrl = None
) -> int:
    """Write everything worth keeping into one file.

    The service may run: the file holds the database as it is at one moment,
    and nobody waits for it. Read models and snapshots are left out; they are
    made again. So is what lies in an archive in a folder or in S3: the file says
    which objects it relies on, and these never change. The file holds what games
    are drawn from, so keep it as safe as the database. The signing key is not in
    it: keep that file as well.

    Try:

        kronika backup monday.kronika
        kronika backup monday.kronika --data /var/lib/kronika
        kronika restore monday.kronika --check

    Exit codes: 0 it is written, 2 it could not be written (the message says
    why, and nothing is there).
    """
    settings = from_environment(data=data, database_url=database_url)
    with database(settings) as url:
        try:
            manifest = asyncio.run(_saved(url, file.expanduser()))
        except BackupError as trouble:
            raise CommandError(str(trouble)) from None
        except (OSError, asyncpg.PostgresError) as trouble:
            raise CommandError(say("database.unreadable", trouble=trouble)) from None
    sys.stdout.write(describe_backup(file, manifest))
    return 0


def describe_backup(file: Path, manifest: Manifest) -> str:
    """What a backup holds, in a sentence."""
    made = f"{manifest.made_at:%Y-%m-%d %H:%M:%S} UTC"
    size = file.expanduser().stat().st_size / 1e6
    holds = say(
        "backup.holds",
        file=file,
        games=Count(manifest.games),
        events=Count(manifest.events),
        rows=Count(manifest.rows),
        tables=len(manifest.tables),
        size=decimal(size, 1),
        made=made,
    )
    return "".join(f"{line}\n" for line in (holds, *map(_elsewhere, manifest.archives)))


def _elsewhere(archive: Archived) -> str:
    return say(
        "backup.relies",
        place=archive.place,
        games=Count(archive.games),
        tiles=Count(archive.tiles),
        size=decimal(archive.bytes / 1e6, 1),
        digest=archive.sha256[:16],
    )


async def _saved(url: str, file: Path) -> Manifest:
    connection = await asyncpg.connect(url, server_settings={"application_name": "kronika backup"})
    try:
        found = await plan(connection)
        if found.strange:
            strange = say("backup.strange", tables=", ".join(found.strange))
            sys.stderr.write(f"{strange}\n")
        with Bar(say("bar.rows"), found.rows) as bar:
            return await save(connection, file, bar.of)
    finally:
        await connection.close()
