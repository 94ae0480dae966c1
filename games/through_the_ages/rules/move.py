"""The move while it is being decided."""

from collections.abc import Sequence

from games.kernel import move as kernel
from games.kernel.chance import pick
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

    def withheld(self, declined: str | None) -> int:
        """Tokens that stay in the bank while pacts give, because one was renounced (TTA-VAR-01)."""
        return 0 if declined is None else 1

    def drawn(self, options: Sequence[Instance], label: str) -> Instance:
        """One card of those that may be drawn: one outcome, even if only one is possible."""
        return pick(self.chance, options, label)
