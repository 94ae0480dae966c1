"""Refresh tokens in PostgreSQL: each is good once, and its use gives the next one."""

from typing import Final

from projections.database import Connection, Queries, rows
from service.authorization.consent import Consent
from service.authorization.secret_texts import hashed

IDLE_DAYS: Final = 90
"""An app that has not used its connection for so long is not connected any more."""

_ADD: Final = f"""
    INSERT INTO refresh_tokens (token_hash, connection_id, expires_at)
    VALUES ($1, $2, now() + interval '{IDLE_DAYS} days')"""
_LOCK_ACCOUNT: Final = """
    SELECT FROM accounts WHERE id = (SELECT c.account_id FROM refresh_tokens r
        JOIN connections c ON c.id = r.connection_id WHERE r.token_hash = $1) FOR KEY SHARE"""
_LOCK: Final = """
    SELECT FROM connections WHERE id =
        (SELECT connection_id FROM refresh_tokens WHERE token_hash = $1) FOR UPDATE"""
_FIND: Final = """
    SELECT c.account_id AS account, c.app_id AS app, c.scopes, c.game_id AS game, c.seat,
        c.audience, c.ends_at, c.id AS connection, r.used_at IS NOT NULL AS used,
        least(r.expires_at, c.ends_at) <= clock_timestamp() AS expired
    FROM refresh_tokens r JOIN connections c ON c.id = r.connection_id WHERE r.token_hash = $1"""


class RefreshToken(Consent, frozen=True, kw_only=True):
    """A refresh token: the consent of its connection, and whether it is still good."""

    connection: str
    used: bool
    expired: bool

    def check_client(self, client: object) -> bool:
        """Whether it was given to this app, for Authlib."""
        return getattr(client, "id", None) == self.app


async def add(queries: Queries, text: str, connection: str) -> None:
    """Keeps a new refresh token (its hash)."""
    await queries.execute(_ADD, hashed(text), connection)


async def found(queries: Queries, text: str) -> RefreshToken | None:
    """The refresh token; None if there is none, or its connection has ended."""
    kept = await rows(queries, RefreshToken, _FIND, hashed(text))
    return kept[0] if kept else None


async def locked(connection: Connection, text: str) -> RefreshToken | None:
    """The refresh token, whose connection nobody else can use or end until the transaction ends.
    The connection is locked before its tokens, and the account before it: in the order in which
    they go when one of them is taken away."""
    await connection.execute(_LOCK_ACCOUNT, hashed(text))
    await connection.execute(_LOCK, hashed(text))
    return await found(connection, text)


async def used(queries: Queries, text: str) -> None:
    """The refresh token is good no more."""
    await queries.execute(
        "UPDATE refresh_tokens SET used_at = now() WHERE token_hash = $1", hashed(text)
    )
