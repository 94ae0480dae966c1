"""Acts in PostgreSQL: one after the other, each behind the hash of the one before."""

from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from events.keys import SigningKey
from projections.database import Queries, rows
from service.acts import reasons, statement
from service.acts.statement import (
    GENESIS,
    AccountErased,
    AccountSuspended,
    AccountUnsuspended,
    Act,
    Author,
    RoleGranted,
    RoleRevoked,
    Statement,
)

_ALONE: Final = "SELECT pg_advisory_xact_lock(hashtextextended('acts', 0))"
_LAST: Final = "SELECT number, statement FROM acts ORDER BY number DESC LIMIT 1"
_ADD: Final = "INSERT INTO acts (number, statement, note) VALUES ($1, $2, $3)"
_COLUMNS: Final = """
    SELECT a.number, a.statement, a.note, r.nonce, r.words
    FROM acts a LEFT JOIN act_reasons r ON r.number = a.number"""
_PAGE: Final = f"""{_COLUMNS}
    WHERE a.number < $1 AND ($2::text IS NULL OR a.statement::json #>> '{{act,account}}' = $2)
    ORDER BY a.number DESC LIMIT $3"""
_NEXT: Final = f"{_COLUMNS} WHERE a.number > $1 ORDER BY a.number LIMIT $2"
_DONE: Final = """
    SELECT max(number) FROM acts WHERE statement::json #>> '{act,type}' = $1
        AND statement::json -> 'act' ->> $2 = $3"""
_OF: Final = f"{_COLUMNS} WHERE a.number = $1"
BEYOND: Final = 2**62
"""Larger than the number of any act."""


class RecordedAct(Struct, frozen=True, kw_only=True):
    """An act as it is kept; `words` and their `nonce` are None if none were said, or if they are
    erased."""

    number: int
    statement: str
    note: str
    nonce: str | None = None
    words: str | None = None

    @property
    def hash(self) -> str:
        """The hash of its statement, in hex."""
        return statement.hash_of(self.statement)

    @property
    def said(self) -> Statement:
        """What is said of it."""
        return statement.read(self.statement)


class _Last(Struct, frozen=True):
    number: int
    statement: str


async def alone(queries: Queries) -> None:
    """Waits for others who are about to add an act, and keeps them out until the transaction ends.
    What an act depends on is looked at behind this."""
    await queries.execute(_ALONE)


async def add(
    queries: Queries, key: SigningKey, by: Author, act: Act, words: str | None = None
) -> RecordedAct:
    """Adds an act. Within a transaction, behind `alone`; what the act does belongs into the same
    one."""
    last = await rows(queries, _Last, _LAST)
    number = last[0].number + 1 if last else 1
    reason = reasons.given(words, subject(act))
    said = Statement(
        act=act,
        at=datetime.now(UTC),
        by=by,
        number=number,
        previous=statement.hash_of(last[0].statement) if last else GENESIS,
        reason=None if reason is None else reason.digest,
    ).spelt
    note = statement.signed(key, number, statement.hash_of(said))
    await queries.execute(_ADD, number, said, note)
    if reason is None:
        return RecordedAct(number=number, statement=said, note=note)
    await reasons.store(queries, number, reason)
    return RecordedAct(
        number=number, statement=said, note=note, nonce=reason.nonce, words=reason.words
    )


def subject(act: Act) -> str | None:
    """The account that an act is about."""
    match act:
        case AccountSuspended() | AccountUnsuspended() | AccountErased():
            return act.account
        case RoleGranted() | RoleRevoked():
            return act.account
        case _:
            return None


async def page(
    queries: Queries, before: int = BEYOND, *, account: str | None = None, limit: int
) -> tuple[RecordedAct, ...]:
    """Acts with smaller numbers, newest first; of an account, those that are about it."""
    return await rows(queries, RecordedAct, _PAGE, before, account, limit)


async def following(queries: Queries, after: int, limit: int) -> tuple[RecordedAct, ...]:
    """Acts with larger numbers, oldest first."""
    return await rows(queries, RecordedAct, _NEXT, after, limit)


async def done(queries: Queries, kind: str, field: str, value: str) -> RecordedAct | None:
    """The last act of that tag whose field has that value."""
    number = await queries.fetchval(_DONE, kind, field, value)
    return None if number is None else (await rows(queries, RecordedAct, _OF, number))[0]
