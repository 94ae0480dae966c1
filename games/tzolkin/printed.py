"""What is printed on tiles, gears and tracks, as formulas of signs."""

from collections.abc import Iterable

from games.kernel.catalogue import amounts
from games.kernel.formula import (
    Either,
    Exchange,
    Formula,
    Part,
    Parts,
    Per,
    Span,
    Term,
    either,
    formulas,
    terms,
)
from games.tzolkin import box
from games.tzolkin import effects as op
from games.tzolkin import formulas as scoring
from games.tzolkin.goods import Goods


def on_building(tile: box.Building) -> tuple[Formula, ...]:
    """A building: its cost in resources and in corn, and its effect."""
    return formulas(
        Formula("cost", goods(tile.cost)),
        Formula("corn_cost", (Term("corn", tile.corn_cost_uxmal_4),)),
        Formula("gives", effects(tile.effects)),
    )


def on_monument(tile: box.Monument) -> tuple[Formula, ...]:
    """A monument: its cost, and what it scores at the end of the game (TZ-MON-05)."""
    (score,) = tile.effects
    return (Formula("cost", goods(tile.cost)), *points(score.formula))


def on_wealth(tile: box.Wealth) -> tuple[Formula, ...]:
    """A tile of starting wealth."""
    return formulas(Formula("gives", effects(tile.effects)))


def at_position(wheel: box.Wheel, position: int) -> tuple[Formula, ...]:
    """A position of a gear: its price, and what it does (TZ-ACT-01)."""
    if position >= len(wheel.actions):
        last = max(one.number for one in wheel.actions)
        return (Formula("gives", (Span(1, last, of=wheel.id),)),)
    action = wheel.actions[position]
    ways = [effects(one.effects) for one in action.one_of] or [effects(action.effects)]
    done = ways[0] if len(ways) == 1 else (either(*ways),)
    return formulas(Formula("gives", (*paid(action.cost), *done)))


def on_temple(temple: box.TempleTrack) -> tuple[Formula, ...]:
    """A temple: what each step is worth and gives, and what leads pay at the end of an age."""
    steps = (
        Formula("step", (Term("points", one.vp), *material(one.material)), at=one.index)
        for one in temple.steps
    )
    return (
        *steps,
        Formula("age_end", (Term("points", temple.bonus_age_1),), at=1),
        Formula("age_end", (Term("points", temple.bonus_age_2),), at=2),
    )


def material(shown: str | None) -> Parts:
    """What a step of a temple gives at Food Days."""
    return () if shown is None else (Term(shown, 1),)


def on_technology(track: box.TechnologyTrack) -> tuple[Formula, ...]:
    """A technology: what each level adds, and what a step from the highest one gives."""
    levels = (
        Formula("level", tuple(passive(one) for one in entries), at=number)
        for number, entries in track.levels.items()
    )
    return (*levels, Formula("bonus", effects(track.bonus)))


def on_resource(rate: int) -> tuple[Formula, ...]:
    """A resource: what it is worth on the market (TZ-UXM-02)."""
    return (Formula("worth", (Term("corn", rate),)),)


def goods(cost: Goods) -> Parts:
    """An amount of goods."""
    return terms((one.of, one.count) for one in amounts(cost))


def paid(cost: op.Cost) -> Parts:
    """What an action costs."""
    return terms((("corn", -cost.corn), ("any_resource", -cost.any_resource)))


def effects(several: Iterable[op.AnyOperation]) -> Parts:
    """A list of effects, in its order."""
    return tuple(part for one in several for part in effect(one))


def effect(one: op.AnyOperation) -> Parts:
    """One effect."""
    match one:
        case op.Gain(item=item, n=n):
            return (Term("points" if item == "vp" else item, n),)
        case op.GainChoice(n=n):
            return (Term("any_resource", n),)
        case op.TempleUp() | op.TempleUpDistinct() | op.TempleDown():
            return (steps(one),)
        case op.TechUp(track=track, free=free, n=n, n_max=n_max):
            sign, only = (
                "free_technology" if free else "technology",
                None if track == "any" else track,
            )
            return (Term(sign, n or n_max, of=only, up_to=bool(n_max)),)
        case op.Build() | op.BuildMany():
            return built(one)
        case op.Market():
            return (Term("market"),)
        case op.PerformAction(cost=cost, numbers=numbers, gears=gears):
            of = gears[0] if len(gears) == 1 else None
            action: Part = (
                Term("any_action", 1) if of is None else Span(numbers[0], numbers[-1], of)
            )
            return (*paid(cost), action)
        case op.TakeTile(tile=tile):
            return (Term(f"{tile}_tile", 1),)
        case op.RemoveTile(tile=tile):
            return (Term(f"{tile}_tile", -1),)
        case op.PlaceSkull():
            return (Term("skull", -1),)
        case op.FeedFree(workers=workers):
            return (Term("fed_worker", workers),)
        case op.FeedDiscount(corn_per_worker=corn):
            return (Per((Term("food", -corn),), (Term("worker"),)),)
        case op.MayPay():
            return (offer(one),)


def steps(one: op.TempleUp | op.TempleUpDistinct | op.TempleDown) -> Term:
    """Steps on temples."""
    match one:
        case op.TempleUp(temple=temple, n=n):
            return Term("step", n, of=None if temple == "any" else temple)
        case op.TempleUpDistinct(count=count):
            return Term("different_step", count)
        case op.TempleDown(n=n):
            return Term("step", -n)


def built(one: op.Build | op.BuildMany) -> Parts:
    """What may be constructed: with Uxmal 4 a building for corn."""
    if isinstance(one, op.BuildMany):
        return (either(*(((construction(way),)) for way in one.one_of)),)
    building = Term("building", 1)
    return (building,) if one.mode == "tikal_2" else (Exchange((Term("corn"),), (building,)),)


def construction(way: op.BuildingChoice | op.MonumentChoice) -> Term:
    """One of the ways of Tikal 4."""
    if isinstance(way, op.MonumentChoice):
        return Term("monument", way.n)
    return Term("building", way.n_max, up_to=way.n_max > way.n_min)


def offer(one: op.MayPay) -> Exchange:
    """Something that may be paid for something."""
    return Exchange(
        terms((("corn", one.cost.corn), ("any_resource", one.cost.any_resource))),
        effects(one.effects),
    )


def passive(one: op.Passive) -> Part:
    """What a level of a technology changes for good."""
    match one:
        case op.Extra(item=item, n=n):
            return Term("points" if item == "vp" else item, n, plus=True)
        case op.Discount(item=item, n=n):
            sign = "corn" if item == "corn" else "any_resource"
            return Per((Term(sign, -n),), (Term("building"),))
        case op.AllowCornWithoutTile():
            return Term("covered_corn")
        case op.NextHigherAction():
            return Term("next_action")
        case op.MayPay():
            return offer(one)


def points(formula: scoring.AnyFormula) -> tuple[Formula, ...]:
    """What a monument scores: points for each of something, or by a table of how many."""
    match formula:
        case scoring.PerOwnCategory(category=category, vp_each=each):
            return ends(per(each, Term(category)))
        case scoring.PerOwnBuilding(vp_each=each):
            return ends(per(each, Either(((Term("building"),), (Term("monument"),)))))
        case scoring.PerBuiltMonument(vp_each_by_players=table):
            return tuple(
                Formula("players", (per(each, Term("any_monument")),), at=players)
                for players, each in table.items()
            )
        case scoring.PerOwnTile(tile=tile, vp_each=each):
            return ends(per(each, Term(f"{tile}_tile")))
        case scoring.WorkersInPlay(table=table):
            return ends(rows("worker", table))
        case scoring.PerTechLevel(vp_each=each):
            return ends(per(each, Term("technology")))
        case scoring.TechsAtTop(table=table):
            return ends(rows("top_technology", table))
        case scoring.BestTemple(vp_each=each):
            return ends(per(each, Term("best_step")))
        case scoring.TempleValues():
            return ends(Term("temple_points"))
        case scoring.PerPlacedSkull(vp_each=each):
            return ends(per(each, Term("placed_skull")))


def ends(*parts: Part) -> tuple[Formula, ...]:
    """What counts at the end of the game."""
    return (Formula("end", parts),)


def per(each: int, what: Part) -> Per:
    """Points for each of something."""
    return Per((Term("points", each),), (what,))


def rows(sign: str, table: dict[int, int]) -> Either:
    """Points by how many there are."""
    return Either(
        tuple((Exchange((Term(sign, n),), (Term("points", vp),)),) for n, vp in table.items())
    )
