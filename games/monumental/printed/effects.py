"""What effects ask for, do and change, as formulas of signs."""

from collections.abc import Iterable, Mapping

from games.kernel.formula import Exchange, Formula, Part, Parts, Per, Term
from games.monumental import effects as ops

COUNTED: Mapping[str, str] = {
    "coastal_provinces": "coastal_province",
    "provinces_conquered_this_turn": "conquered_province",
    "wonders_completed": "completed_wonder",
    "knowledge_owned_pairs": "knowledge_pair",
}
"""The sign of what conditions and effects count."""

SCOPED: Mapping[ops.Scope, str] = {"knowledge": "knowledge_card"}
"""The sign of what becomes cheaper, where it is not called like that."""

SIGNS: Mapping[type[ops.Operation], str] = {
    ops.DrawAndActivate: "draw_activate",
    ops.ActivateSlots: "activated_slot",
    ops.FreeBasicBuilding: "basic_building",
    ops.RecallUnits: "unit",
    ops.DiscardSlots: "slot",
}
"""The signs of operations that do so many of one thing."""


def effects(several: Iterable[ops.Effect]) -> tuple[Formula, ...]:
    """Effects by when they happen."""
    return tuple(Formula(one.when, effect(one)) for one in several)


def effect(one: ops.Effect) -> Parts:
    """What an effect asks for and does."""
    asked = tuple(Term(COUNTED[condition.fact], condition.min) for condition in one.conditions)
    paid = tuple(Term(cost.res or "any_resource", cost.n or cost.any_basic) for cost in one.pay)
    done = program(one.do)
    return (Exchange((*asked, *paid), done),) if asked or paid else done


def program(operations: Iterable[ops.AnyOperation]) -> Parts:
    """Operations in order."""
    return tuple(map(operation, operations))


def operation(op: ops.AnyOperation) -> Part:
    """One operation."""
    match op:
        case ops.Gain(res=res, n=n):
            return Term(res, n)
        case ops.Lose(res=res, n=n):
            return Term(res, -n)
        case ops.GainAnyBasic(n=n):
            return Term("any_resource", n)
        case ops.GainPer(res=res, n=n, per=per, max=most):
            return Per((Term(res, n),), (Term(COUNTED[per], most, up_to=True),))
        case ops.Convert(n=n):
            return Exchange((Term("any_resource", n),), (Term("other_resource", n),))
        case ops.Archive(n=n, optional=optional):
            return Term("archive", n, up_to=optional)
        case ops.MoveUnits(n=n):
            return Term("unit_move", n, up_to=True)
        case ops.MoveExplorers(steps=steps):
            return Term("explorer_step", steps, up_to=True)
        case ops.Discount() | ops.PassiveDiscount() | ops.StrengthReduction() | ops.DefenceBonus():
            return change(op)
        case ops.BuildForSoldiers(soldiers_required=soldiers):
            return Exchange((Term("soldier", soldiers),), (Term("outpost", 1),))
        case ops.PlaceOutposts(n=n, optional=optional):
            return Term("outpost", n, up_to=optional)
        case ops.BothRewards():
            return Term("barbarian_rewards")
        case ops.DrawAndActivate() | ops.ActivateSlots() | ops.FreeBasicBuilding():
            return Term(SIGNS[type(op)], op.n)
        case ops.RecallUnits() | ops.DiscardSlots():
            return Term(SIGNS[type(op)], -op.n)


def change(
    op: ops.Discount | ops.PassiveDiscount | ops.StrengthReduction | ops.DefenceBonus,
) -> Part:
    """What an effect changes in a price or in a strength."""
    match op:
        case ops.Discount(scope=scope, uses=uses, n=n, half=half):
            less = Term("half_price") if half else Term("discount", n)
            return Exchange((Term(SCOPED.get(scope, scope), uses),), (less,))
        case ops.PassiveDiscount(scope=scope, n=n):
            return Per((Term("discount", n),), (Term(SCOPED.get(scope, scope)),))
        case ops.StrengthReduction(n=n):
            return Exchange((Term("first_conquest"),), (Term("strength", -n),))
        case ops.DefenceBonus(n=n):
            return Per((Term("defence", n),), (Term("own_province"),))
