"""Challenges that passkeys answer, in PostgreSQL: each is good for one answer and a few minutes."""

import secrets
from datetime import timedelta
from typing import Final

from msgspec import Struct

from projections.database import Queries
from service.identity.ids import random_id

LIFETIME: Final = timedelta(minutes=5)
_BYTES: Final = 32
_SWEPT: Final = 50
"""Old challenges that are deleted at once."""

_SWEEP: Final = """
    DELETE FROM sign_in_challenges WHERE id IN (SELECT id FROM sign_in_challenges
        WHERE expires_at <= now() ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED)"""
_ADD: Final = """
    INSERT INTO sign_in_challenges (id, challenge, account_id, expires_at)
    VALUES ($1, $2, $3, now() + $4)"""
_TAKE: Final = """
    DELETE FROM sign_in_challenges
    WHERE id = $1 AND account_id IS NOT DISTINCT FROM $2 AND expires_at > now()
    RETURNING challenge"""


class Challenge(Struct, frozen=True):
    """A challenge, and the id of its ceremony, by which it is found again."""

    ceremony: str
    challenge: bytes


async def begin(queries: Queries, account: str | None) -> Challenge:
    """A new challenge: to make a passkey for an account, or (None) to sign in."""
    await queries.execute(_SWEEP, _SWEPT)
    made = Challenge(random_id("cer"), secrets.token_bytes(_BYTES))
    await queries.execute(_ADD, made.ceremony, made.challenge, account, LIFETIME)
    return made


async def take(queries: Queries, ceremony: str, account: str | None) -> bytes | None:
    """The challenge of a ceremony, which is over with that; None if it was over before, or is not
    one of this account."""
    if "\x00" in ceremony:  # which PostgreSQL does not take as text
        return None
    found = await queries.fetchval(_TAKE, ceremony, account)
    assert found is None or isinstance(found, bytes)
    return found
