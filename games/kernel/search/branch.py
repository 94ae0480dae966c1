"""A branch: one command of the decision that is judged, and what was found behind it."""

from typing import Any, Final

from games.kernel.search.choice import FINE, Arm
from games.kernel.search.findings import estimated
from games.kernel.search.judgement import Valued
from games.kernel.search.tree import Node

LONGEST: Final = 6
"""A line has at most so many steps."""


class Branch:
    """A command, the node after it, and what was found behind it."""

    __slots__ = ("arm", "command", "node")

    def __init__(self, command: Any, node: Node, numbers: int) -> None:
        self.command, self.node, self.arm = command, node, Arm(numbers)

    def valued(self) -> Valued:
        """What the command is worth."""
        line = self.node.line(LONGEST)
        return Valued(self.command, self.arm.visits, estimated(self.arm.value, FINE), line)
