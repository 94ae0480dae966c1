"""Which dice an effect could change after the roll."""

from collections.abc import Iterator

from games.eldervale.box.names import DICE_CAP
from games.eldervale.effects.dice import RaiseDie, Reroll, SwapDie, UpTo
from games.eldervale.rules.battle.battlefield import battle_of, may_change
from games.eldervale.state import State
from games.eldervale.state.battle import Fighter
from games.kernel.seats import Seat


def matching(state: State, who: Fighter, op: Reroll) -> tuple[int, ...]:
    """The dice of a participant that a re-roll is about."""
    dice = battle_of(state).of(who).dice
    if op.filter is not None:
        dice = tuple(one for one in dice if one <= op.filter.le)
    return dice


def others(state: State, seat: Seat) -> tuple[Fighter, ...]:
    """The other participants with dice."""
    return tuple(one.who for one in battle_of(state).sides if one.who != seat and one.dice)


def changeable(state: State, seat: Seat, op: Reroll | RaiseDie | SwapDie) -> bool:
    """Whether an operation on dice would change any."""
    battle = battle_of(state)
    own = battle.of(seat).dice
    if not may_change(state, seat) or not own:
        return False
    match op:
        case Reroll(who="one_other"):
            return bool(others(state, seat))
        case Reroll():
            return bool(matching(state, seat, op))
        case RaiseDie():
            return any(raisable(op, one) for one in own)
        case SwapDie():
            return bool(others(state, seat))


def raisable(op: RaiseDie, die: int) -> bool:
    return die <= op.max_from if op.to else die < 6


def raised(op: RaiseDie, die: int) -> int:
    """What a raised die shows."""
    return op.to or min(6, die + op.by)


def die_options(
    state: State,
    seat: Seat,
    op: Reroll | RaiseDie | SwapDie,
    who: Fighter | None,
    chosen: tuple[int, ...],
) -> Iterator[tuple[Fighter, int]]:
    """The dice that can be chosen next, equal values once."""
    battle = battle_of(state)
    match op:
        case Reroll(who="one_other"):
            pool = others(state, seat) if who is None else (who,)
        case SwapDie() if chosen:
            pool = others(state, seat)
            chosen = ()
        case _:
            pool = (seat,)
    for one in pool:
        left = list(battle.of(one).dice)
        for die in chosen:
            if die in left:
                left.remove(die)
        for die in dict.fromkeys(left):
            if not isinstance(op, RaiseDie) or raisable(op, die):
                yield one, die


def limit(op: Reroll) -> int:
    """How many dice may be chosen for a re-roll."""
    return op.dice.up_to if isinstance(op.dice, UpTo) else DICE_CAP
