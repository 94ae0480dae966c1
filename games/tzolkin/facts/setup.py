"""Facts of the setup and of the choice of starting wealth (TZ-SET)."""

from msgspec.structs import replace

from games.kernel.piles import shuffled_pile
from games.kernel.seats import Seat
from games.kernel.visibility import Owner
from games.tzolkin.facts.base import Happened
from games.tzolkin.goods import NOTHING
from games.tzolkin.names import BuildingId, Gear, MonumentId, WealthId
from games.tzolkin.options import Options
from games.tzolkin.state import State
from games.tzolkin.state.gears import DUMMY, Gears
from games.tzolkin.state.jungle import Jungle
from games.tzolkin.state.player import Player


class GameSetUp(Happened, frozen=True, kw_only=True, tag="tzolkin.game-set-up"):
    """First fact: the table as every game begins, before anything is drawn.

    The tiles of each face-down pile are named, so that the fold needs no component data;
    `hand` and `bank` are workers of each player, `skulls` those of the general supply.
    """

    seats: int
    options: Options
    hand: int
    bank: int
    skulls: int
    skull_spaces: int
    display_slots: int
    gears: Gears
    jungle: Jungle
    age_1: tuple[BuildingId, ...]
    age_2: tuple[BuildingId, ...]
    monuments: tuple[MonumentId, ...]
    wealth: tuple[WealthId, ...]

    def applied(self, _state: State | None) -> State:
        """The table before anything is drawn."""
        player = Player(goods=NOTHING, hand=self.hand, bank=self.bank)
        return State(
            options=self.options,
            players=(player,) * self.seats,
            gears=self.gears,
            jungle=self.jungle,
            skulls=self.skulls,
            skull_spaces=(None,) * self.skull_spaces,
            stack_1=shuffled_pile(self.age_1),
            stack_2=shuffled_pile(self.age_2),
            unused_monuments=shuffled_pile(self.monuments),
            undealt=shuffled_pile(self.wealth),
            display=(None,) * self.display_slots,
        )


class StartingPlayerDetermined(
    Happened, frozen=True, kw_only=True, tag="tzolkin.starting-player-determined"
):
    """`seat` takes the starting player marker; `drawn`, or set by an option (TZ-SET-05)."""

    seat: Seat
    drawn: bool

    def applied(self, state: State) -> State:
        """The marker lies before the seat."""
        return replace(state, marker=self.seat)


class MonumentsRevealed(Happened, frozen=True, kw_only=True, tag="tzolkin.monuments-revealed"):
    """The monuments on offer; the others leave the game unseen (TZ-SET-06)."""

    monuments: tuple[MonumentId, ...]

    def applied(self, state: State) -> State:
        """Off the pile and onto the table."""
        unused = state.unused_monuments.without(self.monuments)
        return replace(state, monuments=self.monuments, unused_monuments=unused)


class StartingWealthDealt(Happened, frozen=True, kw_only=True, tag="tzolkin.starting-wealth-dealt"):
    """A seat looks at its tiles (TZ-SET-08)."""

    seat: Seat
    tiles: Owner[tuple[WealthId, ...]]

    def applied(self, state: State) -> State:
        """The seat holds its tiles."""
        player = replace(state.players[self.seat], dealt=self.tiles)
        undealt = state.undealt.without(self.tiles)
        return replace(state.having(self.seat, player), phase="wealth", undealt=undealt)


class DummyPlaced(Happened, frozen=True, kw_only=True, tag="tzolkin.dummy-placed"):
    """A revealed tile puts a dummy on its position, or on the slot opposite (TZ-SET-10)."""

    tile: WealthId
    gear: Gear
    slot: int
    opposite: bool = False

    def applied(self, state: State) -> State:
        """A dummy stands on the slot; its tile is known to all from now on."""
        after = replace(state, gears=state.gears.with_one(self.gear, self.slot, DUMMY))
        if self.opposite:
            return after
        undealt = state.undealt.without((self.tile,))
        return replace(after, undealt=undealt, dummy_tiles=(*state.dummy_tiles, self.tile))


class StartingWealthChosen(
    Happened, frozen=True, kw_only=True, tag="tzolkin.starting-wealth-chosen"
):
    """A seat has made up its mind; nobody else sees how (TZ-SET-11)."""

    seat: Seat
    keep: Owner[tuple[WealthId, ...]]
    discard: Owner[tuple[WealthId, ...]]

    def applied(self, state: State) -> State:
        """The tiles are put apart."""
        player = state.players[self.seat]
        return state.having(
            self.seat, replace(player, dealt=(), keeping=self.keep, discarded=self.discard)
        )


class StartingWealthRevealed(
    Happened, frozen=True, kw_only=True, tag="tzolkin.starting-wealth-revealed"
):
    """The tiles that a seat keeps, once all have chosen."""

    seat: Seat
    tiles: tuple[WealthId, ...]

    def applied(self, state: State) -> State:
        """The tiles kept lie open."""
        player = replace(state.players[self.seat], keeping=(), wealth=self.tiles)
        return state.having(self.seat, player)


SetupFact = (
    GameSetUp
    | StartingPlayerDetermined
    | MonumentsRevealed
    | StartingWealthDealt
    | DummyPlaced
    | StartingWealthChosen
    | StartingWealthRevealed
)
