"""A choice: what is known of the commands of one decision."""

from math import isqrt
from typing import Any, Final

from games.kernel.search.findings import Findings
from games.kernel.search.manner import Manner
from games.kernel.search.position import Position
from games.kernel.seats import Seat

FINE: Final = 64
"""Values of arms, and the numbers of a manner, are counted in such parts."""
_ROOT: Final = 64
"""Square roots are worked out in such parts."""


class Arm:
    """A command that was tried.

    `visits`: how often. `totals`: all that was found behind it. `value`: what it is worth, in
    64ths: the mean of that, and what the best choice that follows is better than the average one.
    `offered`: how often it could have been chosen, since the decision had been met `since` times.
    """

    __slots__ = ("offered", "since", "totals", "value", "visits")

    def __init__(self, numbers: int, since: int = 0) -> None:
        self.visits, self.offered, self.since = 0, 1, since
        self.totals: Findings = [0] * numbers
        self.value: Findings = self.totals

    def add(self, found: Findings, following: "Choice | None", caution: int) -> None:
        """Tried once more. `following`: the choice that came next."""
        self.visits += 1
        visits, totals = self.visits, self.totals
        for at, one in enumerate(found):
            totals[at] += one
        value = [one * FINE // visits for one in totals]
        if following is not None:
            lift = following.lift(caution)
            value = [one + more for one, more in zip(value, lift, strict=True)]
        self.value = value


class Choice:
    """The commands of one decision of a seat, those that were tried."""

    __slots__ = ("arms", "seat", "totals", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.arms: dict[Any, Arm] = {}
        self.visits = 0
        self.totals: Findings = []

    def select(self, position: Position, spread: int, manner: Manner) -> Any:
        """The command to try next: one that was good so far, or was seldom tried and is readily
        played. `spread` is the usual difference between positions. The more often a decision is
        met, the more of its commands are tried, the readiest first."""
        width = manner.width + isqrt(manner.widening * self.visits // FINE)
        commands = position.commands[:width]
        if len(commands) == 1:
            return commands[0]
        arms = [self.arms.get(one) for one in commands]
        known = [arm for arm in arms if arm is not None]
        if not known:
            return commands[0]
        seat, ready = self.seat, position.ready
        tried = sum([arm.visits for arm in known])
        mean = sum([arm.value[seat] * arm.visits for arm in known]) // tried
        untried = mean - manner.doubt * spread
        root = isqrt(tried * _ROOT * _ROOT)
        urge = manner.exploration * spread * root // sum(ready[:width])
        scores = []
        for at, arm in enumerate(arms):
            if arm is None:
                scores.append(untried + urge * ready[at] // _ROOT)
            else:
                arm.offered += 1
                scores.append(arm.value[seat] + urge * ready[at] // (_ROOT * (1 + arm.visits)))
        return commands[scores.index(max(scores))]

    def add(self, command: Any, found: Findings, following: "Choice | None", caution: int) -> None:
        """A command was tried once more. `following`: the choice that came next."""
        arm = self.arms.get(command)
        if arm is None:
            arm = self.arms[command] = Arm(len(found), self.visits)
        totals = self.totals or [0] * len(found)
        self.totals = [one + more for one, more in zip(totals, found, strict=True)]
        self.visits += 1
        arm.add(found, following, caution)

    def lift(self, caution: int) -> Findings:
        """What the best command is better than what was tried on the average, in 64ths; only so
        much of it as fits how often that command could be chosen. Where draws or hidden things
        decide what can be chosen, the best is not always there."""
        best, visits = self._best(caution), self.visits
        lift = [
            value - total * FINE // visits
            for value, total in zip(best.value, self.totals, strict=True)
        ]
        met = visits - best.since
        if best.offered >= met:
            return lift
        return [one * best.offered // met for one in lift]

    def _best(self, caution: int) -> Arm:
        """The arm that is best for the seat; what was seldom tried is held for a little worse."""
        seat = self.seat
        arms = list(self.arms.values())
        scores = [arm.value[seat] - caution // arm.visits for arm in arms]
        return arms[scores.index(max(scores))]

    def likeliest(self) -> Any:
        """The command that was tried most, the first of equal ones."""
        return max(self.arms, key=lambda one: self.arms[one].visits)
