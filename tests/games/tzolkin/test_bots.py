"""The strategies: they play by the rules, know nothing hidden, and beat a random player."""

from collections.abc import Iterator

import pytest

from games.kernel.bots import Bot
from games.kernel.players import strategies
from games.kernel.refusal import Illegal
from games.kernel.result import Result
from games.kernel.seats import AtSeat, Seat
from games.kernel.title import Table, fold
from games.tzolkin import title
from games.tzolkin.bots.clock import clock
from games.tzolkin.bots.narrowing import narrowed
from games.tzolkin.bots.taste import Taste
from games.tzolkin.bots.worth import food, prices
from games.tzolkin.commands import Command, ConstructBuilding, EndTurn, PayResource
from games.tzolkin.goods import Goods
from games.tzolkin.options import Options
from games.tzolkin.state import State
from games.tzolkin.steps import Constructing, PayingResources
from tests.games.tzolkin.position import position
from tests.support.games import Dice

STRATEGIES = strategies(title.bots)
TASTE = Taste()


def moments(
    names: list[str], seed: int
) -> Iterator[tuple[State, Seat, list[Command], Command, Bot[State, Command]]]:
    """Every decision of a game: the true state, the seat, what it may do, what it does, and who.

    The bots are handed what their seat imagines, as the service does it.
    """
    dice = Dice(f"{names} {seed}")
    facts = title.rules.setup(Table(seats=len(names), options=Options()), dice)
    assert not isinstance(facts, Illegal)
    state = fold(title, facts, None)
    assert state is not None
    while state.agenda.frames:
        seat = min(state.agenda.awaits())
        commands = list(title.rules.legal(state, seat))
        bot = title.bots[names[seat]]
        chosen = bot.choose(title.rules.imagine(state, AtSeat(seat), dice), seat, commands, dice)
        yield state, seat, commands, chosen, bot
        played = title.rules.decide(state, seat, chosen, dice)
        assert not isinstance(played, Illegal), played
        state = played.state
    yield state, 0, [], EndTurn(), title.bots["random"]


def played(names: list[str], seed: int) -> Result:
    """The result of a game."""
    *_, (end, *_) = moments(names, seed)
    result = title.rules.result(end)
    assert result is not None
    return result


def test_random_is_among_at_least_two_strategies():
    """A host can always choose the simplest opponent."""
    assert "random" in title.bots
    assert len(STRATEGIES) >= 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_strategy_plays_legal_commands_to_the_end(seats):
    """Whole games among all strategies."""
    names = [STRATEGIES[seat % len(STRATEGIES)] for seat in range(seats)]
    for _state, _seat, commands, chosen, _bot in moments(names, 1):
        assert not commands or chosen in commands


@pytest.mark.parametrize("name", STRATEGIES)
def test_a_strategy_beats_random_players(name):
    """Far more often than one game in two, and than one in four."""
    duels = [played([name, "random"][:: 1 if n % 2 else -1], n) for n in range(8)]
    won = sum((result.winners == (0,)) == bool(n % 2) for n, result in enumerate(duels))
    assert won >= 7
    tables = [played([name, "random", "random", "random"], n) for n in range(4)]
    assert sum(result.winners == (0,) for result in tables) >= 3


@pytest.mark.parametrize("name", STRATEGIES)
def test_a_strategy_is_a_function_of_what_the_seat_knows(name):
    """The same position gives the same command, whatever lies in the stacks and is dealt."""
    for state, seat, commands, _chosen, bot in moments([name, "random"], 2):
        if not commands or bot is title.bots["random"]:
            continue
        worlds = [title.rules.imagine(state, AtSeat(seat), Dice(f"world {n}")) for n in range(2)]
        first, second = (bot.choose(one, seat, commands, Dice("same")) for one in worlds)
        assert first == second


def test_the_clock_counts_turns_and_food_days():
    """TZ-RND-03: the day of the current round is still to come."""
    now = clock(position().calendar(13, number=14, food_day=2).turn(0))
    assert (now.turns, [day.index for day in now.days], now.until) == (13, [2, 3, 4], (0, 7, 13))
    last = clock(position().calendar(26, number=27, food_day=4).turn(0))
    assert (last.turns, last.until) == (0, (0,))


def test_at_the_end_goods_are_worth_their_final_scoring():
    """TZ-END-03..05."""
    last = prices(TASTE, clock(position().calendar(26, number=27, food_day=4).turn(0)))
    assert last.of(Goods(corn=4)) == 1
    assert last.of(Goods(wood=2, stone=4, gold=1)) == 1 + 3 + 1
    assert last.of(Goods(skull=1)) == 3
    assert prices(TASTE, clock(position().turn(0))).of(Goods(wood=1)) > 0.5


def test_hunger_weighs_and_farms_help():
    """TZ-FOO-03."""
    table = position().calendar(7, number=8, food_day=1)
    hungry = table.turn(0)
    now = clock(hungry)
    price = prices(TASTE, now)
    without = food(hungry.players[0], now, TASTE, price)
    farmer = table.buildings(0, "a1_farm_one_worker_1").turn(0)
    assert food(farmer.players[0], now, TASTE, price) < without
    assert food(table.corn(0, 6).turn(0).players[0], now, TASTE, price) < without


def test_cheap_resources_are_paid_and_architecture_is_used():
    """Narrowing leaves out what is hardly ever better."""
    paying = PayingResources(left=1, purpose="action")
    options = (PayResource(resource="gold"), PayResource(resource="wood"))
    assert list(narrowed(paying, options)) == [PayResource(resource="wood")]
    plain = ConstructBuilding(building="a1_civic_agriculture")
    better = ConstructBuilding(building="a1_civic_agriculture", architecture=True, discount="wood")
    building = Constructing(mode="tikal_2", architecture="declare")
    assert list(narrowed(building, (plain, better))) == [better]
