"""Facts of the map: conquests, moves, outposts, explorers (MO-ACT-CNQ..EXP, MO-ACT-TOK)."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.move import replaced
from games.kernel.seats import Seat
from games.monumental.box import SourceId, TileId, TokenId
from games.monumental.commands import Explorer, Origin, UnitKind
from games.monumental.effects import MARKETS, Goods, Market
from games.monumental.facts.base import Happened, Noted, OfPlayer
from games.monumental.state import State
from games.monumental.state.player import Player


class ConquestDeclared(Noted, frozen=True, tag="monumental.conquest-declared"):
    """A conquest was declared; `required` is the strength it needs (MO-ACT-CNQ-13)."""

    seat: Seat
    tile: TileId
    with_warlord: Annotated[bool, Meta(description="Whether the warlord moves in, too.")]
    required: Annotated[int, Meta(description="The strength that it needs.")]


class ConquestUnitCommitted(Noted, frozen=True, tag="monumental.conquest-unit-committed"):
    """A unit will take part; it stands where it was until the conquest is paid."""

    seat: Seat
    kind: Annotated[UnitKind, Meta(description="A soldier or the warlord.")]
    origin: Annotated[TileId, Meta(description="The tile where it stands, by its id.")]


class UnitsAdvanced(Happened, frozen=True, tag="monumental.units-advanced"):
    """Units left their tiles for a conquest: soldiers, each from a tile, and the warlord."""

    seat: Seat
    tile: TileId
    soldiers: Annotated[
        tuple[TileId, ...],
        Meta(description="The tiles that they left; one entry for each soldier."),
    ]
    warlord: Annotated[
        TileId | None, Meta(description="The tile that the warlord left; missing: it stays.")
    ]

    def applied(self, state: State) -> State:
        land = state.land
        for origin in dict.fromkeys(self.soldiers):
            land = land.taking(origin, self.soldiers.count(origin), warlord=False)
        if self.warlord is not None:
            land = land.taking(self.warlord, 0, warlord=True)
        return replace(state, land=land)


class UnitsRetreated(Happened, frozen=True, tag="monumental.units-retreated"):
    """The defender's units and outpost returned to the capital (MO-ACT-CNQ-08, MO-RUL-05)."""

    seat: Seat
    tile: TileId
    soldiers: Annotated[int, Meta(description="How many soldiers returned.")]
    warlord: Annotated[bool, Meta(description="Whether the warlord returned.")]
    outpost: Annotated[bool, Meta(description="Whether an outpost was taken back.")]

    def applied(self, state: State) -> State:
        land = state.land
        gone = replace(land.at(self.tile), owner=None, soldiers=0, warlord=False, outpost=False)
        land = land.with_tile(self.tile, gone)
        home = land.capitals[self.seat]
        return replace(state, land=land.adding(self.seat, home, self.soldiers, self.warlord))


class ProvinceConquered(Happened, frozen=True, tag="monumental.province-conquered"):
    """Units moved in: the province is the seat's. `former` controlled it before."""

    seat: Seat
    tile: TileId
    soldiers: Annotated[int, Meta(description="How many soldiers moved in.")]
    warlord: Annotated[bool, Meta(description="Whether the warlord moved in.")]
    required: Annotated[int, Meta(description="The strength that was needed.")]
    strength: Annotated[int, Meta(description="The strength of the units that moved in.")]
    former: Annotated[Seat | None, Meta(description="Who controlled it before; missing: nobody.")]

    def applied(self, state: State) -> State:
        """One more conquest of the period (MO-RUL-04)."""
        player = state.players[self.seat]
        land = state.land.adding(self.seat, self.tile, self.soldiers, self.warlord)
        player = replace(player, conquests=player.conquests + 1)
        return replace(state, players=replaced(state.players, self.seat, player), land=land)


class WarlordTriggered(OfPlayer, frozen=True, tag="monumental.warlord-triggered"):
    """The warlord's effect fires; the card is marked (MO-ACT-CNQ-08)."""

    warlord: SourceId

    def changed(self, player: Player) -> Player:
        """Not again in this period."""
        return replace(player, marks=(*player.marks, self.warlord))


class ExplorationTokenRevealed(Happened, frozen=True, tag="monumental.exploration-token-revealed"):
    """A Barbarian token of a conquered province was turned up, and is used up (MO-ACT-CNQ-09)."""

    tile: TileId
    token: TokenId

    def applied(self, state: State) -> State:
        tile = replace(state.land.at(self.tile), exploration=None)
        unexplored = state.unexplored.without(self.token)
        land = state.land.with_tile(self.tile, tile)
        return replace(state, land=land, unexplored=unexplored)


class BarbarianRewardChosen(Noted, frozen=True, tag="monumental.barbarian-reward-chosen"):
    """Reward 1 or 2 of a Barbarian token."""

    seat: Seat
    token: TokenId
    option: Annotated[int, Meta(description="Which of the two rewards, 1 or 2.")]


class FreeTownTaken(Happened, frozen=True, tag="monumental.free-town-taken"):
    """The Free Town token of a conquered province was discarded for its gain."""

    seat: Seat
    tile: TileId

    def applied(self, state: State) -> State:
        tile = replace(state.land.at(self.tile), exploration=None)
        return replace(state, land=state.land.with_tile(self.tile, tile))


class UnitMoved(Happened, frozen=True, tag="monumental.unit-moved"):
    """A unit moved inside its component (MO-ACT-MOV-01)."""

    seat: Seat
    kind: Annotated[UnitKind, Meta(description="A soldier or the warlord.")]
    origin: Origin
    to: Annotated[TileId, Meta(description="The tile that it goes to, by its id.")]

    def applied(self, state: State) -> State:
        soldiers, warlord = (1, False) if self.kind == "soldier" else (0, True)
        land = state.land.taking(self.origin, soldiers, warlord)
        return replace(state, land=land.adding(self.seat, self.to, soldiers, warlord))


class UnitRecalled(Happened, frozen=True, tag="monumental.unit-recalled"):
    """A unit returned to the capital."""

    seat: Seat
    kind: Annotated[UnitKind, Meta(description="A soldier or the warlord.")]
    origin: Origin

    def applied(self, state: State) -> State:
        soldiers, warlord = (1, False) if self.kind == "soldier" else (0, True)
        land = state.land.taking(self.origin, soldiers, warlord)
        home = land.capitals[self.seat]
        return replace(state, land=land.adding(self.seat, home, soldiers, warlord))


class OutpostBuilt(Happened, frozen=True, tag="monumental.outpost-built"):
    """An outpost stands on a province; `soldiers` went from there to the capital (MO-ACT-OUT)."""

    seat: Seat
    tile: TileId
    soldiers: Annotated[int, Meta(description="How many soldiers went from there to the capital.")]

    def applied(self, state: State) -> State:
        """The province stays controlled."""
        land = state.land.taking(self.tile, self.soldiers, warlord=False)
        land = land.with_tile(self.tile, replace(land.at(self.tile), outpost=True))
        home = land.capitals[self.seat]
        return replace(state, land=land.adding(self.seat, home, self.soldiers, warlord=False))


class ExplorerMoved(Happened, frozen=True, tag="monumental.explorer-moved"):
    """An explorer took a step (MO-ACT-EXP-01)."""

    seat: Seat
    explorer: Explorer
    to: Annotated[TileId, Meta(description="The tile that it goes to, by its id.")]

    def applied(self, state: State) -> State:
        land = state.land.with_explorer(self.seat, self.explorer, self.to)
        return replace(state, land=land)


class ProductionTokenCollected(Happened, frozen=True, tag="monumental.production-token-collected"):
    """An explorer took the production token of its tile (MO-ACT-EXP-02)."""

    seat: Seat
    explorer: Explorer
    tile: TileId

    def applied(self, state: State) -> State:
        tile = replace(state.land.at(self.tile), production=False)
        player = state.players[self.seat]
        scouted = (*player.scouted, self.explorer)
        player = replace(player, scouted=scouted, goods=player.goods.plus(_ONE_TOKEN))
        players = replaced(state.players, self.seat, player)
        return replace(state, players=players, land=state.land.with_tile(self.tile, tile))


_ONE_TOKEN = Goods(production_token=1)


class MarketTokenTaken(Happened, frozen=True, tag="monumental.market-token-taken"):
    """An explorer took the top token of the market of its tile (MO-ACT-EXP-05)."""

    seat: Seat
    explorer: Explorer
    market: Annotated[Market, Meta(description="Which market.")]
    token: TokenId

    def applied(self, state: State) -> State:
        stack = state.supply.market(self.market).without((self.token,))
        markets = replaced(state.supply.markets, MARKETS.index(self.market), stack)
        player = state.players[self.seat]
        scouted, tokens = (*player.scouted, self.explorer), (*player.tokens, self.token)
        player = replace(player, scouted=scouted, tokens=tokens)
        players = replaced(state.players, self.seat, player)
        return replace(state, players=players, supply=replace(state.supply, markets=markets))


class MarketTokenUsed(OfPlayer, frozen=True, tag="monumental.market-token-used"):
    """A market token gave its resources and left the game (MO-ACT-TOK-01)."""

    token: TokenId
    gained: Annotated[Goods, Meta(description="What was gained.")]

    def changed(self, player: Player) -> Player:
        tokens = tuple(one for one in player.tokens if one != self.token)
        return replace(player, tokens=tokens, goods=player.goods.plus(self.gained))


MapFact = (
    ConquestDeclared
    | ConquestUnitCommitted
    | UnitsAdvanced
    | UnitsRetreated
    | ProvinceConquered
    | WarlordTriggered
    | ExplorationTokenRevealed
    | BarbarianRewardChosen
    | FreeTownTaken
    | UnitMoved
    | UnitRecalled
    | OutpostBuilt
    | ExplorerMoved
    | ProductionTokenCollected
    | MarketTokenTaken
    | MarketTokenUsed
)
