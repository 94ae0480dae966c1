"""Earlier rulesets: what they decide otherwise than `RULES`. Each game keeps its own.

| ruleset | what it decides otherwise |
| --- | --- |
| `ancient-knowledge/1` | AK-TEAM-10: each card of a demand is asked for behind younger ones |
"""

from collections.abc import Mapping

from msgspec.structs import replace

from games.ancient_knowledge import steps
from games.ancient_knowledge.commands import Command, Discard, DiscardArtifact
from games.ancient_knowledge.facts import Fact
from games.ancient_knowledge.rules import RULES, opponents
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import DiscardingForced, GivingUpArtifacts
from games.kernel.decision import AnyDecision
from games.kernel.rules import Rules
from games.kernel.seats import Seat


class FirstMove(Move):
    """A move of `ancient-knowledge/1`."""

    def demand(self, seat: Seat, step: DiscardingForced | GivingUpArtifacts) -> None:
        """Asks for the next card that an effect demands."""
        self.ask_other(step.by, seat, step)


def _ask_again(move: Move, seat: Seat, step: DiscardingForced | GivingUpArtifacts) -> None:
    """The next card, if one is left to give; behind whatever was demanded meanwhile."""
    if step.left > 1:
        move.ask_other(step.by, seat, replace(step, left=step.left - 1))


class ForcedDiscard(opponents.ForcedDiscard):
    """Hand cards, one after the other."""

    def answer(self, move: Move, seat: Seat, step: DiscardingForced, command: Discard) -> None:
        """Discard it, and ask for the next one."""
        super().answer(move, seat, step, command)
        _ask_again(move, seat, step)


class ForcedArtifact(opponents.ForcedArtifact):
    """Artifacts, one after the other."""

    def answer(
        self, move: Move, seat: Seat, step: GivingUpArtifacts, command: DiscardArtifact
    ) -> None:
        """Discard it, and ask for the next one."""
        super().answer(move, seat, step, command)
        _ask_again(move, seat, step)


_DECISIONS: Mapping[type, AnyDecision] = {
    **RULES.tables.decisions,
    steps.DiscardingForced: ForcedDiscard(),
    steps.GivingUpArtifacts: ForcedArtifact(),
}

FIRST: Rules[State, Command, Fact, Move] = replace(
    RULES, move=FirstMove, tables=replace(RULES.tables, decisions=_DECISIONS)
)
"""The rules of `ancient-knowledge/1`."""
