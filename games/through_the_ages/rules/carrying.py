"""Carrying out the effects of a card, one after another, seat after seat (TTA-EVT-01)."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from games.kernel.seats import Seat
from games.through_the_ages.box import CARDS, Aggression, Event, Instance, War
from games.through_the_ages.effects.operation import Operation, When
from games.through_the_ages.effects.program import Effect
from games.through_the_ages.facts.goods import Reason
from games.through_the_ages.rules.move import Move
from games.through_the_ages.state import State
from games.through_the_ages.steps import Carrying

Handler = Callable[[Move, Any, Seat, Carrying], None]
"""What an operation does to one seat."""


def effects_of(card: Instance) -> tuple[Effect, ...]:
    """The effects that an event, aggression or war is made of."""
    kind = CARDS[card]
    assert isinstance(kind, Event | Aggression | War)
    return kind.effects


def reason_of(card: Instance) -> Reason:
    """Why points change when this card is carried out."""
    match CARDS[card]:
        case Aggression():
            return "aggression"
        case War():
            return "war"
        case _:
            return "event"


def carry_on(move: Move, step: Carrying, handlers: Mapping[type[Operation], Handler]) -> None:
    """The next effect on the next seat; the rest waits below what it opens."""
    effects = effects_of(step.card)
    effect, at = step.effect, step.at
    while effect < len(effects) and at >= len(step.aims[effect]):
        effect, at = effect + 1, 0
    if effect >= len(effects):
        return
    seat = step.aims[effect][at]
    move.then(replace(step, effect=effect, at=at + 1))
    current = effects[effect]
    if holds(move.state, seat, current.when):
        handlers[type(current)](move, current, seat, step)


def holds(state: State, seat: Seat, when: When | None) -> bool:
    """Whether the condition of an effect is true when it reaches a seat."""
    if when is None:
        return True
    nation = state.nations[seat]
    if when.option_used and not state.tally.option_used:
        return False
    if when.leader_age_not == "current":
        return nation.leader_level is not None and nation.leader_level != _leaders_age(state)
    return nation.pool >= when.unused_workers_at_least


def _leaders_age(state: State) -> int:
    """The level of the current civil deck; none of a leader's after the last (section 6)."""
    return state.level if state.last_round is None else len(CARDS)
