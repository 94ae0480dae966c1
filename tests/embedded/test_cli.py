"""The command line as a user meets it: help, doctor, and words instead of tracebacks."""

import socket
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from service.cli.app import COMMANDS
from service.cli.common.postgres_program import variables
from service.cli.test import environment
from service.embedded import Postgres
from tests.cli import running

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
kronika = partial(running.kronika, COLUMNS="120")


def test_help_names_every_command() -> None:
    told = kronika("--help")
    assert told.returncode == 0
    for command, meaning in COMMANDS.items():
        assert command in told.stdout
        assert meaning.split(",")[0] in told.stdout


def test_the_command_line_loads_no_more_than_it_needs() -> None:
    """A command's libraries are imported when it is used, not by --help."""
    code = "import sys, service.cli; print([m for m in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for heavy in ("litestar", "uvicorn", "httpx", "rich.table"):
        assert repr(heavy) not in done.stdout


def test_every_command_explains_itself() -> None:
    for command in ("doctor", "test", "settings"):
        told = kronika(command, "--help")
        assert told.returncode == 0
        assert f"Usage: kronika {command}" in told.stdout


def test_doctor_finds_a_fresh_machine_well_and_leaves_nothing(scratch_folder: Path) -> None:
    told = kronika("doctor", "--data", str(scratch_folder / "data"), "--port", "0")
    assert told.returncode == 0, told.stdout + told.stderr
    assert "would start well" in told.stdout
    assert list(scratch_folder.iterdir()) == []


def test_doctor_sees_the_server_of_a_running_service(folder: Path) -> None:
    with Postgres(folder):
        told = kronika("doctor", "--data", str(folder.parent), "--port", "0")
    assert told.returncode == 0, told.stdout + told.stderr
    assert "our own, running" in told.stdout


def test_doctor_says_how_to_fix_what_is_wrong(scratch_folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = kronika(
            "doctor",
            f"--port={port}",
            f"--data={scratch_folder}/data",
            "--database-url=postgresql://nobody@127.0.0.1:1/none",
            "--redis-url=redis://127.0.0.1:1",
        )
    assert told.returncode == 1
    for remedy in ("another --port", "KRONIKA_DATABASE_URL", "KRONIKA_REDIS_URL"):
        assert remedy in told.stdout


def test_a_misspelt_setting_is_a_finding() -> None:
    told = kronika("doctor", KRONIKA_PROT="80")
    assert told.returncode == 1
    assert "did you mean KRONIKA_PORT?" in told.stdout


def test_test_runs_pytest_with_the_arguments_given() -> None:
    told = kronika("test", "tests/embedded/test_settings.py", "--collect-only", "-k", "unknown_one")
    assert told.returncode == 5  # pytest's "no tests were collected"


def test_test_keeps_what_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the caller's environment says: every test process would compile everything again."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("KRONIKA_TEST_OTHER", "2")
    kept = environment()
    assert "PYTHONDONTWRITEBYTECODE" not in kept
    assert kept["KRONIKA_TEST_OTHER"] == "2"


def test_programs_of_postgresql_find_the_database(folder: Path) -> None:
    """Also while no service runs."""
    at = {"KRONIKA_DATA": str(folder.parent)}
    asked = ("-Atc", "SELECT current_database(), pg_is_in_recovery()")
    told = kronika("database", "run", "psql", *asked, **at)
    assert (told.returncode, told.stdout) == (0, "kronika|f\n"), told.stderr
    assert kronika("database", "run", "psql", "-c", "nonsense", **at).returncode == 1
    for unknown in ("nothing", "../bin/psql"):
        told = kronika("database", "run", unknown, **at)
        assert told.returncode == 2
        assert f"no program {unknown}" in told.stderr


def test_an_address_becomes_what_programs_read() -> None:
    url = "postgresql://a%40b:c%3Ad@db.example.org:5433/games?sslmode=require&application_name=x"
    assert variables(url) == {
        "PGHOST": "db.example.org",
        "PGPORT": "5433",
        "PGUSER": "a@b",
        "PGPASSWORD": "c:d",
        "PGDATABASE": "games",
        "PGSSLMODE": "require",
    }
