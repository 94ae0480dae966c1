"""Cards in hand: civil ones by what they are, military ones by what they are good for."""

from typing import Final

from games.through_the_ages.box import (
    ACTIONS,
    AGGRESSIONS,
    BONUSES,
    EVENTS,
    GOVERNMENTS,
    LEADERS,
    PACTS,
    SPECIALS,
    TACTICS,
    TECHNOLOGIES,
    TERRITORIES,
    WARS,
)
from games.through_the_ages.state import State
from games.through_the_ages.state.armies import armies
from games.through_the_ages.state.nation import Nation

CIVIL: Final = (
    "action cards",
    "levels of action cards",
    "leaders in hand",
    "governments in hand",
    "special technologies in hand",
    "technologies in hand",
    "better technologies in hand",
    "technologies that science is there for",
)
MILITARY: Final = (
    "military cards",
    "defense in hand",
    "better tactics in hand",
    "events in hand",
    "aggressions in hand",
    "wars in hand",
    "pacts in hand",
)
NAMES: Final = (*CIVIL, *MILITARY)


def of(state: State, seat: int) -> tuple[int, ...]:
    """Both hands."""
    nation = state.nations[seat]
    return (*_civil(nation), *_military(nation))


def _civil(nation: Nation) -> list[int]:
    found = [0] * len(CIVIL)
    for held in nation.civil:
        card = held.card
        if card in ACTIONS:
            found[0] += 1
            found[1] += ACTIONS[card].level
        elif card in LEADERS:
            found[2] += 1
        elif card in GOVERNMENTS:
            kind = GOVERNMENTS[card]
            found[3] += max(0, kind.level - nation.court.rule.level)
        elif card in SPECIALS:
            found[4] += 1
            found[7] += SPECIALS[card].science_cost <= nation.science
        elif card in TECHNOLOGIES:
            technology = TECHNOLOGIES[card]
            found[5] += 1
            found[6] += max(0, technology.level - _level(nation, technology.type))
            found[7] += technology.science_cost <= nation.science
    return found


def _level(nation: Nation, kind: str) -> int:
    """The level of the best technology of a type in play."""
    return max(
        [post.level for post in nation.posts if TECHNOLOGIES[post.card].type == kind],
        default=0,
    )


def _military(nation: Nation) -> list[int]:
    found = [len(nation.military), *[0] * (len(MILITARY) - 1)]
    for card in nation.military:
        if card in BONUSES:
            found[1] += BONUSES[card].defense
        elif card in TACTICS:
            better = armies(TACTICS[card], nation.units).bonus - nation.armies.bonus
            found[2] = max(found[2], better)
        elif card in EVENTS or card in TERRITORIES:
            found[3] += 1
        elif card in AGGRESSIONS:
            found[4] += 1
        elif card in WARS:
            found[5] += 1
        elif card in PACTS:
            found[6] += 1
    return found
