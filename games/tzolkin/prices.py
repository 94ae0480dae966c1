"""What places and tiles cost now whoever is on turn, what is missing, and what they bring.

All of it follows from a view, by the rules that decide it later.
"""

from collections.abc import Iterator

from games.kernel.scene import Gauge
from games.tzolkin.box import BUILDINGS, MONUMENTS
from games.tzolkin.forecast import Standing, player
from games.tzolkin.goods import Goods
from games.tzolkin.names import GEARS, RESOURCES, STARTING_SPACE, Target
from games.tzolkin.rules.buildings import discounts, price
from games.tzolkin.rules.monuments import score_monument
from games.tzolkin.rules.programs import PROGRAMS, Bonus, Gains
from games.tzolkin.state.player import Player
from games.tzolkin.steps import OfAction
from games.tzolkin.view import View

PAYS = (*RESOURCES, "skull")
"""What tiles cost (TZ-BLD-02, TZ-MON-04)."""

GOODS = ("corn", *PAYS)


def prices(view: View, table: Standing) -> Iterator[Gauge]:
    """Everything that a position changes of what is printed."""
    yield from _placing(view)
    yield from _worth(view, table)
    if view.turn is not None:
        own = player(view.players[view.turn.seat])
        yield from _short(view, own)
        yield from _more(own)


def _placing(view: View) -> Iterator[Gauge]:
    """What placing a worker on each gear costs now (TZ-PLC-04)."""
    placed = 0 if view.turn is None else view.turn.placed
    for gear in GEARS:
        position = view.gears.lowest_vacant(gear)
        if position is not None:
            yield _price(gear, position + placed)
    if view.starting_space is None:
        yield _price(STARTING_SPACE, placed)


def _price(target: Target, corn: int) -> Gauge:
    return Gauge(id=f"price-{target}", name="price", value=corn, component="corn")


def _worth(view: View, table: Standing) -> Iterator[Gauge]:
    """The points of each monument on offer for each seat, if the game ended now."""
    for monument in view.monuments:
        formula = MONUMENTS[monument].effects[0].formula
        for seat in range(len(view.players)):
            value = score_monument(table, seat, formula)
            yield Gauge(id=f"worth-{monument}-{seat}", name="worth_now", value=value)


def _short(view: View, own: Player) -> Iterator[Gauge]:
    """The resources that are missing for what is on offer, with the best discount (TZ-TEC-12)."""
    level = own.levels.architecture
    for building in view.display:
        if building is not None:
            tile = BUILDINGS[building]
            costs = [price(tile, "tikal_2", one, level) for one in discounts("tikal_2", level)]
            lacks = [_lacking(own, cost) for cost in costs if cost is not None]
            yield from _missing(building, min(lacks, key=lambda one: one.blocks))
    for monument in view.monuments:
        yield from _missing(monument, _lacking(own, MONUMENTS[monument].cost))


def _lacking(own: Player, cost: Goods) -> Goods:
    return Goods(**{one: max(0, getattr(cost, one) - getattr(own.goods, one)) for one in PAYS})


def _missing(place: str, lack: Goods) -> Iterator[Gauge]:
    for one in RESOURCES:
        if lack.of(one):
            yield Gauge(id=f"short-{place}-{one}", name="short", value=lack.of(one), component=one)


def _more(own: Player) -> Iterator[Gauge]:
    """What technologies add to the goods of each action (TZ-TEC-18). Burning the forest gives what
    corn does."""
    for source, program in PROGRAMS.items():
        if not isinstance(source, OfAction) or source.choice == "burn":
            continue
        gains = [one for one in program if isinstance(one, Gains)]
        bonuses = [one for each in gains for one in each.bonuses]
        added = sum((_bonus(own, one) for one in bonuses), start=Goods())
        place = f"{source.gear}_{source.number}"
        for good in GOODS:
            n: int = getattr(added, good)
            if n:
                yield Gauge(id=f"more-{place}-{good}", name="more", value=n, component=good)


def _bonus(own: Player, bonus: Bonus) -> Goods:
    return bonus.one.times(bonus.by_level[own.levels.of(bonus.track)])
