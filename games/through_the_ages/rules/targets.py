"""Whom an effect concerns (effects.md, section 5). All who tie for most happy faces gain
(TTA-EVT-05); faces are counted after their limit (TTA-CRD-33)."""

from games.kernel.seats import Seat
from games.through_the_ages.effects.program import AnyOperation
from games.through_the_ages.effects.rivals import MoveYellowTokenBankToBank
from games.through_the_ages.effects.terms import Target
from games.through_the_ages.state import State, strength
from games.through_the_ages.state.contest import Fight

_PAIR = 3
"""With fewer players "the two strongest" are one (TTA-EVT-03)."""


def ranking(state: State, figures: dict[Seat, int]) -> tuple[Seat, ...]:
    """Seats by a figure, the greatest first; ties by turn order (TTA-EVT-02)."""
    return tuple(sorted(state.order, key=lambda seat: -figures[seat]))


def by_strength(state: State) -> tuple[Seat, ...]:
    """Seats from the strongest to the weakest."""
    return ranking(state, {seat: strength(state, seat) for seat in state.order})


def by_culture(state: State) -> tuple[Seat, ...]:
    """Seats from the most culture to the least."""
    return ranking(state, {seat: state.nations[seat].culture for seat in state.order})


def seats_of(state: State, target: Target) -> tuple[Seat, ...]:
    """The seats that a word names, in turn order (TTA-EVT-12)."""
    named = _named(state, target)
    return tuple(seat for seat in state.order if seat in named)


def _named(state: State, target: Target) -> tuple[Seat, ...]:
    pair = 2 if state.players >= _PAIR else 1
    match target:
        case "all":
            return state.order
        case "active_player":
            return (state.active,)
        case "strongest_1":
            return by_strength(state)[:1]
        case "strongest_2":
            return by_strength(state)[:pair]
        case "weakest_1":
            return by_strength(state)[-1:]
        case "weakest_2":
            return by_strength(state)[-pair:]
        case "most_culture":
            return by_culture(state)[:1]
        case "least_culture":
            return by_culture(state)[-1:]
        case "all_except_least_culture":
            return by_culture(state)[:-1]
        case "all_tied_most_happy_faces":
            most = max(state.nations[seat].happy for seat in state.order)
            return tuple(seat for seat in state.order if state.nations[seat].happy == most)
        case "attacker" | "target" | "winner" | "loser":
            return (_party(state, target),)


def _party(state: State, target: Target) -> Seat:
    fight = state.contest
    assert isinstance(fight, Fight)
    if target == "attacker":
        return fight.attacker
    if target == "target":
        return fight.target
    assert fight.winner is not None
    if target == "winner":
        return fight.winner
    return fight.attacker if fight.winner == fight.target else fight.target


def aims(state: State, effects: tuple[AnyOperation, ...]) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each effect, fixed before the first one (TTA-EVT-12)."""
    return tuple(_aim(state, effect) for effect in effects)


def _aim(state: State, effect: AnyOperation) -> tuple[Seat, ...]:
    if isinstance(effect, MoveYellowTokenBankToBank):
        return seats_of(state, effect.source)
    fight = state.contest
    if effect.targets is not None:
        seats = seats_of(state, effect.targets)
    elif isinstance(fight, Fight):
        seats = (fight.attacker if fight.winner is None else fight.winner,)
    else:
        seats = (state.active,)
    if effect.when is not None and effect.when.target_in is not None:
        allowed = seats_of(state, effect.when.target_in)
        seats = tuple(seat for seat in seats if seat in allowed)
    return seats
