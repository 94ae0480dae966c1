"""Features: what is seen in a position, for each seat."""

from typing import Final

from games.tzolkin.appraisal import holdings, sanctuaries, turns, wheels
from games.tzolkin.state import State

NAMES: Final = (*holdings.NAMES, *sanctuaries.NAMES, *turns.NAMES, *wheels.NAMES)


def features(state: State) -> list[list[int]]:
    """A row for each seat, in the order of the names."""
    temples = sanctuaries.sanctuaries(state)
    return [
        holdings.holdings(state, seat)
        + temples[seat]
        + turns.turns(state, seat)
        + wheels.wheels(state, seat)
        for seat in range(len(state.players))
    ]
