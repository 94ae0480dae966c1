"""What effects ask for, as formulas of signs."""

from collections.abc import Iterable, Mapping

from games.eldervale.effects.conditions import (
    ActivatedThisTurn,
    ActivatingUnitIs,
    AdjacentOwnUnits,
    AdventureCards,
    AnyCondition,
    BattleRealmKind,
    BuiltThisTurn,
    DwellingElements,
    DwellingsSameElement,
    MonsterInBattle,
    Most,
    OwnAdjacentDwellings,
    OwnKindsBesides,
    OwnUnitAdjacentToBattle,
    OwnUnitNearBattle,
    OwnUnitsInBattle,
    PowerValue,
    Renown,
    ResourceAtCap,
    StrictlyHighestCount,
    StrictlyHighestPower,
    SummonedAll,
    UnderworldUnits,
    UnitsInDistinctElements,
    WonMelee,
    WonVsMonster,
)
from games.eldervale.printed.terms import power
from games.kernel.formula import Parts, Term, either

COUNTED: Mapping[type[AnyCondition], str] = {
    AdjacentOwnUnits: "adjacent_unit",
    UnitsInDistinctElements: "element_with_units",
    DwellingElements: "distinct_dwelling_elements",
    DwellingsSameElement: "dwelling_of_one_element",
    OwnAdjacentDwellings: "adjacent_dwelling",
    AdventureCards: "adventure_card",
    StrictlyHighestCount: "highest_track",
    UnderworldUnits: "underworld_unit",
    PowerValue: "power_value",
    Renown: "glory",
}
"""The signs of conditions that ask for so many of one thing."""


def asked(conditions: Iterable[AnyCondition]) -> Parts:
    """Everything that has to be so."""
    return tuple(part for one in conditions for part in condition(one))


def condition(one: AnyCondition) -> Parts:
    """One condition."""
    match one:
        case StrictlyHighestPower(element=element):
            return (power(element), Term("highest"))
        case ActivatingUnitIs(unit=kinds):
            return (either(*((Term(kind),) for kind in kinds)),)
        case SummonedAll(units=kinds):
            return (*(Term(kind) for kind in kinds), Term("summoned"))
        case ResourceAtCap():
            return (Term("full_resource"),)
        case BuiltThisTurn():
            return (Term("dwelling"), Term("this_turn"))
        case ActivatedThisTurn():
            return (Term("activation"), Term("this_turn"))
        case WonVsMonster():
            return (Term("victory"), Term("monster"), Term("this_turn"))
        case WonMelee(n=n):
            return (Term("victory"), Term("participant", n), Term("this_turn"))
        case Most(what=what):
            return (Term(f"most_{what}"),)
        case (
            OwnUnitsInBattle()
            | OwnKindsBesides()
            | OwnUnitAdjacentToBattle()
            | OwnUnitNearBattle()
            | BattleRealmKind()
            | MonsterInBattle()
        ):
            return fought(one)
        case _:
            return (Term(COUNTED[type(one)], one.min),)


Fought = (
    OwnUnitsInBattle
    | OwnKindsBesides
    | OwnUnitAdjacentToBattle
    | OwnUnitNearBattle
    | BattleRealmKind
    | MonsterInBattle
)
"""Conditions of a battle."""


def fought(one: Fought) -> Parts:
    """Who stands where in a battle."""
    match one:
        case OwnUnitsInBattle(unit=unit, min=least):
            return (Term(unit, least), Term("in_battle"))
        case OwnKindsBesides(min=least):
            return (Term("other_kind", least),)
        case OwnUnitAdjacentToBattle(unit=unit, min=least):
            return (Term(unit or "any_unit", least), Term("beside_battle"))
        case OwnUnitNearBattle(min=least):
            return (Term("any_unit", least), Term("near_battle"))
        case BattleRealmKind(kind=kind):
            return (Term(f"{kind}_realm"), Term("in_battle"))
        case MonsterInBattle():
            return (Term("monster"), Term("in_battle"))
