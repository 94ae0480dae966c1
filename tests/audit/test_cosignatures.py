"""Words of witnesses under checkpoints, in the form of C2SP tlog-cosignature."""

import base64
from datetime import UTC, datetime
from hashlib import sha256

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from events import checkpoints
from events.checkpoints import Checkpoint
from events.cosignatures import WitnessKey, cosignatures, cosigned
from events.keys import KeyFormatError, PublicKey, SigningKey
from events.notes import NoteError

LOG = SigningKey("kronika.example", bytes(range(32)))
ADA = SigningKey("witness.example/ada", bytes(range(1, 33)))
BOB = SigningKey("witness.example/bob", bytes(range(2, 34)))
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
NOTE = Checkpoint(origin="kronika.example/log/64/7", size=12, root=bytes(32)).signed(LOG)


def test_the_line_is_that_of_the_specification() -> None:
    """Byte for byte, with nothing but a hash and the library's Ed25519."""
    line = cosigned(NOTE, ADA, NOON)
    dash, name, encoded = line.split(" ")
    blob = base64.b64decode(encoded)
    assert (dash, name, line[-1]) == ("\u2014", "witness.example/ada", "\n")
    raw = ADA.public.raw
    assert blob[:4] == sha256(b"witness.example/ada\n\x04" + raw).digest()[:4]
    assert int.from_bytes(blob[4:12]) == int(NOON.timestamp())
    text = NOTE[: NOTE.index("\n\n") + 1]
    message = f"cosignature/v1\ntime {int(NOON.timestamp())}\n{text}".encode()
    Ed25519PublicKey.from_public_bytes(raw).verify(blob[12:], message)


def test_known_witnesses_are_heard_and_others_do_not_matter() -> None:
    note = NOTE + cosigned(NOTE, ADA, NOON) + cosigned(NOTE, BOB, NOON)
    assert checkpoints.read(note, [LOG.public])[0].size == 12
    (found,) = cosignatures(note, [WitnessKey.of(BOB)])
    assert (found.witness, found.at) == (WitnessKey.of(BOB), NOON)
    assert found.line == cosigned(NOTE, BOB, NOON)
    assert cosignatures(NOTE, [WitnessKey.of(ADA)]) == ()


def test_a_word_about_another_checkpoint_is_wrong() -> None:
    other = Checkpoint(origin="kronika.example/log/64/7", size=13, root=bytes(32)).signed(LOG)
    with pytest.raises(NoteError, match=r"wrong-cosignature .*witness\.example/ada"):
        cosignatures(other + cosigned(NOTE, ADA, NOON), [WitnessKey.of(ADA)])


def test_keys_of_witnesses_and_of_logs_are_told_apart() -> None:
    text = str(WitnessKey.of(ADA))
    assert WitnessKey.parse(text) == WitnessKey.of(ADA)
    assert WitnessKey.of(ADA).id != ADA.public.id
    with pytest.raises(KeyFormatError):
        PublicKey.parse(text)
    with pytest.raises(KeyFormatError):
        WitnessKey.parse(str(ADA.public))
