"""Keys and cosignatures of C2SP tlog-cosignature, type 0x06, byte for byte."""

import base64
import hmac
import struct
from datetime import UTC, datetime
from hashlib import sha256, shake_256
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import mldsa

from events import primitives
from events.checkpoints import Checkpoint
from events.cosignatures import WitnessKey, cosignatures, cosigned, subtree_message, uncheckable
from events.keys import KeyFormatError, PublicKey, SigningKey
from events.ml_dsa import MlDsaPublicKey, MlDsaSigningKey
from events.notes import NoteError

LOG = SigningKey("kronika.example", bytes(range(32)))
ADA = MlDsaSigningKey.of(SigningKey("witness.example/ada", bytes(range(1, 33))))
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
TREE = Checkpoint(origin="kronika.example", size=12, root=bytes(range(32)))
NOTE = TREE.signed(LOG)
RECORDED = Path(__file__).parents[1] / "golden" / "c2sp" / "ml-dsa-44.note"
"""A checkpoint with a cosignature that was made once: others have chance in them."""


def test_the_key_follows_from_the_other_one() -> None:
    """FIPS 204 (algorithm 6) begins with SHAKE-256 of the seed and two numbers, and puts the first
    32 bytes of it before the public key."""
    seed = hmac.digest(bytes(range(1, 33)), b"kronika/ml-dsa-44/1\n", "sha256")
    assert ADA.public.raw[:32] == shake_256(seed + bytes([4, 4])).digest(32)
    assert ADA.public == MlDsaSigningKey("witness.example/ada", seed).public
    assert sha256(ADA.public.raw).hexdigest() == (
        "cd33a432f1cce1d8d4f6676c8854e239b7d89b95517ab3a2ef2a0b56ca688dc6"
    )


def test_the_text_of_a_key_is_that_of_the_specification() -> None:
    """signed-note, Verifier keys; tlog-cosignature, Format."""
    text = str(ADA.public)
    name, id_, encoded = text.split("+", 2)
    data = base64.b64decode(encoded)
    assert (name, data[:1], len(data)) == ("witness.example/ada", b"\x06", 1313)
    assert id_ == sha256(b"witness.example/ada\n" + data).hexdigest()[:8]
    assert MlDsaPublicKey.parse(text) == ADA.public
    assert str(WitnessKey.parse(text)) == text == str(WitnessKey.of(ADA))
    assert ADA.renamed("another.example").id != ADA.id
    assert "PRIVATE" not in repr(ADA)


def test_what_is_signed_is_the_structure_of_the_specification() -> None:
    """tlog-cosignature, ML-DSA-44 signed message: `cosigned_message`."""
    seconds = int(NOON.timestamp())
    wanted = struct.pack(
        ">12sB19sQB15sQQ32s",
        b"subtree/v1\n\0",
        *(19, b"witness.example/ada"),
        seconds,
        *(15, b"kronika.example"),
        *(0, 12, bytes(range(32))),
    )
    assert subtree_message("witness.example/ada", seconds, TREE) == wanted
    dash, name, encoded = cosigned(NOTE, ADA, NOON).split(" ")
    blob = base64.b64decode(encoded)
    assert (dash, name, encoded[-1]) == ("\u2014", "witness.example/ada", "\n")
    assert (blob[:4], int.from_bytes(blob[4:12])) == (ADA.id, seconds)
    key = mldsa.MLDSA44PublicKey.from_public_bytes(ADA.public.raw)
    key.verify(blob[12:], wanted)


def test_what_was_signed_once_holds_for_ever() -> None:
    note = RECORDED.read_text(encoding="utf-8")
    (found,) = cosignatures(note, [WitnessKey.of(ADA)])
    assert (found.at, note) == (NOON, NOTE + found.line)


def test_extension_lines_are_not_signed() -> None:
    note = NOTE + cosigned(NOTE, ADA, NOON)
    longer = note.replace("\n\n", "\nextension\n\n", 1)
    (found,) = cosignatures(longer, [WitnessKey.of(ADA)])
    assert (found.at, found.witness.kind) == (NOON, 6)
    other = note.replace("\n12\n", "\n13\n")
    with pytest.raises(NoteError, match=r"wrong-cosignature .*witness\.example/ada"):
        cosignatures(other, [WitnessKey.of(ADA)])


def test_a_word_without_a_time_dates_nothing() -> None:
    note = NOTE + cosigned(NOTE, ADA, datetime.fromtimestamp(0, UTC))
    assert cosignatures(note, [WitnessKey.of(ADA)]) == ()


def test_a_name_is_at_most_255_octets_long() -> None:
    assert subtree_message("a" * 255, 1, TREE)[12] == 255
    for name in ("", "é" * 128):
        with pytest.raises(NoteError, match="long-name"):
            subtree_message(name, 1, TREE)


def test_keys_of_the_two_kinds_are_told_apart() -> None:
    with pytest.raises(KeyFormatError):
        PublicKey.parse(str(ADA.public))
    with pytest.raises(KeyFormatError):
        MlDsaPublicKey.parse(str(LOG.public))
    with pytest.raises(KeyFormatError):
        WitnessKey("witness.example/ada", ADA.public.raw)
    with pytest.raises(KeyFormatError):
        WitnessKey.parse(str(ADA.public).replace("witness", "another"))


def test_without_the_algorithm_it_stays_open_who_has_cosigned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An older library neither stops the check of what it can check nor counts the others."""
    bob = SigningKey("witness.example/bob", bytes(range(2, 34)))
    note = NOTE + cosigned(NOTE, ADA, NOON) + cosigned(NOTE, bob, NOON)
    known = [WitnessKey.of(ADA), WitnessKey.of(bob)]
    assert uncheckable(note, known) == ()
    monkeypatch.delattr(primitives, "mldsa")
    assert [one.witness for one in cosignatures(note, known)] == [WitnessKey.of(bob)]
    assert uncheckable(note, known) == (WitnessKey.of(ADA),)
    with pytest.raises(primitives.UnsupportedError):
        MlDsaSigningKey.of(bob)
