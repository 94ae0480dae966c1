"""Applies the facts of the setup and of the choice of starting wealth."""

from msgspec.structs import replace

from games.kernel.piles import shuffled_pile
from games.tzolkin.evolve.seat import with_player
from games.tzolkin.facts.beginning import (
    DummyPlaced,
    GameSetUp,
    MonumentsRevealed,
    StartingWealthChosen,
    StartingWealthDealt,
    StartingWealthRevealed,
)
from games.tzolkin.goods import NOTHING
from games.tzolkin.state import State
from games.tzolkin.state.gears import DUMMY, occupied
from games.tzolkin.state.player import Player


def set_up(fact: GameSetUp) -> State:
    """The table before anything is drawn."""
    player = Player(goods=NOTHING, hand=fact.hand, bank=fact.bank)
    return State(
        options=fact.options,
        players=(player,) * fact.seats,
        gears=fact.gears,
        jungle=fact.jungle,
        skulls=fact.skulls,
        skull_spaces=(None,) * fact.skull_spaces,
        stack_1=shuffled_pile(fact.age_1),
        stack_2=shuffled_pile(fact.age_2),
        unused_monuments=shuffled_pile(fact.monuments),
        undealt=shuffled_pile(fact.wealth),
        display=(None,) * fact.display_slots,
    )


def monuments_revealed(state: State, fact: MonumentsRevealed) -> State:
    """Monuments on offer come off the pile; the rest stays unseen."""
    unused = state.unused_monuments.without(fact.monuments)
    return replace(state, monuments=fact.monuments, unused_monuments=unused)


def dealt(state: State, fact: StartingWealthDealt) -> State:
    """A seat holds its tiles."""
    player = replace(state.players[fact.seat], dealt=fact.tiles)
    state = replace(state, phase="wealth", undealt=state.undealt.without(fact.tiles))
    return with_player(state, fact.seat, player)


def dummy_placed(state: State, fact: DummyPlaced) -> State:
    """A dummy stands on its slot; its tile is known to all from now on."""
    slots = occupied(state.gears.on(fact.gear), fact.slot, DUMMY)
    state = replace(state, gears=replace(state.gears, **{fact.gear: slots}))
    if fact.opposite:
        return state
    tiles = (*state.dummy_tiles, fact.tile)
    return replace(state, undealt=state.undealt.without((fact.tile,)), dummy_tiles=tiles)


def chosen(state: State, fact: StartingWealthChosen) -> State:
    """A seat has put its tiles apart."""
    player = replace(state.players[fact.seat], dealt=(), keeping=fact.keep, discarded=fact.discard)
    return with_player(state, fact.seat, player)


def revealed(state: State, fact: StartingWealthRevealed) -> State:
    """The tiles kept lie open."""
    player = replace(state.players[fact.seat], keeping=(), wealth=fact.tiles)
    return with_player(state, fact.seat, player)
