"""What cards give a nation by themselves: goods, points, population, cards (TTA-EVT)."""

from games.kernel.script import Handler
from games.through_the_ages.effects import gains
from games.through_the_ages.effects.choices import ChooseOne, FoodOption, ResourceOption
from games.through_the_ages.effects.production import ProduceFood, ProduceResources
from games.through_the_ages.rules import maintenance
from games.through_the_ages.rules.amounts import amount_of, figure
from games.through_the_ages.rules.effects import reason_of
from games.through_the_ages.rules.goods import gain_culture, gain_food, gain_resources, gain_science
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.people import gain_population
from games.through_the_ages.rules.targets import ranking
from games.through_the_ages.rules.units import draw_cards
from games.through_the_ages.state import State
from games.through_the_ages.steps import Carrying, ChoosingGood, SplittingGain


class FoodGain(Handler[State, Carrying, gains.GainFood, Move]):
    """Food comes from the blue bank."""

    def run(self, move: Move, script: Carrying, op: gains.GainFood) -> None:
        seat = script.seat
        gain_food(move, seat, amount_of(move.state, seat, op.amount, op.per, script.advantage))


class ResourceGain(Handler[State, Carrying, gains.GainResources, Move]):
    """Resources come from the blue bank."""

    def run(self, move: Move, script: Carrying, op: gains.GainResources) -> None:
        seat = script.seat
        gain_resources(move, seat, amount_of(move.state, seat, op.amount, op.per, script.advantage))


class ScienceGain(Handler[State, Carrying, gains.GainScience, Move]):
    """Science points are gained."""

    def run(self, move: Move, script: Carrying, op: gains.GainScience) -> None:
        seat = script.seat
        amount = amount_of(move.state, seat, op.amount, op.per, script.advantage)
        gain_science(move, seat, amount, reason_of(script.card))


class CultureGain(Handler[State, Carrying, gains.ScoreCulture, Move]):
    """Culture points are scored."""

    def run(self, move: Move, script: Carrying, op: gains.ScoreCulture) -> None:
        seat = script.seat
        amount = amount_of(move.state, seat, op.amount, op.per, script.advantage)
        gain_culture(move, seat, amount, reason_of(script.card))


class CultureByRank(Handler[State, Carrying, gains.ScoreCultureByRank, Move]):
    """Ranked by a rating, ties by turn order (TTA-CRD-30)."""

    def run(self, move: Move, script: Carrying, op: gains.ScoreCultureByRank) -> None:
        seat = script.seat
        state = move.state
        ranks = ranking(state, {one: figure(state, one, op.stat) for one in state.order})
        table = op.table[max(2, state.players)]
        gain_culture(move, seat, table[ranks.index(seat)], reason_of(script.card))


class PopulationGain(Handler[State, Carrying, gains.GainPopulation, Move]):
    """Workers come from the yellow bank."""

    def run(self, move: Move, script: Carrying, op: gains.GainPopulation) -> None:
        gain_population(move, script.seat, op.amount)


class MilitaryDraw(Handler[State, Carrying, gains.DrawMilitaryCards, Move]):
    """Military cards are drawn."""

    def run(self, move: Move, script: Carrying, op: gains.DrawMilitaryCards) -> None:
        draw_cards(move, script.seat, op.amount)


class GoodsGain(Handler[State, Carrying, gains.GainFoodOrResources, Move]):
    """The seat splits a gain into food and resources."""

    def run(self, move: Move, script: Carrying, op: gains.GainFoodOrResources) -> None:
        move.open(script.seat, SplittingGain(total=op.total))


class GoodOffer(Handler[State, Carrying, ChooseOne, Move]):
    """The seat chooses between food and resources."""

    def run(self, move: Move, script: Carrying, op: ChooseOne) -> None:
        food = sum(one.amount for one in op.options if isinstance(one, FoodOption))
        resources = sum(one.amount for one in op.options if isinstance(one, ResourceOption))
        move.open(script.seat, ChoosingGood(food=food, resources=resources))


class FoodProduction(Handler[State, Carrying, ProduceFood, Move]):
    """Farms produce; consumption may follow."""

    def run(self, move: Move, script: Carrying, op: ProduceFood) -> None:
        seat = script.seat
        maintenance.produce_food(move, seat, pacts=False)
        if op.consumption:
            maintenance.consume(move, seat)


class ResourceProduction(Handler[State, Carrying, ProduceResources, Move]):
    """Mines and labs produce; corruption may follow."""

    def run(self, move: Move, script: Carrying, op: ProduceResources) -> None:
        seat = script.seat
        maintenance.produce_resources(move, seat, pacts=False)
        if op.corruption:
            maintenance.corrupt(move, seat)
