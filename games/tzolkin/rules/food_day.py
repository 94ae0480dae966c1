"""Food Days: feeding, the change of ages, rewards of the temples (TZ-FOO)."""

from collections.abc import Iterator

from games.kernel.seats import Seat, clockwise
from games.tzolkin.box import BOX, BUILDINGS, FOOD_DAYS, WEALTH, TempleTrack
from games.tzolkin.effects import AnyOperation, FeedDiscount, FeedFree
from games.tzolkin.facts import calendar
from games.tzolkin.goods import NOTHING, ONE, Goods
from games.tzolkin.rules.move import Move
from games.tzolkin.state.player import Player


def hold_food_day(move: Move, index: int) -> None:
    """Feeding for all, then the age changes if it ends, then rewards (TZ-FOO-01, TZ-FOO-09)."""
    day = FOOD_DAYS[index]
    for seat in clockwise(move.state.marker, len(move.state.players)):
        move.note(feed(move.player(seat), seat))
    if day.kind == "mid_age":
        move.note(materials(move.state.players, move.state.skulls))
        return
    if day.age == 1:
        _advance_age(move)
    gains = tuple(points(move.state.players, day.age))
    move.note(calendar.TemplePointsGained(gains=gains))


def farms(player: Player) -> Iterator[AnyOperation]:
    """Passive effects of buildings and of starting wealth (TZ-BLD-03, TZ-SET-12)."""
    for building in player.buildings:
        yield from BUILDINGS[building].effects
    for tile in player.wealth:
        yield from WEALTH[tile].effects


def feed(player: Player, seat: Seat) -> calendar.WorkersFed:
    """As many workers as the corn allows are fed, the others cost points (TZ-FOO-02, TZ-FOO-03)."""
    workers = BOX.pieces.workers_per_player - player.bank
    free, price = 0, BOX.feeding.corn_per_worker
    for effect in farms(player):
        match effect:
            case FeedFree():
                free += effect.workers
            case FeedDiscount():
                price = max(0, price - effect.corn_per_worker)
            case _:
                pass
    hungry = max(0, workers - free)
    fed = min(hungry, player.goods.corn // price) if price else hungry
    return calendar.WorkersFed(
        seat=seat,
        workers=workers,
        free=min(free, workers),
        price=price,
        corn_paid=fed * price,
        unfed=hungry - fed,
        points_lost=-BOX.feeding.vp_per_unfed_worker * (hungry - fed),
    )


def materials(players: tuple[Player, ...], skulls: int) -> calendar.TempleMaterialsGained:
    """Everything shown on the steps reached (TZ-FOO-04).

    Skulls go to all who are entitled, or to none if there are too few (TZ-FOO-05).
    Technologies add nothing to these (TZ-FOO-08).
    """
    gains = [_shown(player) for player in players]
    withheld = sum(goods.skull for goods in gains) > skulls
    if withheld:
        gains = [Goods(goods.corn, goods.wood, goods.stone, goods.gold) for goods in gains]
    return calendar.TempleMaterialsGained(
        gains=tuple(
            calendar.SeatGoods(seat=seat, goods=goods)
            for seat, goods in enumerate(gains)
            if goods != NOTHING
        ),
        skulls_withheld=withheld,
    )


def _shown(player: Player) -> Goods:
    goods = NOTHING
    for temple in BOX.temples:
        for step in temple.steps[: player.temples.on(temple.id) + 1]:
            if step.material == "skull":
                goods += Goods(skull=1)
            elif step.material is not None:
                goods += ONE[step.material]
    return goods


def points(players: tuple[Player, ...], age: int) -> Iterator[calendar.TemplePoints]:
    """Points of the current steps, and the leader bonus of each temple (TZ-FOO-06, TZ-PRC-09)."""
    for temple in BOX.temples:
        steps = [player.temples.on(temple.id) for player in players]
        highest = max(steps)
        leaders = [seat for seat, step in enumerate(steps) if step == highest]
        bonus = _bonus(temple, age) // (1 if len(leaders) == 1 else 2)
        for seat, step in enumerate(steps):
            yield calendar.TemplePoints(
                seat=seat,
                temple=temple.id,
                step=temple.steps[step].vp,
                bonus=bonus if seat in leaders else 0,
            )


def _bonus(temple: TempleTrack, age: int) -> int:
    """Halved for everybody in any tie; also on the lowest steps (TZ-FOO-07)."""
    return temple.bonus_age_1 if age == 1 else temple.bonus_age_2


def _advance_age(move: Move) -> None:
    """The second age: a new display, the first stack leaves unseen (TZ-BLD-08, TZ-INF-04)."""
    state = move.state
    drawn = state.stack_2.draw(BOX.building_display.slots, move.chance, "building display")
    removed = tuple(building for building in state.display if building is not None)
    move.note(calendar.AgeAdvanced(removed=removed, unseen=state.stack_1.size, revealed=drawn))
