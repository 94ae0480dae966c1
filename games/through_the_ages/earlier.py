"""Earlier rulesets: what they decide otherwise than `RULES`. Each game keeps its own.

| ruleset | what it decides otherwise |
| --- | --- |
| `through-the-ages/1` | TTA-VAR-01: a pact's token takes the place of the one that was renounced |
"""

from msgspec.structs import replace

from games.kernel.rules import Rules
from games.through_the_ages.commands import Command
from games.through_the_ages.facts import Fact
from games.through_the_ages.rules import RULES, move
from games.through_the_ages.state import State


class FirstMove(move.Move):
    """A move of `through-the-ages/1`."""

    def withheld(self, declined: str | None) -> int:
        """None: pacts give whatever the bank has."""
        return 0


FIRST: Rules[State, Command, Fact, move.Move] = replace(RULES, move=FirstMove)
"""The rules of `through-the-ages/1`."""
