"""A log that has lost something goes on in a new epoch, and everybody is told the truth."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from events.exports import sealed_export
from events.receipts import Receipt
from games.kernel.registry import Registry
from tests import servers
from tests.service.people import Person
from tests.service.trust.losing import LOG, Losing, losing, played
from verifier.__main__ import LOST, main
from verifier.evidence import Evidence
from verifier.verifying import verify
from verifier.words import in_words

pytestmark = pytest.mark.slow


@pytest.fixture
def place(
    databases: servers.Databases,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path: Path,
) -> Iterator[Losing]:
    """A service that is about to lose something."""
    redis = servers.empty_index(redis_server, 15 - worker_number)
    with losing(tmp_path, databases, redis) as one:
        yield one


def test_a_restore_is_told_truthfully(
    place: Losing, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Backup, play, witness, restore, play, witness."""
    ada = Person.create(place.process.url, "ada")
    games = [played(ada) for _ in range(3)]
    backup = tmp_path / "monday.kronika"
    assert place.operator("backup", backup).returncode == 0
    games += [played(ada) for _ in range(3)]
    seat = ada.get(f"/v1/games/{games[0]}")["awaits"][0]
    receipt = msgspec.convert(ada.play_any(games[0], seat)["receipt"], Receipt)
    early = msgspec.convert(ada.get(f"/v1/games/{games[0]}/receipts")["items"][1], Receipt)
    before = ada.http.get(f"/v1/games/{games[0]}/export").content
    played(ada, 1, games[0])
    for game in games:
        place.is_signed(game)
    assert place.looks() == (0, 0)
    capsys.readouterr()
    place.process.stop()

    done = place.operator("restore", backup, "--replace")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "The service cannot go on yet: the log is not the one that was signed" in done.stdout
    assert "kronika epoch begin --reason" in done.stdout
    with pytest.raises(AssertionError, match="the log is not the one that was signed"):
        place.process.start()
    reason = "The disk failed; this is Monday's backup."
    begun = place.operator("epoch", "begin", "--reason", reason)
    assert begun.returncode == 0, begun.stderr
    assert "Epoch 2 has begun" in begun.stdout
    place.process.start()
    shown = httpx.get(f"{place.process.url}/v1/epochs", timeout=180).json()
    assert shown["current"] == 2
    assert [one["reason"] for one in shown["items"]] == [reason]
    assert place.looks() == (3, 3)
    assert capsys.readouterr().out.count("NEW EPOCH: epoch 2 began at ") == 2
    assert place.looks() == (0, 0)

    ada = ada.at(place.process.url)
    more = [played(ada) for _ in range(6)]
    for game in (*games[:3], *more):
        place.is_signed(game)
    assert place.looks() == (0, 0)
    said = capsys.readouterr().out
    assert "TWO HISTORIES" not in said
    assert "NOT AS SIGNED" not in said
    told_of_lost_moves(tmp_path, ada, games[0], (receipt, early), before)
    again = place.operator("epoch", "begin", "--reason", "once more")
    assert (again.returncode, "as it was signed" in again.stderr) == (2, True)


def told_of_lost_moves(
    tmp_path: Path, ada: Person, game: str, receipts: tuple[Receipt, Receipt], before: bytes
) -> None:
    """What verifiers say of a move that was lost, of one that is there still, and of a document
    from before; the game has gone on otherwise since."""
    lost, early = receipts
    keys = tmp_path / "keys.txt"
    keys.write_text(f"{LOG.public}\n")
    mine, now = tmp_path / "before.json", tmp_path / "now.json"
    mine.write_bytes(before)
    for played_on in range(2):
        now.write_bytes(ada.http.get(f"/v1/games/{game}/export").content)
        evidence = Evidence(keys=(LOG.public,), receipts=(lost, early))
        report = verify("now", now.read_bytes(), Registry.installed(), evidence)
        assert report.good, report.findings
        (loss,) = report.losses
        assert (loss.ply, loss.version, loss.epoch) == (lost.ply, lost.version, 2)
        told = in_words(loss.told)
        assert "accepted in epoch 1 and was lost when epoch 2 began at" in told
        assert told.endswith("The disk failed; this is Monday's backup.")
        (tmp_path / "lost.json").write_bytes(msgspec.json.encode(lost))
        receipt = ("--receipt", str(tmp_path / "lost.json"))
        assert main([str(now), "--keys", str(keys), *receipt]) == LOST
        assert main([str(mine), str(now), "--keys", str(keys)]) == (LOST if played_on else 0)
        assert main([str(now), str(mine), "--keys", str(keys)]) == (LOST if played_on else 0)
        assert main([str(now), "--keys", str(keys)]) == 0
        for _ in range(3):
            seat = ada.get(f"/v1/games/{game}")["awaits"][0]
            ada.play_any(game, seat)
    plain = msgspec.json.decode(now.read_bytes())
    del plain["proof"]["epochs"], plain["seal"]
    evidence = Evidence(keys=(LOG.public,), receipts=(lost,))
    untold = verify("untold", sealed_export(plain, LOG), Registry.installed(), evidence)
    assert {one.check for one in untold.findings} >= {"receipts"}


def test_a_restore_that_begins_an_epoch_names_the_games(place: Losing, tmp_path: Path) -> None:
    ada = Person.create(place.process.url, "ada")
    kept, cut = played(ada), played(ada)
    backup = tmp_path / "monday.kronika"
    assert place.operator("backup", backup).returncode == 0
    played(ada, 1, cut)
    gone = played(ada)
    for game in (kept, cut, gone):
        place.is_signed(game)
    place.process.stop()
    reason = ("--new-epoch", "Monday's backup")
    done = place.operator("restore", backup, "--replace", *reason)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 games have lost something" in done.stdout
    place.process.start()
    (epoch,) = httpx.get(f"{place.process.url}/v1/epochs", timeout=180).json()["items"]
    assert epoch["lost_games"] == 2
    assert all(one["remaining"] <= one["size"] for one in epoch["logs"])
    played(ada, 1, cut)


async def test_a_failover_stops_signing_until_an_epoch_begins(
    place: Losing, capsys: pytest.CaptureFixture[str]
) -> None:
    """Transactions are lost under a running service."""
    ada = Person.create(place.process.url, "ada")
    games = [played(ada) for _ in range(3)]
    place.process.stop()
    standby = place.copied()
    place.process.start()
    ada = ada.at(place.process.url)
    games += [played(ada) for _ in range(3)]
    played(ada, 2, games[0])
    for game in games:
        place.is_signed(game)
    assert place.looks() == (0, 0)
    await place.fail_over(standby)
    answer = place.until_ready(503)
    while answer.json()["log"] != "failing":  # at first the database itself is away
        answer = place.ready()
    assert answer.json()["database"] == "ok"
    refused = ada.http.post("/v1/games", json={"title": "lanterns", "seats": [{"kind": "me"}] * 2})
    assert refused.status_code == 503
    assert place.looks() == (4, 4)
    assert "NOT AS SIGNED" in capsys.readouterr().out
    assert place.process.written().count("log-is-not-as-promised") == 1

    begun = place.operator("epoch", "begin", "--reason", "The standby was behind.")
    assert begun.returncode == 0, begun.stderr
    place.until_ready(200)
    played(ada, 1, games[0])  # what this process had in memory of it is lost
    assert ada.http.get(f"/v1/games/{games[3]}").status_code == 404
    more = [played(ada) for _ in range(4)]
    for game in (*games[:3], *more):
        place.is_signed(game)
    assert place.looks() == (3, 3)
    assert place.looks() == (0, 0)
    assert "TWO HISTORIES" not in capsys.readouterr().out
    assert place.process.written().count("log-is-not-as-promised") == 1
    assert "background-work-failed" not in place.process.written().partition("is-not-as-")[2]


async def test_a_service_that_really_forks_its_log_is_caught(
    place: Losing, capsys: pytest.CaptureFixture[str]
) -> None:
    """The operator forgets on purpose what was signed, and plays another history."""
    ada = Person.create(place.process.url, "ada")
    played(ada)
    place.process.stop()
    other = place.copied()
    forgotten = place.folder / "forgotten"
    if place.promises.exists():
        shutil.copy(place.promises, forgotten)
    place.process.start()
    ada = ada.at(place.process.url)
    for _ in range(4):
        place.is_signed(played(ada))
    assert place.looks() == (0, 0)
    seen, root = place.sizes(), place.root_size()
    place.process.stop()
    await place.fail_over(other)
    place.promises.unlink()
    if forgotten.exists():
        shutil.copy(forgotten, place.promises)
    place.process.start()
    place.is_signed(played(ada))
    while place.root_size() < root or any(
        place.sizes().get(log, 0) < size for log, size in seen.items()
    ):
        place.is_signed(played(ada))  # a log that is shorter than it was has only gone back
    assert place.looks() == (1, 1)
    assert capsys.readouterr().out.count("TWO HISTORIES") == 2
    for folder in (place.one, place.other):
        assert len([*(folder / "splits").rglob("*.txt")]) == 2
