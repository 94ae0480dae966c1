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
    Action,
)
from games.through_the_ages.effects.choices import PerformAction
from games.through_the_ages.effects.gains import (
    GainFood,
    GainResources,
    GainScience,
    ScoreCulture,
)
from games.through_the_ages.state import State
from games.through_the_ages.state.armies import armies
from games.through_the_ages.state.nation import Nation

CIVIL: Final = (
    "action cards",
    "goods of action cards",
    "science of action cards",
    "culture of action cards",
    "leaders in hand",
    "governments in hand",
    "special technologies in hand",
    "technologies in hand",
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


def _given(card: Action) -> tuple[int, int, int]:
    """Goods, science and culture that an action card gives or saves."""
    goods = science = culture = 0
    for effect in card.effects:
        match effect:
            case PerformAction(resource_discount=amount):
                goods += amount
            case GainFood(amount=int(amount)) | GainResources(amount=int(amount)):
                goods += amount
            case GainScience(amount=int(amount)):
                science += amount
            case ScoreCulture(amount=int(amount)):
                culture += amount
            case _:
                pass
    return goods, science, culture


_GIVEN: Final = {name: _given(card) for name, card in ACTIONS.items()}


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
            for at, amount in enumerate(_GIVEN[card], 1):
                found[at] += amount
        elif card in LEADERS:
            found[4] += 1
        elif card in GOVERNMENTS:
            found[5] += max(0, GOVERNMENTS[card].level - nation.court.rule.level)
        elif card in SPECIALS:
            found[6] += 1
            found[8] += SPECIALS[card].science_cost <= nation.science
        elif card in TECHNOLOGIES:
            found[7] += 1
            found[8] += TECHNOLOGIES[card].science_cost <= nation.science
    return found


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
