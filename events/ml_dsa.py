"""Keys for decades: ML-DSA-44 (FIPS 204), which quantum computers do not break.

They are written as Ed25519 keys are (`events.keys`), with the type 0x06 of C2SP tlog-cosignature:

    public   <name>+<id>+<base64 of 0x06 and the 1,312 bytes>

A private one has no file of its own. It follows from an Ed25519 key whose owner keeps one file
as before: its seed (xi of FIPS 204) is HMAC-SHA-256 of `kronika/ml-dsa-44/1` and a newline under
that key's seed. What they sign are checkpoints and subtrees (`events.cosignatures`).
"""

from typing import Final

from msgspec import Struct

from events.keys import KeyFormatError, SigningKey, check_name, key_id, key_text, parts
from events.primitives import ml_dsa_44_public, ml_dsa_44_signer, ml_dsa_44_verifies

_ML_DSA_44: Final = b"\x06"
_LABEL: Final = b"kronika/ml-dsa-44/1\n"
RAW_LENGTH: Final = 1312


class MlDsaPublicKey(Struct, frozen=True):
    """What signatures are checked with. Raw 1,312 bytes."""

    name: str
    raw: bytes

    def __post_init__(self) -> None:
        check_name(self.name)
        if len(self.raw) != RAW_LENGTH:
            raise KeyFormatError("key.ml-dsa-length")

    @classmethod
    def parse(cls, text: str) -> "MlDsaPublicKey":
        """A key from its text; `KeyFormatError` if it is none."""
        name, id_, raw = parts(text, _ML_DSA_44, RAW_LENGTH)
        key = cls(name, raw)
        if key.id.hex() != id_:
            raise KeyFormatError("key.wrong-id", id=id_)
        return key

    @property
    def id(self) -> bytes:
        """Four bytes that tell keys of one name apart."""
        return key_id(self.name, _ML_DSA_44, self.raw)

    def renamed(self, name: str) -> "MlDsaPublicKey":
        """The same key under another name, so with another id."""
        return MlDsaPublicKey(name, self.raw)

    def verifies(self, signature: bytes, message: bytes) -> bool:
        """Whether the signature is this key's, over this message; `UnsupportedError` if it cannot
        be checked here."""
        return ml_dsa_44_verifies(self.raw, signature, message)

    def __str__(self) -> str:
        return key_text(self.name, _ML_DSA_44, self.raw)


class MlDsaSigningKey:
    """A private key. `str()` and `repr()` show the public one."""

    def __init__(self, name: str, seed: bytes) -> None:
        self._key = ml_dsa_44_signer(seed)
        self._seed = seed
        self.public = MlDsaPublicKey(name, ml_dsa_44_public(seed))
        self.id = self.public.id

    @classmethod
    def of(cls, key: SigningKey) -> "MlDsaSigningKey":
        """The key that follows from an Ed25519 key, under the same name."""
        return cls(key.public.name, key.derived(_LABEL))

    def renamed(self, name: str) -> "MlDsaSigningKey":
        """The same key under another name, so with another id."""
        return MlDsaSigningKey(name, self._seed)

    def sign(self, message: bytes) -> bytes:
        """The signature (2,420 bytes). There is chance in it."""
        return self._key.sign(message)

    def __repr__(self) -> str:
        return f"MlDsaSigningKey({self.public})"
