"""How much of a game is over: it ends when somebody's Past is full."""

from typing import Final

from games.ancient_knowledge.box import BOX, SPACES
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Player
from games.kernel.appraisal.weights import FULL

TURNS: Final = SPACES + 1
"""A monument has come so far when it is in the Past; on each space it is one short of the next."""
END: Final = BOX.constants.end_game_past_count * TURNS
BEYOND: Final = 2 * TURNS
"""How far monuments usually are that are still under way at the end."""


def progress(state: State) -> int:
    """How far the monuments have come of whoever is nearest to the end."""
    farthest = max([_come(player) for player in state.players])
    return FULL * min(farthest, END + BEYOND - 1) // (END + BEYOND)


def _come(player: Player) -> int:
    under_way = [
        (TURNS - space) * len(there) for space, there in enumerate(player.timeline, 1) if there
    ]
    return len(player.past.cards) * TURNS + sum(under_way)
