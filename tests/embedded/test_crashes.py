"""Whatever is killed, in whatever order: no data is lost, no process is left."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from service.embedded import Postgres
from service.embedded.account import server_account
from service.embedded.home import furnish
from service.embedded.keeper import Orders, Running, start
from service.embedded.kept import ENVIRONMENT
from service.embedded.postgres import _command
from service.embedded.programs import postgres_programs
from tests.embedded.conftest import Owner, eventually, execute, gone, plies
from tests.support.signals import killed

StartOwner = Callable[[str, Path], Owner]


async def test_a_killed_postmaster_comes_back_with_its_data(folder: Path) -> None:
    with Postgres(folder) as server:
        await execute(server.dsn(), "INSERT INTO moves VALUES (1)")
        before = killed(server)
        assert eventually(lambda: server.pid not in (None, before))
        server.wait()
        assert await plies(server.dsn()) == [1]


@pytest.mark.parametrize("kind", ["postgres", "valkey"])
def test_the_server_ends_with_its_owner(
    kind: str, folder: Path, scratch_folder: Path, owner: StartOwner
) -> None:
    each = owner(kind, scratch_folder / kind)
    os.kill(each.pid, signal.SIGKILL)
    assert gone(each.server)
    assert gone(each.keeper)


@pytest.mark.parametrize("kind", ["postgres", "valkey"])
def test_the_server_ends_with_its_keeper(
    kind: str, folder: Path, scratch_folder: Path, owner: StartOwner
) -> None:
    each = owner(kind, scratch_folder / kind)
    os.kill(each.keeper, signal.SIGKILL)
    # Only Linux tells a child that its parent died; elsewhere the next start adopts the server.
    assert gone(each.server) or not sys.platform.startswith("linux")
    if not sys.platform.startswith("linux"):
        os.kill(each.server, signal.SIGTERM)


async def test_everything_killed_at_once_is_recovered(folder: Path, owner: StartOwner) -> None:
    each = owner("postgres", folder)
    await execute(each.dsn, "INSERT INTO moves VALUES (1)")
    for pid in (each.keeper, each.server, each.pid):
        os.kill(pid, signal.SIGKILL)
    with Postgres(folder) as server:
        assert await plies(server.dsn()) == [1]


async def test_the_next_owner_waits_for_a_dead_ones_keeper(folder: Path, owner: StartOwner) -> None:
    each = owner("postgres", folder)
    os.kill(each.pid, signal.SIGKILL)
    with Postgres(folder) as server:
        assert server.pid not in (None, each.server)
        assert await plies(server.dsn()) == []


async def test_a_running_server_is_adopted(folder: Path) -> None:
    orphan = _orphan(folder)
    with Postgres(folder) as server:
        assert server.pid == orphan.pid
        assert await plies(server.dsn()) == []
    assert eventually(orphan.ended)


async def test_an_adopted_server_is_restarted_when_it_dies(folder: Path) -> None:
    orphan = _orphan(folder)
    with Postgres(folder) as server:
        await execute(server.dsn(), "INSERT INTO moves VALUES (1)")
        os.kill(orphan.pid, signal.SIGKILL)
        assert eventually(lambda: server.pid not in (None, orphan.pid))
        server.wait()
        assert await plies(server.dsn()) == [1]


async def test_a_server_with_foreign_settings_is_replaced(folder: Path) -> None:
    orphan = _orphan(folder, "-c", "port=5433")
    with Postgres(folder) as server:
        assert server.pid not in (None, orphan.pid)
        assert orphan.ended()
        assert await plies(server.dsn()) == []


async def test_a_zombie_is_not_taken_for_a_server(folder: Path) -> None:
    orphan = _orphan(folder)
    os.kill(orphan.pid, signal.SIGKILL)  # our child, and nobody asks how it ended
    with Postgres(folder) as server:
        assert server.pid not in (None, orphan.pid)
        assert await plies(server.dsn()) == []
    assert orphan.ended()


async def test_a_stranger_with_the_servers_number_is_left_alone(folder: Path) -> None:
    stranger = subprocess.Popen(["sleep", "60"])
    (folder / "data" / "postmaster.pid").write_text(f"{stranger.pid}\n{folder}/data\n")
    with Postgres(folder) as server:
        assert server.pid not in (None, stranger.pid)
        assert await plies(server.dsn()) == []
    assert stranger.poll() is None
    stranger.kill()
    stranger.wait()


def _orphan(folder: Path, *more: str) -> Running:
    """A postmaster of that folder with no keeper, as a child of ours that we never reap."""
    account = server_account(folder / "data")
    home = furnish(folder, account)
    orphan = start(
        Orders(
            command=[*_command(home, postgres_programs(account)), *more],
            folder=str(folder),
            environment=ENVIRONMENT,
            user=account.uid if account.switch else -1,
            group=account.gid if account.switch else -1,
            stop=signal.SIGINT,
            grace=5.0,
            adopt=0,
            marks=[],
        )
    )
    ready = folder / "data" / "postmaster.pid"
    assert eventually(lambda: ready.exists() and "ready" in ready.read_text())
    return orphan
