"""Checkpoints: signed statements of how long a log is and what is in it (C2SP tlog-checkpoint).

    <origin: which log>
    <number of leaves>
    <base64 of the root>

The log of a partition has the origin `<name of the key>/log/<partitions>/<partition>`, so it says
by itself which games are in it (`events.partition`); its leaves are those of the partition's links
in the order in which they were recorded (`events.leaves`).
"""

import base64
import binascii
from collections.abc import Iterable

from msgspec import Struct

from events.keys import PublicKey, SigningKey
from events.notes import NoteError, opened, sign
from events.partition import partition_of


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


def log_origin(name: str, partitions: int, partition: int) -> str:
    """The origin of the log of one of so many partitions."""
    return f"{name}/log/{partitions}/{partition}"


def is_log_of(origin: str, name: str, game_id: str) -> bool:
    """Whether this is the origin of the one log of that service in which the game has to be."""
    prefix, slash, place = origin.partition(f"{name}/log/")
    count, _, number = place.partition("/")
    if prefix or not slash or not _decimal(count) or not _decimal(number) or count == "0":
        return False
    return int(number) == partition_of(game_id, int(count))


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
    if not _decimal(size) or len(root) != 32:
        raise NoteError("a checkpoint has a decimal size and a root of 32 bytes")
    return Checkpoint(origin=origin, size=int(size), root=root), signer


def _decimal(text: str) -> bool:
    """Whether this is a number of at most 18 digits, spelt as everybody would."""
    return text.isdecimal() and text.isascii() and len(text) <= 18 and str(int(text)) == text
