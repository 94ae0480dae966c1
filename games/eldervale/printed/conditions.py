"""What effects ask for, as formulas of signs."""

from collections.abc import Iterable, Mapping

from games.eldervale.effects import conditions as needs
from games.eldervale.printed.terms import power
from games.kernel.formula import Parts, Term, either

COUNTED: Mapping[type[needs.AnyCondition], str] = {
    needs.AdjacentOwnUnits: "adjacent_unit",
    needs.UnitsInDistinctElements: "element_with_units",
    needs.DwellingElements: "distinct_dwelling_elements",
    needs.DwellingsSameElement: "dwelling_of_one_element",
    needs.OwnAdjacentDwellings: "adjacent_dwelling",
    needs.AdventureCards: "adventure_card",
    needs.StrictlyHighestCount: "highest_track",
    needs.UnderworldUnits: "underworld_unit",
    needs.PowerValue: "power_value",
    needs.Renown: "glory",
}
"""The signs of conditions that ask for so many of one thing."""

Fought = (
    needs.OwnUnitsInBattle
    | needs.OwnKindsBesides
    | needs.OwnUnitAdjacentToBattle
    | needs.OwnUnitNearBattle
    | needs.BattleRealmKind
    | needs.MonsterInBattle
)
"""Conditions of a battle."""


def asked(conditions: Iterable[needs.AnyCondition]) -> Parts:
    """Everything that has to be so."""
    return tuple(part for one in conditions for part in condition(one))


def condition(one: needs.AnyCondition) -> Parts:
    """One condition."""
    if isinstance(one, Fought):
        return fought(one)
    match one:
        case needs.StrictlyHighestPower(element=element):
            return (power(element), Term("highest"))
        case needs.ActivatingUnitIs(unit=kinds):
            return (either(*((Term(kind),) for kind in kinds)),)
        case needs.SummonedAll(units=kinds):
            return (*(Term(kind) for kind in kinds), Term("summoned"))
        case needs.ResourceAtCap():
            return (Term("full_resource"),)
        case needs.BuiltThisTurn():
            return (Term("dwelling"), Term("this_turn"))
        case needs.ActivatedThisTurn():
            return (Term("activation"), Term("this_turn"))
        case needs.WonVsMonster():
            return (Term("victory"), Term("monster"), Term("this_turn"))
        case needs.WonMelee(n=n):
            return (Term("victory"), Term("participant", n), Term("this_turn"))
        case needs.Most(what=what):
            return (Term(f"most_{what}"),)
        case _:
            return (Term(COUNTED[type(one)], one.min),)


def fought(one: Fought) -> Parts:
    """Who stands where in a battle."""
    match one:
        case needs.OwnUnitsInBattle(unit=unit, min=least):
            return (Term(unit, least), Term("in_battle"))
        case needs.OwnKindsBesides(min=least):
            return (Term("other_kind", least),)
        case needs.OwnUnitAdjacentToBattle(unit=unit, min=least):
            return (Term(unit or "any_unit", least), Term("beside_battle"))
        case needs.OwnUnitNearBattle(min=least):
            return (Term("any_unit", least), Term("near_battle"))
        case needs.BattleRealmKind(kind=kind):
            return (Term(f"{kind}_realm"), Term("in_battle"))
        case needs.MonsterInBattle():
            return (Term("monster"), Term("in_battle"))
