"""Technologies in play: how good the best of each type is, and who works on them."""

from collections.abc import Mapping
from typing import Final

from games.through_the_ages.box import SPECIALS, TECHNOLOGIES
from games.through_the_ages.effects.terms import Type
from games.through_the_ages.state import State

NAMES: Final = (
    "level of farms",
    "level of mines",
    "level of labs",
    "level of temples and arenas",
    "level of libraries and theaters",
    "level of units",
    "types of units",
    "military technology",
    "civil technology",
    "colonization technology",
    "construction technology",
    "workers of urban buildings",
    "units",
)

_ROWS: Final[Mapping[Type, int]] = {
    "farm": 0,
    "mine": 1,
    "lab": 2,
    "temple": 3,
    "arena": 3,
    "library": 4,
    "theater": 4,
    "infantry": 5,
    "cavalry": 5,
    "artillery": 5,
    "air": 5,
}
_LAB: Final = 2
_UNITS: Final = 5
_CARDS: Final = {name: (_ROWS[one.type], one.level) for name, one in TECHNOLOGIES.items()}
_SPECIAL: Final = {name: (one.type, one.level) for name, one in SPECIALS.items()}


def of(state: State, seat: int) -> tuple[int, ...]:
    """The levels of a nation's technologies."""
    nation = state.nations[seat]
    best = [0] * (_UNITS + 1)
    urban = units = kinds = 0
    for post in nation.posts:
        row, level = _CARDS[post.card]
        best[row] = max(best[row], level)
        if row == _UNITS:
            kinds += 1
            units += post.workers
        elif row >= _LAB:
            urban += post.workers
    special = {_SPECIAL[one][0]: _SPECIAL[one][1] for one in nation.court.specials}
    return (
        *best,
        kinds,
        special.get("special_military", 0),
        special.get("special_civil", 0),
        special.get("special_colonization", 0),
        special.get("special_construction", 0),
        urban,
        units,
    )
