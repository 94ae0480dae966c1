"""Checking signatures of webhooks, written from the specification of Standard Webhooks alone.

Nothing is taken from the service: were both wrong in the same way, the published example in
`test_signing.py` would tell.
"""

import base64
import hashlib
import hmac
from collections.abc import Mapping


def is_signed(secret: str, headers: Mapping[str, str], body: bytes) -> bool:
    """Whether one of the signatures is made with the secret."""
    return secret_number(secret, headers, body) is not None


def secret_number(secret: str, headers: Mapping[str, str], body: bytes) -> int | None:
    """Which of the signatures is made with the secret, counted from 0."""
    assert secret.startswith("whsec_")
    key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    content = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    wanted = base64.b64encode(hmac.digest(key, content, hashlib.sha256)).decode()
    for number, one in enumerate(headers["webhook-signature"].split(" ")):
        version, comma, signature = one.partition(",")
        if comma and version == "v1" and hmac.compare_digest(signature, wanted):
            return number
    return None
