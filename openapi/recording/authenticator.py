"""An authenticator in software (WebAuthn 3, 6), as far as a service sees one."""

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping
from typing import Any, Literal

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from fido2 import cbor

Algorithm = Literal["ES256", "EdDSA", "RS256", "ES384"]
PRESENT, VERIFIED, ELIGIBLE, BACKED_UP, ATTESTED = 0x01, 0x04, 0x08, 0x10, 0x40


def text(value: bytes) -> str:
    """Base64url without padding."""
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def plain(value: str) -> bytes:
    """What base64url stands for."""
    return urlsafe_b64decode(value + "=" * (-len(value) % 4))


class Authenticator:
    """One passkey. What it says can be bent: the page that asked, the host, flags and counter."""

    def __init__(self, algorithm: Algorithm = "ES256", *, synced: bool = False) -> None:
        self.credential = secrets.token_bytes(32)
        self.flags = PRESENT | VERIFIED | (ELIGIBLE | BACKED_UP if synced else 0)
        self.counter = 0 if synced else 1
        self.user: bytes | None = None
        self.cose, self.sign = _key(algorithm)

    def create(
        self, options: Mapping[str, Any], origin: str, host: str | None = None, **more: Any
    ) -> dict[str, Any]:
        """Makes the passkey, as `navigator.credentials.create` does."""
        self.user = plain(options["user"]["id"])
        known = struct.pack(">H", len(self.credential)) + self.credential + cbor.encode(self.cose)
        data = self._data(host or options["rp"]["id"], ATTESTED) + bytes(16) + known
        attestation = cbor.encode({"fmt": "none", "attStmt": {}, "authData": data})
        client = _client("webauthn.create", options["challenge"], origin, more)
        return self._answer(
            {"clientDataJSON": text(client), "attestationObject": text(attestation)}
        )

    def get(
        self, options: Mapping[str, Any], origin: str, host: str | None = None, **more: Any
    ) -> dict[str, Any]:
        """Signs, as `navigator.credentials.get` does."""
        self.counter += 1 if self.counter else 0
        data = self._data(host or options["rpId"], 0)
        client = _client("webauthn.get", options["challenge"], origin, more)
        signature = self.sign(data + hashlib.sha256(client).digest())
        answer = {
            "clientDataJSON": text(client),
            "authenticatorData": text(data),
            "signature": text(signature),
        }
        if self.user is not None:
            answer["userHandle"] = text(self.user)
        return self._answer(answer)

    def _data(self, host: str, more: int) -> bytes:
        head = struct.pack(">BI", self.flags | more, self.counter)
        return hashlib.sha256(host.encode()).digest() + head

    def _answer(self, response: Mapping[str, str]) -> dict[str, Any]:
        return {
            "id": text(self.credential),
            "rawId": text(self.credential),
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": dict(response),
        }


def _client(kind: str, challenge: str, origin: str, more: Mapping[str, Any]) -> bytes:
    said = {"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False, **more}
    return json.dumps(said).encode()


def _key(algorithm: Algorithm) -> tuple[dict[int, Any], Callable[[bytes], bytes]]:
    """A new key: its public half in COSE, and what signs with it."""
    if algorithm == "EdDSA":
        edwards = ed25519.Ed25519PrivateKey.generate()
        public = edwards.public_key().public_bytes_raw()
        return {1: 1, 3: -8, -1: 6, -2: public}, edwards.sign
    if algorithm == "RS256":
        private = rsa.generate_private_key(65537, 2048)
        modulus = private.public_key().public_numbers().n.to_bytes(256)
        return (
            {1: 3, 3: -257, -1: modulus, -2: (65537).to_bytes(3)},
            lambda message: private.sign(message, PKCS1v15(), hashes.SHA256()),
        )
    if algorithm == "ES384":
        return _elliptic(ec.SECP384R1(), hashes.SHA384(), -35, 2, 48)
    return _elliptic(ec.SECP256R1(), hashes.SHA256(), -7, 1, 32)


def _elliptic(
    curve: ec.EllipticCurve, hashed: hashes.HashAlgorithm, alg: int, name: int, size: int
) -> tuple[dict[int, Any], Callable[[bytes], bytes]]:
    private = ec.generate_private_key(curve)
    point = private.public_key().public_numbers()
    cose = {1: 2, 3: alg, -1: name, -2: point.x.to_bytes(size), -3: point.y.to_bytes(size)}
    return cose, lambda message: private.sign(message, ec.ECDSA(hashed))
