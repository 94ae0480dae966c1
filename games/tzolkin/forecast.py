"""What would come now: what the next Food Day takes and gives, points if the game ended.

All of it follows from a view, by the rules that decide it later.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from games.kernel.scene import Gauge
from games.kernel.seats import Seat
from games.tzolkin.box import FOOD_DAYS
from games.tzolkin.goods import Goods
from games.tzolkin.names import RESOURCES
from games.tzolkin.options import Options
from games.tzolkin.rules.food_day import feed, materials, points
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


def temples(view: View, table: Standing) -> Iterator[Gauge]:
    """What the temples will give each seat on the next Food Day, as markers stand now
    (TZ-FOO-04, TZ-FOO-06)."""
    calendar = view.calendar
    index = calendar.next_food_day if calendar.food_day is None else calendar.food_day
    if index is None:
        return
    day = FOOD_DAYS[index]
    if day.kind == "mid_age":
        for gain in materials(table.players, view.skulls).gains:
            for good in (*RESOURCES, "skull"):
                yield from _paid(gain.seat, good, getattr(gain.goods, good))
        return
    sums = Counter[Seat]()
    for one in points(table.players, day.age):
        sums[one.seat] += one.step + one.bonus
    for seat, value in sums.items():
        yield from _paid(seat, "points", value)


def _paid(seat: Seat, what: str, value: int) -> Iterator[Gauge]:
    if value:
        yield Gauge(id=f"temples-{seat}-{what}", name="temples_give", value=value, component=what)
