"""One refused request to play, as the journal keeps it."""

import re
from datetime import datetime
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat

LONGEST_BODY: Final = 32_768
"""Bytes of a request that are kept; of a longer one only the hash. Every sensible one fits."""

FORM: Final = re.compile(r"ref_[0-9a-z]{20}")
"""What ids of refusals look like."""


class Refusal(Struct, frozen=True, kw_only=True):
    """A request that the service answered with a problem instead of moves.

    It met the game at `version` and `ply`, where `head` was the hash of the last event. `body` is
    what was sent, byte for byte (None if it was too long), `body_hash` its SHA-256. `problem` is
    the answer without what can be worked out again (the legal commands, the missed events).
    `account` is None once the person has been erased.
    """

    id: str
    game_id: str
    seat: Seat
    account: str | None
    decision: DecisionId | None
    body: bytes | None
    body_hash: bytes
    problem: Raw
    rule: str | None
    ruleset: str
    version: int
    ply: int
    head: bytes
    request: str
    at: datetime

    @property
    def sent(self) -> Raw | UnsetType:
        """What was sent as JSON: itself, or (if it cannot be read) a string that shows it; unset if
        it was not kept."""
        if self.body is None:
            return UNSET
        try:
            msgspec.json.decode(self.body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return Raw(msgspec.json.encode(self.body.decode(errors="backslashreplace")))
        return Raw(self.body)


def stored_body(sent: bytes) -> tuple[bytes | None, bytes]:
    """A request as it is kept: itself unless it is too long, and its hash."""
    return (sent if len(sent) <= LONGEST_BODY else None), sha256(sent).digest()
