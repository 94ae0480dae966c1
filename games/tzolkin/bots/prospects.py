"""Prospects: what workers on the gears will bring, seen from the beginning of a decision."""

from collections.abc import Iterator
from math import fsum

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.seats import Seat
from games.tzolkin.bots.clock import Clock, clock, soon
from games.tzolkin.bots.taste import Taste
from games.tzolkin.bots.tiles import Steps, best_buildings, best_monument
from games.tzolkin.bots.worth import Prices, all_temple_values, prices
from games.tzolkin.box import ACTIONS, LAST_POSITION, NUMBERS, WHEELS
from games.tzolkin.effects import Gain, GainChoice, TempleUp
from games.tzolkin.names import GEARS, Gear, Temple
from games.tzolkin.rules.extras import EXTRAS
from games.tzolkin.state import State
from games.tzolkin.state.jungle import FIRST_GROUP
from games.tzolkin.state.player import Player

UNLIKELY = 0.45
"""Part of an action's worth that counts while its cost cannot be paid yet."""


class Outlook(Struct, frozen=True, kw_only=True, gc=False):
    """What a seat expects.

    `temples` are values by step; `worker[gear][position]` is what a worker is worth that stays
    there this turn; `hand` what each worker in hand is worth, best first.
    """

    clock: Clock
    price: Prices
    temples: dict[Temple, tuple[float, ...]]
    worker: dict[Gear, tuple[float, ...]]
    hand: tuple[float, ...]


def outlook(state: State, seat: Seat, taste: Taste) -> Outlook:
    """The outlook of a seat."""
    time = clock(state)
    price = prices(taste, time)
    temples = all_temple_values(state, seat, time, price)
    steps = Steps(state.players[seat], taste, time, temples)
    scarce = replace(price, corn=price.corn + _scarcity(state.players[seat], taste, time))
    values = _Values(state, seat, taste, time, scarce, steps)
    worker = {gear: tuple(_waiting(gear, values, time, taste, scarce)) for gear in GEARS}
    return Outlook(
        clock=time,
        price=price,
        temples=temples,
        worker=worker,
        hand=_hand(state, worker, time, taste, scarce),
    )


def _scarcity(player: Player, taste: Taste, time: Clock) -> float:
    """What one more corn is worth beyond its price, the less there is."""
    return taste.purse * soon(time) * max(0.0, 1 - player.goods.corn / taste.full)


def _waiting(
    gear: Gear, values: "_Values", time: Clock, taste: Taste, price: Prices
) -> Iterator[float]:
    """By position: the best that a worker can come to by waiting, at least one turn."""
    own = values.on(gear)
    last = LAST_POSITION[gear]
    best_of_all = max(own)
    used = [0.0]
    for position in range(1, last + 1):
        if position in WHEELS[gear].free_choice_positions:
            used.append(best_of_all)
        else:
            back = used[-1] - price.corn if position > 1 else 0.0
            used.append(max(own[position - 1], back))
    for position in range(last + 1):
        reach = min(last, position + time.turns)
        yield max(
            (used[at] - taste.delay * (at - position) for at in range(position + 1, reach + 1)),
            default=0.0,
        )


def _hand(
    state: State, worker: dict[Gear, tuple[float, ...]], time: Clock, taste: Taste, price: Prices
) -> tuple[float, ...]:
    """What placing the workers in hand next turn is worth, the later ones less."""
    if time.turns < 2:
        return (0.0,) * 7
    gains = sorted(
        (
            worker[gear][at] - price.corn * at - taste.idle
            for gear in GEARS
            if (at := state.gears.lowest_vacant(gear)) is not None
        ),
        reverse=True,
    )
    gains += [0.0] * 7
    return tuple(max(0.0, gain - price.corn * k) for k, gain in enumerate(gains[:7]))


class _Values:
    """The worth of every action to a seat, by gear, from action 1 on."""

    def __init__(
        self, state: State, seat: Seat, taste: Taste, time: Clock, price: Prices, steps: Steps
    ) -> None:
        self.state, self.seat, self.taste = state, seat, taste
        self.player: Player = state.players[seat]
        self.time, self.price, self.steps = time, price, steps
        gears: dict[Gear, list[float]] = {
            "palenque": [self._palenque(number) for number in NUMBERS["palenque"]],
            "yaxchilan": [self._yaxchilan(number) for number in NUMBERS["yaxchilan"]],
            "tikal": self._tikal(),
            "chichen_itza": [self._chichen(number) for number in NUMBERS["chichen_itza"]],
        }
        copied = max(max(gears[gear]) for gear in ("palenque", "yaxchilan", "tikal"))
        gears["uxmal"] = self._uxmal(copied)
        self._gears = gears

    def on(self, gear: Gear) -> list[float]:
        """The actions of one gear."""
        return self._gears[gear]

    def _palenque(self, number: int) -> float:
        level, price = self.player.levels.agriculture, self.price
        if number == 1:
            return price.corn * (3 + EXTRAS["agriculture_fishing", "corn"][level])
        field = self.state.jungle[number - FIRST_GROUP]
        action = ACTIONS["palenque", number]
        harvest = {
            one.choice: next(effect.n for effect in one.effects if isinstance(effect, Gain))
            for one in action.one_of
        }
        corn = price.corn * (harvest["corn"] + EXTRAS["agriculture", "corn"][level])
        best = 0.0
        if field.uncovered > 0 or level >= 2:
            best = corn
        if field.wood:
            extra = EXTRAS["extraction", "wood"][self.player.levels.extraction]
            best = max(best, price.wood * (harvest["wood"] + extra), corn - self._cheapest_anger())
        return best

    def _cheapest_anger(self) -> float:
        """What the least painful step down costs, roughly the step that was last gained."""
        return max(0.5, min(self.steps.temples.values()))

    def _yaxchilan(self, number: int) -> float:
        levels, price, value = self.player.levels, self.price, 0.0
        for effect in ACTIONS["yaxchilan", number].effects:
            if isinstance(effect, Gain):
                level = levels.theology if effect.item == "skull" else levels.extraction
                name = effect.bonus_track
                more = EXTRAS[name, effect.item][level] if name else 0
                value += getattr(price, effect.item) * (effect.n + more)
        return value

    def _tikal(self) -> list[float]:
        goods, price, steps = self.player.goods, self.price, self.steps
        block = (price.wood + price.stone) / 2
        paid = sorted(
            (
                steps.technologies[track] - block * (self.player.levels.of(track) % 3 + 1)
                for track in steps.technologies
            ),
            reverse=True,
        )
        able = 1.0 if goods.blocks else UNLIKELY
        one = max(0.0, paid[0]) * able
        two = one + max(0.0, paid[1]) * (1.0 if goods.blocks > 2 else UNLIKELY)
        first, second, _ = best_buildings(self.state, self.player, steps, price, self.time)
        hoped = self.taste.building * self.time.share
        monument = best_monument(self.state, self.seat, goods, price)
        blessed = max(0.0, fsum(steps.best_temples) - price.wood) * able
        return [one, max(first, hoped), two, max(first + second, monument, hoped), blessed]

    def _uxmal(self, copied: float) -> list[float]:
        goods, price, steps = self.player.goods, self.price, self.steps
        able = 1.0 if goods.corn > 2 else UNLIKELY
        blessed = max(0.0, steps.best_temples[0] - 3 * price.corn) * able
        count = 6 - self.player.bank
        table = self.taste.workers
        worker = (table[count + 1] - table[count]) * self.time.share if count < 6 else 0.0
        _, _, built = best_buildings(self.state, self.player, steps, price, self.time)
        return [blessed, 0.3, max(0.0, worker), built, max(0.0, copied - price.corn)]

    def _chichen(self, number: int) -> float:
        if self.state.skull_spaces[number - 1] is not None:
            return 0.0
        value = 0.0
        for effect in ACTIONS["chichen_itza", number].effects:
            match effect:
                case Gain(item="vp", n=n):
                    value += n * self.taste.chichen
                case TempleUp(temple=temple) if temple != "any":
                    value += self.steps.temples[temple]
                case GainChoice():
                    value += self.price.gold
                case _:
                    pass
        spare = self.player.goods.skull - self.state.gears.chichen_itza.count(self.seat)
        return max(0.0, value - self.price.skull) * (1.0 if spare > 0 else UNLIKELY)
