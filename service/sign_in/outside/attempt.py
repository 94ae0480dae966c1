"""A sign-in at the provider that has begun: what binds it to a browser, and how it is remembered.

The browser has a secret in a cookie. The nonce (OpenID Connect Core, 3.1.2.1) and the verifier of
PKCE (RFC 7636) are made of it, so neither the database nor the address bar can tell them, and what
was begun in one browser cannot be ended in another (RFC 9700, 4.7).
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from datetime import timedelta
from hashlib import sha256
from typing import Final

import msgspec
from litestar.types import HTTPScope
from msgspec import Struct

from projections.database import Queries
from service.http.cookies import cookie_name, named_cookie
from service.http.origins import origin

LIFETIME: Final = timedelta(minutes=10)
_SWEPT: Final = 50

_SWEEP: Final = """
    DELETE FROM outside_sign_ins WHERE state_hash IN (SELECT state_hash FROM outside_sign_ins
        WHERE expires_at <= now() ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED)"""
_ADD: Final = """
    INSERT INTO outside_sign_ins (state_hash, browser_hash, account_id, back, expires_at)
    VALUES ($1, $2, $3, $4, now() + $5)"""
_TAKE: Final = """
    WITH taken AS (DELETE FROM outside_sign_ins
        WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > now()
        RETURNING account_id, back)
    SELECT coalesce(json_agg(taken), '[]')::text FROM taken"""


class BrowserSecret(Struct, frozen=True):
    """The secret in the cookie of a browser, and what is made of it."""

    text: str

    @property
    def nonce(self) -> str:
        """What the ID token has to repeat."""
        return self._made("nonce")

    @property
    def verifier(self) -> str:
        """What the code is exchanged with."""
        return self._made("verifier")

    @property
    def hash(self) -> bytes:
        """What is remembered of it."""
        return _hashed(self.text)

    def _made(self, purpose: str) -> str:
        made = hmac.digest(self.text.encode(), purpose.encode(), "sha256")
        return urlsafe_b64encode(made).rstrip(b"=").decode()


class Attempt(Struct, frozen=True, kw_only=True):
    """What was to come of a sign-in: the account to be linked, if it is no more than that, and the
    page to come back to."""

    account_id: str | None
    back: str


def fresh_secret() -> BrowserSecret:
    """A new secret."""
    return BrowserSecret(secrets.token_urlsafe(32))


async def begin(queries: Queries, secret: BrowserSecret, attempt: Attempt) -> str:
    """Remembers an attempt of a browser; its `state`."""
    await queries.execute(_SWEEP, _SWEPT)
    state = secrets.token_urlsafe(32)
    known = (_hashed(state), secret.hash)
    await queries.execute(_ADD, *known, attempt.account_id, attempt.back, LIFETIME)
    return state


async def take(queries: Queries, secret: BrowserSecret, state: str) -> Attempt | None:
    """The attempt of a browser, which is over with that; None if this browser has begun none with
    this state, or not lately."""
    found = await queries.fetchval(_TAKE, _hashed(state), secret.hash)
    assert isinstance(found, str)
    taken = msgspec.json.decode(found, type=tuple[Attempt, ...])
    return taken[0] if taken else None


def set_cookie(scope: HTTPScope, secret: BrowserSecret) -> str:
    """The `Set-Cookie` that binds an attempt to its browser. It is `Lax`, since the browser comes
    back from another site."""
    secure = "; Secure" if origin(scope).startswith("https:") else ""
    age = int(LIFETIME.total_seconds())
    return f"{_name(scope)}={secret.text}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{secure}"


def secret_of(scope: HTTPScope) -> BrowserSecret | None:
    """The secret of the browser that has sent a request."""
    found = named_cookie(scope, _name(scope))
    return None if found is None else BrowserSecret(found)


def _name(scope: HTTPScope) -> str:
    return f"{cookie_name(scope)}-outside"


def _hashed(text: str) -> bytes:
    return sha256(text.encode(errors="replace")).digest()
