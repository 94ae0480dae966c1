"""Migrations from the command line: looked at, tried, applied by one of several, and refused when
a newer version was here."""

import asyncio
import subprocess
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest
import structlog

from events.migrations import read
from service.process.schema import SOURCES, watch
from tests.cli.running import KRONIKA, ROOT, environment, kronika
from tests.service.people import Person
from tests.service.process import ServiceProcess

ALL = [str(one) for source in SOURCES for one in read(source)]


async def change(dsn: str, *statements: str) -> None:
    connection = await asyncpg.connect(dsn)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


def migrations(dsn: str, *options: str) -> tuple[int, list[str], str]:
    """The exit code, the migrations that were named, and the trouble that was told."""
    done = kronika("migrate", f"--database-url={dsn}", *options)
    named = [line.split()[0] for line in done.stdout.splitlines() if "/" in line.split()[0]]
    return done.returncode, named, done.stderr


def test_look_try_apply(empty_dsn: str) -> None:
    assert migrations(empty_dsn, "--check") == (1, ALL, "")
    assert migrations(empty_dsn, "--dry-run") == (0, ALL, "")
    assert migrations(empty_dsn, "--check") == (1, ALL, ""), "it was taken back"
    assert migrations(empty_dsn) == (0, ALL, "")
    assert migrations(empty_dsn, "--check") == (0, [], "")
    assert migrations(empty_dsn) == (0, [], "")


def test_of_several_at_once_one_does_it(empty_dsn: str) -> None:
    command = [*KRONIKA, "migrate", f"--database-url={empty_dsn}"]
    running = [
        subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    told = [process.communicate(timeout=180)[0] for process in running]
    assert [process.returncode for process in running] == [0, 0, 0]
    assert sorted("applied" in one for one in told) == [False, False, True]


async def test_services_start_while_nothing_is_pending_and_somebody_keeps_others_from_migrating(
    tmp_path: Path, empty_dsn: str, redis_url: str
) -> None:
    """As a backup does, which may take long."""
    assert migrations(empty_dsn)[0] == 0
    connection = await asyncpg.connect(empty_dsn)
    await connection.execute("SELECT pg_advisory_lock_shared($1)", 0x6B726F6E696B61)
    with ServiceProcess(tmp_path / "service.log", empty_dsn, redis_url) as running:
        assert Person.create(running.url, "ada").id
    await connection.close()


NEWER = (
    "INSERT INTO migrations (namespace, number, name, checksum)"
    " VALUES ('service', 9001, 'teleport', '\\x00')"
)


async def test_an_old_program_does_not_start_on_a_newer_schema(
    empty_dsn: str, redis_url: str, tmp_path: Path
) -> None:
    assert migrations(empty_dsn)[0] == 0
    await change(empty_dsn, NEWER)
    for options in ((), ("--check",), ("--dry-run",)):
        code, _, trouble = migrations(empty_dsn, *options)
        assert code == 2
        assert "[9001] of service" in trouble
        assert "newer version" in trouble
    addresses = (f"--database-url={empty_dsn}", f"--redis-url={redis_url}", "--port=0")
    done = kronika("serve", f"--data={tmp_path}", *addresses, KRONIKA_SECRETS_KEY="none")
    assert done.returncode == 2
    assert "newer version" in done.stderr


async def test_a_running_process_says_that_the_schema_is_newer(empty_dsn: str) -> None:
    assert migrations(empty_dsn)[0] == 0
    found: list[int] = []
    async with asyncpg.create_pool(empty_dsn, min_size=1, max_size=1) as pool:
        with structlog.testing.capture_logs() as told:
            watching = asyncio.create_task(watch(pool, found.append, pause=0.05))
            await _until(lambda: len(found) > 2)
            assert (set(found), told) == ({0}, [])
            await change(empty_dsn, NEWER)
            await _until(lambda: found.count(1) > 3)
            watching.cancel()
    assert [(one["event"], one["migrations"]) for one in told] == [
        ("schema-is-newer", ("service/9001_teleport",))
    ]


async def _until(seen: Callable[[], bool]) -> None:
    async with asyncio.timeout(180):
        while not seen():
            await asyncio.sleep(0.02)


def test_a_database_that_is_away_is_told_in_a_sentence(tmp_path: Path) -> None:
    code, _, trouble = migrations("postgresql://kronika@127.0.0.1:9/none")
    assert code == 2
    assert "cannot be used" in trouble
    assert "Traceback" not in trouble


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_so_do_backup_and_restore(command: str, tmp_path: Path) -> None:
    done = kronika(command, tmp_path / "x", "--database-url=postgresql://k@127.0.0.1:9/none")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("kronika: ")
