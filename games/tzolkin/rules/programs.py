"""Effect lists ready to be resolved, by their source.

The lists are those of the data: Palenque 1 and 2 (TZ-PAL-01, TZ-PAL-02), Yaxchilan
(TZ-YAX-01), Tikal 1 and 2 (TZ-TIK-01, TZ-TIK-02), Uxmal 3 (TZ-UXM-03) and so on.
Neighbouring gains become one operation, since nothing can come between them; the follow-up that
Theology offers after a Chichen Itza action stands at the end of each of these actions.
"""

from collections.abc import Iterator, Mapping
from itertools import chain, groupby

from msgspec import Struct

from games.tzolkin.box import ACTIONS, BUILDINGS, TECHNOLOGIES, WEALTH
from games.tzolkin.effects import AnyOperation, FeedDiscount, FeedFree, Gain, Item, MayPay, TechUp
from games.tzolkin.goods import NOTHING, ONE, Goods
from games.tzolkin.names import Track
from games.tzolkin.rules.extras import EXTRAS, TRIGGERS, ByLevel
from games.tzolkin.steps import OfAction, OfBonus, OfBuilding, OfWealth, Source


class Bonus(Struct, frozen=True, kw_only=True, gc=False):
    """What a technology adds to a gain: `one` as often as `by_level` says."""

    track: Track
    by_level: ByLevel
    one: Goods


class Gains(Struct, frozen=True, kw_only=True, gc=False):
    """Several gains at once: goods with what technologies add, workers and points."""

    goods: Goods
    bonuses: tuple[Bonus, ...]
    workers: int
    points: int


Program = tuple[AnyOperation | Gains, ...]

AFTER_CHICHEN: tuple[MayPay, ...] = tuple(
    entry
    for entries in TECHNOLOGIES["theology"].levels.values()
    for entry in entries
    if isinstance(entry, MayPay) and entry.trigger == "after_chichen_action"
)
"""What may follow every Chichen Itza action (TZ-TEC-15)."""


def _program(effects: tuple[AnyOperation, ...]) -> Program:
    """Merges gains, repeats fixed technology steps one by one, leaves out passive effects."""
    merged: list[AnyOperation | Gains] = []
    for gains, run in groupby(effects, key=lambda effect: isinstance(effect, Gain)):
        if gains:
            merged.append(_gains([one for one in run if isinstance(one, Gain)]))
        else:
            merged.extend(chain.from_iterable(_single(effect) for effect in run))
    return tuple(merged)


def _gains(parts: list[Gain]) -> Gains:
    return Gains(
        goods=sum((_one(part.item).times(part.n) for part in parts), start=NOTHING),
        bonuses=tuple(
            Bonus(
                track=TRIGGERS[part.bonus_track][0],
                by_level=EXTRAS[part.bonus_track, part.item],
                one=_one(part.item),
            )
            for part in parts
            if part.bonus_track is not None
        ),
        workers=sum(part.n for part in parts if part.item == "worker"),
        points=sum(part.n for part in parts if part.item == "vp"),
    )


def _one(item: Item) -> Goods:
    match item:
        case "corn":
            return Goods(corn=1)
        case "skull":
            return Goods(skull=1)
        case "vp" | "worker":
            return NOTHING
        case _:
            return ONE[item]


def _single(effect: AnyOperation) -> tuple[AnyOperation, ...]:
    match effect:
        case FeedFree() | FeedDiscount():
            return ()
        case TechUp(track=track, free=True, n=n) if track != "any":
            return (TechUp(track=track, free=True, n=1),) * n
        case _:
            return (effect,)


def _sources() -> Iterator[tuple[Source, tuple[AnyOperation, ...]]]:
    for (gear, number), action in ACTIONS.items():
        after = AFTER_CHICHEN if gear == "chichen_itza" else ()
        yield OfAction(gear, number), action.effects + after
        for one in action.one_of:
            yield OfAction(gear, number, one.choice), one.effects
    for building in BUILDINGS.values():
        yield OfBuilding(building.id), building.effects
    for track in TECHNOLOGIES.values():
        yield OfBonus(track.id), track.bonus
    for tile in WEALTH.values():
        yield OfWealth(tile.id), tile.effects


PROGRAMS: Mapping[Source, Program] = {source: _program(effects) for source, effects in _sources()}
