"""What cards give a nation by themselves: goods, points, population, cards (TTA-EVT)."""

from games.kernel.seats import Seat
from games.through_the_ages.effects.choices import ChooseOne, FoodOption, ResourceOption
from games.through_the_ages.effects.gains import (
    DrawMilitaryCards,
    GainFood,
    GainFoodOrResources,
    GainPopulation,
    GainResources,
    GainScience,
    ScoreCulture,
    ScoreCultureByRank,
)
from games.through_the_ages.effects.production import ProduceFood, ProduceResources
from games.through_the_ages.rules.amounts import amount_of, figure
from games.through_the_ages.rules.carrying import reason_of
from games.through_the_ages.rules.goods import gain_culture, gain_food, gain_resources, gain_science
from games.through_the_ages.rules.maintenance import (
    consume,
    corrupt,
    produce_food,
    produce_resources,
)
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.people import gain_population
from games.through_the_ages.rules.targets import ranking
from games.through_the_ages.rules.units import draw_cards
from games.through_the_ages.steps import Carrying, ChoosingGood, SplittingGain


def gains_food(move: Move, op: GainFood, seat: Seat, step: Carrying) -> None:
    gain_food(move, seat, amount_of(move.state, seat, op.amount, op.per, step.advantage))


def gains_resources(move: Move, op: GainResources, seat: Seat, step: Carrying) -> None:
    gain_resources(move, seat, amount_of(move.state, seat, op.amount, op.per, step.advantage))


def gains_science(move: Move, op: GainScience, seat: Seat, step: Carrying) -> None:
    amount = amount_of(move.state, seat, op.amount, op.per, step.advantage)
    gain_science(move, seat, amount, reason_of(step.card))


def scores(move: Move, op: ScoreCulture, seat: Seat, step: Carrying) -> None:
    amount = amount_of(move.state, seat, op.amount, op.per, step.advantage)
    gain_culture(move, seat, amount, reason_of(step.card))


def scores_by_rank(move: Move, op: ScoreCultureByRank, seat: Seat, step: Carrying) -> None:
    """Ranked by a rating, ties by turn order (TTA-CRD-30)."""
    state = move.state
    ranks = ranking(state, {one: figure(state, one, op.stat) for one in state.order})
    table = op.table[max(2, state.players)]
    gain_culture(move, seat, table[ranks.index(seat)], reason_of(step.card))


def gains_population(move: Move, op: GainPopulation, seat: Seat, _step: Carrying) -> None:
    gain_population(move, seat, op.amount)


def draws(move: Move, op: DrawMilitaryCards, seat: Seat, _step: Carrying) -> None:
    draw_cards(move, seat, op.amount)


def gains_goods(move: Move, op: GainFoodOrResources, seat: Seat, _step: Carrying) -> None:
    move.open(seat, SplittingGain(total=op.total))


def chooses_good(move: Move, op: ChooseOne, seat: Seat, _step: Carrying) -> None:
    food = sum(one.amount for one in op.options if isinstance(one, FoodOption))
    resources = sum(one.amount for one in op.options if isinstance(one, ResourceOption))
    move.open(seat, ChoosingGood(food=food, resources=resources))


def produces_food(move: Move, op: ProduceFood, seat: Seat, _step: Carrying) -> None:
    produce_food(move, seat, pacts=False)
    if op.consumption:
        consume(move, seat)


def produces_resources(move: Move, op: ProduceResources, seat: Seat, _step: Carrying) -> None:
    produce_resources(move, seat, pacts=False)
    if op.corruption:
        corrupt(move, seat)
