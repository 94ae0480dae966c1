"""Worth: what goods are worth at a time, and what temples and farms will still bring."""

from math import fsum

from msgspec import Struct

from games.kernel.seats import Seat
from games.tzolkin.bots.clock import Clock
from games.tzolkin.bots.taste import Taste
from games.tzolkin.box import BOX, TEMPLE_TRACKS
from games.tzolkin.goods import Goods
from games.tzolkin.names import TEMPLES, Temple
from games.tzolkin.rules.food_day import feed
from games.tzolkin.state import State
from games.tzolkin.state.player import Player

BEHIND = 0.5
"""Part of a leader bonus that counts before the Food Day is near: others may still climb."""


class Prices(Struct, frozen=True, kw_only=True, gc=False):
    """Victory points for one of each good."""

    corn: float
    wood: float
    stone: float
    gold: float
    skull: float

    def of(self, goods: Goods) -> float:
        """What the goods are worth together."""
        return (
            self.corn * goods.corn
            + self.wood * goods.wood
            + self.stone * goods.stone
            + self.gold * goods.gold
            + self.skull * goods.skull
        )


def prices(taste: Taste, clock: Clock) -> Prices:
    """From the taste early in the game to the final scoring at its end (TZ-END-03..05)."""
    fresh = min(1.0, clock.turns / taste.fading)
    rates, final = BOX.exchange_rates_corn, BOX.final_scoring
    corn = 1 / final.corn_per_vp

    def now(early: float, end: float) -> float:
        return end + (max(early, end) - end) * fresh

    return Prices(
        corn=now(taste.corn, corn),
        wood=now(taste.wood, rates.wood * corn),
        stone=now(taste.stone, rates.stone * corn),
        gold=now(taste.gold, rates.gold * corn),
        skull=now(taste.skull, final.skull_vp),
    )


def food(player: Player, clock: Clock, taste: Taste, price: Prices) -> float:
    """What feeding will cost: corn on every Food Day, points for workers that may go hungry."""
    fed = feed(player, 0)
    hungry = fed.workers - fed.free
    if fed.price == 0 or hungry <= 0 or not clock.days:
        return 0.0
    needed = fed.price * hungry
    expected = player.goods.corn + taste.income * clock.until[0]
    unfed = max(0.0, needed - expected) / fed.price
    loss = -BOX.feeding.vp_per_unfed_worker * unfed * taste.hunger
    return loss + taste.farms * price.corn * needed * len(clock.days)


_POINTS = {temple.id: tuple(step.vp for step in temple.steps) for temple in TEMPLE_TRACKS.values()}
_SHOWN = {
    temple.id: tuple(
        tuple(step.material for step in temple.steps[: top + 1] if step.material)
        for top in range(len(temple.steps))
    )
    for temple in TEMPLE_TRACKS.values()
}
_BONUS = {
    temple.id: {1: temple.bonus_age_1, 2: temple.bonus_age_2} for temple in TEMPLE_TRACKS.values()
}


def temple_values(
    state: State, seat: Seat, temple: Temple, clock: Clock, price: Prices
) -> tuple[float, ...]:
    """What each step of a temple will bring to the seat on the Food Days to come."""
    rival = max(
        (one.temples.on(temple) for at, one in enumerate(state.players) if at != seat), default=0
    )
    values = [0.0] * len(_POINTS[temple])
    for day, until in zip(clock.days, clock.until, strict=True):
        near = 1.0 if until <= 1 else BEHIND
        for index in range(len(values)):
            if day.kind == "mid_age":
                values[index] += fsum(getattr(price, item) for item in _SHOWN[temple][index])
                continue
            values[index] += _POINTS[temple][index]
            if index >= rival:
                bonus = _BONUS[temple][day.age]
                values[index] += near * (bonus if index > rival else bonus / 2)
    return tuple(values)


def all_temple_values(
    state: State, seat: Seat, clock: Clock, price: Prices
) -> dict[Temple, tuple[float, ...]]:
    """`temple_values` of the three temples."""
    return {temple: temple_values(state, seat, temple, clock, price) for temple in TEMPLES}
