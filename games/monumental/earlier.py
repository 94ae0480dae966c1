"""Earlier rulesets: what they decide otherwise than `RULES`. Each game keeps its own.

| ruleset | what it decides otherwise |
| --- | --- |
| `monumental/1` | MO-RES-08: a cost uses up all half-price discounts that equal the oldest one |
"""

from msgspec.structs import replace

from games.kernel.rules import Rules
from games.kernel.seats import Seat
from games.monumental.commands import Command
from games.monumental.effects import Scope
from games.monumental.facts import Fact
from games.monumental.rules import RULES
from games.monumental.rules.move import Move
from games.monumental.state import State
from games.monumental.state.player import Waiting


class FirstMove(Move):
    """A move of `monumental/1`."""

    __slots__ = ()

    def consumed(self, seat: Seat, scopes: tuple[Scope, ...]) -> tuple[Waiting, ...]:
        """Two half-price discounts of one source go together, though the second one halves
        nothing."""
        waiting = [one for one in self.player(seat).discounts if one.scope in scopes]
        halves = [one for one in waiting if one.half][:1]
        return tuple(one for one in waiting if not one.half or one in halves)


FIRST: Rules[State, Command, Fact, Move] = replace(RULES, move=FirstMove)
"""The rules of `monumental/1`."""
