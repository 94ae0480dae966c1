"""Go's own implementations open Kronika's checkpoints, read its tiles, and check its proofs."""

import base64
from collections.abc import Iterator, Mapping
from pathlib import Path

import httpx
import pytest

from events import leaves
from events.checkpoints import parsed
from events.cosignatures import WitnessKey, cosigned
from events.keys import SigningKey
from events.ml_dsa import MlDsaSigningKey
from events.notes import text_of
from tests import servers
from tests.foreign.go import checked, compiled
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.service.trust.test_cosigner import NOON

pytestmark = pytest.mark.slow

LOG = SigningKey("kronika.example", bytes(range(32)))
ADA = SigningKey("witness.example", bytes(range(1, 33)))
LATE = MlDsaSigningKey.of(ADA)


@pytest.fixture
def running(
    databases: servers.Databases, redis_server: servers.Server, worker_number: int, tmp_path: Path
) -> Iterator[ServiceProcess]:
    dsn = databases.create()
    redis = servers.empty_index(redis_server, 15 - worker_number)
    (tmp_path / "signing.key").write_text(LOG.secret_text())
    settings = {
        "signing_key": str(tmp_path / "signing.key"),
        "checkpoint_interval": 0.1,
        "partitions": 2,
    }
    with ServiceProcess(tmp_path / "service.log", dsn, redis, settings) as process:
        yield process
    databases.drop(dsn)


def asked(running: ServiceProcess) -> dict[str, object]:
    """What the program is given: a game was played, and the log has grown since."""
    person = Person.create(running.url, "ada")
    game: str = person.open("me", "me")["id"]
    older = ""
    for _ in range(3):
        seat = person.get(f"/v1/games/{game}")["awaits"][0]
        person.play_any(game, seat)
        person.get(f"/v1/games/{game}/proofs")
        older = older or httpx.get(f"{running.url}/v1/log/checkpoint", timeout=60).text
    proof = person.http.get(f"/v1/games/{game}/tlog-proof").text
    last = [one for one in person.get(f"/v1/games/{game}/events")["items"] if "hash" in one][-1]
    person.close()
    entry = leaves.entry(game, last["version"], bytes.fromhex(last["hash"]))
    seen = cosigned(proof.partition("\n\n")[2], ADA, NOON)
    seen += cosigned(proof.partition("\n\n")[2], LATE, NOON)
    return {
        "url": f"{running.url}/v1/log",
        "keys": [str(LOG.public), str(MlDsaSigningKey.of(LOG).public)],
        "witnesses": [str(WitnessKey.of(ADA)), str(WitnessKey.of(LATE))],
        "older": older,
        "proof": proof + seen,
        "entry": base64.b64encode(entry).decode(),
    }


def bent(given: Mapping[str, object]) -> Iterator[dict[str, object]]:
    """The same with something wrong in it."""
    proof, older = str(given["proof"]), str(given["older"])
    size = parsed(text_of(older)).size
    yield {**given, "older": older.replace(f"\n{size}\n", f"\n{size + 1}\n")}
    yield {**given, "proof": proof.replace("\nindex ", "\nindex 1", 1)}
    yield {**given, "entry": base64.b64encode(b"other").decode()}
    yield {**given, "witnesses": [str(WitnessKey.of(one)) for one in (ADA, LATE)], "keys": []}
    lines = proof.splitlines(keepends=True)
    for number in (-1, -2):  # the last letters of a cosignature
        line = lines[number]
        other = "A" if line[-8] != "A" else "B"
        changed = line[:-8] + other + line[-7:]
        whole = [*lines]
        whole[number] = changed
        yield {**given, "proof": "".join(whole)}


def test_go_checks_the_log_its_proofs_and_its_cosignatures(
    running: ServiceProcess, tmp_path: Path
) -> None:
    (tmp_path / "go").mkdir()
    program, given = compiled(tmp_path / "go"), asked(running)
    done = checked(program, given)
    told = done.stdout.decode()
    assert done.returncode == 0, done.stderr.decode()
    for name, ids in (
        ("checkpoint", (LOG.public.id, MlDsaSigningKey.of(LOG).id)),
        ("checkpoint of the proof", (WitnessKey.of(ADA).id, WitnessKey.of(LATE).id)),
    ):
        for one in ids:
            assert any(
                line.startswith(f"{name} signed by ") and line.endswith(one.hex())
                for line in told.splitlines()
            ), told
    for line in ("consistency ", "entries ", "partition in root ", "link in partition "):
        assert f"\n{line}" in told
    for wrong in bent(given):
        assert checked(program, wrong).returncode == 1
