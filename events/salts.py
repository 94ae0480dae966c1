"""Salts: what keeps a hidden value that could be guessed, like one card of a known deck, from being
found by trying.

They are derived, not stored:

    salt key = HMAC-SHA-256(seed of the game, "kronika/salts/1\\n")
    salt     = HMAC-SHA-256(salt key, "<version of the event>:<JSON Pointer of the field>")

So a seat can be given the salts of what it may see without learning any other, and the seed,
published at the end, opens everything. (Messages of draws begin with a digit: `events.chance`.)
"""

import hmac

from events.primitives import hmac_sha256

_SALTS = b"kronika/salts/1\n"


class Salts:
    """All salts of a game."""

    def __init__(self, seed: bytes) -> None:
        # It has taken the key in once, which is more than half the work of each salt.
        self._keyed = hmac_sha256(hmac.digest(seed, _SALTS, "sha256"))

    def of(self, version: int, pointer: str) -> bytes:
        """The salt (32 bytes) of one field of one event."""
        salt = self._keyed.copy()
        salt.update(b"%d:%b" % (version, pointer.encode()))
        return salt.finalize()
