"""Third parties of a running service: a witness that it asks by itself, a monitor that works out
everything from tiles, and verifiers that hold both to a policy."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest

from events.checkpoints import parsed
from events.cosignatures import WitnessKey, cosignatures
from events.keys import SigningKey
from events.ml_dsa import MlDsaSigningKey
from events.notes import NoteError, text_of
from events.policies import Policy
from service.cli.common.client import Service
from service.cli.doctor.witnesses import witnesses
from service.cli.witness.command import witness
from service.cli.witness.following import Monitor
from service.cli.witness.kept import origin_hash
from service.cli.witness.memory import Memory, SeenLog
from service.cli.witness.reading import KronikaLog
from service.settings import from_environment
from service.witnessing.standing import standing
from tests import servers
from tests.audit.exporting import REGISTRY
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from tests.service.trust.witness_process import WitnessProcess, witnessing
from verifier.__main__ import UNPROVED, main
from verifier.evidence import Evidence
from verifier.verifying import verify
from verifier.words import in_words

LOG = SigningKey("kronika.example", bytes(range(32)))
ADA = SigningKey("witness.example", bytes(range(1, 33)))
WORDS = (WitnessKey.of(ADA), WitnessKey.of(MlDsaSigningKey.of(ADA)))


@pytest.fixture(scope="module")
def witness_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WitnessProcess]:
    """A witness that knows the key of the service, and takes what is sent to it."""
    folder = tmp_path_factory.mktemp("witness")
    (folder / "witness.key").write_text(ADA.secret_text())
    with witnessing(folder, f"--log={LOG.public}") as running:
        yield running


@pytest.fixture(scope="module")
def policy(witness_process: WitnessProcess, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The policy of operator and readers: one witness by both of its keys."""
    file = tmp_path_factory.mktemp("policy") / "policy.txt"
    lines = [f"log {LOG.public}"]
    lines += [f"witness ada-{n} {key} {witness_process.url}" for n, key in enumerate(WORDS)]
    file.write_text("\n".join([*lines, "group ada all ada-0 ada-1", "quorum ada", ""]))
    return file


@pytest.fixture(scope="module")
def witnessed(
    databases: servers.Databases,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
    policy: Path,
) -> Iterator[ServiceProcess]:
    """A service that asks one witness."""
    dsn = databases.create()
    redis = servers.empty_index(redis_server, 15 - worker_number)
    folder = tmp_path_factory.mktemp("witnessed")
    (folder / "signing.key").write_text(LOG.secret_text())
    settings = {
        "witness_policy": str(policy),
        "signing_key": str(folder / "signing.key"),
        "checkpoint_interval": 0.1,
        "partitions": 2,
    }
    with ServiceProcess(folder / "service.log", dsn, redis, settings) as running:
        yield running
    databases.drop(dsn)


def played(running: ServiceProcess, name: str, moves: int = 3) -> str:
    """A game under way, all of whose moves are in the log that is signed."""
    person = Person.create(running.url, name)
    game: str = person.open("me", "me")["id"]
    for _ in range(moves):
        seat = person.get(f"/v1/games/{game}")["awaits"][0]
        person.play_any(game, seat)
    person.get(f"/v1/games/{game}/proofs")
    person.close()
    return game


def cosigned(web: httpx.Client) -> str:
    """The checkpoint of the root log, once the witness has cosigned what is the last one now."""
    size = parsed(text_of(web.get("/v1/log/checkpoint").text)).size
    deadline = time.monotonic() + 180
    while True:
        note = web.get("/v1/log/checkpoint").text
        seen = cosignatures(note, WORDS)
        if len(seen) == len(WORDS) and parsed(text_of(note)).size >= size:
            return note
        assert time.monotonic() < deadline, note
        time.sleep(0.05)


def test_the_service_asks_its_witness_and_verifiers_hear_it(
    witnessed: ServiceProcess, witness_process: WitnessProcess, policy: Path, tmp_path: Path
) -> None:
    played(witnessed, "seen")
    with httpx.Client(base_url=witnessed.url, timeout=180) as web:
        note = cosigned(web)
        kept = httpx.get(
            f"{witness_process.url}/{origin_hash(LOG.public.name)}/checkpoint", timeout=60
        ).text
        assert parsed(text_of(kept)).size >= parsed(text_of(note)).size
        game = played(witnessed, "seen-later")
        cosigned(web)
        export = web.get(f"/v1/games/{game}/export").content
        dated = web.get(f"/v1/games/{game}/cosignatures", params={"ply": 1}).json()
        assert {one["name"] for one in dated["witnesses"]} == {"witness.example"}
        assert dated["at"] <= dated["covering"]["at"]
        problem(web.get(f"/v1/games/{game}/cosignatures?ply=99"), "unknown-ply")
        metrics = web.get("/metrics").text
        assert 'kronika_witness_submissions_total{result="cosigned",witness="ada-0"}' in metrics
        proof = web.get(f"/v1/games/{game}/tlog-proof").text
    report = verify("later", export, REGISTRY, Evidence(keys=(LOG.public,), witnesses=WORDS))
    assert report.good, report.findings
    assert report.lacks == ()
    (bounds,) = (one for one in report.checks if one.name == "bounds")
    assert bounds.verdict == "good"
    assert re.search(
        r"\(table.game-started\) not before 20\S+ \S+Z, not after 20", in_words(bounds.told)
    )
    told_by_policy(tmp_path, policy, export, proof)


async def test_the_doctor_says_how_witnesses_stand(
    witnessed: ServiceProcess, policy: Path, tmp_path: Path
) -> None:
    played(witnessed, "examined")
    with httpx.Client(base_url=witnessed.url, timeout=180) as web:
        cosigned(web)
    silent, broken = tmp_path / "silent.txt", tmp_path / "broken.txt"
    stranger = WitnessKey.of(SigningKey("stranger.example", bytes(32)))
    silent.write_text(f"witness s {stranger}\nquorum s\n")
    broken.write_text("quorum nobody\n")
    connection = await asyncpg.connect(str(witnessed._orders["database_url"]))
    try:
        told = [
            (await witnesses(connection, from_environment(witness_policy=one)))[0]
            for one in (policy, silent, broken)
        ]
        assert await witnesses(connection, from_environment()) == []
        later = await standing(connection, Policy.parse(silent.read_bytes()))
    finally:
        await connection.close()
    assert told[0].remedy == ""
    assert "the quorum has cosigned the log as it was at" in told[0].told
    assert "the quorum has cosigned no checkpoint yet" in told[1].told
    assert "line 1: nobody is defined on no line before" in told[2].told
    assert (later.quorum, later.behind > 0) == (None, True)


def told_by_policy(folder: Path, policy: Path, export: bytes, proof: str) -> None:
    """Verdict and exit code say whether the quorum is met."""
    keys, other = folder / "keys.txt", folder / "other.txt"
    keys.write_text(f"{LOG.public}\n")
    stranger = WitnessKey.of(SigningKey("stranger.example", bytes(32)))
    other.write_text(f"witness s {stranger}\nquorum s\n")
    (folder / "game.json").write_bytes(export)
    (folder / "move.tlog-proof").write_text(proof)
    (folder / "bent.tlog-proof").write_text(proof.replace("\nindex ", "\nindex 1", 1))
    known = ["--keys", str(keys)]
    for name in ("game.json", "move.tlog-proof"):
        file = str(folder / name)
        assert main([file, *known, "--policy", str(policy)]) == 0
        assert main([file, *known, "--policy", str(other)]) == UNPROVED
    assert main([str(folder / "move.tlog-proof"), "--policy", str(policy)]) == 0
    assert main([str(folder / "move.tlog-proof")]) == UNPROVED
    assert main([str(folder / "bent.tlog-proof"), *known]) == 1
    other.write_text("quorum nobody\n")
    assert main([str(folder / "game.json"), "--policy", str(other)]) == 2


def test_a_monitor_works_everything_out_by_itself(
    witnessed: ServiceProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(witnessed, "looked-at")
    assert witness(folder=tmp_path, once=True, url=witnessed.url) == 0
    assert "a new checkpoint seen" in capsys.readouterr().out
    (file,) = tmp_path.rglob("memory.json")
    memory = Memory.read(file)
    assert memory.keys == (str(LOG.public),)
    assert sorted(memory.edges)[0] == "kronika.example"
    played(witnessed, "looked-at-again", 1)
    assert witness(folder=tmp_path, once=True, url=witnessed.url) == 0
    origin = "kronika.example"
    forged = SeenLog(memory.logs[origin].size, "00" * 32, memory.logs[origin].note)
    memory.with_log(origin, forged).write(file)
    assert witness(folder=tmp_path, once=True, url=witnessed.url) == 1
    assert "TWO HISTORIES" in capsys.readouterr().out
    assert len([*(tmp_path / "splits").rglob("*.txt")]) == 2


def test_a_monitor_believes_the_keys_that_it_knows(
    witnessed: ServiceProcess, tmp_path: Path
) -> None:
    other = SigningKey("kronika.example", bytes(32))
    Memory(keys=(str(other.public),)).write(tmp_path / "memory.json")
    played(witnessed, "unbelieved")
    with (
        Service(witnessed.url) as service,
        pytest.raises(NoteError, match="unknown-signers"),
    ):
        Monitor(folder=tmp_path).look_below(KronikaLog.of(service))


def test_a_witness_waits_for_a_service_that_is_away(
    witnessed: ServiceProcess, tmp_path: Path
) -> None:
    played(witnessed, "before-it-went")
    log = f"--log={LOG.public} {witnessed.url}/v1/log"
    with witnessing(tmp_path, log, "--pause=0.05") as running:
        running.until("a new checkpoint seen")
        witnessed.kill()
        running.until("no Kronika answers")
        witnessed.start()
        played(witnessed, "after-it-came")
        running.until("a new checkpoint seen")
        assert running.end() == 0
