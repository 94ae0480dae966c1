"""Actions: those left in the present turn, and those of the turns to come."""

from typing import Final

from games.through_the_ages.appraisal.turns import TURN
from games.through_the_ages.state import (
    State,
    civil_actions,
    civil_available,
    military_actions,
    military_available,
    urban_limit,
)

NAMES: Final = (
    "civil actions left",
    "military actions left",
    "civil actions to come",
    "military actions to come",
    "urban limit",
    "pool for units",
)


def of(state: State, seat: int, turns: int) -> tuple[int, ...]:
    """A seat that is not on turn has no actions left in it."""
    nation = state.nations[seat]
    mine = seat == state.active
    later = max(0, turns - TURN) if mine else turns
    return (
        civil_available(state, seat) if mine else 0,
        military_available(state, seat) if mine else 0,
        civil_actions(state, seat) * later * 10 // TURN,
        military_actions(state, seat) * later * 10 // TURN,
        urban_limit(state, seat),
        nation.turn.pool + nation.turn.homer if mine else 0,
    )
