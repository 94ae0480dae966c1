"""Started as root, the service becomes the user of its servers, for good; or it says why not.

Elsewhere than as root the same tests say that it stays who it is.
"""

import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import psutil
import pytest

from service.embedded.account import SystemAccount, server_account
from tests import servers
from tests.cli.open_python import PACKAGES, OpenPython, may, open_python
from tests.cli.running import ROOT, SECONDS, Serving, kronika, serving
from tests.cli.test_serve import play_a_move, until

pytestmark = pytest.mark.slow

ME = os.geteuid()
AS_ROOT = ME == 0
PLACES = (ROOT / "service", PACKAGES)
"""Folders without which no service runs."""


@pytest.fixture(scope="module")
def account() -> SystemAccount:
    """Whom our own servers run as."""
    return server_account(Path("/nonexistent"))


@pytest.fixture(scope="module")
def python(account: SystemAccount) -> Iterator[OpenPython]:
    """An interpreter that this account may run."""
    with servers.scratch_folder() as folder:
        found = open_python(account, folder / "python")
        (folder / "tmp").mkdir()
        (folder / "tmp").chmod(0o1777)
        variables = found.variables | {"TMPDIR": str(folder / "tmp")}
        yield OpenPython(program=found.program, variables=variables)


def test_the_service_is_no_longer_root_and_does_everything(
    scratch_folder: Path, account: SystemAccount, python: OpenPython
) -> None:
    """Two workers, a move, a database that comes back, commands of root beside it, a restart."""
    data = scratch_folder / "data"
    leaves = AS_ROOT and all(may(account, "/bin/ls", str(one)) for one in PLACES)
    user = account.uid if leaves else ME
    with serving(
        scratch_folder, "--workers=2", python=python.program, **python.variables
    ) as running:
        assert ("root-given-up" in running.log.read_text()) == leaves, running.log.read_text()
        processes = [psutil.Process(running.process.pid), *workers(running)]
        assert len(processes) == 3
        for one in processes:
            assert set(one.uids()) == {user}, one.cmdline()
            if leaves:
                assert set(one.gids()) == {account.gid}
        game, token = play_a_move(running.url, "ada")
        before = httpx.get(f"{running.url}/v1/games/{game}", timeout=180).json()

        (supervisor,) = supervisors(running)
        supervisor.kill()
        supervisor.wait(SECONDS)
        until(lambda: [one for one in supervisors(running) if one != supervisor] != [])
        (supervisor,) = supervisors(running)
        assert set(supervisor.uids()) == {user}
        until(lambda: httpx.get(f"{running.url}/ready", timeout=180).is_success)
        until(lambda: httpx.get(f"{running.url}/v1/games/{game}", timeout=180).is_success)

        for command in (
            ("doctor", f"--port={running.url.rpartition(':')[2]}"),
            ("backup", str(scratch_folder / "kronika.backup")),
            ("keys", "rotate"),
        ):
            done = kronika(*command, f"--data={data}")
            assert done.returncode == 0, (command, done.stdout, done.stderr)
        for key in (*data.glob("signing.key*"), data / "secrets.key"):
            assert key.stat().st_uid == user, key
        assert stat.S_IMODE((data / "signing.key").stat().st_mode) == 0o600
        assert running.stop() == 0

    with serving(scratch_folder, python=python.program, **python.variables) as again:
        assert set(psutil.Process(again.process.pid).uids()) == {user}
        assert httpx.get(f"{again.url}/v1/games/{game}", timeout=180).json() == before
        headers = {"Authorization": f"Bearer {token}"}
        assert httpx.get(f"{again.url}/v1/accounts/me", headers=headers, timeout=180).is_success
        assert len(httpx.get(f"{again.url}/v1/keys", timeout=180).json()["items"]) == 2
    assert "ermission" not in running.log.read_text()


def test_what_the_user_may_not_use_is_named_and_the_service_runs_all_the_same(
    scratch_folder: Path, python: OpenPython
) -> None:
    """A data folder that is closed to other users is left as it is."""
    closed = scratch_folder / "closed"
    closed.mkdir(mode=0o700)
    with serving(closed, python=python.program, **python.variables) as running:
        assert psutil.Process(running.process.pid).uids().effective == ME
        play_a_move(running.url, "ada")
        assert {one.stat().st_uid for one in (closed / "data").glob("*.key")} == {ME}
        assert running.stop() == 0
    log = running.log.read_text()
    assert ("runs-as-root" in log) == AS_ROOT
    assert ("may not " in log) == AS_ROOT
    for note in (closed / "data").glob("*/LOCATION"):
        shutil.rmtree(Path(note.read_text().strip()).parent)


def workers(running: Serving) -> list[psutil.Process]:
    """The processes that serve."""
    return _children(running, "spawn_main")


def supervisors(running: Serving) -> list[psutil.Process]:
    """Those that look after PostgreSQL; none for a moment after one was killed."""
    return _children(running, "supervisor.py", "PGSQL")


def _children(running: Serving, *words: str) -> list[psutil.Process]:
    found = []
    for one in psutil.Process(running.process.pid).children():
        try:
            line = " ".join(one.cmdline())
        except psutil.Error:  # it has just ended
            continue
        if all(word in line for word in words):
            found.append(one)
    return found
