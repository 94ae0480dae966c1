"""Draws of imagined games: a stream of numbers from a seed, the same on every machine.

SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014). It is
good enough for thought, and nobody plays by it: the draws of real games are derived from their
seeds with a proof.
"""

from typing import Final

_WORD: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15


class Stream:
    """A chance; `drawn` counts its draws."""

    __slots__ = ("_state", "drawn")

    def __init__(self, seed: int) -> None:
        self._state = seed & _WORD
        self.drawn = 0

    def below(self, n: int, label: str) -> int:
        """A number in `0..n-1`, each as likely as the others to within n in 2^64."""
        self.drawn += 1
        return self.next() * n >> 64

    def next(self) -> int:
        """The next 64 bits."""
        self._state = mixed = (self._state + _GOLDEN) & _WORD
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
        return mixed ^ (mixed >> 31)
