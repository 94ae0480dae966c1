"""Chance from a seed: every outcome can be derived again, one by one, by whoever has the seed.

Outcome number `counter` of a move is made from

    HMAC-SHA-256(key=seed, message=f"{ply}:{label}:{counter}")

read as a big-endian number, modulo `n`. Values at or above the largest multiple of `n` are
rejected, so that all outcomes are exactly equally likely; the next counter is tried then.
`ply` and `counter` are decimal numbers, so no two draws have the same message.
"""

import hmac

SEED_BYTES = 32
_SPAN = 1 << 256


class SeededChance:
    """The outcomes of one move; a pure function of seed, ply, and the draws made in order."""

    def __init__(self, seed: bytes, ply: int) -> None:
        if len(seed) != SEED_BYTES or ply < 0:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, a ply is at least 0")
        self._seed = seed
        self._ply = ply
        self._counter = 0

    @property
    def counter(self) -> int:
        """The counter of the next number."""
        return self._counter

    def below(self, n: int, label: str) -> int:
        """A uniform number in `0..n-1`, for `1 <= n <= 2**256`. The label says what is drawn."""
        if not 1 <= n <= _SPAN:
            raise ValueError(f"cannot draw below {n}")
        fair = _SPAN - _SPAN % n
        while (number := self._next(label)) >= fair:
            pass
        return number % n

    def _next(self, label: str) -> int:
        message = f"{self._ply}:{label}:{self._counter}".encode()
        self._counter += 1
        return int.from_bytes(hmac.digest(self._seed, message, "sha256"), "big")
