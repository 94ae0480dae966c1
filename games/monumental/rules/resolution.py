"""Carrying out effects, operation by operation (effects)."""

from games.kernel.script import Interpreter
from games.kernel.tables import handlers, parts
from games.monumental.box import EFFECTS, component, programs
from games.monumental.effects import PASSIVE, AnyOperation
from games.monumental.facts.cards import PolicyOneOffResolved
from games.monumental.rules import (
    acquiring,
    exploring,
    moving,
    outposts,
    paying,
    resources,
    rewards,
    slots,
)
from games.monumental.rules.move import Move
from games.monumental.steps import Program, Script


def program(source: Program) -> tuple[AnyOperation, ...]:
    """The operations that a script carries out."""
    return programs(source.source)[source.effect]


class Resolution(Interpreter[Script, AnyOperation, Move]):
    """Carries out the operations of an effect, from left to right."""

    def begins(self, move: Move, script: Script) -> bool:
        """Names the policy whose one-off effect fires (MO-ACT-POL-02)."""
        source, at = script.source.source, script.source.effect
        effects = EFFECTS.get(component(source), ())
        if effects and effects[at].when == "on_develop":
            move.note(PolicyOneOffResolved(seat=script.seat, policy=source))
        return True


HANDLERS = handlers(
    parts(acquiring, exploring, moving, outposts, paying, resources, rewards, slots),
    AnyOperation,
    read_only=PASSIVE,
)
RESOLUTION = Resolution(program, HANDLERS)
