"""Receiving webhooks: is this delivery from the service, whole, and new?

    told = webhooks.opened(secret, request.headers, request.body)
    if told.type == "game.turn":
        ...

The format is Standard Webhooks (https://www.standardwebhooks.com), so its libraries do as well.
"""

import base64
import binascii
import hashlib
import hmac
import time
from collections.abc import Iterable
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

__all__ = ["TOLERANCE", "Delivery", "Headers", "NotGenuine", "opened", "verify"]

TOLERANCE: Final = 300.0
"""A delivery may be so old, or from so far in the future, in seconds."""

_PREFIX: Final = "whsec_"
_PUBLIC: Final = "whpk_"


class NotGenuine(ValueError):  # noqa: N818
    """The delivery is not one that the service has sent to you just now. Answer with 400."""


class Headers(Protocol):
    """Headers of a request, as every server has them: a mapping, or a message of `http.server`."""

    def items(self) -> Iterable[tuple[str, str]]:
        """Names and values."""


class Delivery(Struct, frozen=True, kw_only=True):
    """What was delivered. `id` is the same when it comes again: keep those that you have seen.

    `data` depends on `type`; see `models.Told`.
    """

    id: str
    type: str
    timestamp: str
    data: dict[str, Any]


class _Body(Struct, frozen=True):
    type: str
    timestamp: str
    data: dict[str, Any]


def opened(
    secrets: str | Iterable[str],
    headers: Headers,
    body: bytes,
    *,
    tolerance: float = TOLERANCE,
    now: float | None = None,
) -> Delivery:
    """The delivery in a request, after `verify`."""
    verify(secrets, headers, body, tolerance=tolerance, now=now)
    try:
        told = msgspec.json.decode(body, type=_Body)
    except msgspec.MsgspecError as trouble:
        raise NotGenuine(f"the body does not fit: {trouble}") from None
    return Delivery(
        id=_header(headers, "webhook-id"),
        type=told.type,
        timestamp=told.timestamp,
        data=told.data,
    )


def verify(
    secrets: str | Iterable[str],
    headers: Headers,
    body: bytes,
    *,
    tolerance: float = TOLERANCE,
    now: float | None = None,
) -> None:
    """Raises `NotGenuine` unless the body is signed with one of the secrets, and was sent lately.

    `body` must be the bytes as they came. Names of headers may have any capitals. A public key
    (`whpk_`) can stand in the place of a secret; it needs the package cryptography.
    """
    id, sent = _header(headers, "webhook-id"), _header(headers, "webhook-timestamp")  # noqa: A001
    if not (sent.isascii() and sent.isdigit()):
        raise NotGenuine("webhook-timestamp is no number")
    if abs((time.time() if now is None else now) - int(sent)) > tolerance:
        raise NotGenuine("it was not sent just now")
    content = f"{id}.{sent}.".encode() + body
    signatures = _header(headers, "webhook-signature").split()
    for secret in (secrets,) if isinstance(secrets, str) else secrets:
        is_signed = _is_signed_publicly if secret.startswith(_PUBLIC) else _is_signed
        if is_signed(secret, content, signatures):
            return
    raise NotGenuine("no signature is made with the secret")


def _is_signed(secret: str, content: bytes, signatures: Iterable[str]) -> bool:
    given = [one.removeprefix("v1,").encode() for one in signatures if one.startswith("v1,")]
    wanted = base64.b64encode(hmac.digest(_key(secret), content, hashlib.sha256))
    return any(hmac.compare_digest(wanted, one) for one in given)


def _is_signed_publicly(public: str, content: bytes, signatures: Iterable[str]) -> bool:
    from cryptography.exceptions import InvalidSignature  # only now: not everybody has it
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    key = Ed25519PublicKey.from_public_bytes(_key(public))
    for one in signatures:
        version, _, encoded = one.partition(",")
        try:
            if version == "v1a":
                key.verify(base64.b64decode(encoded, validate=True), content)
                return True
        except (InvalidSignature, binascii.Error):
            continue
    return False


def _header(headers: Headers, wanted: str) -> str:
    for name, value in headers.items():
        if name.lower() == wanted:
            return value
    raise NotGenuine(f"{wanted} is missing")


def _key(secret: str) -> bytes:
    try:
        return base64.b64decode(secret.removeprefix(_PREFIX).removeprefix(_PUBLIC), validate=True)
    except binascii.Error:
        raise ValueError(
            "a secret is `whsec_` and base64, a public key `whpk_` and base64"
        ) from None
