"""Faults that keep a service from starting."""

from typing import Final

from msgspec import Struct

from tests.service.ops.faults.strict import PASSWORD

MADE: Final = "CREATE DATABASE {name} TEMPLATE made OWNER owner"
EMPTY: Final = "CREATE DATABASE {name} OWNER owner"


class Fault(Struct, frozen=True, kw_only=True):
    """What is wrong, what is told of it, and what is said to do.

    `before` is said by the superuser, `inside` likewise in the fault's own database; `settings` are
    more variables. Braces stand for the names of this fault's database and role.
    """

    name: str
    what: str
    before: tuple[str, ...] = (MADE,)
    inside: tuple[str, ...] = ()
    role: str = "owner"
    password: str = PASSWORD
    settings: dict[str, str] = {}
    told: str
    remedy: str


OTHER_ROLE: Final = f"CREATE ROLE {{role}} LOGIN PASSWORD '{PASSWORD}'"
READS: Final = "GRANT SELECT ON ALL TABLES IN SCHEMA public TO {role}"
WRITES: Final = "GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO {role}"

FAULTS: Final = (
    Fault(
        name="wrong_password",
        what="the password is wrong",
        password="wrong",
        told="password authentication failed",
        remedy="ALTER ROLE owner PASSWORD",
    ),
    Fault(
        name="unknown_role",
        what="the role does not exist",
        role="nobody",
        told="password authentication failed",
        remedy="ALTER ROLE nobody PASSWORD",
    ),
    Fault(
        name="closed",
        what="`pg_hba.conf` does not let the role in",
        before=("CREATE ROLE closed LOGIN",),
        role="closed",
        settings={"KRONIKA_DATABASE_URL": "postgresql://closed@127.0.0.1:{port}/closed"},
        told="pg_hba.conf",
        remedy="or let it in by a line of pg_hba.conf",
    ),
    Fault(
        name="no_database",
        what="the database does not exist",
        before=(),
        told='database "no_database" does not exist',
        remedy="CREATE DATABASE no_database OWNER owner",
    ),
    Fault(
        name="may_not_connect",
        what="the role may not connect to the database",
        before=(MADE, OTHER_ROLE, "REVOKE CONNECT ON DATABASE {name} FROM PUBLIC"),
        role="role_of_may_not_connect",
        told="permission denied for database",
        remedy="GRANT CONNECT ON DATABASE may_not_connect TO role_of_may_not_connect",
    ),
    Fault(
        name="limit_of_role_reached",
        what="the role has all the connections that it may have",
        before=(MADE, OTHER_ROLE, "ALTER ROLE {role} CONNECTION LIMIT 0"),
        role="role_of_limit_of_role_reached",
        told="too many connections for role",
        remedy="raise max_connections or the limit of the role",
    ),
    Fault(
        name="no_schema",
        what="the role may not use the schema",
        before=(MADE, OTHER_ROLE),
        inside=("REVOKE ALL ON SCHEMA public FROM PUBLIC",),
        role="role_of_no_schema",
        told="can use no schema of the database no_schema",
        remedy="GRANT CREATE, USAGE ON SCHEMA public TO role_of_no_schema;",
    ),
    Fault(
        name="creates_nothing",
        what="the tables are missing, and the role may not make any",
        before=(EMPTY, OTHER_ROLE),
        role="role_of_creates_nothing",
        told="may not create tables in the schema public",
        remedy="GRANT CREATE, USAGE ON SCHEMA public TO role_of_creates_nothing;",
    ),
    Fault(
        name="reads_only",
        what="the role may only read",
        before=(MADE, OTHER_ROLE),
        inside=(READS,),
        role="role_of_reads_only",
        told="role_of_reads_only has no INSERT on",
        remedy="GRANT INSERT ON accounts,",
    ),
    Fault(
        name="insert_revoked",
        what="the role may not append",
        before=(MADE, OTHER_ROLE),
        inside=(READS, WRITES, "REVOKE INSERT ON events FROM {role}"),
        role="role_of_insert_revoked",
        told="role_of_insert_revoked has no INSERT on events",
        remedy="GRANT INSERT ON events TO role_of_insert_revoked;",
    ),
    Fault(
        name="not_durable",
        what="`synchronous_commit` is off",
        before=(MADE, "ALTER DATABASE {name} SET synchronous_commit = off"),
        told="synchronous_commit is off",
        remedy="ALTER ROLE owner SET synchronous_commit = on;",
    ),
    Fault(
        name="few_connections",
        what="PostgreSQL has fewer connections than the processes open",
        settings={"KRONIKA_WORKERS": "4", "KRONIKA_POOL_MAX": "10"},
        told="37 connections for 4 processes that open 10 each",
        remedy="set max_connections (or the limit of the role) to 41 and more",
    ),
    Fault(
        name="limit_of_database",
        what="the database has a limit of connections that is too low",
        before=(MADE, "ALTER DATABASE {name} CONNECTION LIMIT 5"),
        told="5 connections for 1 process that open 10 each",
        remedy="lower KRONIKA_POOL_MAX",
    ),
    Fault(
        name="nothing_seals",
        what="no key of secrets is named for a database of one's own",
        settings={"KRONIKA_SECRETS_KEY": ""},
        told="nothing seals the secrets in a database that others run",
        remedy="set KRONIKA_SECRETS_KEY to a file that all machines share",
    ),
    Fault(
        name="no_host",
        what="the host of the database does not exist",
        settings={"KRONIKA_DATABASE_URL": "postgresql://k@no.such.host.invalid/k"},
        told="no host is called no.such.host.invalid",
        remedy="correct the host in KRONIKA_DATABASE_URL",
    ),
    Fault(
        name="nobody_listens",
        what="nothing listens where the database should be",
        settings={"KRONIKA_DATABASE_URL": "postgresql://k@127.0.0.1:1/k"},
        told="nothing listens at 127.0.0.1:1",
        remedy="start the server there, or correct KRONIKA_DATABASE_URL",
    ),
    Fault(
        name="no_tls",
        what="the address asks for TLS, and the server has none",
        settings={
            "KRONIKA_DATABASE_URL": f"postgresql://owner:{PASSWORD}@127.0.0.1:{{port}}/no_tls?sslmode=require"
        },
        told="speaks no TLS",
        remedy="turn it on there",
    ),
    Fault(
        name="cache_wants_a_password",
        what="Redis wants a password",
        settings={"KRONIKA_REDIS_URL": "redis://127.0.0.1:{cache_port}"},
        told="it wants a password, and the address has none",
        remedy="put the password into the address: KRONIKA_REDIS_URL=redis://:PASSWORD@HOST:PORT",
    ),
    Fault(
        name="cache_wants_another_password",
        what="Redis wants another password",
        settings={"KRONIKA_REDIS_URL": "redis://:wrong@127.0.0.1:{cache_port}"},
        told="it does not take the password of the address",
        remedy="put the password into the address",
    ),
    Fault(
        name="no_cache_host",
        what="the host of Redis does not exist",
        settings={"KRONIKA_REDIS_URL": "redis://no.such.host.invalid"},
        told="no host is called no.such.host.invalid",
        remedy="correct the host in KRONIKA_REDIS_URL",
    ),
    Fault(
        name="no_cache",
        what="nothing listens where Redis should be",
        settings={"KRONIKA_REDIS_URL": "redis://127.0.0.1:1"},
        told="nothing listens at 127.0.0.1:1",
        remedy="start the server there, or correct KRONIKA_REDIS_URL",
    ),
)
