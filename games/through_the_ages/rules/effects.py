"""The effects of a card that is carried out: which they are, and whether they hold."""

from games.kernel.seats import Seat
from games.through_the_ages.box import CARDS, Aggression, Event, Instance, War
from games.through_the_ages.effects.operation import When
from games.through_the_ages.effects.program import AnyOperation
from games.through_the_ages.facts.goods import Reason
from games.through_the_ages.state import State


def effects_of(card: Instance) -> tuple[AnyOperation, ...]:
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
