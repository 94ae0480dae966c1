"""Checkpoints: signed statements of how long a log is and what is in it (C2SP tlog-checkpoint).

    <origin: which log>
    <number of leaves>
    <base64 of the root>

There are two kinds of logs. The log of a partition has the origin `<name of the
key>/log/<partitions>/<partition>`, so it says by itself which games are in it (`events.partition`);
its leaves are those of the partition's links in the order in which they were recorded
(`events.leaves`). The root log has the name of the key as its origin; its leaves are the texts of
checkpoints of partitions, as above, each ended by a newline. So one signature stands for all.

From the second epoch on (`events.epochs`) `/epoch/<number>` follows the origin: a log that has lost
something is another log. Every checkpoint is signed under its origin as the name of the key (C2SP
tlog-checkpoint, Signatures): the raw key is the same, its id is another one for each log. Whoever
trusts a key derives these names (`signing_names`).
"""

import base64
import binascii
import re
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from events.keys import PublicKey, SigningKey
from events.notes import NoteError, opened, sign
from events.partition import partition_of

FIRST_EPOCH: Final = 1
_PLACE: Final = re.compile(r"/log/([1-9][0-9]{0,17})/([0-9]{1,18})(?:/epoch/([1-9][0-9]{0,17}))?")
_EPOCH: Final = re.compile(r"/epoch/([1-9][0-9]{0,17})")


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
        return f"{self.name}/log/{self.partitions}/{self.partition}{_later(self.epoch)}"

    def has(self, game_id: str) -> bool:
        """Whether the game has to be in this log."""
        return self.partition == partition_of(game_id, self.partitions)


class RootLog(Struct, frozen=True, kw_only=True):
    """The root log of a service in an epoch. `name` is that of the service's key."""

    name: str
    epoch: int = FIRST_EPOCH

    @property
    def origin(self) -> str:
        """The origin of its checkpoints."""
        return root_origin(self.name, self.epoch)

    def has(self, game_id: str) -> bool:
        """No: games are in the logs of partitions."""
        return False


def root_origin(name: str, epoch: int = FIRST_EPOCH) -> str:
    """The origin of the root log of a service in an epoch."""
    return f"{name}{_later(epoch)}"


def root_log_of(origin: str, name: str) -> RootLog | None:
    """The root log of that service that an origin names; None if it names none."""
    found = _EPOCH.fullmatch(origin.removeprefix(name)) if origin.startswith(name) else None
    epoch = int(found[1]) if found else FIRST_EPOCH
    return RootLog(name=name, epoch=epoch) if root_origin(name, epoch) == origin else None


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
    return parsed(text), signer


def parsed(text: str) -> Checkpoint:
    """The checkpoint that the text of a note states; `NoteError` if it is none."""
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
    return Checkpoint(origin=origin, size=int(size), root=root)


def entry_of(text: str) -> Checkpoint:
    """The checkpoint of a partition that is an entry of the root log: the three lines and nothing
    else; `NoteError` if it is none."""
    found = parsed(text)
    if found.text != text:
        raise NoteError("note.checkpoint-entry")
    return found


def read_root(note: str, keys: Iterable[PublicKey]) -> tuple[Checkpoint, RootLog, PublicKey]:
    """The checkpoint of a root log, which log that is, and which of the keys has signed it, under
    the origin as its name; `NoteError` if it is none, or none of them has."""
    origin = note.partition("\n")[0]
    named = signing_names(origin, keys)
    checkpoint, signer = read(note, named)
    key = named[signer]
    log = root_log_of(checkpoint.origin, key.name)
    if log is None:
        raise NoteError("note.no-root-log", origin=origin)
    return checkpoint, log, key


def signing_names(origin: str, keys: Iterable[PublicKey]) -> Mapping[PublicKey, PublicKey]:
    """By the keys as they sign checkpoints of that origin the keys themselves: those of services
    that can have such a log."""
    return {
        key.renamed(origin): key
        for key in keys
        if root_log_of(origin, key.name) or log_of(origin, key.name)
    }


def _later(epoch: int) -> str:
    """How origins tell epochs apart."""
    return "" if epoch == FIRST_EPOCH else f"/epoch/{epoch}"


def _decimal(text: str) -> bool:
    """Whether this is a number of at most 18 digits, spelt as everybody would."""
    return text.isdecimal() and text.isascii() and len(text) <= 18 and str(int(text)) == text
