"""The vault: secrets are sealed before they are written into the database.

Whoever gets hold of the database, or of a backup of it, but not of the key beside it, learns no
seed of a running game and can sign nothing in the name of a webhook. Sealed is

    0x01 || nonce (12 bytes) || AES-256-GCM(key, nonce, secret, what the secret is for)

What a secret is for (`seed/gam_...`) is bound to it, so none can be put into another one's place.
Without a key a vault keeps secrets as they are, and reads those that were kept so before.

Texts that only one client may read again are sealed with a key that is made of a secret of that
client and the key of the vault.
"""

import base64
import binascii
import hmac
import secrets
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from events.secret_files import made_once

KEY_BYTES: Final = 32
SECRET_BYTES: Final = 32
"""Secrets are as long as this, so a sealed one is told from one that is not by its length."""
SEALED_BYTES: Final = 1 + 12 + SECRET_BYTES + 16
_VERSION: Final = b"\x01"
_ID: Final = b"kronika/sealing-key/1\n"
_NONCE: Final = 12
_TEXTS: Final = b"kronika/sealed-text/1\n"


class VaultError(Exception):
    """A secret cannot be opened: the key is missing, or it is another one."""


def _nobody_counts() -> None:
    """What happens when a secret cannot be opened, unless somebody wants to know."""


class Vault:
    """Seals and opens secrets of 32 bytes, and texts for whoever knows a secret."""

    def __init__(self, key: bytes | None = None) -> None:
        self._key = key or b""
        self._cipher = None if key is None else AESGCM(key)
        self.id = None if key is None else sha256(_ID + key).digest()
        """Tells keys apart and gives nothing of them away; 32 bytes. None without a key."""
        self.on_unopened: Callable[[], None] = _nobody_counts
        """Called whenever a secret cannot be opened, before the `VaultError`."""

    def seal(self, secret: bytes, purpose: str) -> bytes:
        """What is written."""
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes")
        if self._cipher is None:
            return secret
        nonce = secrets.token_bytes(_NONCE)
        return _VERSION + nonce + self._cipher.encrypt(nonce, secret, purpose.encode())

    def open(self, kept: bytes, purpose: str) -> bytes:
        """The secret that was written; `VaultError` if this is not the vault that sealed it."""
        try:
            return self._opened(kept, purpose)
        except VaultError:
            self.on_unopened()
            raise

    def _opened(self, kept: bytes, purpose: str) -> bytes:
        if len(kept) == SECRET_BYTES:
            return kept
        if len(kept) != SEALED_BYTES or kept[:1] != _VERSION:
            raise VaultError(f"{purpose} was sealed in a way that is not known here")
        if self._cipher is None:
            raise VaultError(f"{purpose} is sealed: set KRONIKA_SECRETS_KEY to the file of its key")
        nonce, sealed = kept[1 : 1 + _NONCE], kept[1 + _NONCE :]
        try:
            return self._cipher.decrypt(nonce, sealed, purpose.encode())
        except InvalidTag:
            raise VaultError(f"{purpose} was sealed with another key than this one") from None

    def seal_text(self, text: bytes, secret: str) -> bytes:
        """A text of any length, sealed for whoever knows a `secret`. Without it nobody can open it;
        with it nobody but who has the key of the vault, if there is one."""
        nonce = secrets.token_bytes(_NONCE)
        return _VERSION + nonce + self._of(secret).encrypt(nonce, text, None)

    def open_text(self, kept: bytes, secret: str) -> bytes:
        """A text that was sealed for this secret; `VaultError` if it was not, or not here."""
        nonce, sealed = kept[1 : 1 + _NONCE], kept[1 + _NONCE :]
        try:
            return self._of(secret).decrypt(nonce, sealed, None)
        except InvalidTag:
            raise VaultError("the text was sealed with another key or secret") from None

    def _of(self, secret: str) -> AESGCM:
        return AESGCM(hmac.digest(self._key, _TEXTS + secret.encode(), "sha256"))


def opening_vault(path: Path | None) -> Vault:
    """The vault whose key is in a file, to read what was sealed; none is made if it is missing."""
    return load_or_make_vault(path if path is not None and path.exists() else None)


def load_or_make_vault(path: Path | None) -> Vault:
    """The vault whose key is in a file, which is made with a new key if it is missing; for its
    owner only. Without a path, one that seals nothing. Several processes agree on one key."""
    if path is None:
        return Vault()
    if not path.exists():
        made_once(path, base64.b64encode(secrets.token_bytes(KEY_BYTES)).decode() + "\n")
    try:
        key = base64.b64decode(path.read_text().strip(), validate=True)
    except (ValueError, binascii.Error):
        key = b""
    if len(key) != KEY_BYTES:
        raise VaultError(f"{path} holds no key of {KEY_BYTES} bytes in base64")
    return Vault(key)
