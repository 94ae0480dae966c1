"""A witness, a client of witnesses and a reader of logs that nobody here wrote meet Kronika's."""

import json
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import httpx
import pytest

from events.checkpoints import log_origin, parsed
from events.cosignatures import WitnessKey, cosignatures
from events.keys import SigningKey
from events.leaves import game_hash
from events.notes import text_of
from events.policies import Policy
from tests import servers
from tests.foreign import aics
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.service.trust.test_witness import played
from tests.service.trust.witness_process import witnessing

pytestmark = pytest.mark.slow

LOG = SigningKey("kronika.example", bytes(range(32)))
ADA = SigningKey("witness.example", bytes(range(1, 33)))
PARTITIONS = 2
PATIENCE = 180


@pytest.fixture
def foreign(tmp_path: Path) -> Iterator[aics.Witness]:
    """A witness that follows the log."""
    aics.provide()
    (tmp_path / "witness").mkdir()
    witness = aics.Witness(tmp_path / "witness")
    witness.follow(LOG.public.name, str(LOG.public))
    with witness.serving():
        yield witness


@pytest.fixture
def running(
    databases: servers.Databases,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path: Path,
    foreign: aics.Witness,
) -> Iterator[ServiceProcess]:
    """A service that asks that witness."""
    dsn = databases.create()
    redis = servers.empty_index(redis_server, 15 - worker_number)
    (tmp_path / "signing.key").write_text(LOG.secret_text())
    (tmp_path / "policy.txt").write_text(
        f"log {LOG.public}\nwitness foreign {foreign.key} {foreign.url}\nquorum foreign\n"
    )
    settings = {
        "signing_key": str(tmp_path / "signing.key"),
        "witness_policy": str(tmp_path / "policy.txt"),
        "checkpoint_interval": 0.1,
        "partitions": PARTITIONS,
    }
    with ServiceProcess(tmp_path / "service.log", dsn, redis, settings) as process:
        yield process
    databases.drop(dsn)


def cosigned(running: ServiceProcess, key: str, least: int = 1) -> str:
    """The checkpoint of the root log, once the witness has cosigned one of so many leaves."""
    deadline = time.monotonic() + PATIENCE
    while True:
        note = httpx.get(f"{running.url}/v1/log/checkpoint", timeout=60).text
        if cosignatures(note, [WitnessKey.parse(key)]) and parsed(text_of(note)).size >= least:
            return note
        assert time.monotonic() < deadline, note
        time.sleep(0.05)


def played_everywhere(running: ServiceProcess) -> str:
    """Plays games until there is one in every partition; the last of them."""
    with httpx.Client(base_url=running.url, timeout=60) as web:
        for number in count():
            game = played(running, f"ada{number}")
            logs = [f"/v1/log/partitions/{one}/checkpoint" for one in range(PARTITIONS)]
            if all(web.get(one).is_success for one in logs):
                return game
    raise AssertionError("it plays until it returns")


def test_their_witness_cosigns_and_their_reader_reads_all(
    running: ServiceProcess, foreign: aics.Witness
) -> None:
    """Twice, so that the second time there is a proof of consistency."""
    game = played_everywhere(running)
    first = parsed(text_of(cosigned(running, foreign.key))).size
    person = Person.create(running.url, "bob")
    other: str = person.open("me", "me")["id"]
    person.get(f"/v1/games/{other}/proofs")
    person.close()
    note = cosigned(running, foreign.key, first + 1)
    assert Policy.parse(f"witness w {foreign.key}\nquorum w\n").verdict(note).quorum_met
    keys = [
        LOG.public.renamed(log_origin(LOG.public.name, PARTITIONS, one))
        for one in range(PARTITIONS)
    ]
    given = {
        "url": f"{running.url}/v1/log",
        "key": str(LOG.public),
        "partitions": [str(one) for one in keys],
        "witness": foreign.key,
        "proof": httpx.get(f"{running.url}/v1/games/{game}/tlog-proof", timeout=60).text,
    }
    done = aics.asked("log", given)
    assert done.returncode == 0, done.stderr.decode()
    told = json.loads(done.stdout)
    assert [one["origin"] for one in told["audited"]] == [
        LOG.public.name,
        *(key.name for key in keys),
    ]
    assert told["audited"][0]["size"] > first
    assert told["proved"]["game"] == game_hash(game)
    bent = aics.asked("log", {**given, "proof": given["proof"].replace("\nindex ", "\nindex 1", 1)})
    assert bent.returncode != 0


def test_our_witness_cosigns_what_their_client_sends(
    running: ServiceProcess, foreign: aics.Witness, tmp_path: Path
) -> None:
    notes = []
    for name in ("ada", "bob"):
        played(running, name)
        notes.append(httpx.get(f"{running.url}/v1/log/checkpoint", timeout=60).text)
    (tmp_path / "ours").mkdir()
    (tmp_path / "ours" / "witness.key").write_text(ADA.secret_text())
    with witnessing(tmp_path / "ours", f"--log={LOG.public}") as ours:
        given = {
            "url": f"{running.url}/v1/log",
            "notes": notes,
            "witness_url": ours.url,
            "witness": str(WitnessKey.of(ADA)),
        }
        done = aics.asked("feed", given)
    assert done.returncode == 0, done.stderr.decode()
    for note, sent in zip(json.loads(done.stdout)["notes"], notes, strict=True):
        assert text_of(note) == text_of(sent)
        assert [one.witness for one in cosignatures(note, [WitnessKey.of(ADA)])] == [
            WitnessKey.of(ADA)
        ]
