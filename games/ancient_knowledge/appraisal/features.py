"""Features: what is seen in a position, for each seat."""

from typing import Final

from games.ancient_knowledge.appraisal import boards, hands, turns
from games.ancient_knowledge.appraisal.progress import progress
from games.ancient_knowledge.box import SPACES
from games.ancient_knowledge.state import State
from games.kernel.appraisal.appraisal import Features

NAMES: Final = (*boards.NAMES, *hands.NAMES, *turns.NAMES)


def features(state: State) -> list[list[int]]:
    """A row for each seat, in the order of the names."""
    return [
        boards.boards(player) + hands.hands(player) + turns.turns(state, seat)
        for seat, player in enumerate(state.players)
    ]


FEATURES: Final[Features[State]] = Features(
    names=NAMES,
    of=features,
    progress=progress,
    good=frozenset(
        {
            *("monuments", "effects", "technologies", "upright", "ancient", "writing", "secret"),
            *("artifacts timeline", "artifacts ongoing", "points coming", "scoring coming"),
            *("clean", "cards", "few cards", "points in hand", "cheap cards", "actions left"),
            *("created points", "to archive", "to remove", "to create", "to learn", "to look at"),
            *("to take", "to burden"),
        }
    ),
    bad=frozenset(
        {
            *("lost", "ruined", "crowd", "created knowledge", "to pay", "forced to discard"),
            *(f"knowledge {space}" for space in range(1, SPACES + 1)),
        }
    ),
)
