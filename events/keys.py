"""Signing keys: Ed25519, with a name and an id, written as the C2SP signed-note format has them.

    public   <name>+<id>+<base64 of 0x01 and the 32 bytes>
    private  PRIVATE+KEY+<name>+<id>+<base64 of 0x01 and the 32 bytes>

The id (8 hex digits) is the beginning of SHA-256(name + "\\n" + 0x01 + public key). A service
signs with one key and publishes all that it ever signed with, so old signatures stay good after
a change of the key.
"""

import base64
import binascii
import hmac
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from events.format_error import FormatError
from events.primitives import ed25519_public, ed25519_seed, ed25519_signer, ed25519_verifies
from events.secret_files import made_once

_ED25519 = b"\x01"
_PRIVATE = "PRIVATE+KEY+"


class KeyFormatError(FormatError):
    """This is not a key, or one of a kind that is not known here."""


class PublicKey(Struct, frozen=True):
    """What signatures are checked with. Raw 32 bytes."""

    name: str
    raw: bytes

    def __post_init__(self) -> None:
        check_name(self.name)
        if len(self.raw) != 32:
            raise KeyFormatError("key.length")

    @classmethod
    def parse(cls, text: str) -> "PublicKey":
        """A key from its text; `KeyFormatError` if it is none."""
        name, id_, raw = parts(text)
        key = cls(name, raw)
        if key.id.hex() != id_:
            raise KeyFormatError("key.wrong-id", id=id_)
        return key

    @property
    def id(self) -> bytes:
        """Four bytes that tell keys of one name apart."""
        return key_id(self.name, _ED25519, self.raw)

    def renamed(self, name: str) -> "PublicKey":
        """The same key under another name, so with another id."""
        return PublicKey(name, self.raw)

    def verifies(self, signature: bytes, message: bytes) -> bool:
        """Whether the signature is this key's, over this message."""
        return ed25519_verifies(self.raw, signature, message)

    def __str__(self) -> str:
        return key_text(self.name, _ED25519, self.raw)


class SigningKey:
    """A private key. Its text is a secret; `str()` and `repr()` show the public one."""

    def __init__(self, name: str, seed: bytes) -> None:
        self._key = ed25519_signer(seed)
        self._seed = seed
        self.public = PublicKey(name, ed25519_public(seed))
        self.id = self.public.id

    @classmethod
    def generate(cls, name: str) -> "SigningKey":
        """A new key."""
        return cls(name, ed25519_seed())

    @classmethod
    def parse(cls, text: str) -> "SigningKey":
        """A key from its text; `KeyFormatError` if it is none."""
        if not text.startswith(_PRIVATE):
            raise KeyFormatError("key.private")
        name, id_, seed = parts(text.removeprefix(_PRIVATE))
        key = cls(name, seed)
        if key.id.hex() != id_:
            raise KeyFormatError("key.wrong-id", id=id_)
        return key

    def renamed(self, name: str) -> "SigningKey":
        """The same key under another name, so with another id."""
        return SigningKey(name, self._seed)

    def derived(self, label: bytes) -> bytes:
        """A secret (32 bytes) that follows from this one, for another key; each use has its own
        label."""
        return hmac.digest(self._seed, label, "sha256")

    def sign(self, message: bytes) -> bytes:
        """The signature (64 bytes)."""
        return self._key.sign(message)

    def secret_text(self) -> str:
        """The private key as text, for the file that keeps it."""
        return f"{_PRIVATE}{self.public.name}+{self.id.hex()}+{_b64(_ED25519 + self._seed)}"

    def __repr__(self) -> str:
        return f"SigningKey({self.public})"


def load_or_make_key(path: Path, name: str) -> SigningKey:
    """The key in a file, which is made with a new key if it is missing; for its owner only.

    Several processes that start at once agree on one key.
    """
    if not path.exists():
        made_once(path, SigningKey.generate(name).secret_text() + "\n")
    return SigningKey.parse(path.read_text().strip())


def parts(text: str, kind: bytes = _ED25519, length: int = 32) -> tuple[str, str, bytes]:
    """Name, id and raw key of a text; `kind` is the type of its signatures, `length` that of the
    raw key."""
    name, id_, data = taken_apart(text)
    if len(data) != 1 + length or data[:1] != kind:
        raise KeyFormatError("key.kind", kind=f"0x{kind.hex()}")
    return name, id_, data[1:]


def taken_apart(text: str) -> tuple[str, str, bytes]:
    """Name, id and data of a key of any type; the data begins with the type."""
    try:
        name, id_, encoded = text.strip().split("+", 2)
        data = base64.b64decode(encoded, validate=True)
    except (ValueError, binascii.Error) as trouble:
        raise KeyFormatError("key.format") from trouble
    if _b64(data) != encoded:  # it would be another text for the same key
        raise KeyFormatError("key.format")
    return name, id_, data


def check_name(name: str) -> None:
    """`KeyFormatError` if no key can have this name (signed-note, Format)."""
    if not name or any(one.isspace() or one == "+" for one in name):
        raise KeyFormatError("key.name")


def key_id(name: str, kind: bytes, raw: bytes) -> bytes:
    """The id of a public key whose signatures are of this type (signed-note, Signatures)."""
    return sha256(name.encode() + b"\n" + kind + raw).digest()[:4]


def key_text(name: str, kind: bytes, raw: bytes) -> str:
    """How a public key is written (signed-note, Verifier keys)."""
    return f"{name}+{key_id(name, kind, raw).hex()}+{_b64(kind + raw)}"


def _b64(data: bytes) -> str:
    return base64.b64encode(data).decode()
