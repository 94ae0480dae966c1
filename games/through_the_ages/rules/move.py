"""The move while it is being decided, and the shapes of decisions and work of this title."""

from collections.abc import Callable, Sequence
from typing import Any

from games.kernel import move as kernel
from games.kernel.chance import pick
from games.kernel.decision import Work
from games.through_the_ages.box import Instance
from games.through_the_ages.facts import Fact
from games.through_the_ages.facts.flow import AgendaChanged
from games.through_the_ages.state import State
from games.through_the_ages.steps import Step


class Move(kernel.Move[State, Fact, Step]):
    """A move of this title."""

    changed = AgendaChanged

    def then(self, *steps: Step) -> None:
        """Work that follows, the first step first."""
        for step in reversed(steps):
            self.work(step)

    def drawn(self, options: Sequence[Instance], label: str) -> Instance:
        """One card of those that may be drawn: one outcome, even if only one is possible."""
        return pick(self.chance, options, label)


class Does(Work[Any, Move]):
    """Work that is one function."""

    def __init__(self, function: Callable[[Move, Any], None]) -> None:
        self._function = function

    def run(self, move: Move, step: Any) -> None:
        """Calls the function."""
        self._function(move, step)
