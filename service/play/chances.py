"""Chances of the service: for worlds that are only imagined, and one that takes notes."""

import secrets
from collections.abc import Callable, Sequence

from games.kernel.chance import Chance


class UnrecordedChance:
    """Chance that nobody can know or repeat; for imagined worlds, never for the log."""

    def below(self, n: int, label: str) -> int:
        """A number from the system's source of randomness."""
        return secrets.randbelow(n)


class WatchedChance:
    """A chance that remembers whether it was asked, and is made when it is first asked: most moves
    draw nothing."""

    def __init__(self, made: Callable[[], Chance]) -> None:
        self._made = made
        self._chance: Chance | None = None

    @property
    def asked(self) -> bool:
        """Whether anything was drawn."""
        return self._chance is not None

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
