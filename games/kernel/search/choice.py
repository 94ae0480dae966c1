"""A choice: what is known of the commands of one decision below the root."""

from math import isqrt
from typing import Any, Final

from games.kernel.search.manner import Manner
from games.kernel.search.position import Position
from games.kernel.seats import Seat

FINE: Final = 64
"""The numbers of a manner are 64ths."""


class Arm:
    """A command that was tried: how often, and what it was worth to each seat, all together."""

    __slots__ = ("totals", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.totals = [0] * seats

    def add(self, worths: list[int]) -> None:
        """Tried once more."""
        self.visits += 1
        totals = self.totals
        for seat, worth in enumerate(worths):
            totals[seat] += worth


class Choice:
    """The commands of one decision of one seat, those that were tried."""

    __slots__ = ("arms", "visits")

    def __init__(self) -> None:
        self.arms: dict[Any, Arm] = {}
        self.visits = 0

    def select(self, position: Position, seat: Seat, spread: int, manner: Manner) -> Any:
        """The command to try next: one that was good so far, or was seldom tried and is readily
        played. `spread` is the usual difference between positions."""
        width = manner.width + manner.widening * isqrt(self.visits)
        commands = position.commands[:width]
        if len(commands) == 1:
            return commands[0]
        arms = [self.arms.get(one) for one in commands]
        known = [arm for arm in arms if arm is not None]
        if not known:
            return commands[0]
        tried = sum([arm.visits for arm in known])
        mean = sum([arm.totals[seat] for arm in known]) // tried
        untried = mean - manner.doubt * spread // FINE
        ready = position.ready
        urge = manner.exploration * spread * isqrt(tried << 12) // sum(ready[:width])
        best, best_score = commands[0], None
        for at, arm in enumerate(arms):
            if arm is None:
                score = untried + (urge * ready[at] >> 12)
            else:
                visits = arm.visits
                score = arm.totals[seat] // visits + (urge * ready[at] // (1 + visits) >> 12)
            if best_score is None or score > best_score:
                best, best_score = commands[at], score
        return best

    def likeliest(self) -> tuple[Any, Arm] | None:
        """The command that was tried most, the first of equal ones."""
        return max(self.arms.items(), key=lambda one: one[1].visits, default=None)
