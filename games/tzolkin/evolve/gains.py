"""Applies the facts of actions and effects."""

from msgspec.structs import replace

from games.kernel.seats import Seat
from games.tzolkin.evolve.seat import with_player
from games.tzolkin.facts.gains import (
    BuildingConstructed,
    GoodsGained,
    GoodsPaid,
    HarvestTileTaken,
    MarketTraded,
    MonumentConstructed,
    PlayerBoardFlipped,
    PointsScored,
    SkullPlaced,
    TechnologyAdvanced,
    TempleStepped,
    WoodTileBurned,
    WorkerGained,
)
from games.tzolkin.goods import ONE, Goods
from games.tzolkin.state import State
from games.tzolkin.state.jungle import FIRST_GROUP, Field


def gained(state: State, fact: GoodsGained) -> State:
    """Goods came from the bank, which only counts skulls."""
    player = state.players[fact.seat]
    after = with_player(state, fact.seat, replace(player, goods=player.goods + fact.goods))
    return _skulls(after, -fact.goods.skull) if fact.goods.skull else after


def paid(state: State, fact: GoodsPaid) -> State:
    """Goods went to the bank."""
    return _pay(state, fact.seat, fact.goods)


def traded(state: State, fact: MarketTraded) -> State:
    """One resource changed against corn."""
    player = state.players[fact.seat]
    change = ONE[fact.resource] - Goods(fact.corn)
    bought = fact.direction == "buy"
    goods = player.goods + change if bought else player.goods - change
    return with_player(state, fact.seat, replace(player, goods=goods))


def scored(state: State, fact: PointsScored) -> State:
    """Points by what gave them."""
    player = state.players[fact.seat]
    before: int = getattr(player.points, fact.source)
    points = replace(player.points, **{fact.source: before + fact.points})
    return with_player(state, fact.seat, replace(player, points=points))


def worker_gained(state: State, fact: WorkerGained) -> State:
    """A worker came from the bank, if one was left."""
    player = state.players[fact.seat]
    player = replace(player, hand=player.hand + fact.workers, bank=player.bank - fact.workers)
    return with_player(state, fact.seat, player)


def tile_taken(state: State, fact: HarvestTileTaken) -> State:
    """A harvest tile lies before the player."""
    player = state.players[fact.seat]
    at = fact.group - FIRST_GROUP
    field = state.jungle[at]
    if fact.tile == "corn":
        field = Field(field.corn - 1, field.wood)
        player = replace(player, corn_tiles=player.corn_tiles + 1)
    else:
        field = Field(field.corn, field.wood - 1)
        player = replace(player, wood_tiles=player.wood_tiles + 1)
    jungle = (*state.jungle[:at], field, *state.jungle[at + 1 :])
    return replace(with_player(state, fact.seat, player), jungle=jungle)


def burned(state: State, fact: WoodTileBurned) -> State:
    """A wood tile is out of the game."""
    at = fact.group - FIRST_GROUP
    field = state.jungle[at]
    field = Field(field.corn, field.wood - 1)
    return replace(state, jungle=(*state.jungle[:at], field, *state.jungle[at + 1 :]))


def skull_placed(state: State, fact: SkullPlaced) -> State:
    """An own skull lies on the board for good."""
    player = state.players[fact.seat]
    goods = replace(player.goods, skull=player.goods.skull - 1)
    at = fact.space - 1
    spaces = (*state.skull_spaces[:at], fact.seat, *state.skull_spaces[at + 1 :])
    after = with_player(state, fact.seat, replace(player, goods=goods))
    return replace(after, skull_spaces=spaces)


def stepped(state: State, fact: TempleStepped) -> State:
    """A temple marker stands on its new step."""
    player = state.players[fact.seat]
    temples = replace(player.temples, **{fact.temple: fact.index})
    return with_player(state, fact.seat, replace(player, temples=temples))


def flipped(state: State, fact: PlayerBoardFlipped) -> State:
    """The player board shows its other side."""
    return with_player(state, fact.seat, replace(state.players[fact.seat], light=fact.light))


def advanced(state: State, fact: TechnologyAdvanced) -> State:
    """A technology marker stands on its new level."""
    player = state.players[fact.seat]
    levels = replace(player.levels, **{fact.track: fact.level})
    return with_player(state, fact.seat, replace(player, levels=levels))


def constructed(state: State, fact: BuildingConstructed) -> State:
    """A building is paid and lies before the player."""
    state = _pay(state, fact.seat, fact.paid)
    player = state.players[fact.seat]
    player = replace(player, buildings=(*player.buildings, fact.building))
    display = (*state.display[: fact.slot], None, *state.display[fact.slot + 1 :])
    return replace(with_player(state, fact.seat, player), display=display, built=True)


def monument_constructed(state: State, fact: MonumentConstructed) -> State:
    """A monument is paid and lies before the player."""
    state = _pay(state, fact.seat, fact.paid)
    player = state.players[fact.seat]
    player = replace(player, monuments=(*player.monuments, fact.monument))
    left = tuple(monument for monument in state.monuments if monument != fact.monument)
    return replace(with_player(state, fact.seat, player), monuments=left)


def _pay(state: State, seat: Seat, goods: Goods) -> State:
    player = state.players[seat]
    after = with_player(state, seat, replace(player, goods=player.goods - goods))
    return _skulls(after, goods.skull) if goods.skull else after


def _skulls(state: State, more: int) -> State:
    return replace(state, skulls=state.skulls + more)
