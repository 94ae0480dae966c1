"""People: workers, the unused ones, happiness and the bank that others come from."""

from typing import Final

from games.through_the_ages.state import State
from games.through_the_ages.state.banks import faces_needed, population_cost

NAMES: Final = (
    "workers",
    "first unused worker",
    "further unused workers",
    "food for the next worker",
    "spare happy faces",
    "happy faces",
    "discontent workers",
    "uprising",
)

_EMPTY: Final = 9
"""What the next worker may be said to cost when there is none."""


def of(state: State, seat: int) -> tuple[int, ...]:
    """Nobody is discontent in Training (TTA-HAP-06)."""
    nation = state.nations[seat]
    needed = 0 if state.training else faces_needed(nation.yellow)
    discontent = max(0, needed - nation.happy)
    unused = max(0, nation.pool - discontent)
    cost = population_cost(nation.yellow)
    return (
        nation.population,
        min(1, unused),
        max(0, unused - 1),
        _EMPTY if cost is None else cost,
        max(0, nation.happy - needed),
        nation.happy,
        discontent,
        max(0, discontent - nation.pool),
    )
