"""The interpreter of effect lists: does what needs no choice, and opens the decisions that do."""

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from games.kernel.seats import Seat
from games.tzolkin.components import TOP_LEVEL
from games.tzolkin.effects import (
    Build,
    BuildingChoice,
    BuildMany,
    Effect,
    GainChoice,
    Market,
    MayPay,
    MonumentChoice,
    PerformAction,
    PlaceSkull,
    RemoveTile,
    TakeTile,
    TechUp,
    TempleDown,
    TempleUp,
    TempleUpDistinct,
)
from games.tzolkin.facts import (
    GoodsGained,
    GoodsPaid,
    HarvestTileTaken,
    PointsScored,
    SkullPlaced,
    WoodTileBurned,
    WorkerGained,
)
from games.tzolkin.facts.gains import Gainer
from games.tzolkin.goods import NOTHING, Goods
from games.tzolkin.rules import technologies, temples
from games.tzolkin.rules.extras import OFFERING
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.programs import PROGRAMS, Gains
from games.tzolkin.state.jungle import field
from games.tzolkin.state.player import Player
from games.tzolkin.steps import (
    ChoosingTechnology,
    ChoosingTemple,
    Constructing,
    CopyingAction,
    GainingResources,
    OfAction,
    OfBonus,
    OfBuilding,
    OfferingTheology,
    OfWealth,
    ResolvingEffects,
    Source,
    Trading,
)

GAINER: Mapping[type[Source], Gainer] = {
    OfAction: "action",
    OfBuilding: "building",
    OfBonus: "technology",
    OfWealth: "wealth",
}
POINTS_FROM: Mapping[type[Source], Literal["chichen_itza", "buildings", "technologies"]] = {
    OfAction: "chichen_itza",
    OfBuilding: "buildings",
    OfBonus: "technologies",
}
"""Of all actions only those of Chichen Itza give points (TZ-CHI-01)."""


def resolve(move: Move, seat: Seat, source: Source, at: int = 0, *, auto: bool = False) -> None:
    """Resolves the effects of `source` from index `at` on, from left to right (TZ-ACT-05).

    Stops at the first effect that opens a decision; the rest waits below it on the agenda.
    """
    program = PROGRAMS[source]
    size = len(program)
    while at < size:
        effect = program[at]
        at += 1
        if _done(move, seat, source, effect, auto=auto):
            continue
        if at < size:
            move.open(None, ResolvingEffects(player=seat, source=source, at=at))
        _ask(move, seat, source, effect)
        return


def _done(move: Move, seat: Seat, source: Source, effect: Effect | Gains, *, auto: bool) -> bool:
    """Does an effect that leaves nothing to decide; says whether it was one."""
    match effect:
        case Gains():
            _gain(move, seat, source, effect, auto=auto)
        case TakeTile():
            if effect.tile == "wood" or field(move.state.jungle, effect.field).uncovered > 0:
                group, tile = effect.field, effect.tile
                move.note(HarvestTileTaken(seat=seat, group=group, tile=tile, auto=auto))
        case TempleUp() if effect.temple != "any":
            for _ in range(effect.n):  # step by step (TZ-TMP-04)
                temples.step_up(move, seat, effect.temple)
        case PlaceSkull():
            move.note(SkullPlaced(seat=seat, space=effect.space))
        case TechUp() if effect.track != "any":
            if move.player(seat).levels.of(effect.track) == TOP_LEVEL:
                return False
            technologies.advance(move, seat, effect.track)
        case RemoveTile():
            move.note(WoodTileBurned(seat=seat, group=effect.field, auto=auto))
        case MayPay():
            return move.player(seat).levels.theology < OFFERING
        case _:
            return False
    return True


def _ask(move: Move, seat: Seat, source: Source, effect: Effect | Gains) -> None:
    """Opens the decision of an effect; of several, the first one on top."""
    match effect:
        case TempleUp():
            move.open(seat, ChoosingTemple())
        case TempleUpDistinct():
            move.open(seat, ChoosingTemple(more=effect.count - 1))
        case TempleDown():
            move.open(seat, ChoosingTemple(purpose="anger"))
        case TechUp():
            _ask_technology(move, seat, effect)
        case GainChoice():
            bonus = isinstance(source, OfBonus)
            step = GainingResources(left=effect.n, source="technology" if bonus else "action")
            move.open(seat, step)
        case Build():
            move.open(seat, Constructing(mode=effect.mode, optional=effect.optional))
        case BuildMany():
            _ask_tikal_4(move, seat, effect)
        case Market():
            move.open(seat, Trading())
        case PerformAction():
            _ask_copy(move, seat, effect)
        case MayPay():
            move.open(seat, OfferingTheology())
        case _:
            raise AssertionError(f"{effect} leaves nothing to decide")


def _ask_technology(move: Move, seat: Seat, effect: TechUp) -> None:
    if effect.track != "any":
        technologies.advance(move, seat, effect.track)
        return
    for _ in range(effect.n_max - effect.n_min):
        move.open(seat, ChoosingTechnology(paid=not effect.free, optional=True))
    for _ in range(effect.n or effect.n_min):
        move.open(seat, ChoosingTechnology(paid=not effect.free))


def _ask_tikal_4(move: Move, seat: Seat, effect: BuildMany) -> None:
    """One or two buildings, or a monument (TZ-TIK-04)."""
    several = any(isinstance(one, BuildingChoice) and one.n_max > 1 for one in effect.one_of)
    monuments = any(isinstance(one, MonumentChoice) for one in effect.one_of)
    step = Constructing(
        mode="tikal_2", architecture="declare", monuments=monuments, another=several
    )
    move.open(seat, step)


def _ask_copy(move: Move, seat: Seat, effect: PerformAction) -> None:
    """Uxmal 5 pays at once (TZ-UXM-05); a tomb pays with the choice, or not at all (TZ-BLD-05)."""
    corn = effect.cost.corn
    if effect.optional:
        move.open(seat, CopyingAction(corn=corn, optional=True))
        return
    if corn:
        move.note(GoodsPaid(seat=seat, goods=Goods(corn), purpose="action"))
    move.open(seat, CopyingAction())


def _gain(move: Move, seat: Seat, source: Source, gains: Gains, *, auto: bool) -> None:
    """Several gains at once, each with what a technology adds to it (TZ-PCK-10, TZ-TEC-17)."""
    goods, extra = gains.goods, NOTHING
    if gains.bonuses:
        extra = _extra(move.player(seat), gains)
        if extra is not NOTHING:
            goods += extra
    if goods.skull:
        goods, extra = _limited(goods, extra, move.state.skulls)
    if goods != NOTHING:
        kind = GAINER[type(source)]
        move.note(GoodsGained(seat=seat, goods=goods, source=kind, extra=extra, auto=auto))
    if gains.workers:
        # With all six in play nothing happens, which is no reason to refuse (TZ-PCK-09).
        workers = min(gains.workers, move.player(seat).bank)
        move.note(WorkerGained(seat=seat, workers=workers))
    if gains.points:
        kind_of_points = POINTS_FROM[type(source)]
        move.note(PointsScored(seat=seat, points=gains.points, source=kind_of_points))


def _extra(player: Player, gains: Gains) -> Goods:
    """What technologies add, by their levels (TZ-TEC-18)."""
    extra = NOTHING
    for bonus in gains.bonuses:
        n = bonus.by_level[player.levels.of(bonus.track)]
        if n:
            extra += bonus.one.times(n)
    return extra


def _limited(goods: Goods, extra: Goods, skulls: int) -> tuple[Goods, Goods]:
    """Only as many skulls as the bank has, the extra one last (TZ-ACT-04, TZ-YAX-02)."""
    if goods.skull <= skulls:
        return goods, extra
    own = goods.skull - extra.skull
    return replace(goods, skull=skulls), replace(extra, skull=max(0, skulls - own))
