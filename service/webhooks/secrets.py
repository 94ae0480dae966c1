"""Secrets of webhooks, and signatures made with them (Standard Webhooks).

`v1` is checked, and could be made, by whoever has the secret. `v1a` (Ed25519) anybody can check.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from events.primitives import ed25519_public, ed25519_signer

PREFIX: Final = "whsec_"
PUBLIC: Final = "whpk_"
_BYTES: Final = 32
_LABEL: Final = b"kronika/webhook-ed25519/1\n"


def fresh() -> bytes:
    """A new secret of 256 random bits."""
    return secrets.token_bytes(_BYTES)


def text(secret: bytes) -> str:
    """A secret as its owner gets it, once."""
    return PREFIX + base64.b64encode(secret).decode()


def public_text(secret: bytes) -> str:
    """The public key of a secret. Its owner can give it away: whoever has it can check deliveries,
    and make none."""
    return PUBLIC + base64.b64encode(ed25519_public(_seed(secret))).decode()


def signed(keys: Iterable[bytes], id: str, timestamp: int, body: bytes) -> Mapping[str, str]:  # noqa: A002
    """The three headers of a delivery. There are two signatures for every secret that is valid, so
    that a receiver can change over at its own time. `timestamp` is in seconds, of the attempt."""
    return {
        "webhook-id": id,
        "webhook-timestamp": str(timestamp),
        "webhook-signature": " ".join(
            f"{version},{base64.b64encode(signature).decode()}"
            for key in keys
            for version, signature in _signatures(key, id, timestamp, body)
        ),
    }


def _signatures(
    key: bytes,
    id: str,  # noqa: A002
    timestamp: int,
    body: bytes,
) -> Iterator[tuple[str, bytes]]:
    content = b"%s.%d.%s" % (id.encode(), timestamp, body)
    yield "v1", hmac.new(key, content, hashlib.sha256).digest()
    yield "v1a", ed25519_signer(_seed(key)).sign(content)


def _seed(secret: bytes) -> bytes:
    """The private key that belongs to a secret. Who has the secret can make `v1`, and this, too."""
    return hmac.new(secret, _LABEL, hashlib.sha256).digest()
