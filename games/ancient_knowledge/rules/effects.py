"""Effects of cards: when they can do something, their order, and their operations (AK-EFF)."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.box import BUILDERS, EFFECTS, ICONS, Effect, SourceId
from games.ancient_knowledge.commands import ChooseEffect
from games.ancient_knowledge.effects import AnyOperation, BuilderType
from games.ancient_knowledge.facts.turn import EffectRefused
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.steps import EffectOf, OrderingEffects, Resolving
from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat

Op = TypeVar("Op", bound=AnyOperation)
EffectHandler: TypeAlias = Handler[State, Resolving, Op, Move]
"""How one kind of operation is carried out. `possible` judges from public facts (AK-EFF-17)."""


def effect_of(script: Resolving) -> Effect:
    """The effect that is being resolved."""
    return EFFECTS[script.source.card][script.source.number]


def is_optional(script: Resolving) -> bool:
    """Whether the first step of the operation offers `pass`: activating a card in the Timeline
    phase has accepted its effect (AK-TL-05)."""
    accepted = script.index > 0 or ICONS[script.source.card] == "timeline"
    return effect_of(script).optional and not accepted


def is_cost(script: Resolving) -> bool:
    """Whether the operation that is next is a cost (AK-EFF-03)."""
    return script.index < len(effect_of(script).cost)


def refusable(effect: Effect) -> bool:
    """Optional, or all of its operations are "up to" (AK-EFF-17)."""
    return effect.optional or all(getattr(one, "mode", None) == "up_to" for one in effect.do)


def cards_needed(effect: Effect) -> int:
    """Hand cards that the cost of an effect asks for."""
    return sum(one.amount for one in effect.cost if isinstance(one, op.DiscardHand))


def publicly_payable(player: Player, effect: Effect) -> bool:
    """Whether the cost could be paid as far as all can see (AK-TL-04, E-41)."""
    return cards_needed(effect) <= len(player.hand)


def payable(player: Player, source: SourceId, effect: Effect) -> bool:
    """Whether the cost can be paid in full (AK-EFF-03, E-27)."""
    return all(_payable(player, source, one) for one in effect.cost)


def _payable(player: Player, source: SourceId, cost: AnyOperation) -> bool:
    if not isinstance(cost, op.DiscardHand):
        return source in player.artifacts
    kind = cost.filter.type if cost.filter else None
    fitting = sum(kind is None or BUILDERS[card].type == kind for card in player.hand)
    return fitting >= cost.amount


def why_not_payable(effect: Effect) -> Illegal:
    """The refusal of an effect whose cost cannot be paid."""
    kinds = (
        one.filter.type for one in effect.cost if isinstance(one, op.DiscardHand) and one.filter
    )
    return why_not_paid(cards_needed(effect), next(kinds, None))


def why_not_paid(cost: int, kind: BuilderType | None) -> Illegal:
    """The refusal of what does not pay the cost of an effect (AK-EFF-03)."""
    return Illegal("AK-EFF-03", "effect-costs-cards", cost=cost, type=kind)


def program(source: EffectOf) -> Sequence[AnyOperation]:
    """The operations of an effect: its cost, then what it does."""
    effect = EFFECTS[source.card][source.number]
    return effect.cost + effect.do if effect.cost else effect.do


def resolve(move: Move, seat: Seat, card: SourceId) -> None:
    """Let the effects of a card be resolved."""
    move.go_on(Resolving(seat=seat, source=EffectOf(card)))


def refuse(move: Move, seat: Seat, source: SourceId) -> None:
    """An optional effect is refused as a whole (AK-EFF-18)."""
    move.note(EffectRefused(seat=seat, source=source))
    rest = move.rest_of(seat, source)
    if rest is not None:
        frame, script = rest
        move.replace(frame, replace(script, index=len(program(script.source))))


def open_group(move: Move, seat: Seat, members: tuple[SourceId, ...]) -> None:
    """Let effects become pending together (AK-EFF-04)."""
    if members:
        move.ask(seat, OrderingEffects(members=members))


class EffectOrder(Choice[OrderingEffects, ChooseEffect]):
    """Which pending effect next (AK-EFF-04); a single one is resolved at once."""

    public = True
    rule = "AK-EFF-04"
    key = "no-effect-pending"

    def options(self, state: State, seat: Seat, step: OrderingEffects) -> Iterator[ChooseEffect]:
        """Every member whose source is still in play (AK-EFF-15)."""
        player = state.players[seat]
        return (ChooseEffect(one) for one in step.members if player.has_in_play(one))

    def answer(self, move: Move, seat: Seat, step: OrderingEffects, command: ChooseEffect) -> None:
        """Resolve it completely, then the others."""
        rest = tuple(one for one in step.members if one != command.source)
        if rest:
            move.ask(seat, OrderingEffects(members=rest))
        resolve(move, seat, command.source)
