"""`kronika database`: who may do what in the database."""

import sys
from pathlib import Path
from typing import Annotated, Final

import asyncpg
from cyclopts import App, Parameter

from service.cli.common import options, postgres_program
from service.cli.common.database import asked
from service.cli.common.database import database as served
from service.cli.common.errors import CommandError
from service.cli.common.words import say
from service.process.roles import Roles, script
from service.settings import from_environment

Owner = Annotated[str, Parameter(help="Role that owns the database and migrates.")]
Serving = Annotated[str, Parameter(name="--service", help="Role that the service signs in as.")]
Password = Annotated[Path | None, Parameter(help="File with its password; left out: as it is.")]
Print = Annotated[bool, Parameter(name="--print", help="Only print the statements of SQL.")]
Program = Annotated[
    str, Parameter(help="Such as psql, pg_dump, pg_basebackup.", show_default=False)
]
Words = Annotated[str, Parameter(help="What it is told.", allow_leading_hyphen=True)]
ASCII: Final = range(32, 127)

database = App(
    name="database",
    help="""Say who may do what in the database.

`kronika database roles` makes two roles: one that owns the database and
migrates, and one for the service, which cannot change what is recorded.
`kronika database run` runs psql, pg_basebackup and whatever else comes with
PostgreSQL, and tells it where the database is.

Try:

    kronika database roles --print
    kronika database roles --owner-password owner.txt
    kronika database run psql

Exit codes: 0 done, 2 it cannot be done.""",
    help_format="plaintext",
)


@database.command
def roles(
    *,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
    owner: Owner = "kronika_owner",
    service: Serving = "kronika_service",
    owner_password: Password = None,
    service_password: Password = None,
    print_only: Print = False,
) -> int:
    """Make a role that owns the database, and one for the service.

    Run it as a superuser, or as a role that may make roles and owns the
    database. The owner migrates (`kronika migrate`). The service adds to the
    log and cannot update, delete or truncate what is there. It may be run
    again at any time; tables that are there come to the owner.

    Try:

        kronika database roles --print
        kronika database roles --database-url postgresql://postgres@db/kronika

    Exit codes: 0 done or printed, 2 it cannot be done.
    """
    if owner == service:
        raise CommandError(say("roles.same"))
    wanted = Roles(
        owner=owner,
        service=service,
        owner_password=_password(owner_password),
        service_password=_password(service_password),
    )
    settings = from_environment(data=data, database_url=database_url)
    try:
        statements = asked(settings, lambda url: _made(url, wanted, only_told=print_only))
    except asyncpg.PostgresError as trouble:
        raise CommandError(say("roles.refused", trouble=trouble)) from None
    done = say("roles.done", owner=owner, service=service)
    sys.stdout.write(statements if print_only else f"{done}\n")
    return 0


@database.command
def run(program: Program, /, *words: Words) -> int:
    """Run one of PostgreSQL's programs against the database of the service.

    It is the program that comes with Kronika's own server, or an installed one,
    and finds the database that the settings name (KRONIKA_DATA,
    KRONIKA_DATABASE_URL). Root runs it as the user of Kronika's own server.

    Try:

        kronika database run psql
        kronika database run pg_basebackup --checkpoint=fast --pgdata=monday

    Exit codes: those of the program; 2 it is not there, or the database.
    """
    settings = from_environment()
    file, account = postgres_program.found(settings, program)
    if "/" in program or not file.exists():
        raise CommandError(say("database.no-program", program=program, folder=file.parent))
    with served(settings) as url:
        return postgres_program.run(file, words, account, url)


async def _made(url: str, wanted: Roles, *, only_told: bool) -> str:
    connection = await asyncpg.connect(url, server_settings={"application_name": "kronika roles"})
    try:
        statements = await script(connection, wanted)
        if not only_told:
            async with connection.transaction():
                await connection.execute(statements)
        return statements
    finally:
        await connection.close()


def _password(file: Path | None) -> str | None:
    if file is None:
        return None
    try:
        found = file.read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, UnicodeDecodeError):
        found = ""
    if not found or not all(ord(one) in ASCII for one in found):
        raise CommandError(say("roles.password", file=file))
    return found
