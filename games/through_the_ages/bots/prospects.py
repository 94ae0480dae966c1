"""How long a game still goes on, and what technologies could give."""

from games.through_the_ages.bots.taste import Taste
from games.through_the_ages.box import BOX, Technology
from games.through_the_ages.state import State, last_civil_level

TAKEN = 1.6
"""Cards that a player takes in a turn, about."""
LONGEST = 20.0


def rounds_left(state: State) -> float:
    """Rounds that are still to be played, the present one included, about."""
    if state.last_round is not None:
        return 1.0 + state.last_round - state.round
    cards = sum(pile.size for pile in state.civil[state.level : last_civil_level(state) + 1])
    removed = BOX.row.removed_by_players[max(2, state.players) - 2]
    rounds = cards / (state.players * (removed + TAKEN))
    return min(LONGEST, 1.0 + rounds + (1.0 if state.full else 0.0))


def yield_of(taste: Taste, technology: Technology, rounds: float) -> float:
    """What one worker on a technology is worth for the rest of the game."""
    gives = technology.per_worker
    each_round = (
        taste.culture * gives.culture
        + taste.science * gives.science
        + taste.mines * gives.resource
        + taste.farms * gives.food
    )
    return each_round * rounds + 0.4 * gives.happy + (taste.strength + 0.2) * gives.strength
