"""Games that are over in files that need no service, and a log that loses nothing."""

import gzip
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from service.backup import checking
from tests.cli.running import kronika
from tests.service.people import Person
from tests.service.process import ServiceProcess

NAME = "Ephemeral-Ada"


@pytest.fixture
def running(
    service_log: Path, postgres_dsn: str, redis_url: str, tmp_path: Path
) -> Iterator[ServiceProcess]:
    """A service with a signing key of its own."""
    settings = {"pool_max": 8, "signing_key": str(tmp_path / "signing.key")}
    with ServiceProcess(service_log, postgres_dsn, redis_url, settings) as service:
        yield service


@pytest.mark.slow
async def test_games_that_are_over_are_exported_and_the_log_stays_whole(
    running: ServiceProcess, postgres_dsn: str, tmp_path: Path
) -> None:
    ada = Person.create(running.url, NAME)
    over = ada.open("random", "random", title="tzolkin")["id"]
    private = ada.open("me", "farmer", title="tzolkin", visibility="private")["id"]
    ada.open("me", "farmer", title="tzolkin")
    _wait_until(lambda: ada.http.get(f"/v1/games/{private}").json()["ply"] >= 1)
    assert ada.http.post(f"/v1/games/{private}/resign", json={}).status_code == 200
    _wait_until(lambda: {one["id"] for one in _finished(ada)} == {over, private})
    folder, key = tmp_path / "exports", str(tmp_path / "signing.key")

    def exported(to: Path, *arguments: str, signing_key: str = key) -> str:
        done = kronika(
            *("exports", to, f"--database-url={postgres_dsn}", *arguments),
            KRONIKA_SIGNING_KEY=signing_key,
        )
        assert done.returncode == (2 if "not exported" not in done.stderr else 1) * bool(
            done.stderr
        )
        return done.stdout + done.stderr

    assert "no signing key" in exported(folder, signing_key=str(tmp_path / "none"))
    assert "0 games written" in exported(tmp_path / "young", "--older-than=31")
    taken = tmp_path / "taken"
    taken.write_text("a file")
    assert "cannot be written" in exported(taken)
    assert "2 games written" in exported(folder, "--older-than=0")
    files = {path.name.split(".")[0]: path for path in folder.rglob("*.json.gz")}
    assert set(files) == {over, private}
    for path in files.values():
        assert NAME.encode() not in gzip.decompress(path.read_bytes())
        assert ada.id.encode() not in gzip.decompress(path.read_bytes())
    kept = {path: path.read_bytes() for path in files.values()}
    assert "0 games written, 0.0 MB; 2 were there" in exported(folder, "--older-than=0")

    dispute = {"seat": 0, "ply": 1, "complaint": "I meant another gear."}
    answer = ada.http.post(f"/v1/games/{private}/disputes", json=dispute)
    assert answer.status_code == 201, answer.text
    version = ada.get(f"/v1/games/{private}")["version"]
    _wait_until(lambda: version in {one["version"] for one in _finished(ada)})
    assert "1 game written" in exported(folder, "--older-than=0", "--opened-since=2020-01-01")
    assert {path: path.read_bytes() for path in kept} == kept
    assert len(list(folder.rglob(f"{private}.{version}.json.gz"))) == 1

    connection = await asyncpg.connect(postgres_dsn)
    checked = await checking.check(connection, lambda _: None)
    await connection.close()
    assert (checked.wrong, checked.games) == ((), 3)
    assert checked.checkpoints > 0
    assert {path.stat().st_mode & 0o777 for path in folder.rglob("*.gz")} == {0o600}

    running.stop()
    await _one_damaged_game_stops_no_other(exported, postgres_dsn, over, tmp_path / "rest")
    _needs_no_service(files[over], folder)


async def _one_damaged_game_stops_no_other(
    exported: Callable[..., str], dsn: str, damaged: str, folder: Path
) -> None:
    """`damaged` was opened first."""
    connection = await asyncpg.connect(dsn)
    damage = "UPDATE events SET payload = $2 WHERE game_id = $1 AND version = 5 RETURNING payload"
    payload = await connection.fetchval(
        "SELECT payload FROM events WHERE game_id = $1 AND version = 5", damaged
    )
    await connection.execute(damage, damaged, b"[" * 2000)
    told = exported(folder, "--older-than=0")
    await connection.execute(damage, damaged, payload)
    await connection.close()
    assert "1 game written" in told
    assert f"kronika: {damaged} is not exported: " in told
    assert not list(folder.rglob(f"{damaged}.*"))
    assert "1 game written, " in exported(folder, "--older-than=0")


def _needs_no_service(file: Path, folder: Path) -> None:
    keys = f"--keys={folder / 'keys.json'}"
    done = kronika("verify", *sorted(folder.rglob("*.json.gz")), keys, "--strict")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("Nothing is wrong") == 3
    shown = kronika("replay", file, "--all")
    assert shown.returncode == 0, shown.stderr
    document = gzip.decompress(file.read_bytes())
    changed = document.replace(b'"ply":3', b'"ply":4', 1)
    for name, data in (
        ("changed", gzip.compress(changed)),
        ("cut", file.read_bytes()[:-20]),
        ("plain", changed),
    ):
        bad = folder / name
        bad.write_bytes(data)
        done = kronika("verify", bad, keys)
        assert (done.returncode, "cannot be trusted" in done.stdout) == (1, True), name


def _finished(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/v1/games", status="finished")["items"]
    return found


def _wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 180
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)
