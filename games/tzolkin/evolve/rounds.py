"""Applies the facts of Food Days and the calendar."""

from msgspec.structs import replace

from games.tzolkin.evolve.seat import seated, with_player
from games.tzolkin.facts.rounds import (
    AgeAdvanced,
    CalendarAdvanced,
    RoundStarted,
    StartingWorkerReturned,
    TempleMaterialsGained,
    TemplePointsGained,
    WorkersFed,
)
from games.tzolkin.state import State


def started(state: State, fact: RoundStarted) -> State:
    """A new round."""
    return replace(state, phase="turns", round=fact.number, food_day=fact.food_day)


def fed(state: State, fact: WorkersFed) -> State:
    """Corn went to the bank, points were lost."""
    player = state.players[fact.seat]
    goods = replace(player.goods, corn=player.goods.corn - fact.corn_paid)
    points = replace(player.points, hunger=player.points.hunger - fact.points_lost)
    return with_player(state, fact.seat, replace(player, goods=goods, points=points))


def age_advanced(state: State, fact: AgeAdvanced) -> State:
    """The display shows buildings of the second age; the first stack is gone."""
    display = (*fact.revealed, *(None,) * (len(state.display) - len(fact.revealed)))
    stack = state.stack_2.without(fact.revealed)
    return replace(state, age=2, display=display, stack_1=type(state.stack_1)(), stack_2=stack)


def materials_gained(state: State, fact: TempleMaterialsGained) -> State:
    """Materials of the temples."""
    players, skulls = state.players, state.skulls
    for gain in fact.gains:
        player = players[gain.seat]
        players = seated(players, gain.seat, replace(player, goods=player.goods + gain.goods))
        skulls -= gain.goods.skull
    return replace(state, players=players, skulls=skulls)


def points_gained(state: State, fact: TemplePointsGained) -> State:
    """Points of the temples."""
    players = state.players
    for gain in fact.gains:
        player = players[gain.seat]
        points = player.points
        points = replace(points, temples=points.temples + gain.step + gain.bonus)
        players = seated(players, gain.seat, replace(player, points=points))
    return replace(state, players=players)


def returned(state: State, fact: StartingWorkerReturned) -> State:
    """The starting space is empty again."""
    player = state.players[fact.seat]
    after = with_player(state, fact.seat, replace(player, hand=player.hand + 1))
    return replace(after, starting_space=None)


def advanced(state: State, fact: CalendarAdvanced) -> State:
    """The gears have turned; workers that fell off are back in hand."""
    players = state.players
    for pushed in fact.pushed_off:
        player = players[pushed.seat]
        players = seated(players, pushed.seat, replace(player, hand=player.hand + 1))
    return replace(state, players=players, gears=fact.gears, tooth=fact.new_tooth)
