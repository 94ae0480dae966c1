"""Technologies in play: how good the best of each type is, and what nobody works on yet."""

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
    "new economy",
    "new culture",
    "new units",
    "workers of urban buildings",
    "units",
)

_ROWS: Final[Mapping[Type, tuple[int, int]]] = {
    "farm": (0, 0),
    "mine": (1, 0),
    "lab": (2, 0),
    "temple": (3, 1),
    "arena": (3, 1),
    "library": (4, 1),
    "theater": (4, 1),
    "infantry": (5, 2),
    "cavalry": (5, 2),
    "artillery": (5, 2),
    "air": (5, 2),
}
"""For each type where its level is noted, and where its levels that nobody works on yet are."""

_UNITS: Final = 5
_ECONOMY: Final = 3
_CARDS: Final = {name: (one.type, one.level) for name, one in TECHNOLOGIES.items()}
_SPECIAL: Final = {name: (one.type, one.level) for name, one in SPECIALS.items()}


def of(state: State, seat: int) -> tuple[int, ...]:
    """The levels of a nation's technologies."""
    nation = state.nations[seat]
    best = [0] * 6
    worked: dict[Type, int] = {}
    urban = units = kinds = 0
    for post in nation.posts:
        kind, level = _CARDS[post.card]
        row = _ROWS[kind][0]
        best[row] = max(best[row], level)
        kinds += row == _UNITS
        if post.workers:
            worked[kind] = max(worked.get(kind, 0), level)
            units += post.workers if row == _UNITS else 0
            urban += post.workers if _ECONOMY - 1 <= row < _UNITS else 0
    new = [0, 0, 0]
    for post in nation.posts:
        kind, level = _CARDS[post.card]
        if not post.workers:
            new[_ROWS[kind][1]] += max(0, level - worked.get(kind, 0))
    special = {_SPECIAL[one][0]: _SPECIAL[one][1] for one in nation.court.specials}
    return (
        *best,
        kinds,
        special.get("special_military", 0),
        special.get("special_civil", 0),
        special.get("special_colonization", 0),
        special.get("special_construction", 0),
        *new,
        urban,
        units,
    )
