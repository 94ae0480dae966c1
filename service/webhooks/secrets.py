"""Secrets of webhooks, and signatures made with them (Standard Webhooks, symmetric, `v1`)."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping
from typing import Final

PREFIX: Final = "whsec_"
_BYTES: Final = 32


def fresh() -> bytes:
    """A new secret of 256 random bits."""
    return secrets.token_bytes(_BYTES)


def text(secret: bytes) -> str:
    """A secret as its owner gets it, once."""
    return PREFIX + base64.b64encode(secret).decode()


def signed(keys: Iterable[bytes], id: str, timestamp: int, body: bytes) -> Mapping[str, str]:  # noqa: A002
    """The three headers of a delivery. There is a signature for every secret that is valid, so
    that a receiver can change over at its own time. `timestamp` is in seconds, of the attempt."""
    return {
        "webhook-id": id,
        "webhook-timestamp": str(timestamp),
        "webhook-signature": " ".join(_signature(key, id, timestamp, body) for key in keys),
    }


def _signature(key: bytes, id: str, timestamp: int, body: bytes) -> str:  # noqa: A002
    digest = hmac.new(key, b"%s.%d.%s" % (id.encode(), timestamp, body), hashlib.sha256).digest()
    return f"v1,{base64.b64encode(digest).decode()}"
