"""What a position is worth to a seat, in culture points at the end."""

from math import fsum

from games.kernel.seats import Seat
from games.through_the_ages import box
from games.through_the_ages.bots.prospects import rounds_left, yield_of
from games.through_the_ages.bots.taste import Taste
from games.through_the_ages.rules.amounts import food_production, mine_production
from games.through_the_ages.state import (
    State,
    civil_actions,
    culture_rating,
    military_actions,
    science_rating,
    strength,
)
from games.through_the_ages.state.armies import armies
from games.through_the_ages.state.banks import consumption, corruption
from games.through_the_ages.state.nation import Nation
from games.through_the_ages.state.post import best_worked

UPRISING = 12.0
SCIENCE = 0.3
FOOD = 0.25
RESOURCE = 0.3
ENOUGH = 14
"""Science points beyond which more are of little use."""


def appraise(taste: Taste, state: State, seat: Seat) -> float:
    """The worth of a position."""
    nation = state.nations[seat]
    if state.stage == "over":
        return float(nation.culture)
    rounds = rounds_left(state)
    return (
        nation.culture
        + _per_turn(taste, state, seat, nation, rounds)
        + _stock(nation, rounds)
        + _people(nation)
        + _power(taste, state, seat)
        + _technologies(taste, nation, rounds)
        + _table(taste, state, seat, nation, rounds)
        + _hands(taste, nation, rounds)
    )


def _per_turn(taste: Taste, state: State, seat: Seat, nation: Nation, rounds: float) -> float:
    science = taste.science * min(1.0, rounds / 6)
    spare = max(0.0, rounds - 1)
    return rounds * (
        taste.culture * culture_rating(state, seat) + science * science_rating(state, seat)
    ) + spare * (
        taste.mines * _useful(mine_production(nation), 12)
        + taste.farms * _useful(food_production(nation), 8)
    )


def _useful(amount: int, enough: int) -> float:
    """Production beyond what can be spent counts little."""
    return min(amount, enough) + 0.2 * max(0, amount - enough)


def _stock(nation: Nation, rounds: float) -> float:
    use = min(1.0, rounds / 3)
    worth = use * (FOOD * min(nation.food, 12) + RESOURCE * min(nation.resources, 16))
    worth += SCIENCE * use * min(nation.science, ENOUGH)
    hunger = consumption(nation.yellow) - nation.food - food_production(nation)
    placed = sum(post.workers for post in nation.posts if post.technology.type in ("farm", "mine"))
    return worth - 4.0 * max(0, hunger) - 1.0 * corruption(nation.blue - placed)


def _people(nation: Nation) -> float:
    """Unused workers are worth something, an uprising is not."""
    if nation.discontent > nation.pool:
        return -UPRISING
    idle = nation.pool - nation.discontent
    return 1.2 * min(idle, 2) + 0.2 * nation.happy - 0.6 * nation.discontent


def _power(taste: Taste, state: State, seat: Seat) -> float:
    rivals = [strength(state, other) for other in state.opponents(seat)]
    ahead = strength(state, seat) - max(rivals, default=0)
    if ahead >= 0:
        return taste.strength * min(ahead, 12)
    return taste.behind * ahead


def _technologies(taste: Taste, nation: Nation, rounds: float) -> float:
    """Technologies that nobody works on yet, by what they would add."""
    return fsum(
        potential(taste, nation, post.technology, rounds)
        for post in nation.posts
        if not post.workers and post.level
    )


def potential(taste: Taste, nation: Nation, technology: box.Technology, rounds: float) -> float:
    """What a technology in play promises beyond the best one of its type."""
    best = best_worked(nation.posts, (technology.type,))
    have = 0.0 if best is None else yield_of(taste, best.technology, rounds)
    return taste.technology * max(0.0, yield_of(taste, technology, rounds) - have)


def _table(taste: Taste, state: State, seat: Seat, nation: Nation, rounds: float) -> float:
    court = nation.court
    worth = taste.actions * rounds * (civil_actions(state, seat) - 4)
    worth += 0.2 * rounds * military_actions(state, seat)
    worth += 3.0 if court.leader is not None else 0.0
    worth += 1.0 * court.rule.urban_limit + 1.5 * len(court.wonders)
    worth += fsum(1.0 + special.level for special in court.special_cards)
    worth += 0.4 * len(court.colonies) + 0.1 * min(nation.yellow, 8)
    if nation.site is not None:
        worth += taste.stage * (0.5 + nation.site.stages) * min(1.0, rounds / 3)
    return worth


def _hands(taste: Taste, nation: Nation, rounds: float) -> float:
    worth = fsum(_civil_card(taste, nation, held.card, rounds) for held in nation.civil)
    worth += fsum(_military_card(nation, card) for card in nation.military)
    return worth


def _civil_card(taste: Taste, nation: Nation, card: str, rounds: float) -> float:
    kind = box.CARDS[card]
    use = min(1.0, rounds / 3)
    if card in box.ACTIONS:
        return 0.25 * use
    if card in box.LEADERS:
        return 1.5 * use
    if card in box.GOVERNMENTS:
        return 2.0 * use if kind.level > box.GOVERNMENTS[nation.court.government].level else 0.0
    if isinstance(kind, box.Special):
        return use * (0.5 + 0.5 * kind.level)
    if isinstance(kind, box.Technology):
        return 0.5 * use * potential(taste, nation, kind, rounds)
    return 0.0


def _military_card(nation: Nation, card: str) -> float:
    if card in box.BONUSES:
        return 0.3 * box.BONUSES[card].defense
    if card in box.TACTICS:
        better = armies(box.TACTICS[card], nation.units).bonus - nation.armies.bonus
        return 0.2 + 0.3 * max(0, better)
    return 0.5
