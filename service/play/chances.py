"""Chances of the service: one for worlds that are only imagined, one that takes notes."""

import secrets

from games.kernel.chance import Chance


class UnrecordedChance:
    """Chance that nobody can know or repeat; for imagined worlds, never for the log."""

    def below(self, n: int, label: str) -> int:
        """A number from the system's source of randomness."""
        return secrets.randbelow(n)


class WatchedChance:
    """A chance that remembers whether it was asked."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.asked = False

    def below(self, n: int, label: str) -> int:
        """The outcome of the chance behind it."""
        self.asked = True
        return self._chance.below(n, label)
