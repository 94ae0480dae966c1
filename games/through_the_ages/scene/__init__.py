"""A view as boards, zones and items, so that a client can draw the table.

One board is the common table: the row, decks, events, politics. Each nation has a board of its
own. Cards keep their instance as their id; technologies are named by seat and kind, as workers
are. What lies in two places at once (a card that is fought over) has a second id in the second
place.
"""

from games.kernel.scene import Scene
from games.through_the_ages.scene.nation import nation_board
from games.through_the_ages.scene.table import table
from games.through_the_ages.view import View

__all__ = ["scene"]


def scene(view: View) -> Scene:
    """All boards: the table, then the nations."""
    return Scene((table(view), *(nation_board(view, one) for one in view.nations)))
