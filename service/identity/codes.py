"""Codes that people write down and type: groups of five letters and digits, joined by dashes."""

import secrets
from hashlib import sha256
from typing import Final

_ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's base 32: nothing to confuse
_ALIKE: Final = str.maketrans("oil", "011", "- ")
_LETTERS: Final = 5


def fresh_code(groups: int) -> str:
    """A new code, of 25 random bits a group."""
    letters = "".join(_ALPHABET[one & 31] for one in secrets.token_bytes(groups * _LETTERS))
    return "-".join(letters[at : at + _LETTERS] for at in range(0, len(letters), _LETTERS))


def hashed(code: str) -> bytes:
    """What is kept of a code, with or without its dashes, however it was written down."""
    return sha256(code.lower().translate(_ALIKE).encode(errors="replace")).digest()
