"""Bots think in processes of their own, those at tables of people first."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.service.people import Person
from tests.service.process import PATIENCE, ServiceProcess
from tests.service.waiting_bot_worker import FOLDER

pytestmark = pytest.mark.slow

ALONE = {"title": "monumental", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
PEOPLE = {"title": "tzolkin", "seats": [{"kind": "bot"}, {"kind": "me"}]}
"""All seats of Tzolk'in choose their tiles at once, so the bot is asked whoever begins."""


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which bots wait."""
    folder = tmp_path / "gate"
    folder.mkdir()
    monkeypatch.setenv(FOLDER, str(folder))
    return folder


@pytest.fixture
def service(
    gate: Path, service_log: Path, postgres_dsn: str, redis_url: str
) -> Iterator[ServiceProcess]:
    """A service whose bots wait."""
    settings = {
        "bot_worker": "tests.service.waiting_bot_worker",
        "bot_workers": 2,
        "bot_seconds": 10 * PATIENCE,
    }
    with ServiceProcess(service_log, postgres_dsn, redis_url, settings) as running:
        yield running


def test_tables_of_people_go_first_and_the_service_serves_while_bots_think(
    service: ServiceProcess, gate: Path
) -> None:
    ada, bob = Person.create(service.url, "ada"), Person.create(service.url, "bob")
    alone = [_open(ada, ALONE) for _ in range(3)]
    _until(lambda: _asked(gate) == ["monumental"])
    with_bob = [_open(bob, PEOPLE) for _ in range(3)]
    _until(lambda: len(_asked(gate)) == 2)  # the second worker is left to people
    assert all(bob.get(f"/v1/games/{one}")["ply"] == 0 for one in (*alone, *with_bob))
    assert _asked(gate) == ["monumental", "tzolkin"]
    (gate / "go").touch()
    for one in with_bob:
        _until(lambda one=one: bob.get(f"/v1/games/{one}")["awaits"] == [1])
    for one in alone:
        _until(lambda one=one: ada.get(f"/v1/games/{one}")["ply"] > 0)
    assert len(_pids(gate)) == 2


def test_a_worker_that_breaks_down_is_replaced_and_its_game_played_on(
    service: ServiceProcess, gate: Path
) -> None:
    ada = Person.create(service.url, "ada")
    (gate / "crash").touch()
    (gate / "go").touch()
    game = _open(ada, ALONE)
    _until(lambda: ada.get(f"/v1/games/{game}")["ply"] > 0)
    assert not (gate / "crash").exists()
    assert len(_pids(gate)) == 2


@pytest.mark.parametrize("end", [ServiceProcess.stop, ServiceProcess.kill])
def test_no_worker_outlives_the_service(
    service: ServiceProcess, gate: Path, end: Callable[[ServiceProcess], object]
) -> None:
    ada = Person.create(service.url, "ada")
    _open(ada, ALONE)
    _open(ada, PEOPLE)
    _until(lambda: len(_pids(gate)) == 2)
    end(service)
    _until(lambda: not any(map(_runs, _pids(gate))))


def _open(person: Person, body: object) -> str:
    answer = person.http.post("/v1/games", json=body)
    assert answer.status_code == 201, answer.text
    game: str = answer.json()["id"]
    return game


def _asked(gate: Path) -> list[str]:
    """The titles that bots were asked about, in that order."""
    return [line.split()[1] for line in _notes(gate)]


def _pids(gate: Path) -> set[int]:
    """The processes that were asked."""
    return {int(line.split()[0]) for line in _notes(gate)}


def _notes(gate: Path) -> list[str]:
    notes = gate / "asked"
    return notes.read_text().splitlines() if notes.exists() else []


def _runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def _until(there: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < deadline
        time.sleep(0.02)
