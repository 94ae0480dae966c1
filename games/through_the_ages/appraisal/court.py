"""Leaders, wonders, colonies and the government."""

from typing import Final

from games.through_the_ages.appraisal.turns import TURN
from games.through_the_ages.box import GOVERNMENTS, LEADERS, WONDERS
from games.through_the_ages.effects.gains import ScoreCulture
from games.through_the_ages.effects.standing import StatEffect
from games.through_the_ages.rules.amounts import amount_of
from games.through_the_ages.state import State

NAMES: Final = (
    "leader",
    "leader of the present age",
    "wonders",
    "levels of wonders",
    "resources in an unfinished wonder",
    "resources that an unfinished wonder needs",
    "an unfinished wonder",
    "culture that an unfinished wonder promises",
    "colonies",
    "colonization bonus",
    "level of the government",
    "pacts",
)


def of(state: State, seat: int, turns: int) -> tuple[int, ...]:
    """What a nation has besides its workers."""
    nation = state.nations[seat]
    court = nation.court
    age = 0 if court.leader is None else LEADERS[court.leader].level
    return (
        int(court.leader is not None),
        int(court.leader is not None and age >= min(3, state.level)),
        len(court.wonders),
        sum([WONDERS[one.card].level for one in court.wonders]),
        *_site(state, seat, turns),
        len(court.colonies),
        nation.colonization,
        GOVERNMENTS[court.government].level,
        len(state.pacts_of(seat)),
    )


def _site(state: State, seat: int, turns: int) -> tuple[int, int, int, int]:
    """Resources that lie in an unfinished wonder, those that it still needs, that it is one, and
    the culture that it will have brought at the end, in tenths."""
    site = state.nations[seat].site
    if site is None:
        return (0, 0, 0, 0)
    wonder = WONDERS[site.card]
    done, left = sum(wonder.stages[: site.stages]), sum(wonder.stages[site.stages :])
    promised = 0
    for effect in wonder.effects:
        match effect:
            case StatEffect(stat="culture", amount=amount):
                promised += amount * max(0, turns - TURN) * 10 // TURN
            case ScoreCulture(amount=amount, per=per):
                promised += 10 * amount_of(state, seat, amount, per)
            case _:
                pass
    return (done, left, 1, promised)
