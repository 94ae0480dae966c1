"""A process is told to stop while it is used: nothing that was accepted is lost, and it ends."""

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from service.cli.serve.server import EXIT_LATE
from service.embedded import Postgres
from tests.service.people import Person
from tests.service.players import Player, is_whole
from tests.service.process import ServiceProcess
from tests.support import depth
from tests.support.signals import up

pytestmark = pytest.mark.slow

TABLES = 3


def test_it_drains(service_log: Path, postgres_dsn: str, redis_url: str) -> None:
    """It drains for as long as all of this takes; a second signal ends that."""
    settings = {"drain": 300.0, "keep_alive": 300}
    running = ServiceProcess(service_log, postgres_dsn, redis_url, settings).start()
    ada = Person.create(running.url, "ada")
    game = ada.open("me", "me")["id"]
    told: list[str] = []

    def listen() -> None:
        with httpx.stream("GET", f"{running.url}/v1/games/{game}/stream", timeout=180) as stream:
            told.extend(stream.iter_lines())

    reader = threading.Thread(target=listen)
    reader.start()
    while not any(line.startswith("id:") for line in told):
        time.sleep(0.01)
    running.tell_to_stop()
    deadline = time.monotonic() + 180
    while (
        ready := httpx.get(f"{running.url}/ready", verify=False, timeout=180)
    ).status_code == 200:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert (ready.status_code, ready.json()["status"]) == (503, "draining")
    assert ready.headers["connection"] == "close"
    reader.join(timeout=180)
    assert not reader.is_alive(), "the stream goes on"
    *_, retry, hint, _ = told
    assert retry.startswith("retry: ")
    assert hint == f": connect again, after version {_last(told)}"
    refused = httpx.get(f"{running.url}/v1/games/{game}/stream", verify=False, timeout=180)
    assert (refused.status_code, refused.headers["retry-after"]) == (503, "1")
    played = ada.play_any(game, 0)
    assert played["version"], "what is not a stream is still served"
    running.tell_to_stop()
    assert running.wait() == -signal.SIGTERM
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{running.url}/health", verify=False, timeout=180)


@pytest.mark.deep
def test_nothing_is_lost_under_load(service_log: Path, postgres_dsn: str, redis_url: str) -> None:
    """Processes come and go; players post again what was not answered. They think a little, or
    their games would be over before the end."""
    running = ServiceProcess(
        service_log, postgres_dsn, redis_url, {"drain": 0.3, "stop_within": 600.0}
    ).start()
    ada = Person.create(running.url, "ada")
    players = [
        Player(ada, ada.open("me", "me", title="tzolkin")["id"], 2, n, pause=0.05)
        for n in range(TABLES)
    ]
    for player in players:
        player.start()
    for _ in range(depth.amount(2, 5)):
        _play(players, 12)
        running.tell_to_stop()
        running.wait()
        running.start()
    _play(players, 12)
    for player in players:
        player.enough.set()
    for player in players:
        player.join(timeout=180)
        assert player.trouble is None, player.trouble
        is_whole(ada, player)
    running.stop()
    written = running.written()
    assert "request-failed" not in written
    assert "did-not-stop-in-time" not in written
    assert "Cancel" not in written


def test_it_ends_even_when_the_database_is_away(
    service_log: Path, redis_url: str, scratch_folder: Path
) -> None:
    """A move waits for PostgreSQL, which does not come back: the process ends in its time."""
    settings = {"stop_within": 1.0, "log_level": "info"}
    with Postgres(scratch_folder / "postgres") as postgres:
        running = ServiceProcess(service_log, postgres.dsn(), redis_url, settings).start()
        ada = Person.create(running.url, "ada")
        game = ada.open("me", "me")["id"]
        move = {"seat": 0, "commands": ada.legal(game, 0)["commands"][:1]}
        with frozen(up(postgres)):
            sent = threading.Event()
            lost = threading.Thread(target=_try, args=(ada, game, move, sent))
            lost.start()
            assert sent.wait(180)
            for _ in range(3):  # by then the move has been read and waits
                assert httpx.get(f"{running.url}/health", verify=False, timeout=180).is_success
            running.tell_to_stop()
            assert running.wait() == EXIT_LATE
        lost.join(timeout=180)
    assert "did-not-stop-in-time" in running.written()
    assert "request-failed" not in running.written()


def test_a_second_signal_waits_for_nothing(
    service_log: Path, postgres_dsn: str, redis_url: str
) -> None:
    settings = {"drain": 300.0}
    running = ServiceProcess(service_log, postgres_dsn, redis_url, settings).start()
    running.tell_to_stop()
    time.sleep(0.3)
    assert httpx.get(f"{running.url}/health", verify=False, timeout=180).status_code == 200
    began = time.monotonic()
    running.tell_to_stop()
    running.wait()
    assert time.monotonic() - began < 300


def _last(told: list[str]) -> str:
    return [line for line in told if line.startswith("id:")][-1].removeprefix("id: ")


def _play(players: list[Player], moves: int) -> None:
    """Waits until so many moves more were played."""
    wanted = sum(len(player.acknowledged) for player in players) + moves
    deadline = time.monotonic() + 180
    while sum(len(player.acknowledged) for player in players) < wanted:
        assert time.monotonic() < deadline, "play does not go on"
        time.sleep(0.01)


@contextmanager
def frozen(pid: int) -> Iterator[None]:
    """A server and all of its processes stand still."""
    server = psutil.Process(pid)
    processes = [server, *server.children(recursive=True)]
    for process in processes:
        process.suspend()
    try:
        yield
    finally:
        for process in processes:
            process.resume()


def _try(ada: Person, game: str, move: dict[str, Any], sent: threading.Event) -> None:
    """Posts a move, and tells when all of it is on its way."""

    def trace(event: str, _: object) -> None:
        if event.endswith("send_request_body.complete"):
            sent.set()

    with suppress(httpx.TransportError):
        ada.http.post(f"/v1/games/{game}/moves", json=move, extensions={"trace": trace})
