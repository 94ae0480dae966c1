"""Facts of units, monsters, dwellings and tiles (EV-PLC, EV-DWE, EV-DUN, EV-MON)."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from games.eldervale.box.ids import MonsterId, SquareId, TileId
from games.eldervale.box.names import BIFROST
from games.eldervale.effects.terms import UnitKind
from games.eldervale.facts.base import Happened, Noted, OfPlayer, player, turned
from games.eldervale.state import Lurker, State
from games.eldervale.state.land import Cell, Land
from games.eldervale.state.player import READY, InRealm, Place, Player, Unit
from games.kernel.hexes import Hex
from games.kernel.seats import Seat

Way = Literal[
    "summoned", "retrieved", "relocated", "swapped", "joined", "underworld", "revived", "redirected"
]


class UnitMoved(OfPlayer, frozen=True, tag="eldervale.unit-moved"):
    """A unit goes to another place (EV-GEN-07)."""

    kind: UnitKind
    start: Annotated[Place, Meta(description="Where it was.")]
    end: Annotated[Place, Meta(description="Where it is.")]
    way: Annotated[Way, Meta(description="Why it moved.")]

    def changed(self, one: Player) -> Player:
        return one.moved(self.kind, self.start, self.end)


class DwellingBuilt(Happened, frozen=True, tag="eldervale.dwelling-built"):
    """A worker is a dwelling now (EV-DWE-01)."""

    seat: Seat
    realm: TileId
    kind: UnitKind
    vp_ruins: Annotated[int, Meta(description="Points for ruins.")] = 0
    vp_dwellings: Annotated[int, Meta(description="Points for dwellings.")] = 0
    vp_bridge: Annotated[int, Meta(description="Points for the Bifrost.")] = 0

    def applied(self, state: State) -> State:
        """It is no unit any more; a ghost goes back ready (EV-SOL-07)."""
        one = state.players[self.seat]
        points = self.vp_ruins + self.vp_dwellings + self.vp_bridge
        place = InRealm(self.realm)
        one = one.moved(self.kind, place, READY) if one.ghosts else one.without(self.kind, place)
        one = replace(one, dwellings=(*one.dwellings, self.realm), vp=one.vp + points)
        state = state.with_player(self.seat, one)
        turn = state.turn
        return turned(state, built=turn.built + 1, discount=0)


class TileDrawn(Happened, frozen=True, tag="eldervale.tile-drawn"):
    """The next tile of the stock (EV-DUN-01)."""

    tile: TileId

    def applied(self, state: State) -> State:
        """It waits for its hex."""
        stock = state.stock
        pool = tuple(one for one in stock.pool if one != self.tile)
        special = tuple(one for one in stock.special if one != self.tile)
        stock = replace(stock, pool=pool, special=special, top=max(0, stock.top - 1))
        return replace(state, stock=stock, drawn=self.tile)


class TilePlaced(Happened, frozen=True, tag="eldervale.tile-placed"):
    """A tile lies on the map; `start`: the hex at the start side of the Bifrost."""

    tile: TileId
    at: Hex
    start: Annotated[
        Hex | None,
        Meta(description="The hex at the start side of the Bifrost; missing: it is another tile."),
    ] = None

    def applied(self, state: State) -> State:
        land = state.land
        start = self.start if self.tile == BIFROST else land.start
        land = Land(cells=(*land.cells, Cell(self.tile, self.at)), start=start)
        return replace(state, land=land, drawn=None)


class StackExhausted(Noted, frozen=True, tag="eldervale.stack-exhausted"):
    """A slot without tokens was used: its printed resource is gained (EV-RLM-02)."""

    seat: Seat
    tile: TileId
    slot: Annotated[int, Meta(description="Number of the slot, from 0.")]
    square: Annotated[
        SquareId | None, Meta(description="The deposit square that was meant; missing: none.")
    ] = None


class MonsterMoved(Happened, frozen=True, tag="eldervale.monster-moved"):
    """An uncontrolled monster goes to another realm (EV-MON-02, EV-MON-12)."""

    monster: MonsterId
    start: Annotated[TileId, Meta(description="Id of the realm that it left.")]
    end: Annotated[TileId, Meta(description="Id of the realm where it is now.")]
    way: Annotated[Literal["entered", "returned", "pushed"], Meta(description="How it moved.")]
    reborn: Annotated[bool, Meta(description="Whether it came back after its first defeat.")] = (
        False
    )

    def applied(self, state: State) -> State:
        lurkers = tuple(
            Lurker(one.monster, self.end, one.reborn or self.reborn)
            if one.monster == self.monster
            else one
            for one in state.lurkers
        )
        return replace(state, lurkers=lurkers)


class MonsterControlled(Happened, frozen=True, tag="eldervale.monster-controlled"):
    """A monster is a unit of a player (EV-MON-09)."""

    seat: Seat
    monster: MonsterId

    def applied(self, state: State) -> State:
        lurkers = tuple(one for one in state.lurkers if one.monster != self.monster)
        units = (*state.players[self.seat].units, Unit(self.monster, READY))
        return replace(player(state, self.seat, units=units), lurkers=lurkers)


class MonsterDefeated(Happened, frozen=True, tag="eldervale.monster-defeated"):
    """A monster leaves the game (EV-MON-08, EV-MON-10); `seat`: whose unit it was."""

    monster: MonsterId
    seat: Annotated[Seat | None, Meta(description="Whose unit it was; missing: nobody's.")] = None
    place: Annotated[
        Place | None, Meta(description="Where it was; missing: in the realm of the battle.")
    ] = None

    def applied(self, state: State) -> State:
        if self.seat is not None and self.place is not None:
            one = state.players[self.seat].without(self.monster, self.place)
            state = state.with_player(self.seat, one)
        lurkers = tuple(one for one in state.lurkers if one.monster != self.monster)
        return replace(state, lurkers=lurkers, beaten=(*state.beaten, self.monster))


class MonsterReborn(Happened, frozen=True, tag="eldervale.monster-reborn"):
    """A first defeat that only sends the monster home (effects 5.28)."""

    monster: MonsterId

    def applied(self, state: State) -> State:
        """The next defeat is final."""
        lurkers = tuple(
            replace(one, reborn=True) if one.monster == self.monster else one
            for one in state.lurkers
        )
        return replace(state, lurkers=lurkers)


class UnitsSwapped(OfPlayer, frozen=True, tag="eldervale.units-swapped"):
    """Two units of a player change places."""

    a: Annotated[Unit, Meta(description="One of the two.")]
    b: Annotated[Unit, Meta(description="The other one.")]

    def changed(self, one: Player) -> Player:
        one = one.moved(self.a.kind, self.a.place, self.b.place)
        return one.moved(self.b.kind, self.b.place, self.a.place)


MapFact = (
    UnitMoved
    | DwellingBuilt
    | TileDrawn
    | TilePlaced
    | StackExhausted
    | MonsterMoved
    | MonsterControlled
    | MonsterDefeated
    | MonsterReborn
    | UnitsSwapped
)
