"""`kronika database roles` on a server that wants passwords: who migrates, and who serves."""

import asyncio
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from tests.cli.running import kronika
from tests.servers import scratch_folder
from tests.service.ops.faults.strict import PASSWORD, Strict, strict_servers
from tests.service.people import Person
from tests.service.process import ServiceProcess

pytestmark = pytest.mark.slow

OWNER: Final = "kronika_owner"
SERVICE: Final = "kronika_service"
BEHIND: Final = (
    "DELETE FROM migrations WHERE namespace = 'service' AND number > 1",
    "DROP TABLE sealing_key, readiness, keyed_responses",
)


@pytest.fixture(scope="module")
def strict() -> Iterator[Strict]:
    with scratch_folder() as folder, strict_servers(folder) as servers:
        asyncio.run(servers.execute(f"ALTER ROLE super PASSWORD '{PASSWORD}'"))
        yield servers


def made(strict: Strict, name: str, folder: Path) -> None:
    """A database with both roles."""
    asyncio.run(strict.execute(f"CREATE DATABASE {name}"))
    roles(strict, name, folder)


def roles(strict: Strict, name: str, folder: Path) -> None:
    file = folder / "password.txt"
    file.write_text(f"{PASSWORD}\n")
    done = kronika(
        *("database", "roles", f"--database-url={url(strict, 'super', name)}"),
        *(f"--owner-password={file}", f"--service-password={file}"),
    )
    assert done.returncode == 0, done.stderr
    assert "owns the database and migrates" in done.stdout


def url(strict: Strict, role: str, name: str) -> str:
    return strict.database_url(role=role, database=name)


def run(command: str, strict: Strict, role: str, name: str, folder: Path) -> "Done":
    ports = () if command == "migrate" else ("--port=0",)
    return kronika(
        *(command, *ports, f"--data={folder / 'data'}"),
        KRONIKA_DATABASE_URL=url(strict, role, name),
        KRONIKA_REDIS_URL=strict.cache_url(),
        KRONIKA_SECRETS_KEY=str(folder / "secrets.key"),
    )


Done = subprocess.CompletedProcess[str]


def test_the_owner_migrates_and_the_service_serves(strict: Strict, tmp_path: Path) -> None:
    made(strict, "apart", tmp_path)
    early = run("doctor", strict, SERVICE, "apart", tmp_path)
    assert "may not create tables" in early.stdout
    done = run("migrate", strict, OWNER, "apart", tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"{SERVICE} may use the tables" in done.stdout
    looked = run("doctor", strict, SERVICE, "apart", tmp_path)
    assert looked.returncode == 0, looked.stdout
    assert f"{SERVICE} may add to the log and cannot change it" in looked.stdout
    assert "may change what is recorded: " in run("doctor", strict, OWNER, "apart", tmp_path).stdout
    played = {"secrets_key": str(tmp_path / "secrets.key"), "data": str(tmp_path)}
    at = url(strict, SERVICE, "apart")
    with ServiceProcess(tmp_path / "log", at, strict.cache_url(), played) as running:
        ada = Person.create(running.url, "ada")
        game = ada.open("me", "me")["id"]
        ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])


def test_whoever_serves_does_not_migrate(strict: Strict, tmp_path: Path) -> None:
    made(strict, "behind", tmp_path)
    assert run("migrate", strict, OWNER, "behind", tmp_path).returncode == 0
    asyncio.run(strict.execute(*BEHIND, database="behind"))
    refused = run("migrate", strict, SERVICE, "behind", tmp_path)
    assert refused.returncode == 2
    assert f"{SERVICE} may not change the tables, which belong to {OWNER}" in refused.stderr
    started = run("serve", strict, SERVICE, "behind", tmp_path)
    assert started.returncode == 2
    for told in (run("doctor", strict, SERVICE, "behind", tmp_path).stdout, started.stderr):
        assert f"run `kronika migrate` as {OWNER}" in told
        assert "Traceback" not in told


def test_tables_that_were_there_come_to_the_owner(strict: Strict, tmp_path: Path) -> None:
    """As after an earlier version, which served as the superuser that made them."""
    asyncio.run(strict.execute("CREATE DATABASE before"))
    assert run("migrate", strict, "super", "before", tmp_path).returncode == 0
    roles(strict, "before", tmp_path)
    roles(strict, "before", tmp_path)
    looked = run("doctor", strict, SERVICE, "before", tmp_path)
    assert looked.returncode == 0, looked.stdout
    assert run("migrate", strict, OWNER, "before", tmp_path).returncode == 0
    with pytest.raises(asyncpg.InsufficientPrivilegeError):
        asyncio.run(_emptied(url(strict, SERVICE, "before")))


async def _emptied(at: str) -> None:
    connection = await asyncpg.connect(at)
    try:
        await connection.execute("DELETE FROM events")
    finally:
        await connection.close()


def test_roles_of_one_role_and_passwords_of_nothing_are_refused(tmp_path: Path) -> None:
    same = kronika("database", "roles", "--owner=one", "--service=one")
    assert same.returncode == 2
    assert "cannot be one role" in same.stderr
    (tmp_path / "empty").touch()
    empty = kronika("database", "roles", f"--owner-password={tmp_path / 'empty'}")
    assert empty.returncode == 2
    assert "holds no password" in empty.stderr
