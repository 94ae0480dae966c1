"""What would come now: the next Food Day's corn, prices of placing, points if the game ended.

All of it follows from a view, by the rules that decide it later.
"""

from collections.abc import Iterator

from msgspec import Struct

from games.kernel.scene import Gauge
from games.kernel.seats import Seat
from games.tzolkin.goods import Goods
from games.tzolkin.names import GEARS, STARTING_SPACE, Target
from games.tzolkin.options import Options
from games.tzolkin.rules.food_day import feed
from games.tzolkin.rules.scoring import sheet
from games.tzolkin.state.gears import Gears
from games.tzolkin.state.player import Player
from games.tzolkin.view import PlayerView, View


class Standing(Struct, frozen=True):
    """The table as the final scoring looks at it."""

    options: Options
    players: tuple[Player, ...]
    gears: Gears
    skull_spaces: tuple[Seat | None, ...]


def standing(view: View) -> Standing:
    """What a view tells of the table."""
    players = tuple(map(player, view.players))
    return Standing(view.options, players, view.gears, view.skull_spaces)


def player(one: PlayerView) -> Player:
    """What everybody may know of a player."""
    return Player(
        goods=Goods(one.corn, one.wood, one.stone, one.gold, one.skulls),
        hand=one.hand,
        bank=one.bank,
        temples=one.temples,
        levels=one.technologies,
        points=one.points,
        corn_tiles=one.corn_tiles,
        wood_tiles=one.wood_tiles,
        buildings=one.buildings,
        monuments=one.monuments,
        wealth=one.wealth,
    )


def appetite(one: PlayerView) -> int:
    """The corn that feeding all workers takes, with the farms of now (TZ-FOO-02)."""
    fed = feed(player(one), one.seat)
    return (fed.workers - fed.free) * fed.price


def tally(table: Standing, seat: Seat) -> Iterator[Gauge]:
    """The points of a seat if the game ended now, by what gives them (TZ-END-02)."""
    told = sheet(table, seat)
    monuments = sum(one.points for one in told.monuments)
    for name, value in (
        ("scored", told.during),
        ("goods_points", told.corn_points),
        ("skull_points", told.skulls),
        ("monument_points", monuments),
    ):
        yield Gauge(id=f"{name}-{seat}", name=name, value=value, tally=True)


def prices(view: View) -> Iterator[Gauge]:
    """What placing a worker on each gear costs now, of whoever is on turn (TZ-PLC-04)."""
    placed = 0 if view.turn is None else view.turn.placed
    for gear in GEARS:
        position = view.gears.lowest_vacant(gear)
        if position is not None:
            yield _price(gear, position + placed)
    if view.starting_space is None:
        yield _price(STARTING_SPACE, placed)


def _price(target: Target, corn: int) -> Gauge:
    return Gauge(id=f"price-{target}", name="price", value=corn, component="corn")
