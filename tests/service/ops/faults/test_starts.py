"""What keeps a service from starting: `doctor` and `serve` say the same, and what to do about it.

Every fault is set up on real servers that want passwords, in a database of its own.
"""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import asyncpg
import pytest
from msgspec import Struct

from tests.cli.running import kronika
from tests.servers import scratch_folder
from tests.service.ops.faults.strict import PASSWORD, Strict, strict_servers

pytestmark = pytest.mark.slow

MADE: Final = "CREATE DATABASE {name} TEMPLATE made OWNER owner"
EMPTY: Final = "CREATE DATABASE {name} OWNER owner"


class Fault(Struct, frozen=True, kw_only=True):
    """What is wrong, what is told of it, and what is said to do.

    `before` is said by the superuser, `inside` likewise in the fault's own database; `settings` are
    more variables. Braces stand for the names of this fault's database and role.
    """

    name: str
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
        password="wrong",
        told="password authentication failed",
        remedy="ALTER ROLE owner PASSWORD",
    ),
    Fault(
        name="unknown_role",
        role="nobody",
        told="password authentication failed",
        remedy="ALTER ROLE nobody PASSWORD",
    ),
    Fault(
        name="closed",
        before=("CREATE ROLE closed LOGIN",),
        role="closed",
        settings={"KRONIKA_DATABASE_URL": "postgresql://closed@127.0.0.1:{port}/closed"},
        told="pg_hba.conf",
        remedy="or let it in by a line of pg_hba.conf",
    ),
    Fault(
        name="no_database",
        before=(),
        told='database "no_database" does not exist',
        remedy="CREATE DATABASE no_database OWNER owner",
    ),
    Fault(
        name="may_not_connect",
        before=(MADE, OTHER_ROLE, "REVOKE CONNECT ON DATABASE {name} FROM PUBLIC"),
        role="role_of_may_not_connect",
        told="permission denied for database",
        remedy="GRANT CONNECT ON DATABASE may_not_connect TO role_of_may_not_connect",
    ),
    Fault(
        name="limit_of_role_reached",
        before=(MADE, OTHER_ROLE, "ALTER ROLE {role} CONNECTION LIMIT 0"),
        role="role_of_limit_of_role_reached",
        told="too many connections for role",
        remedy="raise max_connections or the limit of the role",
    ),
    Fault(
        name="no_schema",
        before=(MADE, OTHER_ROLE),
        inside=("REVOKE ALL ON SCHEMA public FROM PUBLIC",),
        role="role_of_no_schema",
        told="can use no schema of the database no_schema",
        remedy="GRANT CREATE, USAGE ON SCHEMA public TO role_of_no_schema;",
    ),
    Fault(
        name="creates_nothing",
        before=(EMPTY, OTHER_ROLE),
        role="role_of_creates_nothing",
        told="may not create tables in the schema public",
        remedy="GRANT CREATE, USAGE ON SCHEMA public TO role_of_creates_nothing;",
    ),
    Fault(
        name="reads_only",
        before=(MADE, OTHER_ROLE),
        inside=(READS,),
        role="role_of_reads_only",
        told="role_of_reads_only has no INSERT on",
        remedy="GRANT INSERT ON accounts, answers,",
    ),
    Fault(
        name="insert_revoked",
        before=(MADE, OTHER_ROLE),
        inside=(READS, WRITES, "REVOKE INSERT ON events FROM {role}"),
        role="role_of_insert_revoked",
        told="role_of_insert_revoked has no INSERT on events",
        remedy="GRANT INSERT ON events TO role_of_insert_revoked;",
    ),
    Fault(
        name="not_durable",
        before=(MADE, "ALTER DATABASE {name} SET synchronous_commit = off"),
        told="synchronous_commit is off",
        remedy="ALTER ROLE owner SET synchronous_commit = on;",
    ),
    Fault(
        name="few_connections",
        settings={"KRONIKA_WORKERS": "4", "KRONIKA_POOL_MAX": "10"},
        told="37 connections for 4 processes that open 10 each",
        remedy="set max_connections (or the limit of the role) to 41 and more",
    ),
    Fault(
        name="limit_of_database",
        before=(MADE, "ALTER DATABASE {name} CONNECTION LIMIT 5"),
        told="5 connections for 1 process that open 10 each",
        remedy="lower KRONIKA_POOL_MAX",
    ),
    Fault(
        name="nothing_seals",
        settings={"KRONIKA_SECRETS_KEY": ""},
        told="nothing seals the secrets in a database that others run",
        remedy="set KRONIKA_SECRETS_KEY to a file that all machines share",
    ),
    Fault(
        name="no_host",
        settings={"KRONIKA_DATABASE_URL": "postgresql://k@no.such.host.invalid/k"},
        told="no host is called no.such.host.invalid",
        remedy="correct the host in KRONIKA_DATABASE_URL",
    ),
    Fault(
        name="nobody_listens",
        settings={"KRONIKA_DATABASE_URL": "postgresql://k@127.0.0.1:1/k"},
        told="nothing listens at 127.0.0.1:1",
        remedy="start the server there, or correct KRONIKA_DATABASE_URL",
    ),
    Fault(
        name="no_tls",
        settings={
            "KRONIKA_DATABASE_URL": f"postgresql://owner:{PASSWORD}@127.0.0.1:{{port}}/no_tls?sslmode=require"
        },
        told="speaks no TLS",
        remedy="turn it on there (ssl = on",
    ),
    Fault(
        name="cache_wants_a_password",
        settings={"KRONIKA_REDIS_URL": "redis://127.0.0.1:{cache_port}"},
        told="it wants a password, and the address has none",
        remedy="put the password into the address: KRONIKA_REDIS_URL=redis://:PASSWORD@HOST:PORT",
    ),
    Fault(
        name="cache_wants_another_password",
        settings={"KRONIKA_REDIS_URL": "redis://:wrong@127.0.0.1:{cache_port}"},
        told="it does not take the password of the address",
        remedy="put the password into the address",
    ),
    Fault(
        name="no_cache_host",
        settings={"KRONIKA_REDIS_URL": "redis://no.such.host.invalid"},
        told="no host is called no.such.host.invalid",
        remedy="correct the host in KRONIKA_REDIS_URL",
    ),
    Fault(
        name="no_cache",
        settings={"KRONIKA_REDIS_URL": "redis://127.0.0.1:1"},
        told="nothing listens at 127.0.0.1:1",
        remedy="start the server there, or correct KRONIKA_REDIS_URL",
    ),
)


@pytest.fixture(scope="module")
def strict() -> Iterator[Strict]:
    """The servers, with the role `owner` and a database `made` that has all tables."""
    with scratch_folder() as folder, strict_servers(folder) as servers:
        owner = f"CREATE ROLE owner LOGIN PASSWORD '{PASSWORD}'"
        asyncio.run(servers.execute(owner, "CREATE DATABASE made OWNER owner"))
        done = kronika("migrate", f"--database-url={servers.database_url(database='made')}")
        assert done.returncode == 0, done.stderr
        yield servers


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_named_with_its_own_remedy(fault: Fault, strict: Strict, tmp_path: Path) -> None:
    asyncio.run(_set_up(fault, strict))
    given = _settings(fault, strict, tmp_path)
    looked = kronika("doctor", "--port=0", f"--data={tmp_path / 'data'}", **given)
    assert looked.returncode == 1, looked.stdout
    started = kronika("serve", "--port=0", f"--data={tmp_path / 'data'}", **given)
    assert started.returncode == 2, started.stderr
    for told in (looked.stdout, started.stderr):
        assert fault.told in told
        assert fault.remedy in told
        assert "Traceback" not in told
        assert PASSWORD not in told
    assert not started.stdout


def test_a_server_that_does_not_answer_is_no_server_that_is_not_there(tmp_path: Path) -> None:
    """A firewall that swallows everything: somebody takes the connection and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as mute:
        port = mute.getsockname()[1]
        given = {"KRONIKA_DATABASE_URL": f"postgresql://k@127.0.0.1:{port}/k"}
        started = kronika(
            "serve", "--port=0", f"--data={tmp_path}", KRONIKA_SECRETS_KEY="none", **given
        )
    assert started.returncode == 2
    assert f"127.0.0.1:{port} does not answer" in started.stderr
    assert "firewall" in started.stderr


@pytest.mark.parametrize(("workers", "code"), [("1", 2), ("2", 1)])
async def test_what_fails_after_the_first_look_is_a_sentence_too(
    strict: Strict, tmp_path: Path, workers: str, code: int
) -> None:
    """Somebody takes the connections between the look and the start of the processes."""
    name = f"late_{workers}"
    await strict.execute(MADE.format(name=name), f"ALTER DATABASE {name} CONNECTION LIMIT 11")
    url = strict.database_url(database=name)
    given = {
        "KRONIKA_DATABASE_URL": url,
        "KRONIKA_REDIS_URL": strict.cache_url(),
        "KRONIKA_SECRETS_KEY": "none",
        "KRONIKA_POOL_MAX": "5",
        "KRONIKA_WORKERS": workers,
    }
    async with asyncpg.create_pool(url, min_size=10, max_size=10):
        started = await asyncio.to_thread(
            kronika, "serve", "--port=0", f"--data={tmp_path}", **given
        )
    assert (started.returncode, started.stdout) == (code, "")
    assert "too many connections" in started.stderr
    assert "raise max_connections or the limit of the role" in started.stderr
    assert "Traceback" not in started.stderr


async def _set_up(fault: Fault, strict: Strict) -> None:
    names = {"name": fault.name, "role": f"role_of_{fault.name}"}
    for statement in fault.before:
        await strict.execute(statement.format(**names))
    if fault.inside:
        await strict.execute(*(one.format(**names) for one in fault.inside), database=fault.name)


def _settings(fault: Fault, strict: Strict, folder: Path) -> dict[str, str]:
    own = {
        "KRONIKA_DATABASE_URL": strict.database_url(
            role=fault.role, password=fault.password, database=fault.name
        ),
        "KRONIKA_REDIS_URL": strict.cache_url(),
        "KRONIKA_SECRETS_KEY": str(folder / "secrets.key"),
    }
    ports = {"port": strict.port, "cache_port": strict.cache_port}
    found = own | {name: value.format(**ports) for name, value in fault.settings.items()}
    return {name: value for name, value in found.items() if value}
