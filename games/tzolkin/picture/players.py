"""The players: goods, workers, tiles; and the score sheets at the end."""

from textwrap import wrap

from games.kernel.columns import WIDTH, letter
from games.kernel.visibility import Hidden
from games.tzolkin.box import BUILDINGS, MONUMENTS, WEALTH
from games.tzolkin.picture.signs import LABEL, Lines
from games.tzolkin.texts import EN
from games.tzolkin.view import PlayerView, View

COLUMNS = ("points", "corn", "wood", "stone", "gold", "skulls", "hand", "bank", "gears", "tiles")
CELL = 8


def players(view: View) -> Lines:
    """A table of goods and workers, and below each player the tiles owned."""
    lines = [f"{'Players':{LABEL}}" + "".join(f"{name:<{CELL}}" for name in COLUMNS)]
    for player in view.players:
        lines += [_numbers(player), *_tiles(player)]
    return lines


def _numbers(player: PlayerView) -> str:
    """One line; tiles are corn and wood harvest tiles, `*` a board that shows its light side."""
    cells = (
        player.score,
        player.corn,
        player.wood,
        player.stone,
        player.gold,
        player.skulls,
        player.hand,
        player.bank,
        player.on_gears,
        f"{player.corn_tiles}c {player.wood_tiles}w",
    )
    light = "*" if player.board == "light" else " "
    name = f"{letter(player.seat)} seat {player.seat} {light}"
    return f"{name:{LABEL}}" + "".join(f"{cell!s:<{CELL}}" for cell in cells)


def _tiles(player: PlayerView) -> Lines:
    names = [BUILDINGS[building].name for building in player.buildings]
    names += [MONUMENTS[monument].name for monument in player.monuments]
    lines = _listed("; ".join(names)) if names else []
    if player.dealt and not player.wealth:
        return [*lines, *_secret("dealt", player.dealt), *_secret("keeps", player.keeping)]
    return lines


def _secret(word: str, tiles: tuple[str, ...] | Hidden) -> Lines:
    """Starting wealth tiles, in full for their owner only."""
    if isinstance(tiles, Hidden):
        return _listed(f"{word} {tiles.hidden} starting wealth tiles") if tiles.hidden else []
    return [
        line
        for tile in tiles
        for line in _listed(f"{word} {tile}: {EN.sentence(WEALTH[tile].effects)}")
    ]


def _listed(text: str) -> Lines:
    indent = " " * LABEL
    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent)


def sheets(view: View) -> Lines:
    """The final scoring, the best first."""
    lines: list[str] = []
    for sheet in sorted(view.sheets, key=lambda one: -one.total):
        monuments = sum(one.points for one in sheet.monuments)
        lines.append(
            f"{'Final score' if not lines else '':{LABEL}}{letter(sheet.seat)}"
            f" {sheet.total} = {sheet.during} during the game"
            f" + {sheet.corn_points} for corn + {sheet.skulls} for skulls"
            f" + {monuments} for monuments"
        )
    return lines
