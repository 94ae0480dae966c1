"""The process that keeps the read models: beside one service process or several, killed, and with
the end of the service."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from service.process.sibling_metrics import SiblingAddress
from service.projecting.keeper import Keeper
from service.projecting.place import is_wanted, place_of
from service.settings import Settings, load
from tests.cli.running import SECONDS, serving
from tests.cli.test_serve import play_a_move
from tests.service.ops.test_workers import eventually
from tests.service.settling import settle

slow = pytest.mark.slow
MODULE = "service.projecting.process"
POOL = "kronika_pool_size"
"""What the process tells once it has reached the database."""


def keepers(pid: int) -> list[psutil.Process]:
    """The processes below a service that keep read models."""
    found = []
    for one in psutil.Process(pid).children(recursive=True):
        try:
            if MODULE in one.cmdline() and one.status() != psutil.STATUS_ZOMBIE:
                found.append(one)
        except psutil.Error:  # it has ended meanwhile
            pass
    return found


def keeper_of(pid: int, before: psutil.Process | None = None) -> psutil.Process:
    """The one that there is, now or soon; another one than `before`."""
    found: list[psutil.Process] = []

    def alone() -> bool:
        found[:] = keepers(pid)  # looked at once: whoever is dying is seen at one moment alone
        return len(found) == 1 and found != [before]

    eventually(alone)
    return found[0]


def listed(url: str, token: str, player: str, **query: str) -> list[str]:
    """The games of a player."""
    asked = httpx.get(
        f"{url}/v1/games",
        params={"player": player, **query},
        headers={"Authorization": f"Bearer {token}"},
        timeout=SECONDS,
    )
    assert asked.is_success, asked.text
    return [one["id"] for one in asked.json()["items"]]


@slow
def test_a_process_of_its_own_keeps_the_read_models_and_is_replaced_when_it_dies(
    scratch_folder: Path,
) -> None:
    """With two service processes, whichever is killed; its end is that of the service."""
    with serving(
        scratch_folder,
        "--workers=2",
        "--log-format=json",
        python=Path(sys.executable),
        KRONIKA_READ_MODELS="own",
    ) as service:
        pid = service.process.pid
        first = keeper_of(pid)
        game, token = play_a_move(service.url, "ada")
        _settled(service.url)
        assert listed(service.url, token, "ada") == [game]
        first.kill()
        others = {name: play_a_move(service.url, name) for name in ("bob", "cyn", "dan")}
        _settled(service.url)
        for name, (other, its) in others.items():
            assert listed(service.url, its, name) == [other]
        keeper_of(pid, first)
        assert "projecting-process-died" in service.log.read_text()
        _the_service_process_that_keeps_it_is_killed(service.url, pid)
        last = keeper_of(pid)
        service.process.send_signal(signal.SIGKILL)
        service.wait()
        _, alive = psutil.wait_procs([last], SECONDS)
    assert not alive


def _the_service_process_that_keeps_it_is_killed(url: str, pid: int) -> None:
    """Another one begins, and keeps another one."""
    before = keeper_of(pid)
    parent = before.parent()
    assert parent is not None
    parent.kill()
    keeper_of(pid, before)
    game, token = play_a_move(url, "eve")
    _settled(url)
    assert listed(url, token, "eve") == [game]


def _settled(url: str) -> None:
    with httpx.Client(base_url=url, timeout=SECONDS) as client:
        settle(client)


@slow
def test_a_read_that_waits_is_answered_as_soon_as_that_process_has_it(scratch_folder: Path) -> None:
    """Word comes to it at once: it looks by itself only every other second, and a read waits for
    five. Metrics tell of it, and signals that reach the whole group leave it to the service."""
    with serving(
        scratch_folder,
        "--log-format=json",
        python=Path(sys.executable),
        KRONIKA_READ_MODELS="own",
    ) as service:
        _settled(service.url)
        keeper = keeper_of(service.process.pid)
        eventually(lambda: numbers_of_worker(service.url, "projections").get(POOL, 0) > 0)
        token = httpx.post(
            f"{service.url}/v1/accounts", json={"name": "ada"}, timeout=SECONDS
        ).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        for _ in range(5):
            opened = httpx.post(
                f"{service.url}/v1/games",
                json={"title": "tzolkin", "seats": [{"kind": "me"}, {"kind": "me"}]},
                headers=headers,
                timeout=SECONDS,
            )
            at = opened.headers["Log-Position"]
            assert opened.json()["id"] in listed(service.url, token, "ada", at_least=at)
        found = numbers_of_worker(service.url, "projections")
        assert found["kronika_worker_answers"] == 1
        assert found["process_resident_memory_bytes"] > 0
        os.kill(keeper.pid, signal.SIGTERM)
        os.kill(keeper.pid, signal.SIGINT)
        assert keepers(service.process.pid) == [keeper]
        assert service.stop() in (0, -signal.SIGTERM)
        _, alive = psutil.wait_procs([keeper], SECONDS)
        assert not alive
        assert "projecting-process-died" not in service.log.read_text()


def numbers_of_worker(url: str, worker: str) -> dict[str, float]:
    """What one process tells, by name."""
    text = httpx.get(f"{url}/metrics", timeout=SECONDS).text
    label = f'{{worker="{worker}"}} '
    lines = (line.partition(label) for line in text.splitlines() if label in line)
    return {name: float(value) for name, _, value in lines}


@pytest.mark.parametrize(
    ("setting", "processors", "wanted"),
    [
        ("auto", 1, False),
        ("auto", 2, True),
        ("own", 1, True),
        ("shared", 2, False),
    ],
)
def test_it_is_there_where_two_processors_are_unless_told_otherwise(
    monkeypatch: pytest.MonkeyPatch, setting: Any, processors: int, wanted: bool
) -> None:
    monkeypatch.setattr("service.projecting.place.processors", lambda: processors)
    assert is_wanted(Settings(read_models=setting)) is wanted


def test_of_several_processes_one_keeps_it_and_all_know_where_it_is(tmp_path: Path) -> None:
    settings = Settings(read_models="own")
    addresses = [SiblingAddress(number=number, of=3, folder=tmp_path) for number in range(3)]
    found = []
    for address in addresses:
        with place_of(settings, address) as place:
            assert place is not None
            found.append(place)
    assert [one.keeps for one in found] == [True, False, False]
    assert {one.news.parent for one in found} == {tmp_path}
    with place_of(settings, None) as alone:
        assert alone is not None
        assert alone.keeps
        assert alone.folder.stat().st_mode & 0o077 == 0, "only its owner can enter"
    assert not alone.folder.exists()
    with place_of(Settings(read_models="shared"), None) as nobody:
        assert nobody is None


@slow
async def test_a_service_process_stands_in_until_that_process_works(
    postgres_dsn: str, tmp_path: Path
) -> None:
    settings = load({}, database_url=postgres_dsn, data=tmp_path, read_models="own")
    stands_in, stands_down = asyncio.Event(), asyncio.Event()

    async def stand_in() -> None:
        stands_in.set()
        try:
            await asyncio.Event().wait()
        finally:
            stands_down.set()

    with place_of(settings, None) as place:
        assert place is not None
        keeping = asyncio.create_task(Keeper(settings, place, stand_in).run())
        async with asyncio.timeout(SECONDS):
            await stands_in.wait()
            await stands_down.wait()
        assert not keeping.done(), "the process goes on by itself"
        keeping.cancel()
        await asyncio.wait([keeping])
