"""A new key follows from an old one: what both verifiers make of exports that it has signed."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from events.canonical import canonical
from events.key_notes import endorsed, revoked
from events.keys import SigningKey
from events.receipt_trees import receipts
from events.receipts import Receipt, Statement
from service.audit.keys import _notes, revoke, rotate
from tests.audit import vectors
from tests.audit.exporting import BEGINNING, REGISTRY, exported, logged
from tests.audit.second import told
from verifier.evidence import Evidence
from verifier.evidence_files import keys_of, notes_of
from verifier.verifying import verify
from verifier.words import in_words

OLD = SigningKey("kronika.example", b"o" * 32)
NEW = SigningKey("kronika.example", b"n" * 32)
GAME = logged("lanterns", 2, 0)


def day(number: int) -> str:
    """A day from the beginning of the game on, which takes some minutes."""
    return (BEGINNING + timedelta(days=number)).strftime("%Y-%m-%dT%H:%M:%SZ")


BEFORE = endorsed(OLD, NEW, day(-2), day(-1))
AFTER = endorsed(OLD, NEW, day(1), day(2))
CASES = {
    "the new one": (NEW, [BEFORE], ""),
    "the new one, of earlier times": (NEW, [AFTER], ""),
    "the old one, in time": (OLD, [AFTER], ""),
    "the old one, behind its end": (OLD, [BEFORE], "but ended"),
    "the old one, given up": (OLD, [AFTER, revoked(OLD.public, OLD, day(-1))], "but ended"),
    "the new one, without a word": (NEW, [], "no key that is known"),
    "the new one of a key given up": (
        NEW,
        [AFTER, revoked(OLD.public, OLD, day(-1))],
        "no key that is known",
    ),
    "one of two": (NEW, [AFTER, endorsed(OLD, SigningKey.generate("x"), day(1), day(2))], "two"),
}


@pytest.mark.parametrize("case", CASES)
def test_keys_are_followed_from_the_one_that_is_known(case: str, tmp_path: Path) -> None:
    key, said, because = CASES[case]
    raw = exported(GAME, key=key, said=said)
    report = verify(case, raw, REGISTRY, Evidence(keys=(OLD.public,)))
    theirs = told(tmp_path, raw, report.draws, OLD.public)
    assert (report.good, theirs["good"]) == (not because, not because), (report.findings, theirs)
    assert not because or because in in_words(report.findings[0].because)


def test_what_is_said_of_keys_may_come_with_them(tmp_path: Path) -> None:
    """A thief leaves out of an export that the key was given up; who asks the service knows."""
    stolen = exported(GAME, key=OLD)
    listed = {"items": [{"key": str(OLD.public)}], "notes": [revoked(OLD.public, OLD, day(-1))]}
    text = json.dumps(listed)
    evidence = Evidence(keys=keys_of(text), key_notes=notes_of(text))
    assert not verify("stolen", stolen, REGISTRY, evidence).good
    assert verify("stolen", stolen, REGISTRY, Evidence(keys=(OLD.public,))).good


def test_receipts_count_for_their_own_time() -> None:
    last = GAME.events[-1]
    document = json.loads(exported(GAME, key=NEW, said=[BEFORE]))
    late: Receipt = receipts([Statement.after(last)], OLD)[0]
    evidence = Evidence(keys=(OLD.public,), receipts=(late,))
    (found,) = verify("late", canonical(document), REGISTRY, evidence).findings
    assert found.check == "receipts"
    assert "but ended" in in_words(found.because)


def test_a_key_is_changed_on_disk_and_given_up(tmp_path: Path) -> None:
    path = tmp_path / "signing.key"
    path.write_text(OLD.secret_text())
    now = datetime(2026, 11, 22, 12, tzinfo=UTC)
    old, new = rotate(path, now, timedelta(hours=1))
    assert (old.public, SigningKey.parse(path.read_text().strip()).public) == (
        OLD.public,
        new.public,
    )
    kept = tmp_path / f"signing.key.{old.id.hex()}"
    assert SigningKey.parse(kept.read_text().strip()).public == OLD.public
    assert {one.stat().st_mode & 0o777 for one in tmp_path.iterdir()} == {0o600}
    revoke(path, old, old, now + timedelta(minutes=5))
    known = {"name": "", "known": [str(OLD.public)], "notes": list(_notes(path))}
    terms = vectors._terms(OLD, list(known["notes"]))
    assert terms == [
        {"key": str(OLD.public), "since": None, "until": "2026-11-22T12:05:00Z"},
        {"key": str(new.public), "since": "2026-11-22T12:00:00Z", "until": None},
    ]


def test_a_change_that_was_interrupted_goes_on_with_the_same_key(tmp_path: Path) -> None:
    path, now = tmp_path / "signing.key", datetime(2026, 11, 22, 12, tzinfo=UTC)
    path.write_text(OLD.secret_text())
    _, new = rotate(path, now, timedelta(hours=1))
    (tmp_path / "signing.key.next").write_text(new.secret_text())
    path.write_text(OLD.secret_text())
    _, again = rotate(path, now + timedelta(days=1), timedelta(hours=1))
    assert again.public == new.public
    assert len(_notes(path)) == 1
