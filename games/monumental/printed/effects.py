"""What effects ask for, do and change, as formulas of signs."""

from collections.abc import Iterable, Mapping

from games.kernel.formula import Exchange, Formula, Part, Parts, Per, Term
from games.monumental.effects import (
    ActivateSlots,
    AnyOperation,
    Archive,
    BothRewards,
    BuildForSoldiers,
    Convert,
    DefenceBonus,
    DiscardSlots,
    Discount,
    DrawAndActivate,
    Effect,
    FreeBasicBuilding,
    Gain,
    GainAnyBasic,
    GainPer,
    Lose,
    MoveExplorers,
    MoveUnits,
    Operation,
    PassiveDiscount,
    PlaceOutposts,
    RecallUnits,
    StrengthReduction,
)

COUNTED: Mapping[str, str] = {
    "coastal_provinces": "coastal_province",
    "provinces_conquered_this_turn": "conquered_province",
    "wonders_completed": "completed_wonder",
    "knowledge_owned_pairs": "knowledge_pair",
}
"""The sign of what conditions and effects count."""

SIGNS: Mapping[type[Operation], str] = {
    DrawAndActivate: "draw_activate",
    ActivateSlots: "activated_slot",
    FreeBasicBuilding: "basic_building",
    RecallUnits: "unit",
    DiscardSlots: "slot",
}
"""The signs of operations that do so many of one thing."""


def effects(several: Iterable[Effect]) -> tuple[Formula, ...]:
    """Effects by when they happen."""
    return tuple(Formula(one.when, effect(one)) for one in several)


def effect(one: Effect) -> Parts:
    """What an effect asks for and does."""
    asked = tuple(Term(COUNTED[condition.fact], condition.min) for condition in one.conditions)
    paid = tuple(Term(cost.res or "any_resource", cost.n or cost.any_basic) for cost in one.pay)
    done = program(one.do)
    return (Exchange((*asked, *paid), done),) if asked or paid else done


def program(operations: Iterable[AnyOperation]) -> Parts:
    """Operations in order."""
    return tuple(map(operation, operations))


def operation(op: AnyOperation) -> Part:
    """One operation."""
    match op:
        case Gain(res=res, n=n):
            return Term(res, n)
        case Lose(res=res, n=n):
            return Term(res, -n)
        case GainAnyBasic(n=n):
            return Term("any_resource", n)
        case GainPer(res=res, n=n, per=per, max=most):
            return Per((Term(res, n),), (Term(COUNTED[per], most, up_to=True),))
        case Convert(n=n):
            return Exchange((Term("any_resource", n),), (Term("other_resource", n),))
        case Archive(n=n, optional=optional):
            return Term("archive", n, up_to=optional)
        case MoveUnits(n=n):
            return Term("unit_move", n, up_to=True)
        case MoveExplorers(steps=steps):
            return Term("explorer_step", steps, up_to=True)
        case Discount() | PassiveDiscount() | StrengthReduction() | DefenceBonus():
            return change(op)
        case BuildForSoldiers(soldiers_required=soldiers):
            return Exchange((Term("soldier", soldiers),), (Term("outpost", 1),))
        case PlaceOutposts(n=n, optional=optional):
            return Term("outpost", n, up_to=optional)
        case BothRewards():
            return Term("both_rewards")
        case DrawAndActivate() | ActivateSlots() | FreeBasicBuilding():
            return Term(SIGNS[type(op)], op.n)
        case RecallUnits() | DiscardSlots():
            return Term(SIGNS[type(op)], -op.n)


def change(op: Discount | PassiveDiscount | StrengthReduction | DefenceBonus) -> Part:
    """What an effect changes in a price or in a strength."""
    match op:
        case Discount(scope=scope, uses=uses, n=n, half=half):
            less = Term("half_price") if half else Term("discount", n)
            return Exchange((Term(scope, uses),), (less,))
        case PassiveDiscount(scope=scope, n=n):
            return Per((Term("discount", n),), (Term(scope),))
        case StrengthReduction(n=n):
            return Exchange((Term("first_conquest"),), (Term("strength", -n),))
        case DefenceBonus(n=n):
            return Per((Term("defence", n),), (Term("own_province"),))
