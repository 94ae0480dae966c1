"""Cosignatures: witnesses say that they have seen a checkpoint, and that the log only grew until
then (C2SP tlog-cosignature).

A witness follows logs and signs a checkpoint if it is consistent with the last one that it has
signed. Whoever knows witnesses that do not work together with the service can rely on it that all
viewers are shown one log. Two types of signatures are known. With Ed25519 (0x04) a witness signs

    cosignature/v1
    time <seconds since 1970>
    <the text of the checkpoint>

With ML-DSA-44 (0x06) it signs numbers and names one after the other, big-endian, without any
extension lines of the checkpoint:

    "subtree/v1", a newline, a zero byte
    length (1 byte) and name of the witness
    seconds since 1970 (8 bytes)
    length (1 byte) and origin of the log
    first leaf (8 bytes; 0), size (8 bytes)
    root (32 bytes)

A log signs its own checkpoints in this second way, too. The line that is added to the note has the
time (8 bytes, big-endian) before the signature. Keys of each type have ids of another kind than
those by which logs sign texts, so none can be taken for the other.
"""

import base64
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from events import checkpoints
from events.checkpoints import Checkpoint
from events.keys import (
    KeyFormatError,
    PublicKey,
    SigningKey,
    check_name,
    key_id,
    key_text,
    taken_apart,
)
from events.ml_dsa import RAW_LENGTH, MlDsaPublicKey, MlDsaSigningKey
from events.notes import NoteError, signatures_of, text_of
from events.primitives import UnsupportedError

ED25519: Final = 0x04
ML_DSA_44: Final = 0x06
_RAW_LENGTHS: Final = {ED25519: 32, ML_DSA_44: RAW_LENGTH}
_SIGNATURE_LENGTHS: Final = {ED25519: 64, ML_DSA_44: 2420}
_LABEL: Final = b"subtree/v1\n\0"
_TIME_BYTES: Final = 8
_LONGEST_NAME: Final = 255
"""Octets of a name or an origin in what is signed with ML-DSA-44."""


class WitnessKey(Struct, frozen=True):
    """What cosignatures are checked with. `raw` has 32 bytes, or 1,312 if `kind` is ML_DSA_44."""

    name: str
    raw: bytes
    kind: int = ED25519

    def __post_init__(self) -> None:
        check_name(self.name)
        if self.kind not in _RAW_LENGTHS:
            raise KeyFormatError("key.kind", kind="0x04, 0x06")
        if len(self.raw) != _RAW_LENGTHS[self.kind]:
            raise KeyFormatError("key.length" if self.kind == ED25519 else "key.ml-dsa-length")

    @classmethod
    def of(cls, key: SigningKey | MlDsaSigningKey) -> "WitnessKey":
        """The key that checks what a private key cosigns."""
        return cls.of_public(key.public)

    @classmethod
    def of_public(cls, key: PublicKey | MlDsaPublicKey) -> "WitnessKey":
        """The same of its public key."""
        return cls(key.name, key.raw, ED25519 if isinstance(key, PublicKey) else ML_DSA_44)

    @classmethod
    def parse(cls, text: str) -> "WitnessKey":
        """A key from its text, `<name>+<id>+<base64>`; `KeyFormatError` if it is none."""
        name, id_, data = taken_apart(text)
        key = cls(name, data[1:], int.from_bytes(data[:1]))
        if key.id.hex() != id_:
            raise KeyFormatError("key.wrong-id", id=id_)
        return key

    @property
    def id(self) -> bytes:
        """Four bytes that tell keys of one name apart."""
        return key_id(self.name, bytes([self.kind]), self.raw)

    def __str__(self) -> str:
        return key_text(self.name, bytes([self.kind]), self.raw)


class Cosignature(Struct, frozen=True, kw_only=True):
    """A witness has seen a checkpoint `at` that time; `line` is what it has added to the note."""

    witness: WitnessKey
    at: datetime
    line: str


def cosigned(note: str, key: SigningKey | MlDsaSigningKey, at: datetime) -> str:
    """The line by which a witness adds its word to a checkpoint, or a log its own with ML-DSA-44.
    Whether the checkpoint is consistent with what it has seen before is for the witness to look at
    first."""
    witness, seconds = WitnessKey.of(key), int(at.timestamp())
    signature = key.sign(_message(witness, text_of(note), seconds))
    return _line(witness.name, witness.id + seconds.to_bytes(_TIME_BYTES) + signature)


def cosignatures(note: str, witnesses: Iterable[WitnessKey]) -> tuple[Cosignature, ...]:
    """The words of known witnesses under a checkpoint; `NoteError` if one of them is wrong. Those
    of unknown ones do not matter. Neither do those that cannot be checked here (`uncheckable`),
    and those with the time 0, which do not say that the witness has seen nothing larger."""
    return tuple(one for one in signed_trees(note, witnesses) if one.at.timestamp() > 0)


def signed_trees(note: str, keys: Iterable[WitnessKey]) -> tuple[Cosignature, ...]:
    """The same with those of the time 0: a log may sign its own checkpoints so."""
    text, found = text_of(note), []
    for key, blob in _lines(note, keys):
        try:
            found.append(_read(key, text, blob))
        except UnsupportedError:
            continue
    return tuple(found)


def uncheckable(note: str, witnesses: Iterable[WitnessKey]) -> tuple[WitnessKey, ...]:
    """The known witnesses whose words under a checkpoint cannot be checked here, because the
    library lacks their algorithm: whether they have cosigned it stays open."""
    text, found = text_of(note), []
    for witness, blob in _lines(note, witnesses):
        try:
            _read(witness, text, blob)
        except UnsupportedError:
            found.append(witness)
    return tuple(found)


def subtree_message(witness: str, seconds: int, tree: Checkpoint, start: int = 0) -> bytes:
    """What is signed with ML-DSA-44 (tlog-cosignature, `cosigned_message`) about the leaves from
    `start` on up to the size of `tree`, and their root. `NoteError` if a name in it is too long."""
    return b"".join(
        (
            _LABEL,
            _measured(witness),
            seconds.to_bytes(_TIME_BYTES),
            _measured(tree.origin),
            start.to_bytes(8),
            tree.size.to_bytes(8),
            tree.root,
        )
    )


def _lines(note: str, witnesses: Iterable[WitnessKey]) -> Iterator[tuple[WitnessKey, bytes]]:
    """What known witnesses have added to a note: the id of the key, the time, the signature."""
    known = {(one.name, one.id): one for one in witnesses}
    for name, blob in signatures_of(note):
        witness = known.get((name, blob[:4]))
        if witness is not None:
            yield witness, blob


def _read(witness: WitnessKey, text: str, blob: bytes) -> Cosignature:
    stamp, signature = blob[4 : 4 + _TIME_BYTES], blob[4 + _TIME_BYTES :]
    seconds = int.from_bytes(stamp)
    right = len(signature) == _SIGNATURE_LENGTHS[witness.kind]
    if not right or not _verifies(witness, signature, _message(witness, text, seconds)):
        raise NoteError("note.wrong-cosignature", name=witness.name)
    try:
        at = datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, OSError, ValueError) as trouble:
        raise NoteError("note.cosignature-time", name=witness.name) from trouble
    return Cosignature(witness=witness, at=at, line=_line(witness.name, blob))


def _verifies(witness: WitnessKey, signature: bytes, message: bytes) -> bool:
    if witness.kind == ML_DSA_44:
        return MlDsaPublicKey(witness.name, witness.raw).verifies(signature, message)
    return PublicKey(witness.name, witness.raw).verifies(signature, message)


def _message(witness: WitnessKey, text: str, seconds: int) -> bytes:
    if witness.kind == ML_DSA_44:
        return subtree_message(witness.name, seconds, checkpoints.parsed(text))
    return f"cosignature/v1\ntime {seconds}\n{text}".encode()


def _measured(name: str) -> bytes:
    """A name after its length, as RFC 8446 (section 3.4) has vectors."""
    octets = name.encode()
    if not 0 < len(octets) <= _LONGEST_NAME:
        raise NoteError("note.long-name", name=name)
    return bytes([len(octets)]) + octets


def _line(name: str, blob: bytes) -> str:
    return f"\u2014 {name} {base64.b64encode(blob).decode()}\n"
