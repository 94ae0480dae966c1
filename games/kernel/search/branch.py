"""A branch: one command of the decision that is judged, and what was found behind it."""

from typing import Any, Final

from games.kernel.appraisal.estimate import Estimate
from games.kernel.appraisal.shares import shared
from games.kernel.search.judgement import Valued
from games.kernel.search.tree import Node

LONGEST: Final = 6
"""A line has at most so many steps."""


class Branch:
    """A command, the node after it, and what it was worth so far, all together."""

    __slots__ = ("_chances", "_points", "command", "node", "visits", "worth")

    def __init__(self, command: Any, node: Node, seats: int) -> None:
        self.command, self.node = command, node
        self.visits = self.worth = 0
        self._chances = [0] * seats
        self._points = [0] * seats

    def add(self, estimate: Estimate, worth: int) -> None:
        """Tried once more; `worth` is that to the seat that decides."""
        self.visits += 1
        self.worth += worth
        for seat, chance in enumerate(estimate.chances):
            self._chances[seat] += chance
            self._points[seat] += estimate.points[seat]

    def valued(self) -> Valued:
        """What the command is worth, on the average."""
        half, visits = self.visits // 2, self.visits
        whole = (sum(self._chances) + half) // visits
        chances = shared(whole, self._chances) if whole else (0,) * len(self._chances)
        points = tuple([(points + half) // visits for points in self._points])
        return Valued(self.command, visits, Estimate(chances, points), self.node.line(LONGEST))
