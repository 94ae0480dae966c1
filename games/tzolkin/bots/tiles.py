"""Tiles: roughly what a building, a monument or a starting wealth tile is worth to a seat."""

from collections.abc import Mapping, Sequence

from games.kernel.seats import Seat
from games.tzolkin import effects as ops
from games.tzolkin.bots.clock import Clock
from games.tzolkin.bots.taste import Taste
from games.tzolkin.bots.worth import Prices
from games.tzolkin.box import BUILDINGS, MONUMENTS, TOP_LEVEL
from games.tzolkin.effects import AnyOperation, Gain
from games.tzolkin.formulas import PerOwnBuilding, PerOwnCategory
from games.tzolkin.goods import Goods
from games.tzolkin.names import TEMPLES, TRACKS, BuildingId, MonumentId, Temple, Track
from games.tzolkin.rules.monuments import score_monument
from games.tzolkin.state import State
from games.tzolkin.state.player import Player

NESTED, MARKET, COPIED = 1.0, 0.4, 2.0
"""What an optional build, market or action of a building is worth, as a guess."""


class Steps:
    """What the next step on each temple and each technology is worth to a player."""

    __slots__ = ("best_technology", "best_temples", "technologies", "temples")

    def __init__(
        self,
        player: Player,
        taste: Taste,
        clock: Clock,
        temples: Mapping[Temple, Sequence[float]],
    ) -> None:
        self.temples = {one: _next(temples[one], player.temples.on(one)) for one in TEMPLES}
        ranked = sorted(self.temples.values(), reverse=True)
        self.best_temples = (ranked[0], ranked[1])
        self.technologies = {
            track: _next_level(taste, player, track, ranked[0]) * clock.share for track in TRACKS
        }
        self.best_technology = max(self.technologies.values())


def _next(values: Sequence[float], index: int) -> float:
    return values[index + 1] - values[index] if index + 1 < len(values) else 0.0


def _next_level(taste: Taste, player: Player, track: Track, temple: float) -> float:
    values, level = getattr(taste, track), player.levels.of(track)
    if level < TOP_LEVEL:
        return float(values[level + 1] - values[level])
    return {"agriculture": temple, "extraction": 2.0, "architecture": 3.0, "theology": 3.0}[track]


def effects_value(
    effects: Sequence[AnyOperation], steps: Steps, price: Prices, clock: Clock, workers: int
) -> float:
    """The worth of an effect list; `workers` in play decide what farms save."""
    value = 0.0
    for effect in effects:
        match effect:
            case Gain(item="vp", n=n):
                value += n
            case Gain(item="worker", n=n):
                value += 4.0 * clock.share * n
            case Gain(item=item, n=n):
                value += n * getattr(price, item)
            case ops.TempleUp(temple="any"):
                value += steps.best_temples[0]
            case ops.TempleUp(temple=temple, n=n):
                value += n * steps.temples[temple] if temple != "any" else 0.0
            case ops.TechUp(track="any", n=n):
                value += n * steps.best_technology
            case ops.TechUp(track=track):
                value += steps.technologies[track] if track != "any" else 0.0
            case ops.FeedFree(workers=fed):
                value += 2 * price.corn * min(fed, workers) * len(clock.days)
            case ops.FeedDiscount():
                value += price.corn * workers * len(clock.days)
            case ops.Build():
                value += NESTED
            case ops.Market():
                value += MARKET
            case ops.PerformAction():
                value += COPIED
            case _:
                pass
    return value


def building_value(
    player: Player, building: BuildingId, steps: Steps, price: Prices, clock: Clock
) -> float:
    """What a building brings, without its cost, with what own monuments add."""
    tile, workers = BUILDINGS[building], 6 - player.bank
    value = effects_value(tile.effects, steps, price, clock, workers)
    for monument in player.monuments:
        formula = MONUMENTS[monument].effects[0].formula
        if isinstance(formula, PerOwnBuilding) or (
            isinstance(formula, PerOwnCategory) and formula.category == tile.category
        ):
            value += formula.vp_each
    return value


def best_buildings(
    state: State, player: Player, steps: Steps, price: Prices, clock: Clock
) -> tuple[float, float, float]:
    """Net worth of the two best buildings payable in resources, and of the best for corn."""
    paid: list[float] = [0.0, 0.0]
    for_corn = 0.0
    for building in state.display:
        if building is None:
            continue
        cost = BUILDINGS[building].cost
        value = building_value(player, building, steps, price, clock)
        if player.goods.covers(cost):
            paid.append(value - price.of(cost))
        if player.goods.corn >= 2 * cost.blocks:
            for_corn = max(for_corn, value - price.corn * 2 * cost.blocks)
    paid.sort(reverse=True)
    return paid[0], paid[1], for_corn


def best_monument(state: State, seat: Seat, goods: Goods, price: Prices) -> float:
    """Net worth of the best payable monument, by what it would score now."""
    best = 0.0
    for monument in state.monuments:
        cost = MONUMENTS[monument].cost
        if goods.covers(cost):
            best = max(best, monument_value(state, seat, monument) - price.of(cost))
    return best


def monument_value(state: State, seat: Seat, monument: MonumentId) -> float:
    """What a monument would score now (TZ-MON-05), itself not counted before it is built."""
    return float(score_monument(state, seat, MONUMENTS[monument].effects[0].formula))
