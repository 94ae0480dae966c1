"""`kronika-verify` of files with proofs of links, and of what a policy asks for."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from events import link_proofs
from events.cosignatures import WitnessKey, cosigned
from events.keys import SigningKey
from events.link_proofs import LinkProof
from events.policies import Policy
from tests.audit.exporting import BEGINNING, KEY, REGISTRY, exported, logged
from verifier.__main__ import NOTHING, UNPROVED, WRONG, main
from verifier.evidence import Evidence
from verifier.proving import prove
from verifier.verifying import verify

WATCH = SigningKey("watch.example", bytes(range(1, 33)))
OTHER = SigningKey("other.example", bytes(range(2, 34)))
KNOWN = Evidence(keys=(KEY.public,))


def policy(count: int = 1, *, log: bool = True) -> str:
    """So many of two witnesses."""
    lines = [f"log {KEY.public}"] if log else []
    lines += [f"witness w {WitnessKey.of(WATCH)}", f"witness o {WitnessKey.of(OTHER)}"]
    return "\n".join([*lines, f"group both {count} w o", "quorum both", ""])


@pytest.fixture
def document() -> bytes:
    return exported(logged("lanterns", 2, 0))


@pytest.fixture
def proof(document: bytes) -> LinkProof:
    one = link_proofs.parse(json.loads(document)["proof"]["inclusion"])
    return replace(one, note=one.note + cosigned(one.note, WATCH, BEGINNING))


def told(text: str, evidence: Evidence = KNOWN) -> dict[str, str]:
    return {one.name: one.verdict for one in prove("file", text.encode(), evidence).checks}


def test_a_proof_stands_alone(proof: LinkProof) -> None:
    assert told(proof.text) == {"link": "good", "root": "good", "checkpoint": "good"}
    assert told(proof.text, Evidence())["checkpoint"] == "unknown"
    stranger = Evidence(keys=(OTHER.public,))
    assert told(proof.text, stranger)["checkpoint"] == "unknown"
    assert told(replace(proof, index=1).text)["link"] == "bad"
    assert told(replace(proof, root_index=0).text)["root"] == "bad"
    wrong = proof.note.replace("\n3\n", "\n4\n")
    assert told(replace(proof, note=wrong).text)["checkpoint"] == "bad"
    assert told("c2sp.org/tlog-proof@v1\nindex 0\n\nx\n") == {"document": "bad"}


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        (policy(1), "good"),
        (policy(2), "unknown"),
        (policy(1, log=False), "good"),
        (policy(1).replace(str(KEY.public), str(OTHER.public)), "unknown"),
    ],
    ids=["one of two", "two of two", "the log is known by its key", "another log"],
)
def test_a_policy_says_how_many_are_enough(
    proof: LinkProof, document: bytes, text: str, verdict: str
) -> None:
    wanted = Policy.parse(text)
    evidence = replace(KNOWN, policy=wanted, witnesses=wanted.keys)
    report = prove("file", proof.text.encode(), evidence)
    assert {one.name: one.verdict for one in report.checks}["policy"] == verdict
    assert report.good
    assert ("quorum" in report.lacks) == (verdict != "good")
    bare = verify("export", document, REGISTRY, evidence)
    assert bare.good
    assert "quorum" in bare.lacks, "nobody has cosigned what is in the export"


def test_the_command_reads_proofs_beside_exports(
    tmp_path: Path, proof: LinkProof, document: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {
        "move.tlog-proof": proof.text.encode(),
        "game.json": document,
        "other.json": exported(logged("lanterns", 2, 1)),
        "keys": f"{KEY.public}\n".encode(),
        "policy": policy().encode(),
        "no-policy": b"quorum nobody\n",
    }
    at = {name: str(tmp_path / name) for name in files}
    for name, raw in files.items():
        (tmp_path / name).write_bytes(raw)
    keys = ["--keys", at["keys"]]
    assert main([at["move.tlog-proof"], *keys, "--policy", at["policy"]]) == 0
    assert "The link is in the log." in capsys.readouterr().out
    assert main([at["move.tlog-proof"], "--policy", at["policy"]]) == 0
    assert main([at["move.tlog-proof"]]) == UNPROVED
    assert "nobody whom you know has signed" in capsys.readouterr().out
    assert main([at["move.tlog-proof"], at["game.json"], at["other.json"], *keys]) == 0
    assert "says the same of version" in capsys.readouterr().out
    assert main([at["game.json"], *keys, "--policy", at["policy"]]) == UNPROVED
    assert main([at["game.json"], "--policy", at["no-policy"]]) == NOTHING
    entry = proof.entry.replace(b'"head":"', b'"head":"0')[:-2]
    (tmp_path / "bad.tlog-proof").write_text(replace(proof, entry=entry).text)
    assert main([str(tmp_path / "bad.tlog-proof"), *keys]) == WRONG
    capsys.readouterr()
    assert main([at["move.tlog-proof"], *keys, "--language", "cs"]) == 0
    assert "Článek je v záznamu." in capsys.readouterr().out
