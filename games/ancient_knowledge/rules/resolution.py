"""Carrying out effects: which handler does each operation (AK-EFF-05)."""

from collections.abc import Mapping

from games.ancient_knowledge.box import EFFECTS
from games.ancient_knowledge.effects import AnyOperation
from games.ancient_knowledge.facts.turn import EffectActivated, EffectHadNoResult
from games.ancient_knowledge.rules import (
    archive,
    boards,
    burdens,
    create,
    decline,
    excavate,
    hand,
    knowledge,
    learn,
    looking,
    opponents,
    peek,
    places,
    scoring,
)
from games.ancient_knowledge.rules.effects import effect_of, program, publicly_payable
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.counters import holds
from games.ancient_knowledge.steps import EffectOf, Resolving
from games.kernel.script import AnyHandler, Interpreter
from games.kernel.tables import handlers, parts


class Resolution(Interpreter[Resolving, AnyOperation, Move]):
    """Resolves effects, operation by operation (AK-EFF-05)."""

    def __init__(self, handlers: Mapping[type, AnyHandler]) -> None:
        super().__init__(program, handlers)

    def can_do(self, state: State, script: Resolving) -> bool:
        """Whether an effect can do something, judged from public facts (AK-EFF-17)."""
        effect, player = effect_of(script), state.players[script.seat]
        if not holds(effect.condition, player, script.source.card):
            return False
        if effect.cost:
            return publicly_payable(player, effect)
        return any(self.handlers[type(one)].possible(state, script, one) for one in effect.do)

    def begins(self, move: Move, script: Resolving) -> bool:
        """An effect that can do nothing is used up (AK-EFF-18)."""
        source = script.source
        if self.can_do(move.state, script):
            move.note(EffectActivated(seat=script.seat, source=source.card, effect=source.number))
            return True
        move.note(EffectHadNoResult(seat=script.seat, source=source.card, effect=source.number))
        self.ends(move, script)
        return False

    def ends(self, move: Move, script: Resolving) -> None:
        """The next effect of the card, if it has one."""
        if self.lingers(script):
            source = EffectOf(script.source.card, script.source.number + 1)
            move.go_on(Resolving(seat=script.seat, source=source))

    def lingers(self, script: Resolving) -> bool:
        """While another effect of the card follows."""
        return script.source.number + 1 < len(EFFECTS[script.source.card])

    def lane(self, script: Resolving) -> int:
        """The lane of the seat."""
        return script.seat


RESOLUTION = Resolution(
    handlers(
        parts(
            *(archive, boards, burdens, create, decline, excavate, hand),
            *(knowledge, learn, looking, opponents, peek, places, scoring),
        ),
        AnyOperation,
    )
)
