"""Recovery codes in PostgreSQL: ten at a time, each of which signs its account in once.

A code has 100 random bits, so what is stored is its plain SHA-256.
"""

from datetime import datetime
from typing import Final

from msgspec import Struct

from projections.database import Connection, Queries, rows
from service.identity.codes import fresh_code, hashed

CODES: Final = 10
GROUPS: Final = 4

_LEFT: Final = """
    SELECT count(*) AS "left", min(created_at) AS made_at FROM recovery_codes
    WHERE account_id = $1"""
_ADD: Final = """
    INSERT INTO recovery_codes (code_hash, account_id) SELECT unnest($2::bytea[]), $1"""
_USE: Final = """
    DELETE FROM recovery_codes WHERE code_hash = $1 AND account_id = $2 RETURNING true"""


class CodesLeft(Struct, frozen=True, kw_only=True):
    """How many codes of an account are left, and when they were made."""

    left: int
    made_at: datetime | None


async def renew(connection: Connection, account: str) -> tuple[str, ...]:
    """New codes for an account; its older ones are good no more. Within a transaction, whose end
    others of the account wait for."""
    made = tuple(fresh_code(GROUPS) for _ in range(CODES))
    await connection.execute("SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE", account)
    await connection.execute("DELETE FROM recovery_codes WHERE account_id = $1", account)
    await connection.execute(_ADD, account, [hashed(one) for one in made])
    return made


async def left(queries: Queries, account: str) -> CodesLeft:
    """The codes that an account still has."""
    (found,) = await rows(queries, CodesLeft, _LEFT, account)
    return found


async def use(queries: Queries, account: str, code: str) -> bool:
    """Uses a code up; False if the account does not have it, or not any more."""
    return bool(await queries.fetchval(_USE, hashed(code), account))
