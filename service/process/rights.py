"""What the role of the service may do with each table, and no more.

The owner of the database migrates. The service signs in as another role, which may add to the log
and cannot change what is recorded. One declaration stands behind three things: what `migrate`
grants, what `kronika database roles` sets up, and what `doctor` and `serve` look for.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from events.database import Connection, Queries

READ: Final = (
    *("log_layout", "migrations"),
    *("archived_games", "archived_entries", "archive_objects"),
)
"""Tables that only the owner writes."""
ONLY_ADDED_TO: Final = (
    *("events", "merkle_nodes", "seeds"),
    *("root_leaves", "root_nodes", "root_checkpoints", "root_cosignatures"),
    *("epochs", "key_notes", "signing_keys", "sealing_key"),
    "acts",
)
"""Tables whose rows the service neither changes nor takes away."""
MOVED: Final = {"partition_heads": "position"}
"""Tables of the log with one column that goes forward. No row of `partition_heads` is added."""
LOG: Final = (*READ, *ONLY_ADDED_TO, *MOVED)
"""All tables that are protected. The service does with others what it wants, but for TRUNCATE."""

_TABLES: Final = """
    SELECT relname::text FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = pg_class.oid AND d.deptype = 'e')
    ORDER BY relname"""
_HELD: Final = """
    SELECT ordinal FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY
        AS wanted (name, privilege, field, ordinal)
    WHERE CASE WHEN field IS NULL
        THEN has_table_privilege(format('%I.%I', current_schema(), name), privilege)
        ELSE has_column_privilege(format('%I.%I', current_schema(), name), field, privilege) END"""
_SHUT: Final = """
    SELECT 'FUNCTION ' || oid::regprocedure AS thing, 'EXECUTE' AS privilege FROM pg_proc
    WHERE pronamespace = current_schema()::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = pg_proc.oid AND d.deptype = 'e')
        AND NOT has_function_privilege(oid, 'EXECUTE')
    UNION ALL
    SELECT 'SEQUENCE ' || oid::regclass, 'USAGE' FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'S'
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = pg_class.oid AND d.deptype = 'i')
        AND CASE relkind WHEN 'S' THEN NOT has_sequence_privilege(oid, 'USAGE') END"""
# Columns that identify themselves (GENERATED AS IDENTITY) need no right to their sequence.
_GRANTEES: Final = """
    SELECT DISTINCT quote_ident(grantee.rolname) FROM pg_default_acl, aclexplode(defaclacl) AS given
        JOIN pg_roles grantee ON grantee.oid = given.grantee
    WHERE defaclrole = current_user::regrole AND defaclobjtype = 'r'
        AND defaclnamespace = current_schema()::regnamespace
        AND given.grantee <> current_user::regrole AND given.privilege_type = 'INSERT'"""
_CHANGES: Final = """
    SELECT array_agg(relname::text ORDER BY relname) FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relname = ANY($1)
        AND has_table_privilege(oid, 'UPDATE, DELETE, TRUNCATE')"""


class Right(Struct, frozen=True):
    """A privilege on a table, or on one column of it."""

    table: str
    privilege: str
    column: str | None = None

    @property
    def name(self) -> str:
        """As GRANT has it."""
        return self.privilege if self.column is None else f"{self.privilege} ({self.column})"


class Lacking(Struct, frozen=True):
    """A privilege that is not there, and on what; both as GRANT has them."""

    privilege: str
    things: tuple[str, ...]


def needed(table: str) -> Iterator[Right]:
    """What the service does with a table."""
    yield Right(table, "SELECT")
    if table in READ:
        return
    if table != "partition_heads":
        yield Right(table, "INSERT")
    if (column := MOVED.get(table)) is not None:
        yield Right(table, "UPDATE", column)
    elif table not in ONLY_ADDED_TO:
        yield Right(table, "UPDATE")
        yield Right(table, "DELETE")


async def tables(queries: Queries) -> Sequence[str]:
    """The tables that are there."""
    return [row["relname"] for row in await queries.fetch(_TABLES)]


async def lacking(queries: Queries) -> Sequence[Lacking]:
    """What whoever asks may not do, although the service does it."""
    wanted = [right for table in await tables(queries) for right in needed(table)]
    columns = zip(*((one.table, one.privilege, one.column) for one in wanted), strict=True)
    held = {row["ordinal"] for row in await queries.fetch(_HELD, *columns)} if wanted else set()
    rest = [right for number, right in enumerate(wanted, 1) if number not in held]
    found = [
        Lacking(name, tuple(right.table for right in rights)) for name, rights in _by_name(rest)
    ]
    shut = await queries.fetch(_SHUT)
    return [*found, *(Lacking(row["privilege"], (row["thing"],)) for row in shut)]


async def changeable(queries: Queries) -> Sequence[str]:
    """Tables of the log whose rows whoever asks may change, take away or empty."""
    return await queries.fetchval(_CHANGES, list(LOG)) or []


async def grant(connection: Connection) -> Sequence[str]:
    """As the owner, gives every role that adds to new tables by default what the service needs;
    which roles these are. Takes nothing away but what is too much for the tables of the log."""
    roles = [row[0] for row in await connection.fetch(_GRANTEES)]
    there = await tables(connection)
    schema = await connection.fetchval("SELECT quote_ident(current_schema())")
    for role in roles:
        await connection.execute("".join(statements(there, role, schema)))
    return roles


def statements(there: Sequence[str], role: str, schema: str) -> Iterator[str]:
    """All that is granted to a role for what is there, a statement each; names are quoted."""
    protected = [table for table in there if table in LOG]
    if protected:
        yield f"REVOKE ALL ON {', '.join(protected)} FROM {role};\n"
    for name, rights in _by_name([right for table in there for right in needed(table)]):
        yield f"GRANT {name} ON {', '.join(right.table for right in rights)} TO {role};\n"
    yield f"GRANT USAGE ON ALL SEQUENCES IN SCHEMA {schema} TO {role};\n"
    yield f"GRANT EXECUTE ON ALL ROUTINES IN SCHEMA {schema} TO {role};\n"


def _by_name(rights: Sequence[Right]) -> Iterator[tuple[str, Sequence[Right]]]:
    order = {"SELECT": 0, "INSERT": 1, "UPDATE": 2, "DELETE": 3}
    ordered = sorted(rights, key=lambda one: (order[one.privilege], one.name, one.table))
    for name, some in groupby(ordered, key=lambda one: one.name):
        yield name, tuple(some)
