"""Idempotency keys: a retry gets the first answer, byte for byte."""

import hashlib
from functools import partial
from typing import Any, Final

from litestar import Response
from msgspec import Struct, structs

from events.outcome import (
    Duplicate,
    StoredResponse,
)
from referee import reading
from referee.headers import Header
from referee.problems import kinds
from referee.problems.problem import refused
from service.http.call import Call
from service.http.replies import made

_MEANING: Final = (
    "Idempotency key: up to 200 visible ASCII characters, unique among your requests. Repeating a"
    " request with the same key and body returns the first response, byte for byte. The same key "
    "with another body is refused with 422."
)

IDEMPOTENCY_KEY: Final = Header(
    "Idempotency-Key",
    f"{_MEANING} The response is kept for at least 30 days after the end of the game.",
    "^[!-~]{1,200}$",
    reading.idempotency_key,
)


SHORT_KEY: Final = structs.replace(
    IDEMPOTENCY_KEY, meaning=f"{_MEANING} The response is kept for a day."
)
"""That of requests whose answers are not kept with the log."""

SHORTEST_SECRET: Final = 32
"""Characters of a key that alone says who may read the answer."""

SECRET_KEY: Final = structs.replace(
    SHORT_KEY,
    meaning=f"{SHORT_KEY.meaning} Whoever knows the key and the body gets the response, with the "
    f"token in it: use at least {SHORTEST_SECRET} random characters, and keep them secret.",
    pattern=f"^[!-~]{{{SHORTEST_SECRET},200}}$",
    check=partial(reading.idempotency_key, shortest=SHORTEST_SECRET),
)
"""That of a request that anybody can send, without a token of an account."""


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


def key_of(
    call: Call[Any, Any, Any],
    scope: str,
    *,
    game: str | None = None,
    about: str = "",
    shortest: int = 1,
) -> IdempotencyKey | None:
    """The key of a request, if it has one, of at least `shortest` characters. `about` is what it
    asks for beside its body."""
    value = reading.idempotency_key(call.header("idempotency-key"), shortest)
    if value is None:
        return None
    hashed = hashlib.sha256(about.encode() + call.raw).digest()
    return IdempotencyKey(game=game, scope=scope, value=value, request_hash=hashed)


class Reply(Struct, frozen=True, kw_only=True):
    """The answer of a request; `again` if it is that of an earlier one with the same key. `ply` is
    the last one that was played now."""

    body: bytes
    status: int = 201
    again: bool = False
    ply: int | None = None


def again(found: Duplicate, key: IdempotencyKey | None) -> Reply:
    """The first answer, if it was the same request."""
    if key is None or found.request_hash != key.request_hash:
        raise refused(kinds.KEY_REUSED, field="Idempotency-Key")
    return Reply(body=found.body, again=True)


def given(reply: Reply, at: str | None, language: str | None = None) -> Response[bytes]:
    """The answer to whoever has asked to make what is `at` this path, if it has one of its
    own."""
    return made(reply.body, at, again=reply.again, language=language, status=reply.status)
