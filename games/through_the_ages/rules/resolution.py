"""The interpreter of effects: those of a card, one after another, seat after seat (TTA-EVT-01)."""

from msgspec.structs import replace

from games.kernel.decision import Work
from games.kernel.tables import handlers, parts
from games.through_the_ages.effects.program import Carried
from games.through_the_ages.rules import events, gains, losses, rivals
from games.through_the_ages.rules.effects import effects_of, holds
from games.through_the_ages.rules.move import Move
from games.through_the_ages.steps import Carrying

HANDLERS = handlers(parts(events, gains, losses, rivals), Carried)
"""What each operation of events, aggressions and wars does."""


class Resolution(Work[Carrying, Move]):
    """The next effect of the card on the next seat; the rest waits below what it opens."""

    def run(self, move: Move, step: Carrying) -> None:
        effects = effects_of(step.card)
        effect, at = step.effect, step.at
        while effect < len(effects) and at >= len(step.aims[effect]):
            effect, at = effect + 1, 0
        if effect >= len(effects):
            return
        move.then(replace(step, effect=effect, at=at + 1))
        current, script = effects[effect], replace(step, effect=effect, at=at)
        if holds(move.state, script.seat, current.when):
            HANDLERS[type(current)].run(move, script, current)
