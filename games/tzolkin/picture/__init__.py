"""The view drawn in plain characters, at most 100 columns wide, for terminals.

Players are letters: A is seat 0, B seat 1, and so on. `#` is a dummy. Goods are c, w, s, g
(corn, wood, stone, gold) and k for skulls.
"""

from games.kernel.columns import beside
from games.tzolkin.picture.board import jungle, technologies, temples
from games.tzolkin.picture.calendar import head
from games.tzolkin.picture.gears import gears
from games.tzolkin.picture.players import players, sheets
from games.tzolkin.picture.tiles import offers
from games.tzolkin.view import View


def picture(view: View) -> str:
    """The whole table: calendar, gears, temples, technologies, tiles on offer, players."""
    parts = (
        head(view),
        gears(view),
        temples(view),
        beside(technologies(view), jungle(view), gap=3),
        offers(view),
        players(view),
        sheets(view),
    )
    lines = (line.rstrip() for part in parts if part for line in (*part, ""))
    return "\n".join(lines).rstrip("\n")
