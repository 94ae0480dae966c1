"""Resolving the effects of a card, operation by operation (AK-EFF)."""

from games.ancient_knowledge import operations as op
from games.ancient_knowledge.box import Effect, SourceId
from games.ancient_knowledge.components import BUILDERS, EFFECTS, ICONS
from games.ancient_knowledge.counters import holds
from games.ancient_knowledge.effects import HANDLERS
from games.ancient_knowledge.effects.base import Context
from games.ancient_knowledge.facts.flow import EffectActivated, EffectHadNoResult
from games.ancient_knowledge.operations import Operation
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.state import Player, State
from games.ancient_knowledge.steps import Resolve, Step
from games.kernel.agenda import Frame
from games.kernel.seats import Seat


def refusable(effect: Effect) -> bool:
    """Optional, or all of its operations are "up to" (AK-EFF-17)."""
    return effect.optional or all(getattr(one, "mode", None) == "up_to" for one in effect.do)


def can_do(state: State, seat: Seat, source: SourceId, effect: Effect) -> bool:
    """Whether an effect can do something, judged from public facts (AK-EFF-17)."""
    if not holds(effect.condition, state.players[seat], source):
        return False
    if effect.cost:
        return publicly_payable(state.players[seat], effect)
    return any(HANDLERS[type(one)].possible(state, seat, source, one) for one in effect.do)


def publicly_payable(player: Player, effect: Effect) -> bool:
    """Whether the cost could be paid as far as all can see (AK-TL-04, E-41)."""
    return all(_cards_needed(one) <= len(player.hand) for one in effect.cost)


def payable(player: Player, source: SourceId, effect: Effect) -> bool:
    """Whether the cost can be paid in full (AK-EFF-03, E-27)."""
    return all(_payable(player, source, one) for one in effect.cost)


def run(ply: Ply, frame: Frame[Step], step: Resolve) -> None:
    """One operation of an effect; what comes after it waits below (AK-EFF-05)."""
    seat = frame.lane
    effect = EFFECTS[step.source][step.effect]
    ply.close(frame)
    if step.op == 0:
        if not can_do(ply.state, seat, step.source, effect):
            ply.note(EffectHadNoResult(seat=seat, source=step.source, effect=step.effect))
            _next_effect(ply, seat, step)
            return
        ply.note(EffectActivated(seat=seat, source=step.source, effect=step.effect))
    operations = effect.cost + effect.do
    if step.op + 1 < len(operations):
        ply.work(seat, Resolve(source=step.source, effect=step.effect, op=step.op + 1))
    else:
        _next_effect(ply, seat, step)
    operation = operations[step.op]
    HANDLERS[type(operation)].run(ply, _context(seat, step, effect), operation)


def _context(seat: Seat, step: Resolve, effect: Effect) -> Context:
    """In the Timeline phase activating a card has accepted its effect (AK-TL-05)."""
    accepted = step.op > 0 or ICONS[step.source] == "timeline"
    return Context(
        seat=seat,
        source=step.source,
        optional=effect.optional and not accepted,
        paying=step.op < len(effect.cost),
        previous=step.previous,
    )


def _next_effect(ply: Ply, seat: Seat, step: Resolve) -> None:
    if step.effect + 1 < len(EFFECTS[step.source]):
        ply.work(seat, Resolve(source=step.source, effect=step.effect + 1))


def _cards_needed(cost: Operation) -> int:
    return cost.amount if isinstance(cost, op.DiscardHand) else 0


def _payable(player: Player, source: SourceId, cost: Operation) -> bool:
    if not isinstance(cost, op.DiscardHand):
        return source in player.artifacts
    kind = cost.filter.type if cost.filter else None
    fitting = sum(kind is None or BUILDERS[card].type == kind for card in player.hand)
    return fitting >= cost.amount
