"""Invitations: who may come to a private table, and seats that are kept for somebody.

One for an account opens the table to that account alone, and can keep a seat for it. One with a
code opens it to whoever has the code, until it expires or is withdrawn.
"""

import hashlib
import secrets
from datetime import datetime
from typing import Final

from msgspec import Struct

from games.kernel.seats import Seat
from projections.database import Queries, rows
from service.identity.ids import random_id

MOST: Final = 50
"""Valid invitations of a table, so that their list needs no pages and nobody is swamped."""


class Invitation(Struct, frozen=True, kw_only=True):
    """An invitation as it is kept. `account_id` is None for one with a code."""

    id: str
    game_id: str
    invited_by: str
    account_id: str | None
    seat: Seat | None
    expires_at: datetime


class _ReservedSeat(Struct, frozen=True):
    seat: Seat
    account_id: str


_COLUMNS = "id, game_id, invited_by, account_id, seat, expires_at"
_VALID = "expires_at > now()"
# A table of which nothing is known yet has just been opened.
_JOINABLE = f"""
    SELECT {_COLUMNS} FROM invitations i WHERE account_id = $1 AND {_VALID}
        AND NOT EXISTS (SELECT FROM seatings s
            WHERE s.game_id = i.game_id AND s.account_id = i.account_id)
        AND NOT EXISTS (SELECT FROM game_list g WHERE g.generation = serving('games')
            AND g.game_id = i.game_id AND g.status <> 'open')
    ORDER BY created_at"""


def fresh_code() -> str:
    """A code that nobody can guess: 128 random bits."""
    return secrets.token_urlsafe(16)


async def one_by_one(queries: Queries, game_id: str) -> None:
    """Within a transaction: whoever else invites to the table, or claims a seat there, waits until
    it ends. What is read after this is what they have left."""
    await queries.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 2))", game_id)


async def invite(
    queries: Queries,
    game_id: str,
    invited_by: str,
    *,
    account: str | None,
    seat: Seat | None,
    code: str | None,
    expires_at: datetime,
) -> Invitation:
    """Keeps an invitation, either for an account or with a code."""
    made = Invitation(
        id=random_id("inv", 16),
        game_id=game_id,
        invited_by=invited_by,
        account_id=account,
        seat=seat,
        expires_at=expires_at,
    )
    await queries.execute(
        "INSERT INTO invitations (id, game_id, invited_by, account_id, seat, expires_at, code_hash)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7)",
        made.id,
        game_id,
        invited_by,
        account,
        seat,
        expires_at,
        None if code is None else _hashed(code),
    )
    return made


async def of_game(queries: Queries, game_id: str) -> tuple[Invitation, ...]:
    """The valid invitations to a table, oldest first."""
    return await rows(
        queries,
        Invitation,
        f"SELECT {_COLUMNS} FROM invitations WHERE game_id = $1 AND {_VALID} ORDER BY created_at",
        game_id,
    )


async def of_account(queries: Queries, account: str) -> tuple[Invitation, ...]:
    """The valid invitations of an account to tables that it can still join, oldest first."""
    return await rows(queries, Invitation, _JOINABLE, account)


async def withdraw(
    queries: Queries, game_id: str, invitation: str, account: str | None = None
) -> bool:
    """Deletes an invitation, if it is one of `account` where that is given; whether there was."""
    gone = await queries.execute(
        "DELETE FROM invitations WHERE game_id = $1 AND id = $2"
        " AND ($3::text IS NULL OR account_id = $3)",
        game_id,
        invitation,
        account,
    )
    return gone == "DELETE 1"


async def invited(queries: Queries, game_id: str, account: str | None, code: str | None) -> bool:
    """Whether an account may come to a table, being invited or having a code."""
    found = await queries.fetchval(
        f"SELECT EXISTS (SELECT FROM invitations WHERE game_id = $1 AND {_VALID}"
        " AND (account_id = $2 OR code_hash = $3))",
        game_id,
        account,
        None if code is None else _hashed(code),
    )
    return bool(found)


async def reserved_seats(queries: Queries, game_id: str) -> dict[Seat, str]:
    """The seats that are kept, and for whom."""
    found = await rows(
        queries,
        _ReservedSeat,
        f"SELECT seat, account_id FROM invitations WHERE game_id = $1 AND {_VALID}"
        " AND seat IS NOT NULL",
        game_id,
    )
    return {one.seat: one.account_id for one in found}


async def forget(queries: Queries, game_id: str) -> None:
    """Withdraws all invitations to a table that never came to be."""
    await queries.execute("DELETE FROM invitations WHERE game_id = $1", game_id)


def _hashed(code: str) -> bytes:
    return hashlib.sha256(code.encode()).digest()
