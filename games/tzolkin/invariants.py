"""What holds in every state (TZ-PRC-10, TZ-LIM)."""

from collections.abc import Iterator

from games.kernel.seats import Seat
from games.tzolkin.box import BOX, LAST_POSITION, TOP
from games.tzolkin.names import GEARS, TEMPLES
from games.tzolkin.state import State
from games.tzolkin.state.gears import DUMMY

LAST_TOOTH = BOX.calendar.food_days[-1].tooth + 1
"""The greatest tooth in a running round; one more after the final step (TZ-CAL-07)."""


def broken(state: State) -> Iterator[str]:
    """Every invariant that does not hold, in words."""
    yield from _skulls(state)
    for seat in range(len(state.players)):
        yield from _player(state, seat)
    yield from _tiles(state)
    yield from _board(state)


def _skulls(state: State) -> Iterator[str]:
    """TZ-LIM-01: all thirteen skulls are somewhere."""
    owned = sum(player.goods.skull for player in state.players)
    placed = sum(space is not None for space in state.skull_spaces)
    if state.skulls + owned + placed != BOX.pieces.crystal_skulls or state.skulls < 0:
        yield f"skulls: {state.skulls} in the bank, {owned} owned, {placed} placed"


def _player(state: State, seat: Seat) -> Iterator[str]:
    """TZ-LIM-02: six workers each; no stock below zero; markers and levels on their tracks."""
    player = state.players[seat]
    goods = player.goods
    if min(goods.corn, goods.wood, goods.stone, goods.gold, goods.skull) < 0:
        yield f"seat {seat} owns less than nothing: {goods}"
    on_board = state.gears.workers(seat) + (state.starting_space == seat)
    if player.hand + player.bank + on_board != BOX.pieces.workers_per_player:
        yield f"workers of seat {seat}: {player.hand}, {player.bank}, {on_board}"
    if player.hand < 0 or player.bank < 0:
        yield f"workers of seat {seat} below zero"
    if not all(0 <= player.temples.on(temple) <= TOP[temple] for temple in TEMPLES):
        yield f"a temple marker of seat {seat} is off its track"


def _tiles(state: State) -> Iterator[str]:
    """TZ-LIM-03, TZ-LIM-04, TZ-LIM-05: tiles never multiply; wood tiles lie on corn tiles."""
    for field in state.jungle:
        if not 0 <= field.wood <= field.corn:
            yield f"a group of the jungle has {field.corn} corn and {field.wood} wood tiles"
    built = [building for player in state.players for building in player.buildings]
    shown = [building for building in state.display if building is not None]
    buildings = [*built, *shown, *state.stack_1.items, *state.stack_2.items]
    if len(set(buildings)) != len(buildings):
        yield "a building is in two places"
    if len(state.display) != BOX.building_display.slots:
        yield f"the display has {len(state.display)} slots"
    owned = [monument for player in state.players for monument in player.monuments]
    monuments = [*owned, *state.monuments, *state.unused_monuments.items]
    if len(set(monuments)) != len(monuments):
        yield "a monument is in two places"


def _board(state: State) -> Iterator[str]:
    """Tops are held by one marker; workers stand over the board; the calendar does not run on."""
    for temple in TEMPLES:
        if sum(player.temples.on(temple) == TOP[temple] for player in state.players) > 1:
            yield f"two markers on the top of {temple}"
    for gear in GEARS:
        hidden = state.gears.on(gear)[LAST_POSITION[gear] + 1 :]
        if any(by is not None and by != DUMMY for by in hidden):
            yield f"a worker on a hidden slot of {gear}"
    if state.tooth > LAST_TOOTH + (state.phase == "finished"):
        yield f"the calendar stands on tooth {state.tooth}"
