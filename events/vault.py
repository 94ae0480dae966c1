"""The vault: secrets are sealed before they are written into the database.

Whoever gets hold of the database, or of a backup of it, but not of the key beside it, learns no
seed of a running game and can sign nothing in the name of a webhook. Sealed is

    0x01 || nonce (12 bytes) || AES-256-GCM(key, nonce, secret, what the secret is for)

What a secret is for (`seed/gam_...`) is bound to it, so none can be put into another one's place.
Without a key a vault keeps secrets as they are, and reads those that were kept so before.

Texts that only one client may read again are sealed with a key that is made of a secret of that
client, and what comes of it with the key of the vault (0x02), so that the latter can be changed.

The key is in a file. While it is changed, the file has both: the new one, and below it the old one.
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
_WRAPPED: Final = b"\x02"
_NONCE: Final = 12
_TEXTS: Final = b"kronika/sealed-text/1\n"


class VaultError(Exception):
    """A secret cannot be opened: the key is missing, or it is another one."""


def _nobody_counts() -> None:
    """What happens when a secret cannot be opened, unless somebody wants to know."""


class Vault:
    """Seals and opens secrets of 32 bytes, and texts for whoever knows a secret. Of several keys
    the first one seals; all of them open."""

    def __init__(self, *keys: bytes) -> None:
        self._take(keys)
        self.on_unopened: Callable[[], None] = _nobody_counts
        """Called whenever a secret cannot be opened, before the `VaultError`."""

    def _take(self, keys: tuple[bytes, ...]) -> None:
        self._keys = keys
        self._ciphers = tuple(AESGCM(key) for key in keys)
        self.ids = tuple(sha256(_ID + key).digest() for key in keys)
        """Tell keys apart and give nothing of them away; 32 bytes each."""

    @property
    def id(self) -> bytes | None:
        """Of the key that seals; None without one."""
        return self.ids[0] if self.ids else None

    def seal(self, secret: bytes, purpose: str) -> bytes:
        """What is written."""
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes")
        self._refresh()
        if not self._ciphers:
            return secret
        return _VERSION + _encrypted(self._ciphers[0], secret, purpose.encode())

    def open(self, kept: bytes, purpose: str) -> bytes:
        """The secret that was written; `VaultError` if no key of this vault sealed it."""
        try:
            return self._unsealed(kept, purpose)
        except VaultError:
            self.on_unopened()
            raise

    def _unsealed(self, kept: bytes, purpose: str) -> bytes:
        if len(kept) == SECRET_BYTES:
            return kept
        if len(kept) != SEALED_BYTES or kept[:1] != _VERSION:
            raise VaultError(f"{purpose} was sealed in a way that is not known here")
        if not self._ciphers:
            raise VaultError(f"{purpose} is sealed: set KRONIKA_SECRETS_KEY to the file of its key")
        found = self._opened(kept, purpose.encode())
        if found is None and self._refresh():
            found = self._opened(kept, purpose.encode())
        if found is None:
            raise VaultError(f"{purpose} was sealed with another key than this one")
        return found[1]

    def resealed(self, kept: bytes, purpose: str) -> bytes | None:
        """The same secret, sealed with the first key; None if it is so already."""
        if self._ciphers and len(kept) == SEALED_BYTES:
            found = self._opened(kept, purpose.encode())
            if found is not None and found[0] == 0:
                return None
        return self.seal(self.open(kept, purpose), purpose)

    def seal_text(self, text: bytes, secret: str) -> bytes:
        """A text of any length, sealed for whoever knows a `secret`. Without it nobody can open it;
        with it nobody but who has the key of the vault, if there is one."""
        self._refresh()
        return self._wrapped(_VERSION + _encrypted(_of(secret), text, None))

    def open_text(self, kept: bytes, secret: str) -> bytes:
        """A text that was sealed for this secret; `VaultError` if it was not, or not here."""
        inner = self._unwrapped(kept)[1]
        for key in (b"", *self._keys):  # an earlier version mixed the vault's key into the secret
            try:
                return _decrypted(_of(secret, key), inner[1:], None)
            except InvalidTag:
                continue
        raise VaultError("the text was sealed with another key or secret")

    def resealed_text(self, kept: bytes) -> bytes | None:
        """The same text under the first key, which needs nobody's secret; None if it is there."""
        place, inner = self._unwrapped(kept)
        return None if place == 0 else self._wrapped(inner)

    def _wrapped(self, inner: bytes) -> bytes:
        if not self._ciphers:
            return inner
        return _WRAPPED + _encrypted(self._ciphers[0], inner, _TEXTS)

    def _unwrapped(self, kept: bytes) -> tuple[int | None, bytes]:
        """What is under the key of the vault, and the place of that key; None: there is none."""
        if kept[:1] != _WRAPPED:
            return None, kept
        found = self._opened(kept, _TEXTS)
        if found is None and self._refresh():
            found = self._opened(kept, _TEXTS)
        if found is None:
            raise VaultError("the text was sealed with another key or secret")
        return found

    def _opened(self, kept: bytes, purpose: bytes) -> tuple[int, bytes] | None:
        """The place of the key that opens, and what it opens."""
        for place, cipher in enumerate(self._ciphers):
            try:
                return place, _decrypted(cipher, kept[1:], purpose)
            except InvalidTag:
                continue
        return None

    def _refresh(self) -> bool:
        """Looks whether there are other keys now; whether there are."""
        return False


class FileVault(Vault):
    """A vault whose keys are in a file. It takes them anew when the file has changed: before it
    seals, and when it cannot open something. So keys change while processes run."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seen = _state(path)
        super().__init__(*keys_in(path))

    def _refresh(self) -> bool:
        try:
            state = _state(self._path)
            if state == self._seen:
                return False
            self._take(keys_in(self._path))
        except (OSError, VaultError):
            return False  # the keys that are known stay good
        self._seen = state
        return True


def _encrypted(cipher: AESGCM, text: bytes, purpose: bytes | None) -> bytes:
    nonce = secrets.token_bytes(_NONCE)
    return nonce + cipher.encrypt(nonce, text, purpose)


def _decrypted(cipher: AESGCM, kept: bytes, purpose: bytes | None) -> bytes:
    return cipher.decrypt(kept[:_NONCE], kept[_NONCE:], purpose)


def _of(secret: str, key: bytes = b"") -> AESGCM:
    return AESGCM(hmac.digest(key, _TEXTS + secret.encode(), "sha256"))


def _state(path: Path) -> tuple[int, int, int]:
    found = path.stat()
    return found.st_ino, found.st_mtime_ns, found.st_size


def keys_in(path: Path) -> tuple[bytes, ...]:
    """The keys of a file, a line each: the one that seals, and under it those that still open."""
    try:
        found = [base64.b64decode(line, validate=True) for line in path.read_text().split()]
    except (ValueError, binascii.Error):
        found = []
    if not found or any(len(key) != KEY_BYTES for key in found):
        raise VaultError(f"{path} holds no key of {KEY_BYTES} bytes in base64")
    return tuple(found)


def key_line(key: bytes) -> str:
    """A key as its file has it."""
    return base64.b64encode(key).decode() + "\n"


def opening_vault(path: Path | None) -> Vault:
    """The vault whose key is in a file, to read what was sealed; none is made if it is missing."""
    return load_or_make_vault(path if path is not None and path.exists() else None)


def load_or_make_vault(path: Path | None) -> Vault:
    """The vault whose key is in a file, which is made with a new key if it is missing; for its
    owner only. Without a path, one that seals nothing. Several processes agree on one key."""
    if path is None:
        return Vault()
    if not path.exists():
        made_once(path, key_line(secrets.token_bytes(KEY_BYTES)))
    return FileVault(path)
