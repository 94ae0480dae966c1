"""Science, food and resources: in stock, and what the turns to come will bring."""

from typing import Final

from games.through_the_ages.appraisal.turns import TURN
from games.through_the_ages.box import BOX
from games.through_the_ages.rules.amounts import food_production, mine_production
from games.through_the_ages.state import State, science_rating
from games.through_the_ages.state.banks import consumption, corruption
from games.through_the_ages.state.nation import Nation

NAMES: Final = (
    "science",
    "science beyond need",
    "science to come",
    "food",
    "food to come",
    "food produced",
    "famine",
    "resources",
    "resources beyond need",
    "resources to come",
    "resources produced",
    "corruption",
    "blue tokens",
)

_SCIENCE: Final = 15
"""Science points that a technology may need."""
_RESOURCES: Final = 15
"""Resources that a turn may need."""


def of(state: State, seat: int, turns: int) -> tuple[int, ...]:
    """What is produced in the last turn is of no use any more."""
    nation = state.nations[seat]
    useful = max(0, turns - TURN)
    farms, mines = food_production(nation), mine_production(nation)
    eaten, lost = consumption(nation.yellow), _corruption(nation)
    science, food, resources = nation.science, nation.food, nation.resources
    return (
        min(science, _SCIENCE),
        max(0, science - _SCIENCE),
        science_rating(state, seat) * useful * 10 // TURN,
        food,
        (farms - eaten) * useful * 10 // TURN,
        farms,
        min(max(0, eaten - food - farms) * BOX.famine_culture, nation.culture),
        min(resources, _RESOURCES),
        max(0, resources - _RESOURCES),
        (mines - lost) * useful * 10 // TURN,
        mines,
        lost,
        nation.blue,
    )


def _corruption(nation: Nation) -> int:
    """What the end of the turn will take, after each producer has placed its token."""
    return corruption(nation.blue - nation.workers(("farm", "mine")))
