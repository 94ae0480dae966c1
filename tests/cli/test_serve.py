"""The service as a process: started, stopped, restarted, in the way, and in several parts."""

import os
import signal
import socket
import stat
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import psutil
import pytest

from service.embedded.home import locate
from tests.cli.running import SECONDS, Serving, Terminal, kronika, serving

pytestmark = pytest.mark.slow


def play_a_move(url: str, name: str) -> tuple[str, str]:
    """Opens a game and plays one move; the game and the token."""
    token = httpx.post(f"{url}/v1/accounts", json={"name": name}, timeout=180).json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    seats = [{"kind": "me"}, {"kind": "me"}]
    wanted = {"title": "tzolkin", "seats": seats}
    game = httpx.post(f"{url}/v1/games", json=wanted, headers=headers, timeout=180).json()["id"]
    legal = httpx.get(f"{url}/v1/games/{game}/legal?seat=0", headers=headers, timeout=180).json()
    body = {"seat": 0, "commands": legal["commands"][:1]}
    assert httpx.post(
        f"{url}/v1/games/{game}/moves", json=body, headers=headers, timeout=180
    ).is_success
    return game, token


def test_the_welcome_leads_everywhere(service: Serving) -> None:
    assert f"{service.url}/docs" in service.welcome
    assert "PostgreSQL" in service.welcome
    for path in ("/health", "/ready", "/docs", "/openapi.json"):
        assert httpx.get(f"{service.url}{path}", timeout=180).is_success, path
    curl = next(line for line in service.welcome.splitlines() if "curl" in line)
    assert "Content-Type: application/json" in curl


def test_a_signal_drains_and_a_restart_keeps_every_game(scratch_folder: Path) -> None:
    """Streams end in order, so that clients resume; nothing of it stays behind. (The first service
    is a program from scratch, as users start it.)"""
    with serving(scratch_folder, python=Path(sys.executable)) as running:
        game, token = play_a_move(running.url, "ada")
        before = httpx.get(f"{running.url}/v1/games/{game}", timeout=180).json()
        ended: list[bool] = []

        def follow() -> None:
            with httpx.stream(
                "GET", f"{running.url}/v1/games/{game}/stream", timeout=180
            ) as stream:
                for _ in stream.iter_lines():
                    if not ended:
                        ended.append(False)
            ended[:] = [True]

        follower = threading.Thread(target=follow)
        follower.start()
        while not ended:
            time.sleep(0.05)
        children = psutil.Process(running.process.pid).children(recursive=True)
        assert children, "database and cache run"
        running.process.send_signal(signal.SIGTERM)
        assert running.wait() == 0
        follower.join(SECONDS)
        assert ended == [True]
        _, alive = psutil.wait_procs(children, SECONDS)
        assert not alive
    log = running.log.read_text()
    assert "Traceback" not in log
    told = ("runs-as-root" in log) + ("root-given-up" in log)
    assert told == (1 if os.geteuid() == 0 else 0), "one of both, and only of root"
    key = scratch_folder / "data" / "secrets.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600, "seeds are sealed unless told otherwise"
    with serving(scratch_folder) as again:
        assert httpx.get(f"{again.url}/health", timeout=180).is_success
        assert httpx.get(f"{again.url}/v1/games/{game}", timeout=180).json() == before
        headers = {"Authorization": f"Bearer {token}"}
        assert (
            httpx.get(f"{again.url}/v1/accounts/me", headers=headers, timeout=180).json()["name"]
            == "ada"
        )


def test_a_killed_keeper_costs_no_game_and_a_lost_database_ends_the_service(
    scratch_folder: Path,
) -> None:
    """The service starts its database again; where that is impossible it ends, so that whoever
    looks after it does something."""
    with serving(scratch_folder) as running:
        game, _ = play_a_move(running.url, "ada")
        before = httpx.get(f"{running.url}/v1/games/{game}", timeout=180).json()
        supervisor = supervisor_of_the_database(running)
        supervisor.kill()
        supervisor.wait(SECONDS)
        until(lambda: "supervisor-died" in running.log.read_text())
        until(lambda: httpx.get(f"{running.url}/ready", timeout=180).is_success)
        until(lambda: httpx.get(f"{running.url}/v1/games/{game}", timeout=180).is_success)
        assert httpx.get(f"{running.url}/v1/games/{game}", timeout=180).json() == before
        play_a_move(running.url, "bob")

        data = locate(scratch_folder / "data" / "postgres") / "data"
        (data / "global" / "pg_control").unlink()
        supervisor_of_the_database(running).kill()
        assert running.wait() == 69
    assert "server-lost" in running.log.read_text()


def supervisor_of_the_database(running: Serving) -> psutil.Process:
    """The process that looks after PostgreSQL."""
    (found,) = (
        one
        for one in psutil.Process(running.process.pid).children()
        if "supervisor.py" in " ".join(one.cmdline()) and "PGSQL" in " ".join(one.cmdline())
    )
    return found


def until(holds: Callable[[], bool]) -> None:
    """Waits until something holds."""
    deadline = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_taken_port_is_said_before_anything_is_started(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = kronika("serve", f"--port={port}", f"--data={tmp_path / 'data'}")
    assert done.returncode == 2
    assert f"port {port} of 127.0.0.1 is taken" in done.stderr
    assert "another --port" in done.stderr
    assert not (tmp_path / "data").exists()


def test_a_data_folder_serves_one_service(service: Serving, service_folder: Path) -> None:
    done = kronika("serve", "--port=0", f"--data={service_folder / 'data'}")
    assert done.returncode == 2
    assert f"in use by process {service.process.pid}" in done.stderr
    assert "another --data" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--database-url=postgresql://x@127.0.0.1:9/x",), "the database cannot be used"),
        (("--database-url={dsn}", "--redis-url=redis://127.0.0.1:9"), "the cache cannot be used"),
        (("--host=no.such.host.invalid",), "is no address of this machine"),
        (("--workers=0",), "KRONIKA_WORKERS"),
    ],
)
def test_what_cannot_be_used_is_said(
    scratch_folder: Path, postgres_dsn: str, arguments: tuple[str, ...], told: str
) -> None:
    given = (one.format(dsn=postgres_dsn) for one in arguments)
    data = f"--data={scratch_folder / 'data'}"
    done = kronika("serve", "--port=0", data, *given, KRONIKA_SECRETS_KEY="none")
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_ctrl_c_in_a_terminal_reaches_everybody_and_still_drains(scratch_folder: Path) -> None:
    """The terminal sends it to the whole process group; it must not count twice."""
    data = f"--data={scratch_folder / 'data'}"
    terminal = Terminal("serve", "--port=0", data, "--workers=2", "--log-level=warning")
    terminal.see("Ctrl-C stops")
    os.killpg(terminal.process.pid, signal.SIGINT)
    assert terminal.end() == 0
    assert "Traceback" not in terminal.shown
    assert "Cancel" not in terminal.shown, "nothing was cut off"
