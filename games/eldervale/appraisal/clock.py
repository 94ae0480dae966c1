"""The clock: how much of a game is over.

A game ends a round after the last tile of the stock has been drawn or somebody has built a sixth
dwelling, or with its last round (EV-END). Whichever is nearest says most; the rounds that games
usually take say the rest, since tiles come in leaps.
"""

from typing import Final

from games.eldervale.box.content import KIT, LAYOUTS
from games.eldervale.state import State
from games.kernel.appraisal.weights import FULL

USUAL: Final = 24
"""Rounds of a usual game."""
TRIGGERED: Final = 900
"""The progress at which the last turns begin."""


def progress(state: State) -> int:
    """How much of the game is over, in thousandths."""
    if state.end is not None:
        players = len(state.players)
        return TRIGGERED + (FULL - TRIGGERED) * (players - min(players, state.end.left)) // players
    rounds = min(FULL, FULL * state.round // USUAL)
    return min(TRIGGERED, (2 * _nearest(state) + rounds) // 3)


def _nearest(state: State) -> int:
    """How far the nearest end has come, in thousandths."""
    drawn = len(state.land.cells) - len(LAYOUTS[state.seats].cells)
    tiles = drawn + state.stock.size
    roofs = KIT.roofs - min([one.roofs for one in state.players], default=KIT.roofs)
    return max(
        FULL * max(0, drawn) // tiles if tiles > 0 else 0,
        FULL * roofs // KIT.roofs,
        FULL * state.round // state.options.round_limit,
    )
