"""Salts: what keeps a hidden value that could be guessed, like one card of a known deck, from being
found by trying.

They are derived, not stored:

    salt key = HMAC-SHA-256(seed of the game, "kronika/salts/1\\n")
    salt     = HMAC-SHA-256(salt key, "<version of the event>:<JSON Pointer of the field>")

So a seat can be given the salts of what it may see without learning any other, and the seed,
published at the end, opens everything. (Messages of draws begin with a digit: `events.chance`.)
"""

import hmac
from hashlib import sha256

_SALTS = b"kronika/salts/1\n"
_BLOCK = 64
"""Bytes of a block of SHA-256, to which a key is filled up with NUL (RFC 2104)."""


class Salts:
    """All salts of a game."""

    def __init__(self, seed: bytes) -> None:
        # The two ends of an HMAC follow from the key alone (RFC 2104, section 4), and one that is
        # begun anew for each of the many fields of a game takes three times as long.
        block = hmac.digest(seed, _SALTS, "sha256").ljust(_BLOCK, b"\0")
        self._inner = bytes(one ^ 0x36 for one in block)
        self._outer = bytes(one ^ 0x5C for one in block)

    def of(self, version: int, pointer: str) -> bytes:
        """The salt (32 bytes) of one field of one event."""
        inner = sha256(b"%b%d:%b" % (self._inner, version, pointer.encode())).digest()
        return sha256(self._outer + inner).digest()
