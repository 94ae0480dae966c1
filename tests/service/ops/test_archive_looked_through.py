"""Commands look through an archive of real games: `verify --archive` and `shadow`; and what players
see of a packed game once one of them is erased."""

import time
from pathlib import Path

import asyncpg
import httpx
import pytest

from events.archive.archiving import Archiver, Packed
from events.archive.folder_store import FolderStore
from events.vault import Vault
from projections import history
from tests.cli.running import kronika
from tests.events.stores.s3_server import CREDENTIALS, REGION, make_bucket, s3_server
from tests.service.people import Person
from tests.service.process import ServiceProcess

TITLE, PLIES = "tzolkin", 12


async def one_partition(dsn: str) -> None:
    """So that few games fill the tiles of the log."""
    connection = await asyncpg.connect(dsn)
    await connection.execute("UPDATE log_layout SET partitions = 1")
    await connection.execute("DELETE FROM partition_heads WHERE partition > 0")
    await connection.close()


async def packed(dsn: str, folder: Path, game: str) -> None:
    """Packs a game into a folder."""
    async with asyncpg.create_pool(dsn, min_size=1, max_size=4) as pool:
        archiver = Archiver(pool, 1, FolderStore(folder), Vault(), also=history.take_away)
        assert await archiver.store_tiles(0) >= 1
        assert isinstance(await archiver.pack(game), Packed)


def finished(ada: Person, *seats: str) -> str:
    """A game that is over: bots have played it to its end, or a person has given up on seat 0."""
    game: str = ada.open(*seats, title=TITLE)["id"]
    while (now := ada.get(f"/v1/games/{game}"))["status"] != "finished":
        if now["ply"] >= PLIES and seats[0] == "me":
            assert ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0}).status_code == 200
        elif now["awaits"] == [0] and seats[0] == "me":
            ada.play_any(game, 0, at=now["ply"])
        else:
            time.sleep(0.01)
    return game


@pytest.fixture
async def games(
    postgres_dsn: str, redis_url: str, service_log: Path, tmp_path: Path
) -> tuple[str, str]:
    """A packed game that Ada has played, who was erased then; and one that is in the rows."""
    await one_partition(postgres_dsn)
    (tmp_path / "archive").mkdir()
    settings: dict[str, object] = {"partitions": 1, "past_redis": 0, "past_memory": 0}
    settings |= {"signing_key": str(tmp_path / "signing.key"), "checkpoint_interval": 0.2}
    with ServiceProcess(service_log, postgres_dsn, redis_url, settings) as service:
        ada = Person.create(service.url, "Ada-who-leaves")  # no signature reads like that
        game = finished(ada, "me", "random")
        other = [finished(ada, "random", "random") for _ in range(2)][-1]
        await packed(postgres_dsn, tmp_path / "archive", game)
        name = ada.name.encode()
        assert name in ada.http.get(f"/v1/games/{game}").content
        gone = ada.http.request("DELETE", "/v1/accounts/me", json={"name": ada.name})
        assert gone.status_code == 204, gone.text
        bob = Person.create(service.url, "Bob")
        (tmp_path / "keys.json").write_text(bob.http.get("/v1/keys").text)
        for path in ("", "/export", "/moves", "/events", "/states/3", "/replay"):
            answer = bob.http.get(f"/v1/games/{game}{path}")
            assert answer.status_code == 200, (path, answer.text)
            assert name not in answer.content, path
        _of_a_copy(service.url, tmp_path)
        document = tmp_path / "export.json"
        document.write_bytes(bob.http.get(f"/v1/games/{game}/export").content)
    checked = kronika("verify", document, "--keys", tmp_path / "keys.json")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    return game, other


def _of_a_copy(url: str, folder: Path) -> None:
    """Whoever has a copy compares it with the log that the service serves."""
    while (at := httpx.get(f"{url}/v1/log/partitions/0/checkpoint")).status_code == 404:
        time.sleep(0.05)
    assert at.status_code == 200, at.text
    words = ("verify", "--archive", folder / "archive", "--url", url)
    signed = kronika(*words, "--keys", folder / "keys.json")
    assert signed.returncode == 0, signed.stdout + signed.stderr
    assert "hash to the logs that the service has signed" in signed.stdout
    unknown = kronika(*words)
    assert unknown.returncode == 2
    assert "Name the service's public keys" in unknown.stderr


def _to_s3_and_back(database: str, folder: Path) -> None:
    """The archive is moved into a bucket, and looked through there."""
    with s3_server() as endpoint:
        make_bucket(endpoint, "games")
        place = f"s3://games/kronika?endpoint={endpoint}&region={REGION}"
        for to in (place, str(folder)):
            moved = kronika("archive", "move", f"--to={to}", database, **CREDENTIALS)
            assert moved.returncode == 0, moved.stdout + moved.stderr
            there = kronika("verify", "--archive", database, **CREDENTIALS)
            assert there.returncode == 0, there.stdout + there.stderr
            assert there.stdout.startswith(f"{to}: 1 game, 1 tile")


@pytest.mark.slow
async def test_commands_look_through_an_archive(
    games: tuple[str, str], postgres_dsn: str, tmp_path: Path
) -> None:
    game, _ = games
    folder, database = tmp_path / "archive", f"--database-url={postgres_dsn}"
    for deep in ((), ("--deep",)):
        whole = kronika("verify", "--archive", *deep, database)
        assert whole.returncode == 0, whole.stdout + whole.stderr
        assert f"{folder}: 1 game, 1 tile" in whole.stdout
        assert "nothing is wrong" in whole.stdout
        assert "The tiles of 1 partition hash to the logs" in whole.stdout
    decided = kronika("shadow", database)
    assert decided.returncode == 0, decided.stdout + decided.stderr
    assert f"{TITLE}/" in decided.stdout
    alone = kronika("verify", "--archive", folder)
    assert alone.returncode == 3, alone.stdout + alone.stderr
    assert "Nobody's signature was looked at" in alone.stdout
    copy = kronika("verify", "--archive", folder, database)
    assert copy.returncode == 0, copy.stdout + copy.stderr
    _to_s3_and_back(database, folder)
    (body,) = (one for one in (folder / "games").rglob("*") if one.is_file())
    body.write_bytes(body.read_bytes()[:-1] + b"?")
    bent = kronika("verify", "--archive", database, LC_ALL="cs_CZ.UTF-8", LC_MESSAGES="cs_CZ.UTF-8")
    assert bent.returncode == 1
    assert f"{body.relative_to(folder)} je pozměněno" in bent.stdout
    body.unlink()
    gone = kronika("verify", "--archive", database)
    assert gone.returncode == 1
    assert f"{body.relative_to(folder)} is missing: the game {game}" in gone.stdout
    assert "Put these objects back" in gone.stdout
    away = kronika("verify", "--archive", tmp_path / "nowhere", database)
    assert away.returncode == 2
    assert "make it once, or mount the disk" in away.stderr
