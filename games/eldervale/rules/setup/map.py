"""The map of the beginning (EV-SET-08, EV-SET-09)."""

from games.eldervale.box.content import LAYOUTS, TILES, TILES_OF
from games.eldervale.box.ids import TileId
from games.eldervale.box.names import BIFROST, DRAGONS_LAIR, DUNGEON_2, ORACLE
from games.eldervale.facts.beginning import MapBuilt, TilesRevealed
from games.eldervale.rules.move import Move
from games.eldervale.rules.realms.tiles import furnish
from games.eldervale.state.land import Cell
from games.kernel.hexes import Hex


def make_map(move: Move) -> None:
    """Tiles for the map, one lair at most, and the stock (EV-SET-08, EV-ORA-01)."""
    options = move.state.options
    layout = LAYOUTS[move.state.seats]
    pool = [tile for element in move.state.elements for tile in TILES_OF[element]]
    shown, returned = _reveal(move, pool, layout.reveal)
    ruins = ["mage_tower", "fortress", "mill", "summoning_portal", "dungeon"]
    if layout.ruins > len(ruins):
        ruins.append(ORACLE if options.oracle else DUNGEON_2)
    elif options.oracle:
        gone = move.draw(tuple(shown), "oracle_replaces")
        shown.remove(gone)
        returned.append(gone)
        ruins.append(ORACLE)
    move.note(TilesRevealed(tiles=tuple(shown), returned=tuple(returned)))
    tiles = [*shown, *ruins]
    cells = []
    for q, r in layout.cells:
        tile = move.draw(tuple(tiles), "cell", f"{q} {r}")
        tiles.remove(tile)
        cells.append(Cell(tile, Hex(q, r)))
    stock = tuple(sorted((*pool, *returned)))
    special = tuple(
        tile
        for tile, wanted in ((DRAGONS_LAIR, options.mother_of_dragons), (BIFROST, options.bifrost))
        if wanted
    )
    top = (len(stock) + 1) // 2 + len(special) if special else 0
    move.note(MapBuilt(cells=tuple(cells), pool=stock, special=special, top=top))
    for cell in cells:
        furnish(move, cell.tile)


def _reveal(move: Move, pool: list[TileId], count: int) -> tuple[list[TileId], list[TileId]]:
    """The revealed tiles, of which only the first lair stays (EV-SET-08)."""
    shown: list[TileId] = []
    returned: list[TileId] = []
    while len(shown) < count:
        tile = move.draw(tuple(pool), "map_tile")
        pool.remove(tile)
        if TILES[tile].lair and any(TILES[one].lair for one in shown):
            returned.append(tile)
        else:
            shown.append(tile)
    return shown, returned
