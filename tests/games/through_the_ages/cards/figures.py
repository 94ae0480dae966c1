"""What a card changes on a mat: every figure before and after, and the differences."""

from collections.abc import Callable, Mapping

from games.kernel.seats import Seat
from games.through_the_ages.state import (
    State,
    civil_actions,
    civil_hand_limit,
    culture_rating,
    military_actions,
    military_hand_limit,
    science_rating,
    strength,
    urban_limit,
)

Changes = Mapping[str, int]
"""Figures by name, and by how much they are different."""

_RATINGS: Mapping[str, Callable[[State, Seat], int]] = {
    "strength": strength,
    "culture_rating": culture_rating,
    "science_rating": science_rating,
    "civil_actions": civil_actions,
    "military_actions": military_actions,
    "civil_hand_limit": civil_hand_limit,
    "military_hand_limit": military_hand_limit,
    "urban_limit": urban_limit,
}
_OWN = (
    "culture",
    "science",
    "food",
    "resources",
    "pool",
    "yellow",
    "blue",
    "owned_yellow",
    "owned_blue",
    "population",
    "happy",
    "colonization",
)


def figures(state: State, seat: Seat) -> dict[str, int]:
    """Every figure of a nation."""
    nation = state.nations[seat]
    found = {name: read(state, seat) for name, read in _RATINGS.items()}
    found |= {name: getattr(nation, name) for name in _OWN}
    found["hand"] = len(nation.military)
    found["discount"] = nation.turn.pool + nation.turn.homer
    return found


def changes(before: State, after: State, seat: Seat = 0) -> Changes:
    """The figures that are different afterwards."""
    old, new = figures(before, seat), figures(after, seat)
    return {name: new[name] - old[name] for name in old if new[name] != old[name]}
