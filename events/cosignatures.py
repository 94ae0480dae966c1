"""Cosignatures: witnesses say that they have seen a checkpoint, and that the log only grew until
then (C2SP tlog-cosignature, version 1).

A witness follows logs and signs a checkpoint if it is consistent with the last one that it has
signed. Whoever knows witnesses that do not work together with the service can rely on it that all
viewers are shown one log. What a witness signs is

    cosignature/v1
    time <seconds since 1970>
    <the text of the checkpoint>

and the line that it adds to the note has the time (8 bytes, big-endian) before the signature. Its
key has an id of another kind than those of logs, so neither can be taken for the other.
"""

import base64
from collections.abc import Iterable
from datetime import UTC, datetime
from hashlib import sha256

from msgspec import Struct

from events.keys import KeyFormatError, PublicKey, SigningKey, parts
from events.notes import NoteError, signatures_of, text_of

_COSIGNATURE = b"\x04"
_TIME_BYTES = 8


class WitnessKey(Struct, frozen=True):
    """What cosignatures are checked with. Raw 32 bytes."""

    name: str
    raw: bytes

    @classmethod
    def of(cls, key: SigningKey) -> "WitnessKey":
        """The key that checks what a private key cosigns."""
        return cls(key.public.name, key.public.raw)

    @classmethod
    def parse(cls, text: str) -> "WitnessKey":
        """A key from its text, `<name>+<id>+<base64>`; `KeyFormatError` if it is none."""
        name, id_, raw = parts(text, _COSIGNATURE)
        key = cls(name, raw)
        if key.id.hex() != id_:
            raise KeyFormatError("key.wrong-id", id=id_)
        return key

    @property
    def id(self) -> bytes:
        """Four bytes that tell keys of one name apart."""
        return sha256(self.name.encode() + b"\n" + _COSIGNATURE + self.raw).digest()[:4]

    def __str__(self) -> str:
        encoded = base64.b64encode(_COSIGNATURE + self.raw).decode()
        return f"{self.name}+{self.id.hex()}+{encoded}"


def witness_keys(text: str) -> tuple[WitnessKey, ...]:
    """The keys in a setting: separated by commas, none if it is empty."""
    return tuple(WitnessKey.parse(one) for one in text.split(",") if one.strip())


class Cosignature(Struct, frozen=True, kw_only=True):
    """A witness has seen a checkpoint `at` that time; `line` is what it has added to the note."""

    witness: WitnessKey
    at: datetime
    line: str


def cosigned(note: str, key: SigningKey, at: datetime) -> str:
    """The line by which a witness adds its word to a checkpoint. Whether the checkpoint is
    consistent with what it has seen before is for the witness to look at first."""
    witness, seconds = WitnessKey.of(key), int(at.timestamp())
    signature = key.sign(_message(text_of(note), seconds))
    blob = witness.id + seconds.to_bytes(_TIME_BYTES) + signature
    return f"\u2014 {witness.name} {base64.b64encode(blob).decode()}\n"


def cosignatures(note: str, witnesses: Iterable[WitnessKey]) -> tuple[Cosignature, ...]:
    """The words of known witnesses under a checkpoint; `NoteError` if one of them is wrong. Those
    of unknown ones do not matter."""
    known = {(one.name, one.id): one for one in witnesses}
    text, found = text_of(note), []
    for name, blob in signatures_of(note):
        witness = known.get((name, blob[:4]))
        if witness is not None:
            found.append(_read(witness, text, blob))
    return tuple(found)


def _read(witness: WitnessKey, text: str, blob: bytes) -> Cosignature:
    stamp, signature = blob[4 : 4 + _TIME_BYTES], blob[4 + _TIME_BYTES :]
    seconds = int.from_bytes(stamp)
    key = PublicKey(witness.name, witness.raw)
    if len(signature) != 64 or not key.verifies(signature, _message(text, seconds)):
        raise NoteError("note.wrong-cosignature", name=witness.name)
    try:
        at = datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, OSError, ValueError) as trouble:
        raise NoteError("note.cosignature-time", name=witness.name) from trouble
    line = f"\u2014 {witness.name} {base64.b64encode(blob).decode()}\n"
    return Cosignature(witness=witness, at=at, line=line)


def _message(text: str, seconds: int) -> bytes:
    return f"cosignature/v1\ntime {seconds}\n{text}".encode()
