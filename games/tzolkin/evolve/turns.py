"""Applies the facts of a turn."""

from msgspec.structs import replace

from games.kernel.seats import Seat
from games.tzolkin.evolve.seat import with_player
from games.tzolkin.facts.turns import (
    BuildingDisplayRefilled,
    CalendarCornTaken,
    CornBegged,
    WorkerPickedUp,
    WorkerPlaced,
    WorkerPlacedByMercy,
)
from games.tzolkin.goods import Goods
from games.tzolkin.names import STARTING_SPACE, Target
from games.tzolkin.state import State
from games.tzolkin.state.gears import Gears


def placed(state: State, fact: WorkerPlaced) -> State:
    """A worker left the hand for a gear or the starting space, and corn was paid."""
    return _on_target(state, fact.seat, fact.target, fact.position, fact.cost)


def placed_by_mercy(state: State, fact: WorkerPlacedByMercy) -> State:
    """The same, for all corn."""
    return _on_target(state, fact.seat, fact.target, fact.position, fact.corn_paid)


def _on_target(state: State, seat: Seat, target: Target, position: int, corn: int) -> State:
    player = state.players[seat]
    if corn:
        player = replace(player, hand=player.hand - 1, goods=_plus_corn(player.goods, -corn))
    else:
        player = replace(player, hand=player.hand - 1)
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    if target == STARTING_SPACE:
        return replace(state, players=players, starting_space=seat)
    return replace(state, players=players, gears=_with(state.gears, target, position, seat))


def picked_up(state: State, fact: WorkerPickedUp) -> State:
    """A worker came back to the hand, and the fee was paid."""
    seat = fact.seat
    player = state.players[seat]
    if fact.fee:
        player = replace(player, hand=player.hand + 1, goods=_plus_corn(player.goods, -fact.fee))
    else:
        player = replace(player, hand=player.hand + 1)
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return replace(state, players=players, gears=_with(state.gears, fact.gear, fact.position, None))


def begged(state: State, fact: CornBegged) -> State:
    """Corn is as the fact says, and one marker went down."""
    player = state.players[fact.seat]
    goods = replace(player.goods, corn=fact.corn)
    temples = replace(player.temples, **{fact.temple: fact.index})
    return with_player(state, fact.seat, replace(player, goods=goods, temples=temples))


def corn_taken(state: State, fact: CalendarCornTaken) -> State:
    """The corn of the calendar is with the player."""
    player = state.players[fact.seat]
    player = replace(player, goods=_plus_corn(player.goods, fact.amount))
    return replace(with_player(state, fact.seat, player), calendar_corn=0)


def refilled(state: State, fact: BuildingDisplayRefilled) -> State:
    """Buildings came from the stack of the current age."""
    display = list(state.display)
    for tile in fact.tiles:
        display[tile.slot] = tile.building
    stack = state.stack.without(tile.building for tile in fact.tiles)
    if state.age == 1:
        return replace(state, display=tuple(display), stack_1=stack)
    return replace(state, display=tuple(display), stack_2=stack)


def _plus_corn(goods: Goods, corn: int) -> Goods:
    return Goods(goods.corn + corn, goods.wood, goods.stone, goods.gold, goods.skull)


def _with(gears: Gears, target: str, position: int, by: Seat | None) -> Gears:
    slots = getattr(gears, target)
    return replace(gears, **{target: (*slots[:position], by, *slots[position + 1 :])})
