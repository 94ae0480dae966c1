"""What holds in every state (TZ-PRC-10, TZ-LIM)."""

from collections.abc import Iterable, Iterator

from msgspec.structs import asdict

from games.kernel.census import miscounted, negative
from games.kernel.seats import Seat
from games.tzolkin.box import BOX, LAST_POSITION, MONUMENTS, TOP, WEALTH
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
    stocks = {"hand": player.hand, "bank": player.bank} | asdict(player.goods)
    yield from (f"seat {seat}: {finding}" for finding in negative(stocks))
    on_board = state.gears.workers(seat) + (state.starting_space == seat)
    if player.hand + player.bank + on_board != BOX.pieces.workers_per_player:
        yield f"workers of seat {seat}: {player.hand}, {player.bank}, {on_board}"
    if not all(0 <= player.temples.on(temple) <= TOP[temple] for temple in TEMPLES):
        yield f"a temple marker of seat {seat} is off its track"


def _tiles(state: State) -> Iterator[str]:
    """TZ-LIM-03, TZ-LIM-04, TZ-LIM-05: tiles never multiply; wood tiles lie on corn tiles."""
    for field in state.jungle:
        if not 0 <= field.wood <= field.corn:
            yield f"a group of the jungle has {field.corn} corn and {field.wood} wood tiles"
    places: dict[str, Iterable[str]] = {"display": [one for one in state.display if one]}
    places |= {"stack 1": state.stack_1.items, "stack 2": state.stack_2.items}
    places |= {f"seat {seat}": one.buildings for seat, one in enumerate(state.players)}
    known = {building for some in places.values() for building in some}  # the others are gone
    yield from miscounted(known, places, "building")
    if len(state.display) != BOX.building_display.slots:
        yield f"the display has {len(state.display)} slots"
    places = {"offer": state.monuments, "unused": state.unused_monuments.items}
    places |= {f"seat {seat}": one.monuments for seat, one in enumerate(state.players)}
    yield from miscounted(MONUMENTS.keys(), places, "monument")
    places = {"undealt": state.undealt.items, "dummies": state.dummy_tiles}
    for seat, one in enumerate(state.players):
        places[f"seat {seat}"] = one.dealt + one.keeping + one.discarded + one.wealth
    yield from miscounted(WEALTH.keys(), places, "starting wealth")


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
