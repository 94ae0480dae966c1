"""How many turns are still to come: what everything that works turn by turn is counted by."""

from typing import Final

from games.through_the_ages.state import State, last_civil_level

TURN: Final = 100
"""A turn; turns are reckoned in hundredths."""

LEAVING: Final = (375, 287, 200)
"""Hundredths of cards that leave the civil decks in a turn, with 2, 3 and 4 players: what is
removed and what players take, as games of the bots have it."""

_EXTRA: Final = 50
"""The round more that a Full game has after its last card, less what is left of the one before."""


def turns_to_come(state: State) -> tuple[int, ...]:
    """The turns that each seat has still to end, the present one included, in hundredths."""
    order = state.order_from(state.start)
    later = order[order.index(state.active) :] if state.active in order else order
    after = rounds_after(state, len(order) - len(later), len(order))
    return tuple(
        [
            after + TURN * (seat in later) if nation.alive else 0
            for seat, nation in enumerate(state.nations)
        ]
    )


def rounds_after(state: State, played: int, players: int) -> int:
    """Rounds after the present one, in hundredths, when so many of the players have had their turn
    in it: known once they are announced, before that reckoned by the cards of the decks."""
    if state.last_round is not None:
        return TURN * max(0, state.last_round - state.round)
    cards = sum([pile.size for pile in state.civil[state.level : last_civil_level(state) + 1]])
    leaving = LEAVING[max(2, players) - 2] * players
    return cards * TURN * TURN // leaving + TURN * played // players + _EXTRA * state.full
