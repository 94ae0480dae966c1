"""Chance: labelled draws whose outcomes are recorded in facts.

Rules never draw by themselves; `setup` and `decide` are handed a `Chance`. A draw names what it
is for (its label), so that each outcome can be derived again and checked one by one. `evolve`
never sees a `Chance`.
"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """A source of outcomes for one move."""

    def below(self, n: int, label: str) -> int:
        """A uniform number in `0..n-1`; `n >= 1`. The label says what is drawn."""
        ...


def pick(chance: Chance, options: Sequence[T], label: str) -> T:
    """One of `options`, each as likely as the others."""
    return options[chance.below(len(options), label)]


def sample(chance: Chance, options: Sequence[T], count: int, label: str) -> tuple[T, ...]:
    """`count` different entries of `options` (at most all), in the order they were drawn."""
    left = list(options)
    return tuple(left.pop(chance.below(len(left), label)) for _ in range(min(count, len(left))))


class Scripted:
    """A chance that plays back given outcomes: recorded ones, or those of a test."""

    def __init__(self, outcomes: Sequence[int] = ()) -> None:
        self._left = list(outcomes)

    def below(self, n: int, label: str) -> int:
        """The next scripted outcome, which must fit the draw."""
        if not self._left:
            raise LookupError(f"no outcome is scripted for the draw {label!r}")
        outcome = self._left.pop(0)
        if not 0 <= outcome < n:
            raise ValueError(f"outcome {outcome} does not fit the draw {label!r} below {n}")
        return outcome
