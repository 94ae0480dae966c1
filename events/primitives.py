"""The cryptographic primitives that Python's standard library lacks.

This is the seam between the log and the library that implements them. Everything else that an
export is checked with needs msgspec and the standard library alone, so whoever replaces this module
(in a page, say, by Web Cryptography) can run the verifier there.
"""

from typing import Protocol

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC


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
        """The signature (64 bytes, RFC 8032)."""
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
