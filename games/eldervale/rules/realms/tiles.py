"""Tiles of the stock: drawn, laid and furnished (EV-DUN-01, EV-BIF-02)."""

from collections.abc import Iterator

from games.eldervale.box.content import TILES, lair_of
from games.eldervale.box.ids import TileId
from games.eldervale.box.names import BIFROST, DRAGONS_LAIR
from games.eldervale.commands.realms import PlaceTile
from games.eldervale.facts.beginning import MonsterSpawned, StackPlaced
from games.eldervale.facts.map import TileDrawn, TilePlaced
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.dwellings import trigger_end
from games.eldervale.rules.move import Move
from games.eldervale.state import State, Stock
from games.eldervale.steps.dungeon import DrawingTile, PlacingTile
from games.kernel.decision import Work
from games.kernel.hexes import Hex
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat

STACK = 3
"""Tokens of a fresh stack (EV-SET-07)."""


def stock_options(stock: Stock) -> tuple[TileId, ...]:
    """The tiles that may come next, as often as their chances are to one another (EV-DRA-01)."""
    if not stock.special or not stock.pool:
        return stock.special or stock.pool
    plain = stock.top - len(stock.special)
    return stock.special * len(stock.pool) + stock.pool * plain


def draw_tile(move: Move) -> TileId:
    """The next tile of the stock; the last one triggers the end (EV-DUN-02)."""
    tile = move.draw(stock_options(move.state.stock), "tile")
    move.note(TileDrawn(tile=tile))
    if not move.state.stock.size:
        trigger_end(move, move.state.active, "stock")
    return tile


class Revealing(Work[DrawingTile, Move]):
    """A tile is drawn and put on the map (EV-DUN-01)."""

    def run(self, move: Move, step: DrawingTile) -> None:
        """The active player chooses where."""
        tile = draw_tile(move)
        move.ask(move.state.active, PlacingTile(tile=tile))


class TileHex(Choice[PlacingTile, PlaceTile]):
    """Where the drawn tile lies."""

    takes = (PlaceTile,)
    rule = "EV-DUN-01"

    def options(self, state: State, seat: Seat, step: PlacingTile) -> Iterator[PlaceTile]:
        """Empty hexes that touch enough realms."""
        return (PlaceTile(q=at.q, r=at.r) for at in state.land.open_hexes(step.tile))

    def answer(self, move: Move, seat: Seat, step: PlacingTile, command: PlaceTile) -> None:
        lay(move, step.tile, Hex(command.q, command.r))

    def refusal(self, state: State, seat: Seat, step: PlacingTile, command: PlaceTile) -> Illegal:
        """How many neighbours it needs."""
        if step.tile == BIFROST:
            return Illegal("EV-BIF-02", "bifrost-touches-one")
        return Illegal(self.rule, "tile-touches-two")


def lay(move: Move, tile: TileId, at: Hex) -> None:
    """A tile on the map, with treasure and monster; behind the Bifrost the next tile."""
    start = move.state.land.only_neighbour(at) if tile == BIFROST else None
    move.note(TilePlaced(tile=tile, at=at, start=start))
    furnish(move, tile)
    end = move.state.land.end_hex
    if tile == BIFROST and end is not None and move.state.stock.size:
        lay(move, draw_tile(move), end)


def furnish(move: Move, tile: TileId) -> None:
    """Treasure and monster of a tile that came onto the map (EV-SET-10, EV-MON-01)."""
    for slot in range(len(TILES[tile].slots)):
        element = str(TILES[tile].element)
        unknown = move.state.hoard(element).items
        token = move.draw(unknown, "treasure", f"{element} {slot} {tile}")
        move.note(StackPlaced(tile=tile, slot=slot, height=STACK, token=token, element=element))
    if TILES[tile].lair or tile in (DRAGONS_LAIR, BIFROST):
        for monster in move.state.monsters:
            if lair_of(monster) == tile:
                move.note(MonsterSpawned(monster=monster))
