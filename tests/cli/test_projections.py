"""The read models on the command line, beside a running service and without one."""

import re
from pathlib import Path

import httpx

from tests.cli.conftest import Shown
from tests.cli.running import Serving, kronika, table_of


def test_status_of_a_running_service(service: Serving, shown: Shown, service_folder: Path) -> None:
    done = kronika("projections", "status", f"--data={service_folder / 'data'}")
    assert done.returncode == 0, done.stdout + done.stderr
    for name in ("games", "history", "players"):
        row = table_of(done.stdout.splitlines(), name)
        assert row[2] == "serving"
        assert row[5] == "0"


def test_a_rebuild_gives_the_same_list(
    service: Serving, shown: Shown, service_folder: Path
) -> None:
    before = httpx.get(f"{service.url}/v1/games?limit=200", timeout=180).json()
    done = kronika("projections", "rebuild", "games", f"--data={service_folder / 'data'}")
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"games: generation \d+ serves\n", done.stdout)
    assert httpx.get(f"{service.url}/v1/games?limit=200", timeout=180).json() == before


def test_retry_says_what_is_left(service: Serving, shown: Shown, service_folder: Path) -> None:
    done = kronika("projections", "retry", "history", f"--data={service_folder / 'data'}")
    assert done.returncode == 0
    assert "0 games caught up, 0 stay parked" in done.stdout


def test_unknown_names_and_empty_folders_are_said(tmp_path: Path) -> None:
    unknown = kronika("projections", "rebuild", "gaems", f"--data={tmp_path}")
    assert unknown.returncode == 2
    assert "there are: games, history, players" in unknown.stderr
    empty = kronika("projections", "status", f"--data={tmp_path}")
    assert empty.returncode == 2
    assert "there is no data in" in empty.stderr
