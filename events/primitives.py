"""The cryptographic primitives that Python's standard library lacks.

This is the seam between the log and the library that implements them. Everything else that an
export is checked with needs msgspec and the standard library alone, so whoever replaces this module
(in a page, say, by Web Cryptography) can run the verifier there.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Protocol

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC

with suppress(ImportError):  # releases from before FIPS 204; see `UnsupportedError`
    from cryptography.hazmat.primitives.asymmetric import mldsa


class UnsupportedError(Exception):
    """The library that is here lacks this algorithm, so nothing can be said of a signature."""


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


def hmac_sha256(key: bytes) -> KeyedHash:
    """HMAC-SHA-256 (RFC 2104). Taking in the key is more than half the work of a short message, so
    the result is copied for each one; the standard library's copies cost more than they save."""
    return HMAC(key, SHA256())


def ed25519_seed() -> bytes:
    """A new private key (32 bytes)."""
    return Ed25519PrivateKey.generate().private_bytes_raw()


def ed25519_public(seed: bytes) -> bytes:
    """The public key (32 bytes) of a private one."""
    return Ed25519PrivateKey.from_private_bytes(seed).public_key().public_bytes_raw()


def ed25519_signer(seed: bytes) -> Signer:
    """What signs with a private key (32 bytes)."""
    return Ed25519PrivateKey.from_private_bytes(seed)


def ed25519_verifies(public: bytes, signature: bytes, message: bytes) -> bool:
    """Whether the signature is over this message, by the owner of this public key."""
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, message)
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
    with _supported():
        key = mldsa.MLDSA44PublicKey.from_public_bytes(public)
    try:
        key.verify(signature, message)
    except InvalidSignature:
        return False
    return True


@contextmanager
def _supported() -> Iterator[None]:
    """Says in our own words that the library, or what lies below it, lacks an algorithm."""
    try:
        yield
    except (NameError, UnsupportedAlgorithm) as trouble:
        raise UnsupportedError(str(trouble)) from trouble
