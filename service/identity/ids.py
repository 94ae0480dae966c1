"""Opaque random ids."""

import secrets
from typing import Final

_ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's base 32: nothing to confuse


def random_id(prefix: str, letters: int = 20) -> str:
    """A fresh id such as `acc_3f9...`; 5 random bits per letter, 100 unless told otherwise."""
    return f"{prefix}_{''.join(_ALPHABET[one & 31] for one in secrets.token_bytes(letters))}"
