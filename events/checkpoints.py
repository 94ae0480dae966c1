"""Checkpoints: signed statements of how long a log is and what is in it (C2SP tlog-checkpoint).

    <origin: which log>
    <number of leaves>
    <base64 of the root>

The log of a partition has the origin `<name of the key>/log/<partition>`; its leaves are the
hashes of the partition's links in the order in which they were recorded (`events.chain`).
"""

import base64
import binascii
from collections.abc import Iterable

from msgspec import Struct

from events.keys import PublicKey, SigningKey
from events.notes import NoteError, opened, sign


class Checkpoint(Struct, frozen=True, kw_only=True):
    """A log at a size. `root` has 32 bytes."""

    origin: str
    size: int
    root: bytes

    @property
    def text(self) -> str:
        """What is signed."""
        return f"{self.origin}\n{self.size}\n{base64.b64encode(self.root).decode()}\n"

    def signed(self, *keys: SigningKey) -> str:
        """The signed note."""
        return sign(self.text, *keys)


def log_origin(name: str, partition: int) -> str:
    """The origin of a partition's log."""
    return f"{name}/log/{partition}"


def read(note: str, keys: Iterable[PublicKey]) -> tuple[Checkpoint, PublicKey]:
    """The checkpoint of a note and who signed it; `NoteError` if it is not signed or malformed."""
    text, signer = opened(note, keys)
    lines = text.split("\n")
    if len(lines) < 4:
        raise NoteError("a checkpoint has an origin, a size and a root")
    origin, size, encoded = lines[:3]
    try:
        root = base64.b64decode(encoded, validate=True)
    except (ValueError, binascii.Error) as trouble:
        raise NoteError("the root of a checkpoint is base64") from trouble
    if not size.isdecimal() or not size.isascii() or str(int(size)) != size or len(root) != 32:
        raise NoteError("a checkpoint has a decimal size and a root of 32 bytes")
    return Checkpoint(origin=origin, size=int(size), root=root), signer
