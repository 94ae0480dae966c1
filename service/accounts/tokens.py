"""Tokens: minting, hashing and checking.

A token reads `kronika_<id>_<secret>`. The id finds the row; the secret proves the right to it.
The secret has 256 random bits, so nobody can search for it and a slow password hash would buy
nothing: what is stored is its SHA-256, compared in constant time.
"""

import hashlib
import hmac
import re
import secrets
from typing import Final

from msgspec import Struct

from service.identity.ids import random_id

_FORM: Final = re.compile(r"kronika_(?P<id>tok_[0-9a-z]{16})_(?P<secret>[A-Za-z0-9_-]{43})")


class Minted(Struct, frozen=True):
    """A new token: its text, shown once and never kept, and what is kept of it."""

    id: str
    text: str
    secret_hash: bytes


class Presented(Struct, frozen=True):
    """A token as a client sent it."""

    id: str
    secret_hash: bytes

    def proves(self, kept: bytes) -> bool:
        """Whether the secret is the one that was hashed, in constant time."""
        return hmac.compare_digest(self.secret_hash, kept)


def mint() -> Minted:
    """A new token."""
    token, secret = random_id("tok", 16), secrets.token_urlsafe(32)
    return Minted(token, f"kronika_{token}_{secret}", _hashed(secret))


def presented(text: str) -> Presented | None:
    """The parts of a token; None when it does not look like one."""
    found = _FORM.fullmatch(text)
    return found and Presented(found["id"], _hashed(found["secret"]))


def _hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
