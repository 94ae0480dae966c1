"""What an append asks for, and the three ways in which it can end."""

from datetime import datetime
from typing import TypeAlias

from msgspec import Struct

from events.envelope import Entry


class StoredResponse(Struct, frozen=True, kw_only=True):
    """The answer to a request, stored with its move so that a retry gets the same bytes.

    `scope` and `key` name the request (an account, and the id it gave to its command), for as long
    as the answer is kept.
    `request_hash` tells whether a later request of that name asks for the same thing.
    """

    scope: str
    key: str
    request_hash: bytes
    body: bytes


class Append(Struct, frozen=True, kw_only=True):
    """One append: all of its entries, or none. `expected_version` is the version of the game that
    the writer decided on; 0 for a game that does not exist yet. `cause` is kept beside the events
    while requests are traced (`events.tracing`). `receipted` asks for a receipt (`events.signing`),
    which is kept with the answer, too."""

    partition: int
    game_id: str
    expected_version: int
    entries: tuple[Entry, ...]
    at: datetime
    response: StoredResponse | None = None
    cause: str | None = None
    receipted: bool = False

    def __post_init__(self) -> None:
        if not self.entries or not self.game_id or self.expected_version < 0:
            raise ValueError("an append has a game, a version of at least 0 and an entry")
        if self.at.tzinfo is None:
            raise ValueError("the time of an append has a time zone")
        if self.receipted:
            if self.entries[-1].hash is None:
                raise ValueError("a receipt names the head of the chain: chain the entries first")
            if self.at.utcoffset():
                raise ValueError("the time of a receipt is UTC, as the log tells it")

    @property
    def version(self) -> int:
        """The version of the game once this is appended."""
        return self.expected_version + len(self.entries)

    def appended(self, position: int, receipt: bytes | None) -> "Appended":
        """The outcome, if its last entry has got this position."""
        return Appended(
            partition=self.partition, position=position, version=self.version, receipt=receipt
        )


class Appended(Struct, frozen=True, kw_only=True):
    """It is in the log, durably. Version and position are those of the last entry; `receipt` is
    JSON, if one was asked for."""

    partition: int
    position: int
    version: int
    receipt: bytes | None = None


class VersionConflict(Struct, frozen=True):
    """Nothing was written: the game is at `version`, not where the writer thought it was."""

    version: int


class Duplicate(Struct, frozen=True, kw_only=True):
    """Nothing was written: the request was answered before, with `body`."""

    request_hash: bytes
    body: bytes


Outcome: TypeAlias = Appended | VersionConflict | Duplicate


class LogUnavailableError(Exception):
    """PostgreSQL could not be reached for too long. Whether the append happened is not known;
    repeating it with the same answer key, or the same expected version, is safe."""


class LogClosedError(Exception):
    """The log was closed before the append was handed in; nothing was written."""
