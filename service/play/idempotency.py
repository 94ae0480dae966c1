"""Idempotency keys: a retry gets the first answer, byte for byte."""

from msgspec import Struct

from events.outcome import (
    Duplicate,
    StoredResponse,
)
from service.problems import kinds
from service.problems.problem import refused


class IdempotencyKey(Struct, frozen=True, kw_only=True):
    """The idempotency key of a request, within a scope, and what was requested. `game` is what it
    is about; a request that makes a game has none."""

    game: str | None = None
    scope: str
    value: str
    request_hash: bytes

    def answered(self, body: bytes) -> StoredResponse:
        """The answer, to be kept under this key."""
        return StoredResponse(
            scope=self.scope, key=self.value, request_hash=self.request_hash, body=body
        )


class Reply(Struct, frozen=True, kw_only=True):
    """The answer of a request; `again` if it is that of an earlier one with the same key. `ply` is
    the last one that was played now."""

    body: bytes
    again: bool = False
    ply: int | None = None


def again(found: Duplicate, key: IdempotencyKey | None) -> Reply:
    """The first answer, if it was the same request."""
    if key is None or found.request_hash != key.request_hash:
        raise refused(kinds.KEY_REUSED, field="Idempotency-Key")
    return Reply(body=found.body, again=True)
