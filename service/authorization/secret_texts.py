"""Codes and refresh tokens: 256 random bits behind a prefix that programs which look for leaked
secrets know. What is kept is the SHA-256, by which the row is found (as for tokens, no slow hash
would buy anything)."""

import hashlib
import secrets
from typing import Final

AUTHORIZATION_CODE: Final = "kronika_cod_"
DEVICE_CODE: Final = "kronika_dev_"
REFRESH_TOKEN: Final = "kronika_ref_"


def fresh(prefix: str) -> str:
    """A new text."""
    return prefix + secrets.token_urlsafe(32)


def hashed(text: str) -> bytes:
    """What is kept of one."""
    return hashlib.sha256(text.encode(errors="surrogatepass")).digest()
