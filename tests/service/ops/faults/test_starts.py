"""What keeps a service from starting: `doctor` and `serve` say the same, and what to do about it.

Every fault is set up on real servers that want passwords, in a database of its own.
"""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.cli.running import kronika
from tests.servers import scratch_folder
from tests.service.ops.faults.starts import FAULTS, MADE, Fault
from tests.service.ops.faults.strict import PASSWORD, Strict, strict_servers

pytestmark = pytest.mark.slow


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
