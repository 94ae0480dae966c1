"""Features: what is seen in a position, for each seat."""

from typing import Final

from games.ancient_knowledge.appraisal import boards, hands, turns
from games.ancient_knowledge.state import State

NAMES: Final = (*boards.NAMES, *hands.NAMES, *turns.NAMES)


def features(state: State) -> list[list[int]]:
    """A row for each seat, in the order of the names."""
    return [
        boards.boards(player) + hands.hands(player) + turns.turns(state, seat)
        for seat, player in enumerate(state.players)
    ]
