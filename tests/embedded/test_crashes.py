"""Whatever is killed, in whatever order: no data is lost, no process is left."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from service.embedded import Postgres, Valkey
from service.embedded.account import server_account
from service.embedded.home import furnish
from service.embedded.postgres import _command
from service.embedded.programs import postgres_programs
from service.embedded.server import EmbeddedServer
from service.embedded.supervision import ENVIRONMENT
from service.embedded.supervisor import Orders, Running, start
from tests.embedded.conftest import Owner, eventually, execute, gone, plies
from tests.support.signals import killed

pytestmark = pytest.mark.slow

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
    assert gone(each.supervisor)


@pytest.mark.parametrize("kind", ["postgres", "valkey"])
def test_the_server_ends_with_owner_and_keeper(
    kind: str, folder: Path, scratch_folder: Path, owner: StartOwner
) -> None:
    each = owner(kind, scratch_folder / kind)
    os.kill(each.pid, signal.SIGSTOP)  # so that it puts no other supervisor there
    os.kill(each.supervisor, signal.SIGKILL)
    os.kill(each.pid, signal.SIGKILL)
    # Only Linux tells a child that its parent died; elsewhere the next start adopts the server.
    assert gone(each.server) or not sys.platform.startswith("linux")
    if not sys.platform.startswith("linux"):
        os.kill(each.server, signal.SIGTERM)


async def test_a_killed_keeper_is_replaced_and_its_server_comes_back(folder: Path) -> None:
    """Again and again, by a signal that it cannot hear and by one that it obeys."""
    with Postgres(folder) as server:
        for ply, number in enumerate((signal.SIGKILL, signal.SIGTERM)):
            await execute(server.dsn(), f"INSERT INTO moves VALUES ({ply})")
            supervisor, before = supervisor_of(server), server.pid
            os.kill(supervisor, number)
            assert eventually(lambda old=supervisor: supervisor_of(server) != old)
            assert eventually(lambda old=before: server.pid not in (None, old))
            server.wait()
            assert await plies(server.dsn()) == list(range(ply + 1))
        last, supervisor = server.pid, supervisor_of(server)
    assert gone(last or 0)
    assert gone(supervisor), "the last supervisor obeys as the first one did"
    with Postgres(folder) as server:
        assert await plies(server.dsn()) == [0, 1]


async def test_a_killed_keeper_of_a_cache_is_replaced(scratch_folder: Path) -> None:
    with Valkey(scratch_folder / "valkey") as server:
        supervisor, before = supervisor_of(server), server.pid
        os.kill(supervisor, signal.SIGKILL)
        assert eventually(lambda: supervisor_of(server) != supervisor)
        assert eventually(lambda: server.pid not in (None, before))


def test_a_server_that_cannot_be_kept_is_lost(folder: Path) -> None:
    """Its data is gone, so no supervisor gets it to run."""
    lost = threading.Event()
    with Postgres(folder, lost=lost.set) as server:
        (folder / "data" / "global" / "pg_control").rename(folder / "pg_control")
        os.kill(supervisor_of(server), signal.SIGKILL)
        assert lost.wait(180)


async def test_everything_killed_at_once_is_recovered(folder: Path, owner: StartOwner) -> None:
    each = owner("postgres", folder)
    await execute(each.dsn, "INSERT INTO moves VALUES (1)")
    for pid in (each.supervisor, each.server, each.pid):
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


def supervisor_of(server: EmbeddedServer) -> int:
    """The id of the supervisor's process."""
    assert server._supervised is not None
    return server._supervised._process.pid


def _orphan(folder: Path, *more: str) -> Running:
    """A postmaster of that folder with no supervisor, as a child of ours that we never reap."""
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
