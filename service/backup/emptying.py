"""What is in a database before a restore, and how it is taken away."""

from typing import Final

from events.database import Connection
from service.backup.manifest import BackupError
from service.backup.tables import ALL

_TABLES: Final = (
    "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
    " AND relkind IN ('r', 'p') AND relname = ANY($1)"
)
_FUNCTIONS: Final = """
    SELECT p.oid::regprocedure::text AS function FROM pg_proc p
    WHERE p.pronamespace = current_schema()::regnamespace AND p.proowner = current_user::regrole
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')"""
_OTHERS: Final = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'kronika'
        AND pid <> pg_backend_pid()"""


async def emptied(connection: Connection, *, replace: bool) -> None:
    """Makes sure that nothing of Kronika is there and that nobody works with it; takes away what
    is there, tables, functions and all, if it may be replaced."""
    if await connection.fetchval(_OTHERS):
        raise BackupError("a service uses this database; stop it first")
    ours = ["migrations", *ALL.kept, *ALL.disposable]
    there = [row["relname"] for row in await connection.fetch(_TABLES, ours)]
    if there and not replace:
        raise BackupError(
            "the database is not empty; restore into a new one, or say --replace, which"
            " takes away everything of Kronika that is in it"
        )
    for table in there:
        await connection.execute(f'DROP TABLE IF EXISTS "{table}" CASCADE')
    for row in await connection.fetch(_FUNCTIONS) if there else ():
        await connection.execute(f"DROP FUNCTION IF EXISTS {row['function']} CASCADE")
