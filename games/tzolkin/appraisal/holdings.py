"""Holdings: what lies before a seat."""

from typing import Final

from games.kernel.seats import Seat
from games.tzolkin.appraisal.days import days
from games.tzolkin.box import BOX, MONUMENTS
from games.tzolkin.names import TRACKS, MonumentId
from games.tzolkin.rules.food_day import feed
from games.tzolkin.rules.monuments import score_monument
from games.tzolkin.state import State

PURSE: Final = 8
"""Corn to live on; what lies on top of it is only money."""

NAMES: Final = (
    *("points", "monuments", "corn", "purse", "wood", "stone", "gold", "skulls"),
    *("hand", "workers", "buildings", "corn tiles", "wood tiles", "light"),
    *(f"{track} {level}" for track in TRACKS for level in (1, 2, 3)),
    *("feeding", "hunger", "hunger soon"),
)


def holdings(state: State, seat: Seat) -> list[int]:
    """Points, goods, workers, technologies, and what feeding costs.

    `monuments` is what they would score now. `feeding` is the corn that all Food Days to come
    cost, `hunger` what is lacking of the next one, `hunger soon` if it comes within two rounds."""
    player = state.players[seat]
    goods, levels = player.goods, player.levels
    corn = goods.corn
    price, left, until = _feeding(state, seat)
    lacking = price - corn if price > corn and left else 0
    return [
        player.points.total,
        sum([_scored(state, seat, one) for one in player.monuments]),
        corn,
        corn if corn < PURSE else PURSE,
        goods.wood,
        goods.stone,
        goods.gold,
        goods.skull,
        player.hand,
        BOX.pieces.workers_per_player - player.bank,
        len(player.buildings),
        player.corn_tiles,
        player.wood_tiles,
        int(player.light),
        *_LEVELS[levels.agriculture],
        *_LEVELS[levels.extraction],
        *_LEVELS[levels.architecture],
        *_LEVELS[levels.theology],
        price * left,
        lacking,
        lacking if until <= 2 else 0,
    ]


_LEVELS: Final = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1))


def _scored(state: State, seat: Seat, monument: MonumentId) -> int:
    return score_monument(state, seat, MONUMENTS[monument].effects[0].formula)


def _feeding(state: State, seat: Seat) -> tuple[int, int, int]:
    """The corn that a Food Day costs, how many come, and the rounds until the next one."""
    fed = feed(state.players[seat], seat)
    coming = days(state)
    until = coming[0].tooth - state.tooth if coming else 0
    return fed.price * max(0, fed.workers - fed.free), len(coming), until
