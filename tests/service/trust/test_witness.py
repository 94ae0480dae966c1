"""Third parties: they work out roots from tiles, see two histories of a game, and cosign."""

import base64
import json
import re
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest

from events import checkpoints, leaves, merkle
from events.checkpoints import Checkpoint
from events.cosignatures import WitnessKey, cosignatures, cosigned
from events.keys import PublicKey, SigningKey
from events.notes import NoteError
from events.partition import partition_of
from service.audit.schemas import Checkpoints, CheckpointShown, Consistency, Epochs
from service.cli.common.client import Service
from service.cli.witness.command import witness
from service.cli.witness.following import SplitError, Witness
from service.cli.witness.memory import Memory, SeenLog
from tests import servers
from tests.audit.exporting import REGISTRY
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from verifier.evidence import Evidence
from verifier.verifying import verify
from verifier.words import in_words

LOG = SigningKey("kronika.example", bytes(range(32)))
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
ADA = SigningKey("witness.example", bytes(range(1, 33)))


@pytest.fixture(scope="module")
def witnessed(
    databases: servers.Databases,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[ServiceProcess]:
    """A service that knows one witness."""
    dsn = databases.create()
    redis = servers.empty_index(redis_server, 15 - worker_number)
    folder = tmp_path_factory.mktemp("witnessed")
    (folder / "signing.key").write_text(LOG.secret_text())
    settings = {
        "witnesses": str(WitnessKey.of(ADA)),
        "signing_key": str(folder / "signing.key"),
        "checkpoint_interval": 0.1,
        "partitions": 2,
    }
    with ServiceProcess(folder / "service.log", dsn, redis, settings) as running:
        yield running
    databases.drop(dsn)


def played(running: ServiceProcess, name: str, moves: int = 3) -> str:
    """A game under way."""
    person = Person.create(running.url, name)
    game: str = person.open("me", "me")["id"]
    for _ in range(moves):
        seat = person.get(f"/v1/games/{game}")["awaits"][0]
        person.play_any(game, seat)
    person.close()
    return game


def at_game(web: httpx.Client, game: str) -> str:
    """The path of the log of a game, whose checkpoint covers all of it."""
    web.get(f"/v1/games/{game}/proofs").raise_for_status()
    return f"/v1/logs/{partition_of(game, 2)}"


def test_roots_are_worked_out_from_tiles_and_heads_seen(
    witnessed: ServiceProcess,
) -> None:
    game = played(witnessed, "tiler")
    with httpx.Client(base_url=witnessed.url, timeout=180) as web:
        path = at_game(web, game)
        note = web.get(f"{path}/checkpoint").text
        now, _ = checkpoints.read(note, [LOG.public])
        assert now.size < 256
        tile = web.get(f"{path}/tile/0/000.p/{now.size}").content
        hashes = [tile[at : at + 32] for at in range(0, len(tile), 32)]
        assert (len(hashes), merkle.root(hashes)) == (now.size, now.root)
        entries = bundle(web.get(f"{path}/tile/entries/000.p/{now.size}").content)
        assert [merkle.leaf_hash(one) for one in entries] == hashes
        told = [json.loads(one) for one in entries]
        mine = [one for one in told if one["game"] == leaves.game_hash(game)]
        events = web.get(f"/v1/games/{game}/events").json()["items"]
        heads = {one["version"]: one["hash"] for one in events if "hash" in one}
        assert {one["version"]: one["head"] for one in mine} == heads
        assert game not in str(told)
        problem(web.get(f"{path}/tile/0/000.p/{now.size + 50}"), "not-found")
        problem(web.get(f"{path}/tile/0/7"), "not-found")
        problem(web.get("/v1/logs/99/checkpoint"), "not-found")


def bundle(raw: bytes) -> list[bytes]:
    """The entries of a bundle: each behind its length."""
    found = []
    while raw:
        end = 2 + int.from_bytes(raw[:2])
        found.append(raw[2:end])
        raw = raw[end:]
    return found


def test_a_witness_cosigns_what_grows_and_verifiers_hear_it(
    witnessed: ServiceProcess, tmp_path: Path
) -> None:
    (tmp_path / "witness.key").write_text(ADA.secret_text())
    game = played(witnessed, "seen-1")
    with httpx.Client(base_url=witnessed.url, timeout=180) as web:
        for _ in range(2):
            path = at_game(web, game)
            assert witness(folder=tmp_path, once=True, url=witnessed.url) == 0
            note = web.get(f"{path}/checkpoint").text
            (found,) = cosignatures(note, [WitnessKey.of(ADA)])
            assert found.witness.name == "witness.example"
            game = played(witnessed, f"seen-{game[-6:]}", 1)
        export = web.get(f"/v1/games/{game}/export").content
        at_game(web, game)
        assert witness(folder=tmp_path, once=True, url=witnessed.url) == 0
        again = web.get(f"/v1/games/{game}/export").content
        dated = web.get(f"/v1/games/{game}/cosignatures", params={"ply": 1}).json()
        (word,) = dated["witnesses"]
        assert (word["name"], word["key"]) == ("witness.example", str(WitnessKey.of(ADA)))
        assert dated["at"] <= dated["covering"]["at"]
        assert dated.get("before", {"size": 0})["size"] < dated["covering"]["size"] <= word["size"]
        fresh = played(witnessed, "unseen", 1)
        (silent,) = web.get(f"/v1/games/{fresh}/cosignatures").json()["witnesses"]
        assert "at" not in silent
        problem(web.get(f"/v1/games/{game}/cosignatures?ply=99"), "unknown-ply")
    evidence = Evidence(keys=(LOG.public,), witnesses=(WitnessKey.of(ADA),))
    assert "witness" in verify("before", export, REGISTRY, evidence).lacks
    report = verify("behind", again, REGISTRY, evidence)
    assert report.good, report.findings
    assert report.lacks == ()
    (told,) = (in_words(one.told) for one in report.checks if one.name == "checkpoint")
    assert told.endswith("cosigned by witness.example")
    (bounds,) = (one for one in report.checks if one.name == "bounds")
    assert bounds.verdict == "good"
    assert re.search(
        r"\(table.game-started\) not before 20\S+ \S+Z, not after 20", in_words(bounds.told)
    )
    assert Memory.read(tmp_path / "memory.json").keys == (str(LOG.public),)


def test_words_of_others_are_not_kept(witnessed: ServiceProcess) -> None:
    game = played(witnessed, "stranger")
    with httpx.Client(base_url=witnessed.url, timeout=180) as web:
        note = web.get(f"{at_game(web, game)}/checkpoint").text
        bob = SigningKey("bob.example", bytes(range(2, 34)))
        other = Checkpoint(origin=f"{LOG.public.name}/log/2/0", size=1, root=bytes(32)).signed(LOG)
        from_ada = checkpoints.read(note, [LOG.public])[0].signed(LOG)
        for sent, because in (
            (note, "No configured witness"),
            (note + cosigned(note, bob, NOON), "No configured witness"),
            (other + cosigned(other, ADA, NOON), "No checkpoint of that origin"),
            (from_ada + cosigned(other, ADA, NOON), "is wrong"),
            ("nothing", "is not valid"),
        ):
            answer = web.post("/v1/checkpoints/cosignatures", json={"note": sent})
            assert because in problem(answer, "unknown-note")["detail"]


class Forked:
    """A service that shows a witness a log which has not only grown."""

    def __init__(self, size: int) -> None:
        self.taken: list[str] = []
        self._size = size

    def checkpoints(self) -> Checkpoints:
        root = merkle.root([merkle.leaf_hash(b"other")] * self._size)
        note = Checkpoint(origin="kronika.example/log/2/0", size=self._size, root=root).signed(LOG)
        return Checkpoints(items=(CheckpointShown(partition=0, size=self._size, note=note),))

    def consistency(self, partition: int, old: int, size: int) -> Consistency:
        hashes = [merkle.leaf_hash(b"other")] * size
        path = merkle.proof(hashes, merkle.consistency_ranges(old, size))
        steps = tuple(one.hex() for one in path)
        return Consistency(partition=partition, from_=old, to=size, path=steps)

    def epochs(self) -> Epochs:
        return Epochs(current=1, items=())

    def cosign(self, note: str) -> None:
        self.taken.append(note)


@pytest.mark.parametrize("size", [3, 5])
def test_a_log_that_did_not_only_grow_is_found(tmp_path: Path, size: int) -> None:
    root = merkle.root([merkle.leaf_hash(b"mine")] * 3)
    before = Checkpoint(origin="kronika.example/log/2/0", size=3, root=root).signed(LOG)
    memory = Memory(keys=(str(LOG.public),))
    memory = memory.with_log("kronika.example/log/2/0", SeenLog(3, root.hex(), before))
    memory.write(tmp_path / "memory.json")
    service = Forked(size)
    with pytest.raises(SplitError) as split:
        Witness(key=ADA, file=tmp_path / "memory.json").look(service)
    assert service.taken == []
    notes = [
        checkpoints.read(one, [LOG.public])[0] for one in (split.value.before, split.value.now)
    ]
    assert notes[0].root != notes[1].root
    assert Memory.read(tmp_path / "memory.json") == memory


def test_a_witness_believes_the_keys_that_it_knows(
    witnessed: ServiceProcess, tmp_path: Path
) -> None:
    other = PublicKey("kronika.example", base64.b64decode(b"A" * 43 + b"="))
    Memory(keys=(str(other),)).write(tmp_path / "memory.json")
    played(witnessed, "unbelieved")
    with (
        Service(witnessed.url) as service,
        pytest.raises(NoteError, match="unknown-signers"),
    ):
        Witness(key=ADA, file=tmp_path / "memory.json").look(service)


def test_a_witness_waits_for_a_service_that_is_away(
    witnessed: ServiceProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "witness.key").write_text(ADA.secret_text())
    said, codes = Heard(capsys), list[int]()
    played(witnessed, "before-it-went")

    def follow() -> None:
        codes.append(witness(folder=tmp_path, pause=0.02, url=witnessed.url))

    following = threading.Thread(target=follow, daemon=True)
    following.start()
    said.until(" cosigned")
    witnessed.kill()
    said.until("no Kronika answers")
    witnessed.start()
    said.until(" cosigned")
    memory, forged = Memory.read(tmp_path / "memory.json"), "00" * 32
    while following.is_alive():  # until it does not look in the middle of this
        for origin, seen in memory.logs.items():
            memory = memory.with_log(origin, SeenLog(seen.size, forged, seen.note))
        memory.write(tmp_path / "memory.json")
        following.join(0.1)
    assert codes == [1]


class Heard:
    """What a command says, on either stream."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self._told = ""

    def until(self, words: str) -> None:
        """Waits until something is said after what was waited for before."""
        deadline = time.monotonic() + 180
        while words not in self._told:
            assert time.monotonic() < deadline, self._told
            time.sleep(0.02)
            self._told += "".join(self._capsys.readouterr())
        self._told = self._told.partition(words)[2]


class Lying(Forked):
    """A service whose proofs are none."""

    def consistency(self, partition: int, old: int, size: int) -> Consistency:
        return Consistency(partition=partition, from_=old, to=size, path=("no hex",))


def test_what_is_no_proof_is_no_reason_to_cosign(tmp_path: Path) -> None:
    root = merkle.root([merkle.leaf_hash(b"mine")] * 3)
    before = Checkpoint(origin="kronika.example/log/2/0", size=3, root=root).signed(LOG)
    memory = Memory(keys=(str(LOG.public),))
    memory.with_log("kronika.example/log/2/0", SeenLog(3, root.hex(), before)).write(tmp_path / "m")
    service = Lying(5)
    with pytest.raises(ValueError, match="non-hexadecimal"):
        Witness(key=ADA, file=tmp_path / "m").look(service)
    assert service.taken == []
