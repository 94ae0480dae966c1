"""The published test vectors are what the code computes, and both verifiers accept the exports."""

import hashlib
import hmac
import json
from pathlib import Path

import pytest

from events.keys import PublicKey
from tests.audit import vectors
from tests.audit.exporting import REGISTRY
from tests.audit.second import told, vectors_wrong
from verifier.evidence import Evidence
from verifier.verifying import verify

FILES = vectors.files()


@pytest.mark.parametrize("name", FILES)
def test_the_vectors_are_current(name: str) -> None:
    assert (vectors.FOLDER / name).read_bytes() == FILES[name]


def test_the_primitives_follow_from_the_page_alone() -> None:
    """The formulas of docs/audit-format.md, written down once more."""
    vector = json.loads((vectors.FOLDER / "primitives.json").read_bytes())
    seed = bytes.fromhex(vector["seed"])
    field, link, chance = vector["field"], vector["link"], vector["chance"]
    assert hashlib.sha256(b"kronika/seed/1\n" + seed).hexdigest() == vector["commitment"]
    salt_key = hmac.digest(seed, b"kronika/salts/1\n", "sha256")
    salt = hmac.digest(salt_key, b"7:/cards", "sha256")
    assert (salt_key.hex(), salt.hex()) == (vector["salt_key"], field["salt"])
    value = '["heron","é/~\\n"]'.encode()
    assert value.decode() == field["canonical"]
    committed = hashlib.sha256(b"kronika/field/1\n" + salt + value).hexdigest()
    assert committed == field["committed"]
    public = (
        f'{{"cards":{{"committed":"{committed}","size":2}},"left":9,"seat":1,"type":"demo.dealt"}}'
    )
    command = '{"cards":2,"type":"demo.deal"}'
    assert [command, public] == link["public"]
    begun = f'{{"commitment":"{vector["commitment"]}","game":"gam_vector"}}'.encode()
    genesis = hashlib.sha256(b"kronika/genesis/1\n" + begun).hexdigest()
    assert genesis == link["genesis"]
    text = (
        f'{{"at":"2026-11-21T12:00:00.000005Z","decision":4,"events":[{command},{public}],'
        f'"game":"gam_vector","ply":3,"previous":"{genesis}","seat":1,"version":7}}'
    )
    assert hashlib.sha256(b"kronika/link/1\n" + text.encode()).hexdigest() == link["hash"]
    drawn = text.replace(',"events"', ',"draws":{"deck: a card":12,"die":1},"events"')
    hashed = hashlib.sha256(b"kronika/link/1\n" + drawn.encode()).hexdigest()
    assert hashed == link["hash_with_draws"]
    mixed = b'kronika/chance/1\n[null,"three dice: 4 1 6"]'
    drawing = hmac.digest(seed, mixed, "sha256")
    assert drawing.hex() == chance["drawing_seed"]
    entropy = vector["entropy"]
    word = hashlib.sha256(b"kronika/entropy/1\n" + entropy["text"].encode()).hexdigest()
    mixed = f'kronika/chance/1\n["{entropy["text"]}",{{"withheld":"{word}"}},null]'.encode()
    assert word == entropy["commitment"]
    assert hmac.digest(seed, mixed, "sha256").hex() == entropy["drawing_seed"]
    counter = 0
    for draw in chance["draws"]:
        below = int(draw["below"])
        while True:
            message = f"3:{draw['label']}:{counter}".encode()
            counter += 1
            number = int.from_bytes(hmac.digest(drawing, message, "sha256"), "big")
            if number < 2**256 // below * below:
                break
        assert number % below == int(draw["outcome"])
    named = vector["named"]
    made = dict(named["before"])
    for draw in named["draws"]:
        below, label, attempt = int(draw["below"]), draw["label"], 0
        while True:
            message = f"kronika/draw/1\n2:{label}:{made.get(label, 0)}:{attempt}".encode()
            attempt += 1
            number = int.from_bytes(hmac.digest(drawing, message, "sha256"), "big")
            if number < 2**256 // below * below:
                break
        made[label] = made.get(label, 0) + 1
        assert number % below == int(draw["outcome"])


def test_another_language_works_out_the_same() -> None:
    assert vectors_wrong(vectors.FOLDER) == []


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("primitives.json", '"salt": "', '"salt": "00'),
        ("signatures.json", '"leaves": [\n  "{', '"leaves": [\n  " {'),
        ("signatures.json", "cosigned", "checkpoint_"),
        ("primitives.json", '"hash_with_draws": "', '"hash_with_draws": "00'),
        ("primitives.json", '"branch": 2', '"branch": 1'),
        ("primitives.json", '"withheld": "', '"withheld": "00'),
        ("primitives.json", '"text": "sedm', '"text": "osm'),
        ("keys.json", '"until": null', '"until": "2026-11-09T12:00:00Z"'),
    ],
)
def test_and_sees_when_they_are_others(file: str, old: str, new: str, tmp_path: Path) -> None:
    for name, raw in FILES.items():
        text = raw.decode()
        assert name != file or old in text
        (tmp_path / name).write_text(text.replace(old, new, 1) if name == file else text)
    assert vectors_wrong(tmp_path) != []


@pytest.mark.parametrize(
    "name", [*vectors.KEPT, *(name for name in FILES if name.startswith("named"))]
)
def test_the_exports_verify(name: str, tmp_path: Path) -> None:
    raw = (vectors.FOLDER / name).read_bytes()
    key = PublicKey.parse(json.loads(FILES["signatures.json"])["public_key"])
    report = verify(name, raw, REGISTRY, Evidence(keys=(key,)))
    assert report.good, report.findings
    assert told(tmp_path, raw, report.draws)["good"]
