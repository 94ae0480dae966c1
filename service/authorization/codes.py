"""Authorization codes in PostgreSQL."""

from typing import Final

from projections.database import Connection, Queries, rows
from service.authorization.consent import COLUMNS, Consent, values
from service.authorization.secret_texts import hashed

SECONDS: Final = 60
"""So long a code is good (OAuth 2.1, 4.1.2: at most ten minutes)."""

_ADD: Final = f"""
    INSERT INTO authorization_codes (code_hash, account_id, app_id, scopes, game_id, seat, audience,
        ends_at, redirect_uri, challenge, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + interval '{SECONDS} seconds')"""
_LOCK_ACCOUNT: Final = """
    SELECT FROM accounts WHERE id =
        (SELECT account_id FROM authorization_codes WHERE code_hash = $1) FOR KEY SHARE"""
_LOCK: Final = "SELECT FROM authorization_codes WHERE code_hash = $1 FOR UPDATE"
_FIND: Final = f"""
    SELECT {COLUMNS}, redirect_uri, challenge, expires_at <= clock_timestamp() AS expired,
        connection_id AS connection
    FROM authorization_codes WHERE code_hash = $1"""


class Code(Consent, frozen=True, kw_only=True):
    """A code: the consent that it stands for, what the app has to show besides, and the connection
    that it was exchanged for."""

    redirect_uri: str
    challenge: str
    expired: bool
    connection: str | None

    @property
    def code_challenge_method(self) -> str:
        """That of every code, for Authlib."""
        return "S256"

    @property
    def code_challenge(self) -> str:
        """The challenge of PKCE, for Authlib."""
        return self.challenge

    def get_redirect_uri(self) -> str:
        """Where the code was sent, for Authlib."""
        return self.redirect_uri


async def add(
    queries: Queries, text: str, consent: Consent, *, redirect_uri: str, challenge: str
) -> None:
    """Keeps a new code (its hash)."""
    await queries.execute(
        _ADD, hashed(text), consent.account, *values(consent), redirect_uri, challenge
    )


async def locked(connection: Connection, text: str) -> Code | None:
    """The code, which nobody else can exchange until the transaction ends. The account is locked
    first: who erases it locks it before what hangs on it."""
    await connection.execute(_LOCK_ACCOUNT, hashed(text))
    await connection.execute(_LOCK, hashed(text))
    found = await rows(connection, Code, _FIND, hashed(text))
    return found[0] if found else None


async def exchanged(queries: Queries, text: str, connection: str) -> None:
    """The code was exchanged for a connection."""
    await queries.execute(
        "UPDATE authorization_codes SET connection_id = $2 WHERE code_hash = $1",
        hashed(text),
        connection,
    )
