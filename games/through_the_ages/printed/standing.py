"""What holds while a card is in play, as parts of formulas."""

from collections.abc import Mapping

from games.kernel.formula import Exchange, Part, Parts, Per, Term
from games.through_the_ages.effects import standing as op
from games.through_the_ages.effects.operation import Operation
from games.through_the_ages.effects.terms import Statistic
from games.through_the_ages.printed.measures import any_of, kinds

RATINGS: Mapping[Statistic, str] = {"culture": "culture_rating", "science": "science_rating"}
"""The signs of what a turn brings; other statistics have a sign of their own name."""


def standing(one: Operation) -> Parts:
    """A statistic, a discount, or what else a card changes."""
    match one:
        case op.StatEffect(stat=stat, amount=n):
            return (added(RATINGS.get(stat, stat), n),)
        case op.UnitStrength(types=types, amount=n):
            return (Per((added("strength", n),), (kinds(types),)),)
        case op.UrbanCostDiscountByLevel(by_level=table):
            return (by_level("urban_level", "discount", table),)
        case op.WonderStagesPerAction(max=most):
            return (Term("build_wonder_stage", most, up_to=True),)
        case op.UseFoodAsResource(amount=n):
            return (Exchange((Term("food", -n),), (Term("resource", n),)),)
        case op.UseResourceAsFood(amount=n):
            return (Exchange((Term("resource", -n),), (Term("food", n),)),)
        case op.ScienceDiscount(amount=n, other_party_pays=paid):
            less = Per((Term("science_discount", n),), (Term("play_technology"),))
            return (less, Term("partner_science", -paid))
        case _:
            return (*times(one), *discount(one), *(plain(one)))


def added(sign: str, n: int) -> Term:
    """A number that is added to a figure of the nation."""
    return Term(sign, n, plus=n > 0)


def by_level(level: str, sign: str, table: Mapping[int, int]) -> Part:
    """An amount for each level."""
    rows = (Exchange((Term(level, at),), (Term(sign, n),)) for at, n in table.items())
    return any_of(rows)


def times(one: Operation) -> Parts:
    """What counts several times."""
    match one:
        case op.RepeatBestArmyBonus(times=n):
            return (Term("best_army", n, plus=True),)
        case op.MultiplyHappyFaces(factor=factor):
            return (Term("happy_times", factor),)
        case op.AttackCostMultiplier(factor=factor):
            return (Term("attack_cost_times", factor),)
        case op.DefenseCardMultiplier(factor=factor):
            return (Term("defense_times", factor),)
        case _:
            return ()


def discount(one: Operation) -> Parts:
    """What costs less, or counts more, for each of something."""
    match one:
        case op.PopulationCostDiscount(amount=n):
            return (Per((Term("food_discount", n),), (Term("increase_population"),)),)
        case op.WonderTakeDiscount(amount=n):
            return (Per((Term("action_discount", n),), (Term("wonder"),)),)
        case op.ColonizationCardBonus(amount=n):
            return (Per((added("colonization", n),), (Term("bonus_card"),)),)
        case op.TechnologyCostDiscount(types=types, amount=n):
            return (Per((Term("science_discount", n),), (kinds(types),)),)
        case op.BuildCostDiscount(types=types, amount=n):
            return (Per((Term("discount", n),), (kinds(types),)),)
        case op.OpponentsBuildCostIncrease(types=types, amount=n):
            return (Per((Term("opponent_surcharge", n),), (kinds(types),)),)
        case op.UnitBuildDiscount(amount=n):
            return (Per((Term("discount", n),), (Term("unit"),)),)
        case op.AttackerStrengthBonus(amount=n):
            return (added("attacker_strength", n),)
        case _:
            return ()


PLAIN: Mapping[type[Operation], str] = {
    op.IgnoreOwnTactic: "no_armies",
    op.RevolutionPaysMilitaryActions: "military_revolution",
    op.Forbid: "no_attack",
    op.ImmuneToWarDeclarations: "no_war",
}
"""What a sign says alone."""


def plain(one: Operation) -> Parts:
    """What a sign says alone."""
    return (Term(PLAIN[type(one)]),) if type(one) in PLAIN else ()
