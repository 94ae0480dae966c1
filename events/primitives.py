"""The cryptographic primitives that Python's standard library lacks.

This is the seam between the log and the library that implements them. Everything else that an
export is checked with needs msgspec and the standard library alone. Where the library is missing,
as where Python runs in a page, HMAC comes from the standard library, and signatures are checked by
whoever gives `events.answers`; keys and signatures cannot be made there.
"""

import hmac
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Protocol

from events.answers import Algorithm, Answers, Signed, answers

try:
    from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ed25519 import (
        Ed25519PrivateKey,
        Ed25519PublicKey,
    )
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.hmac import HMAC

    _installed = True
except ModuleNotFoundError:
    _installed = False

with suppress(ImportError):  # releases from before FIPS 204; see `UnsupportedError`
    from cryptography.hazmat.primitives.asymmetric import mldsa


class UnsupportedError(Exception):
    """What is here lacks this algorithm, so nothing can be said of a signature."""


class KeyedHash(Protocol):
    """An HMAC that has taken in its key, and perhaps some of its message."""

    def copy(self) -> "KeyedHash":
        """The same, to go on with independently."""
        ...

    def update(self, data: bytes) -> None:
        """Takes in more of the message."""
        ...

    def finalize(self) -> bytes:
        """The code (32 bytes). The object cannot be used any more."""
        ...


class Signer(Protocol):
    """A private key in memory."""

    def sign(self, data: bytes) -> bytes:
        """The signature (64 bytes after RFC 8032, or 2,420 after FIPS 204)."""
        ...


class _Collected:
    """The same by the standard library, whose copies cost more than they save: the message is
    collected, and hashed at the end."""

    def __init__(self, key: bytes, data: bytes = b"") -> None:
        self._key = key
        self._data = data

    def copy(self) -> "_Collected":
        return _Collected(self._key, self._data)

    def update(self, data: bytes) -> None:
        self._data += data

    def finalize(self) -> bytes:
        return hmac.digest(self._key, self._data, "sha256")


def hmac_sha256(key: bytes) -> KeyedHash:
    """HMAC-SHA-256 (RFC 2104). Taking in the key is more than half the work of a short message, so
    the result is copied for each one."""
    return HMAC(key, SHA256()) if _installed else _Collected(key)


def ed25519_seed() -> bytes:
    """A new private key (32 bytes); `UnsupportedError` without the library, like all that follow
    but for signatures of which answers are given."""
    with _supported():
        return Ed25519PrivateKey.generate().private_bytes_raw()


def ed25519_public(seed: bytes) -> bytes:
    """The public key (32 bytes) of a private one."""
    with _supported():
        return Ed25519PrivateKey.from_private_bytes(seed).public_key().public_bytes_raw()


def ed25519_signer(seed: bytes) -> Signer:
    """What signs with a private key (32 bytes)."""
    with _supported():
        return Ed25519PrivateKey.from_private_bytes(seed)


def ed25519_verifies(public: bytes, signature: bytes, message: bytes) -> bool:
    """Whether the signature is over this message, by the owner of this public key."""
    if (given := answers()) is not None:
        return _answered(given, "ed25519", public, signature, message)
    with _supported():
        key = Ed25519PublicKey.from_public_bytes(public)
    try:
        key.verify(signature, message)
    except InvalidSignature:
        return False
    return True


def ml_dsa_44_public(seed: bytes) -> bytes:
    """The public key (1,312 bytes, FIPS 204) of a private one, which is its seed (32 bytes);
    `UnsupportedError` if the library lacks ML-DSA, like the next two."""
    with _supported():
        return mldsa.MLDSA44PrivateKey.from_seed_bytes(seed).public_key().public_bytes_raw()


def ml_dsa_44_signer(seed: bytes) -> Signer:
    """What signs with a private key (a seed of 32 bytes) under an empty context. There is chance in
    its signatures: the same message is signed with other bytes each time."""
    with _supported():
        return mldsa.MLDSA44PrivateKey.from_seed_bytes(seed)


def ml_dsa_44_verifies(public: bytes, signature: bytes, message: bytes) -> bool:
    """Whether the signature is over this message, by the owner of this public key."""
    if (given := answers()) is not None:
        return _answered(given, "ml-dsa-44", public, signature, message)
    with _supported():
        key = mldsa.MLDSA44PublicKey.from_public_bytes(public)
    try:
        key.verify(signature, message)
    except InvalidSignature:
        return False
    return True


def _answered(
    given: Answers, algorithm: Algorithm, public: bytes, signature: bytes, message: bytes
) -> bool:
    """What those say who check signatures for us."""
    signed = Signed(algorithm=algorithm, public=public, signature=signature, message=message)
    if (right := given.of(signed)) is None:
        raise UnsupportedError(f"nobody here can check {algorithm}")
    return right


@contextmanager
def _supported() -> Iterator[None]:
    """Says in our own words that the library, or what lies below it, lacks an algorithm; or that
    the library is missing."""
    try:
        yield
    except NameError as missing:
        raise UnsupportedError(str(missing)) from missing
    except UnsupportedAlgorithm as trouble:
        raise UnsupportedError(str(trouble)) from trouble
