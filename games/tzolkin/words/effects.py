"""Effects and actions in words."""

from itertools import groupby
from typing import assert_never

from games.tzolkin.box import TECHNOLOGIES, TEMPLE_TRACKS, WHEELS, Action
from games.tzolkin.effects import (
    Build,
    BuildMany,
    Effect,
    FeedDiscount,
    FeedFree,
    Gain,
    GainChoice,
    Market,
    MayPay,
    PerformAction,
    PlaceSkull,
    RemoveTile,
    TakeTile,
    TechUp,
    TempleDown,
    TempleUp,
    TempleUpDistinct,
)
from games.tzolkin.words.phrases import cost, count, listed


def effects(several: tuple[Effect, ...]) -> str:
    """A list of effects as one sentence."""
    text = sentence(several)
    return text[:1].upper() + text[1:] + "." if text else "No effect."


def sentence(several: tuple[Effect, ...]) -> str:
    """The same without its capital and full stop; goods gained in a row are named together."""
    parts: list[str] = []
    for taken, run in groupby(several, key=_is_goods):
        if taken:
            amounts = [_amount(one) for one in run if isinstance(one, Gain)]
            parts.append(f"take {listed(amounts)}")
        else:
            parts.extend(effect(one) for one in run)
    return ", then ".join(parts)


def action(one: Action) -> str:
    """An action: its cost, and what it does."""
    ways = [sentence(way.effects) for way in one.one_of] or [sentence(one.effects)]
    price = cost(one.cost)
    text = "; or ".join(ways) if price == "nothing" else f"pay {price}: {ways[0]}"
    return text[:1].upper() + text[1:] + "."


def _is_goods(one: Effect) -> bool:
    return isinstance(one, Gain) and one.item not in ("vp", "worker")


def _amount(one: Gain) -> str:
    if one.item == "skull":
        return count(one.n, "crystal skull", "crystal skulls")
    return f"{one.n} {one.item}"


def effect(one: Effect) -> str:
    """One operation in words."""
    match one:
        case Gain():
            return _gain(one)
        case GainChoice():
            return f"take {count(one.n, 'resource', 'resources')} of choice"
        case TempleUp():
            where = "any temple" if one.temple == "any" else TEMPLE_TRACKS[one.temple].name
            return f"go {count(one.n, 'step', 'steps')} up on {where}"
        case TempleUpDistinct():
            return f"go one step up on each of {one.count} different temples"
        case TempleDown():
            return "anger a god: one step down on a temple of choice"
        case TechUp():
            return _tech_up(one)
        case PerformAction():
            return _perform_action(one)
        case _:
            return _other_effect(one)


def _other_effect(
    one: Build
    | BuildMany
    | Market
    | TakeTile
    | RemoveTile
    | PlaceSkull
    | FeedFree
    | FeedDiscount
    | MayPay,
) -> str:
    match one:
        case Build():
            kind = "resources" if one.mode == "tikal_2" else "corn (2 for each resource)"
            may = "you may construct another" if one.optional else "construct one"
            return f"{may} building, paid in {kind}"
        case BuildMany():
            return "construct one or two buildings, or one monument"
        case Market():
            return ("you may trade" if one.optional else "trade") + " resources and corn"
        case TakeTile():
            return f"take a {one.tile} tile of group {one.field}"
        case RemoveTile():
            return f"burn a {one.tile} tile of group {one.field}"
        case PlaceSkull():
            return f"put a crystal skull of yours on space {one.space}"
        case FeedFree():
            return f"on Food Days {count(one.workers, 'worker needs', 'workers need')} no corn"
        case FeedDiscount():
            return f"on Food Days every worker needs {one.corn_per_worker} corn less"
        case MayPay():
            return f"you may pay {cost(one.cost)} to {listed([effect(e) for e in one.effects])}"
        case _:
            assert_never(one)


def _gain(one: Gain) -> str:
    if one.item == "worker":
        return "get " + count(one.n, "more worker", "more workers")
    if one.item == "vp":
        return "score " + count(one.n, "point", "points")
    return f"take {_amount(one)}"


def _tech_up(one: TechUp) -> str:
    how = "for free" if one.free else "and pay for each step"
    track = "any technology" if one.track == "any" else TECHNOLOGIES[one.track].name
    steps = f"{one.n_min} or {one.n_max} steps" if one.n_max else count(one.n, "step", "steps")
    return f"advance {steps} on {track} {how}"


def _perform_action(one: PerformAction) -> str:
    where = listed([WHEELS[gear].name for gear in one.gears], "or")
    price = cost(one.cost)
    may = "you may " if one.optional else ""
    pay = "" if price == "nothing" else f"pay {price} and "
    left_out = [f"{WHEELS[out.gear].name} {out.number}" for out in one.excludes]
    without = f" (but not {listed(left_out, 'or')})" if left_out else ""
    numbers = f"{one.numbers[0]} to {one.numbers[-1]}"
    return f"{may}{pay}do any action {numbers} of {where}{without}"
