"""Holdings: what lies before a seat."""

from typing import Final

from games.kernel.seats import Seat
from games.tzolkin.appraisal.moment import Moment
from games.tzolkin.box import BOX, BUILDINGS, MONUMENTS
from games.tzolkin.goods import Goods
from games.tzolkin.names import TRACKS, MonumentId
from games.tzolkin.rules.food_day import feed
from games.tzolkin.rules.monuments import score_monument
from games.tzolkin.state import State

PURSES: Final = (3, 8)
"""Corn to live on; what lies on top of it is only money."""
NEAR: Final = 3
"""A Food Day that many turns away is near."""

NAMES: Final = (
    *("points", "monuments", "corn", "purse", "full purse", "wood", "stone", "gold", "skulls"),
    *("workers", "buildings", "corn tiles", "wood tiles", "light"),
    *(f"{track} {level}" for track in TRACKS for level in (1, 2, 3)),
    *("feeding", "hunger", "hunger soon", "hunger near", "affordable", "affordable monument"),
)


def holdings(state: State, seat: Seat, now: Moment) -> list[int]:
    """Points, goods, workers, technologies, and what feeding costs.

    `monuments` is what they would score now. `feeding` is the corn that all Food Days to come
    cost; `hunger` what is lacking of the next one, `soon` if no turn is left before it, `near` if
    few are. `affordable` buildings and monuments can be paid for now."""
    player = state.players[seat]
    goods, levels = player.goods, player.levels
    corn = goods.corn
    cost, lacking, until = _feeding(state, seat, now)
    return [
        player.points.total,
        sum([_scored(state, seat, one) for one in player.monuments]),
        corn,
        min(corn, PURSES[0]),
        min(corn, PURSES[1]),
        goods.wood,
        goods.stone,
        goods.gold,
        goods.skull,
        BOX.pieces.workers_per_player - player.bank,
        len(player.buildings),
        player.corn_tiles,
        player.wood_tiles,
        int(player.light),
        *_LEVELS[levels.agriculture],
        *_LEVELS[levels.extraction],
        *_LEVELS[levels.architecture],
        *_LEVELS[levels.theology],
        cost,
        lacking,
        lacking if not until else 0,
        lacking if until <= NEAR else 0,
        *_affordable(state, goods),
    ]


_LEVELS: Final = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1))


def _scored(state: State, seat: Seat, monument: MonumentId) -> int:
    return score_monument(state, seat, MONUMENTS[monument].effects[0].formula)


def _feeding(state: State, seat: Seat, now: Moment) -> tuple[int, int, int]:
    """The corn of all Food Days, what is lacking of the next one, and the turns before it."""
    if not now.days:
        return 0, 0, 0
    fed = feed(state.players[seat], seat)
    price = fed.price * max(0, fed.workers - fed.free)
    lacking = max(0, price - state.players[seat].goods.corn)
    until = max(0, now.days[0].tooth - state.tooth) + now.to_act[seat]
    return price * len(now.days), lacking, until


def _affordable(state: State, goods: Goods) -> tuple[int, int]:
    buildings = [one for one in state.display if one is not None]
    paid = sum([goods.covers(BUILDINGS[one].cost) for one in buildings])
    return paid, sum([goods.covers(MONUMENTS[one].cost) for one in state.monuments])
