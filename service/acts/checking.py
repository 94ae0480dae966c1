"""The chain of acts, worked out again from the first one."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from events import notes
from events.keys import PublicKey
from events.notes import NoteError
from projections.database import Queries
from service.acts import reasons, record, statement
from service.acts.record import RecordedAct
from service.acts.statement import GENESIS

PAGE: Final = 500

Fault: TypeAlias = Literal["missing", "statement", "chain", "signature", "reason", "promise"]
"""An act is missing, its statement is none or that of another, it does not follow the one before,
nobody of the service has signed it, its words are others, or it is not the one that was signed."""


class Length(Struct, frozen=True):
    """A chain of `size` acts, the last of which has this hash (hex)."""

    size: int
    hash: str


class CheckedActs(Struct, frozen=True, kw_only=True):
    """How many acts were looked at and are well, and the first that is not; how many reasons are
    erased."""

    acts: int
    erased: int
    head: str
    bad: int | None = None
    fault: Fault | None = None


async def check(
    queries: Queries, keys: Sequence[PublicKey], promised: Length | None = None
) -> CheckedActs:
    """Checks every act up to the first bad one. `keys` may have signed; `promised` is how long the
    chain was once known to be."""
    seen, erased, head = 0, 0, GENESIS
    while page := await record.following(queries, seen, PAGE):
        for one in page:
            fault = _fault(one, seen + 1, head, keys)
            if fault is None and promised is not None and promised.size == one.number:
                fault = None if promised.hash == one.hash else "promise"
            if fault is not None:
                return CheckedActs(acts=seen, erased=erased, head=head, bad=seen + 1, fault=fault)
            seen, head = one.number, one.hash
            erased += one.words is None and one.said.reason is not None
    if promised is not None and seen < promised.size:
        return CheckedActs(acts=seen, erased=erased, head=head, bad=seen + 1, fault="missing")
    return CheckedActs(acts=seen, erased=erased, head=head)


def _fault(one: RecordedAct, number: int, head: str, keys: Sequence[PublicKey]) -> Fault | None:
    if one.number != number:
        return "missing"
    try:
        said = one.said
    except msgspec.MsgspecError:
        return "statement"
    if said.number != number or said.spelt != one.statement:
        return "statement"
    if said.previous != head:
        return "chain"
    if not _is_signed(one, keys):
        return "signature"
    if one.nonce is not None and one.words is not None:
        return None if reasons.digest(one.nonce, one.words) == said.reason else "reason"
    return None


def _is_signed(one: RecordedAct, keys: Sequence[PublicKey]) -> bool:
    try:
        said, key = notes.opened(one.note, keys)
    except NoteError:
        return False
    return said == statement.text(key.name, one.number, one.hash)
