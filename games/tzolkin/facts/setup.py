"""Facts of the setup and of the choice of starting wealth (TZ-SET)."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.piles import shuffled_pile
from games.kernel.seats import Seat
from games.kernel.visibility import Owner
from games.tzolkin.facts.base import Happened, OfPlayer
from games.tzolkin.goods import NOTHING
from games.tzolkin.names import BuildingId, Gear, MonumentId, WealthId
from games.tzolkin.options import Options
from games.tzolkin.state import State
from games.tzolkin.state.gears import DUMMY, Gears
from games.tzolkin.state.jungle import Jungle
from games.tzolkin.state.player import Player


class GameSetUp(Happened, frozen=True, kw_only=True):
    """First fact: the table as every game begins, before anything is drawn.

    The tiles of each face-down pile are named, so that the fold needs no component data;
    `hand` and `bank` are workers of each player, `skulls` those of the general supply.
    """

    seats: Annotated[int, Meta(description="How many seats there are.")]
    options: Options
    hand: Annotated[int, Meta(description="Workers in the hand of each player.")]
    bank: Annotated[int, Meta(description="Workers of each player that are not in play yet.")]
    skulls: Annotated[int, Meta(description="Crystal skulls in the general supply.")]
    skull_spaces: Annotated[int, Meta(description="How many spaces for skulls Chichen Itza has.")]
    display_slots: Annotated[int, Meta(description="How many buildings lie on display.")]
    gears: Gears
    jungle: Annotated[Jungle, Meta(description="Groups 2 to 5 of the jungle, in this order.")]
    age_1: Annotated[
        tuple[BuildingId, ...], Meta(description="All buildings of the first age; shuffled later.")
    ]
    age_2: Annotated[
        tuple[BuildingId, ...], Meta(description="All buildings of the second age; shuffled later.")
    ]
    monuments: Annotated[tuple[MonumentId, ...], Meta(description="All monuments.")]
    wealth: Annotated[tuple[WealthId, ...], Meta(description="All starting wealth tiles.")]

    def applied(self, _state: State | None) -> State:
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


class StartingPlayerDetermined(Happened, frozen=True, kw_only=True):
    """`seat` takes the starting player marker; `drawn`, or set by an option (TZ-SET-05)."""

    seat: Seat
    drawn: Annotated[
        bool, Meta(description="Whether it was drawn by lot; otherwise the host had set it.")
    ]

    def applied(self, state: State) -> State:
        return replace(state, marker=self.seat)


class MonumentsRevealed(Happened, frozen=True, kw_only=True):
    """The monuments on offer; the others leave the game unseen (TZ-SET-06)."""

    monuments: Annotated[tuple[MonumentId, ...], Meta(description="The monuments on offer.")]

    def applied(self, state: State) -> State:
        unused = state.unused_monuments.without(self.monuments)
        return replace(state, monuments=self.monuments, unused_monuments=unused)


class StartingWealthDealt(Happened, frozen=True, kw_only=True):
    """A seat looks at its tiles (TZ-SET-08)."""

    seat: Seat
    tiles: Annotated[
        Owner[tuple[WealthId, ...]], Meta(description="The tiles, which only their owner sees.")
    ]

    def applied(self, state: State) -> State:
        player = replace(state.players[self.seat], dealt=self.tiles)
        undealt = state.undealt.without(self.tiles)
        return replace(state.having(self.seat, player), phase="wealth", undealt=undealt)


class DummyPlaced(Happened, frozen=True, kw_only=True):
    """A revealed tile puts a dummy on its position, or on the slot opposite (TZ-SET-10)."""

    tile: WealthId
    gear: Annotated[Gear, Meta(description="Which gear.")]
    slot: Annotated[int, Meta(description="Position of the gear on which the dummy stands.")]
    opposite: Annotated[
        bool, Meta(description="Whether it is the second dummy of the tile, opposite to the first.")
    ] = False

    def applied(self, state: State) -> State:
        """A dummy stands on the slot; its tile is known to all from now on."""
        after = replace(state, gears=state.gears.with_one(self.gear, self.slot, DUMMY))
        if self.opposite:
            return after
        undealt = state.undealt.without((self.tile,))
        return replace(after, undealt=undealt, dummy_tiles=(*state.dummy_tiles, self.tile))


class StartingWealthChosen(OfPlayer, frozen=True, kw_only=True):
    """A seat has made up its mind; nobody else sees how (TZ-SET-11)."""

    keep: Annotated[
        Owner[tuple[WealthId, ...]],
        Meta(description="The two tiles kept; only their owner sees them."),
    ]
    discard: Annotated[
        Owner[tuple[WealthId, ...]],
        Meta(description="The two tiles put back; only their owner sees them."),
    ]

    def changed(self, player: Player) -> Player:
        return replace(player, dealt=(), keeping=self.keep, discarded=self.discard)


class StartingWealthRevealed(OfPlayer, frozen=True, kw_only=True):
    """The tiles that a seat keeps, once all have chosen."""

    tiles: Annotated[tuple[WealthId, ...], Meta(description="The tiles kept.")]

    def changed(self, player: Player) -> Player:
        return replace(player, keeping=(), wealth=self.tiles)


SetupFact = (
    GameSetUp
    | StartingPlayerDetermined
    | MonumentsRevealed
    | StartingWealthDealt
    | DummyPlaced
    | StartingWealthChosen
    | StartingWealthRevealed
)
