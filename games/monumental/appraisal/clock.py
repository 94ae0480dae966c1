"""The clock: how much of a game is over, and how often each seat will still activate its city.

The deck of development cards is what a game lasts: it ends a round after the deck has run out
(MO-END-01, MO-DSP-05).
"""

from typing import Final

from games.kernel.appraisal.weights import FULL
from games.monumental.rules.display import THRESHOLD
from games.monumental.state import State
from games.monumental.steps import ActivatingCity

WHOLE: Final = 100
"""An activation; they are counted in hundredths."""
CLASSIC: Final = 135
"""Hundredths of a card that leave the display at the end of a turn of classic mode, as games of
strategies have it; the rules take one at least."""
CONTINUOUS: Final = 120
"""The same in continuous mode, for each player in a round."""


def activations(state: State) -> tuple[int, ...]:
    """How many activations each seat has still before it, in hundredths."""
    later = _rounds(state)
    waiting = _waiting(state)
    return tuple([later + WHOLE * (seat in waiting) for seat in range(len(state.players))])


def progress(state: State) -> int:
    """How much of the game is over, in thousandths: rounds that are over, of all."""
    seats = len(state.players)
    done = WHOLE * (state.round - 1) + WHOLE * (seats - _unfinished(state)) // seats
    left = _rounds(state) + WHOLE * _unfinished(state) // seats
    return FULL * max(0, done) // max(1, done + left)


def _waiting(state: State) -> frozenset[int]:
    """The seats that will activate in this round."""
    if state.continuous:
        frames = state.agenda.frames
        return frozenset(
            [
                one.seat
                for one in frames
                if isinstance(one.step, ActivatingCity) and one.seat is not None
            ]
        )
    order = state.clockwise(state.start)
    if state.turn.seat is None:
        return frozenset() if _closed(state) else frozenset(order)
    at = order.index(state.turn.seat) + (state.phase != "activate")
    return frozenset(order[at:])


def _closed(state: State) -> bool:
    """Whether the turns of the round are over."""
    return state.phase in ("refill", "monsters", "over")


def _unfinished(state: State) -> int:
    """How many seats have not ended their turns of this round."""
    if _closed(state) and state.continuous:
        return 0
    if state.continuous:
        return sum([not one.passed for one in state.players])
    if state.turn.seat is None:
        return len(state.players)
    at = state.clockwise(state.start).index(state.turn.seat) + _closed(state)
    return len(state.players) - at


def _rounds(state: State) -> int:
    """How many rounds come after this one, in hundredths."""
    if state.last_round is not None:
        return WHOLE * max(0, state.last_round - state.round)
    seats, deck = len(state.players), state.display.deck.size
    if state.continuous:
        after = WHOLE * WHOLE * (deck - THRESHOLD) // (CONTINUOUS * seats)
        return max(0, after - WHOLE * (not _closed(state))) + WHOLE
    return max(0, WHOLE * WHOLE * deck // CLASSIC - WHOLE * _unfinished(state)) // seats + WHOLE
