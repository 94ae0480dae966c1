"""Checkpoints: signed statements of how long a log is and what is in it (C2SP tlog-checkpoint).

    <origin: which log>
    <number of leaves>
    <base64 of the root>

The log of a partition has the origin `<name of the key>/log/<partitions>/<partition>`, so it says
by itself which games are in it (`events.partition`); its leaves are those of the partition's links
in the order in which they were recorded (`events.leaves`). From the second epoch on
(`events.epochs`) `/epoch/<number>` follows: a log that has lost something is another log.
"""

import base64
import binascii
import re
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from events.keys import PublicKey, SigningKey
from events.notes import NoteError, opened, sign
from events.partition import partition_of

FIRST_EPOCH: Final = 1
_PLACE: Final = re.compile(r"/log/([1-9][0-9]{0,17})/([0-9]{1,18})(?:/epoch/([1-9][0-9]{0,17}))?")


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


class LogName(Struct, frozen=True, kw_only=True):
    """Which log: that of one of so many partitions, in an epoch of the service. Epochs count from
    1. `name` is that of the service's key."""

    name: str
    partitions: int
    partition: int
    epoch: int = FIRST_EPOCH

    @property
    def origin(self) -> str:
        """The origin of its checkpoints."""
        later = "" if self.epoch == FIRST_EPOCH else f"/epoch/{self.epoch}"
        return f"{self.name}/log/{self.partitions}/{self.partition}{later}"

    def has(self, game_id: str) -> bool:
        """Whether the game has to be in this log."""
        return self.partition == partition_of(game_id, self.partitions)


def log_of(origin: str, name: str) -> LogName | None:
    """The log of that service that an origin names; None if it names none, or not as everybody
    would spell it."""
    found = _PLACE.fullmatch(origin.removeprefix(name)) if origin.startswith(name) else None
    if found is None:
        return None
    count, number, epoch = (int(one or FIRST_EPOCH) for one in found.groups())
    log = LogName(name=name, partitions=count, partition=number, epoch=epoch)
    return log if log.origin == origin and number < count else None


def log_origin(name: str, partitions: int, partition: int, epoch: int = FIRST_EPOCH) -> str:
    """The origin of the log of one of so many partitions, in an epoch."""
    return LogName(name=name, partitions=partitions, partition=partition, epoch=epoch).origin


def is_log_of(origin: str, name: str, game_id: str) -> bool:
    """Whether this is the origin of a log of that service in which the game has to be: of its
    partition, in any epoch."""
    log = log_of(origin, name)
    return log is not None and log.has(game_id)


def read(note: str, keys: Iterable[PublicKey]) -> tuple[Checkpoint, PublicKey]:
    """The checkpoint of a note and who signed it; `NoteError` if it is not signed or malformed."""
    text, signer = opened(note, keys)
    lines = text.split("\n")
    if len(lines) < 4:
        raise NoteError("note.checkpoint-lines")
    origin, size, encoded = lines[:3]
    try:
        root = base64.b64decode(encoded, validate=True)
    except (ValueError, binascii.Error) as trouble:
        raise NoteError("note.checkpoint-root") from trouble
    if not _decimal(size) or len(root) != 32:
        raise NoteError("note.checkpoint-size")
    return Checkpoint(origin=origin, size=int(size), root=root), signer


def _decimal(text: str) -> bool:
    """Whether this is a number of at most 18 digits, spelt as everybody would."""
    return text.isdecimal() and text.isascii() and len(text) <= 18 and str(int(text)) == text
