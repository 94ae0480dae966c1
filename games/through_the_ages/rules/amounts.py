"""Amounts of effects, and the figures they multiply (effects.md, sections 1 and 4)."""

from games.kernel.seats import Seat
from games.through_the_ages.box import GOVERNMENTS, LEVELS
from games.through_the_ages.effects import amounts, measures
from games.through_the_ages.effects.production import ExtraTokens
from games.through_the_ages.effects.terms import Figure
from games.through_the_ages.state import (
    State,
    civil_actions,
    culture_rating,
    military_actions,
    science_rating,
    strength,
)
from games.through_the_ages.state.nation import Nation
from games.through_the_ages.state.post import best_worked, of_types


def amount_of(
    state: State,
    seat: Seat,
    amount: amounts.Amount,
    per: measures.Per | None = None,
    advantage: int = 0,
) -> int:
    """An amount, as often as its multiplier says."""
    number = _plain(state, seat, amount, advantage)
    return number if per is None else number * measured(state, seat, per)


def _plain(state: State, seat: Seat, amount: amounts.Amount, advantage: int) -> int:
    match amount:
        case int():
            return amount
        case amounts.Advantage(base=base, each=each):
            return base + advantage // each
        case amounts.Half(quantity=quantity, rounding=rounding):
            whole = _quantity(state, seat, quantity)
            return (whole + 1) // 2 if rounding == "up" else whole // 2
        case amounts.Whole(quantity=quantity):
            return _quantity(state, seat, quantity)
        case amounts.ByPlayers(by_players=table):
            return table[max(2, state.players)]


def _quantity(state: State, seat: Seat, quantity: amounts.Quantity) -> int:
    match quantity:
        case "discontent":
            return state.nations[seat].discontent
        case "printed_build_cost_of_destroyed_buildings":
            return state.tally.build_cost
        case "culture_lost_by_target":
            return state.tally.culture


def measured(state: State, seat: Seat, per: measures.Per) -> int:
    """What a multiplier reads off the table."""
    nation = state.nations[seat]
    match per:
        case measures.Discontent():
            return nation.discontent
        case measures.OpponentsWithGreater(stat=stat):
            own = figure(state, seat, stat)
            return sum(figure(state, one, stat) > own for one in state.opponents(seat))
        case measures.TechnologyCards(level=level, level_in_advanced=lower):
            wanted = lower if state.options.mode == "advanced" else level
            return technology_cards(nation, wanted)
        case measures.ContentWorkers(above=above):
            return max(0, nation.population - nation.discontent - above)
        case measures.PopulationLost():
            return state.tally.population
        case measures.DiscardedLevel():
            return state.tally.level
        case measures.Stat(stat=stat, max=most):
            value = figure(state, seat, stat)
            return value if most is None else min(value, most)
        case measures.CompletedWondersOfOtherParty():
            raise TypeError("only pacts count the other party's wonders")
        case _:
            return nation.measure(per)


def figure(state: State, seat: Seat, name: Figure) -> int:
    """A figure of a nation."""
    nation = state.nations[seat]
    match name:
        case "culture_rating":
            return culture_rating(state, seat)
        case "science_rating":
            return science_rating(state, seat)
        case "strength":
            return strength(state, seat)
        case "happy":
            return nation.happy
        case "civil_actions":
            return civil_actions(state, seat)
        case "military_actions":
            return military_actions(state, seat)
        case "food_produced_by_farms":
            return food_production(nation)
        case "resources_produced_by_mines":
            return mine_production(nation)
        case "culture_points":
            return nation.culture


def food_production(nation: Nation) -> int:
    """The value of what farm workers produce (TTA-CRD-29)."""
    return sum(post.workers * post.value for post in of_types(nation.posts, ("farm",)))


def mine_production(nation: Nation) -> int:
    """The value of what mine workers produce, extra tokens included (TTA-CRD-29)."""
    total = sum(post.workers * post.value for post in of_types(nation.posts, ("mine",)))
    best = best_worked(nation.posts, ("mine",))
    if best is not None:
        total += best.value * sum(one.tokens for one in nation.court.all(ExtraTokens))
    return total


def technology_cards(nation: Nation, level: int) -> int:
    """Technology cards of one level in play, the government included."""
    court = nation.court
    number = sum(post.level == level for post in nation.posts)
    number += sum(card.level == level for card in court.special_cards)
    return number + (LEVELS[GOVERNMENTS[court.government].age] == level)
