"""What a fresh process is asked about a refusal, and how states are compared."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct

from referee.move_schemas import Moves
from referee.problems import kinds
from service.disputes.question import AboutRequest
from service.refusals.refusal import Refusal

BY_THE_RULES: Final = frozenset(
    kind.type for kind in (kinds.ILLEGAL_COMMAND, kinds.DECISION_CLOSED, kinds.BEYOND_A_DRAW)
)
"""Kinds of problems that say something about commands in a game; others are about the request."""


class _RefusalBody(Struct, frozen=True):
    type: str
    rule: str | None = None
    because: str | None = None
    key: str | None = None
    args: Mapping[str, Any] | None = None
    index: int | None = None


def request_of(refusal: Refusal) -> AboutRequest | None:
    """The request, to be decided again; None if the rules had nothing to do with it, or if it was
    too long to be kept."""
    told = msgspec.json.decode(refusal.problem, type=_RefusalBody)
    if told.type not in BY_THE_RULES or refusal.body is None:
        return None
    sent = msgspec.json.decode(refusal.body, type=Moves)
    return AboutRequest(
        seat=sent.seat,
        decision=sent.decision,
        commands=sent.commands,
        index=told.index,
        rule=told.rule,
        because=told.because,
        key=told.key,
        args=told.args,
    )


def state_hash(state: Any) -> str:
    """The SHA-256 of a state, in hex. Never shown: what is hidden could be found by trying."""
    return sha256(msgspec.json.encode(state, order="deterministic")).hexdigest()
