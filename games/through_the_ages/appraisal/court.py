"""Leaders, wonders, colonies and the government."""

from typing import Final

from games.through_the_ages.appraisal.turns import TURN
from games.through_the_ages.box import GOVERNMENTS, LEADERS, WONDERS
from games.through_the_ages.state import State
from games.through_the_ages.state.nation import Nation

NAMES: Final = (
    "leader",
    "leader of the present age",
    "wonders",
    "levels of wonders",
    "resources in an unfinished wonder",
    "resources that an unfinished wonder needs",
    "an unfinished wonder",
    "colonies",
    "colonization bonus",
    "level of the government",
    "pacts",
)


def of(state: State, seat: int, turns: int) -> tuple[int, ...]:
    """What a nation has besides its workers. An unfinished wonder that cannot be finished any
    more is nothing."""
    nation = state.nations[seat]
    court = nation.court
    age = 0 if court.leader is None else LEADERS[court.leader].level
    return (
        int(court.leader is not None),
        int(court.leader is not None and age >= min(3, state.level)),
        len(court.wonders),
        sum([WONDERS[one.card].level for one in court.wonders]),
        *(_site(nation) if turns > TURN else (0, 0, 0)),
        len(court.colonies),
        nation.colonization,
        GOVERNMENTS[court.government].level,
        len(state.pacts_of(seat)),
    )


def _site(nation: Nation) -> tuple[int, int, int]:
    """Resources that lie in an unfinished wonder, those that it still needs, and that it is one."""
    site = nation.site
    if site is None:
        return (0, 0, 0)
    stages = WONDERS[site.card].stages
    return (sum(stages[: site.stages]), sum(stages[site.stages :]), 1)
