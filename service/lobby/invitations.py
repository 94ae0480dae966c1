"""Invitations: who may come to a private table, and seats that are kept for somebody.

One for an account opens the table to that account alone, one with a code to whoever has the code,
until it expires or is withdrawn. Either can keep a seat.
"""

import hashlib
import secrets
from datetime import datetime
from typing import Final

from msgspec import Struct

from games.kernel.seats import Seat
from projections.database import Queries, rows
from service.identity.ids import random_id

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no letter looks like a digit, so codes can be read out and typed."""
_GROUPS: Final = 3
_GROUP: Final = 4
_ALIKE: Final = str.maketrans("OIL", "011", "- ")


class Invitation(Struct, frozen=True, kw_only=True):
    """An invitation as it is kept. `account_id` is None for one with a code. `opened_at` is when
    somebody first followed its link, `declined_at` when somebody last said no to it."""

    id: str
    game_id: str
    invited_by: str
    account_id: str | None
    seat: Seat | None
    expires_at: datetime
    opened_at: datetime | None = None
    declined_at: datetime | None = None


class _KeptSeat(Struct, frozen=True):
    seat: Seat
    mine: bool
    linked: bool


class KeptSeats(Struct, frozen=True):
    """The seats of a table that are kept, as one sees them who wants to sit down: for oneself, for
    others, and (also) for whoever has a code."""

    mine: frozenset[Seat]
    others: frozenset[Seat]
    linked: frozenset[Seat]


_SWEPT: Final = 50
"""Expired invitations that are deleted with each new one: so there are hardly more of them than of
those that are valid."""

_COLUMNS = "id, game_id, invited_by, account_id, seat, expires_at, opened_at, declined_at"
_VALID = "expires_at > now()"
_FORGET = """
    DELETE FROM invitations WHERE id IN (SELECT id FROM invitations
        WHERE expires_at <= now() ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED)"""
# A table of which nothing is known yet has just been opened. Who was about to sit down, and has not
# for minutes, never will: the process has died on the way.
_JOINABLE = f"""
    SELECT {_COLUMNS} FROM invitations i WHERE account_id = $1 AND {_VALID}
        AND NOT EXISTS (SELECT FROM seatings s
            LEFT JOIN game_list g ON g.game_id = s.game_id AND g.generation = serving('games')
            WHERE s.game_id = i.game_id AND s.account_id = i.account_id
                AND (s.since > now() - interval '1 minute'
                    OR g.seats -> s.seat::int ->> 'kind' <> 'open'))
        AND NOT EXISTS (SELECT FROM game_list g WHERE g.generation = serving('games')
            AND g.game_id = i.game_id AND g.status <> 'open')
    ORDER BY created_at"""


def fresh_code() -> str:
    """A code that nobody can guess at the rate at which requests are answered: 60 random bits."""
    letters = [secrets.choice(ALPHABET) for _ in range(_GROUPS * _GROUP)]
    groups = ("".join(letters[at : at + _GROUP]) for at in range(0, len(letters), _GROUP))
    return "-".join(groups)


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
    """Keeps an invitation, either for an account or with a code. Others that have expired, to
    whatever table, are forgotten."""
    await queries.execute(_FORGET, _SWEPT)
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


async def of_code(queries: Queries, code: str) -> Invitation | None:
    """The valid invitation that a code belongs to."""
    found = await rows(
        queries,
        Invitation,
        f"SELECT {_COLUMNS} FROM invitations WHERE code_hash = $1 AND {_VALID}",
        _hashed(code),
    )
    return found[0] if found else None


async def note_opened(queries: Queries, invitation: str) -> None:
    """Somebody has followed the link; the first time counts."""
    await queries.execute(
        "UPDATE invitations SET opened_at = now() WHERE id = $1 AND opened_at IS NULL", invitation
    )


async def note_declined(queries: Queries, invitation: str) -> None:
    """Somebody who has the link does not come; others who have it still may."""
    await queries.execute("UPDATE invitations SET declined_at = now() WHERE id = $1", invitation)


async def kept_seats(
    queries: Queries, game_id: str, account: str | None, code: str | None = None
) -> KeptSeats:
    """Which seats are kept for an account or a code, and which for others."""
    found = await rows(
        queries,
        _KeptSeat,
        "SELECT seat, (account_id = $2 OR code_hash = $3) IS TRUE AS mine,"
        " code_hash IS NOT NULL AS linked"
        f" FROM invitations WHERE game_id = $1 AND {_VALID} AND seat IS NOT NULL",
        game_id,
        account,
        None if code is None else _hashed(code),
    )
    mine = frozenset(one.seat for one in found if one.mine)
    return KeptSeats(
        mine=mine,
        others=frozenset(one.seat for one in found) - mine,
        linked=frozenset(one.seat for one in found if one.linked),
    )


async def free(queries: Queries, game_id: str, seat: Seat) -> None:
    """Nobody's invitation keeps the seat any more."""
    await queries.execute("DELETE FROM invitations WHERE game_id = $1 AND seat = $2", game_id, seat)


async def forget(queries: Queries, game_id: str) -> None:
    """Withdraws all invitations to a table that never came to be."""
    await queries.execute("DELETE FROM invitations WHERE game_id = $1", game_id)


def _hashed(code: str) -> bytes:
    """The hash of a code, however it was typed: with dashes or without, in small letters."""
    return hashlib.sha256(code.upper().translate(_ALIKE).encode()).digest()
