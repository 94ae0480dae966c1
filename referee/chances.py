"""Chances of the service: for worlds that are only imagined, and one that takes notes."""

import secrets
from collections.abc import Callable, Sequence
from typing import Protocol

from events.draws import Draws
from games.kernel.chance import Chance


class CountedChance(Chance, Protocol):
    """A chance that says which draws a log has to tell of."""

    @property
    def draws(self) -> Draws:
        """How many draws of each label were made."""
        ...


class UnrecordedChance:
    """Chance that nobody can know or repeat; for imagined worlds, never for the log."""

    draws: Draws = ()
    """Nothing has to be told of them."""

    def below(self, n: int, label: str) -> int:
        """A number from the system's source of randomness."""
        return secrets.randbelow(n)


class WatchedChance:
    """A chance that remembers whether it was asked, and is made when it is first asked: most moves
    draw nothing."""

    def __init__(self, made: Callable[[], CountedChance]) -> None:
        self._made = made
        self._chance: CountedChance | None = None

    @property
    def asked(self) -> bool:
        """Whether anything was drawn."""
        return self._chance is not None

    @property
    def draws(self) -> Draws:
        """Which draws a log has to tell of."""
        return () if self._chance is None else self._chance.draws

    def below(self, n: int, label: str) -> int:
        """The outcome of the chance behind it."""
        if self._chance is None:
            self._chance = self._made()
        return self._chance.below(n, label)


class CountingChance:
    """A chance that counts in how many ways its draws could have come out."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.ways = 1

    def below(self, n: int, label: str) -> int:
        """The outcome of the chance behind it."""
        self.ways *= n
        return self._chance.below(n, label)


class ChosenChance:
    """Draws that are given, and the first outcome of all further ones. `bounds` are how many
    outcomes each draw had."""

    def __init__(self, draws: Sequence[int]) -> None:
        self._draws = draws
        self.bounds: list[int] = []

    def below(self, n: int, label: str) -> int:
        """The next of the given outcomes."""
        number = len(self.bounds)
        self.bounds.append(n)
        return self._draws[number] if number < len(self._draws) else 0
