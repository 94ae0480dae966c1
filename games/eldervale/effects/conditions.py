"""Conditions of effects (effects.md, section 4)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.eldervale.effects.terms import ElementId, UnitKind


class Condition(Struct, frozen=True, kw_only=True, gc=False, tag_field="c"):
    """Base of the conditions (effects.md, section 4)."""


class AtLeast(Condition, frozen=True):
    """Base of those that ask for so many of one thing."""

    min: Annotated[int, Meta(description="At least so many.")]


class StrictlyHighestPower(Condition, frozen=True, tag="strictly_highest_power"):
    """Level 1 or more, and above every other player's."""

    element: ElementId


class OwnUnitsInBattle(Condition, frozen=True, tag="own_units_in_battle"):
    """At least `min` own units of the kind in the battle realm."""

    unit: UnitKind
    min: Annotated[int, Meta(description="At least so many.")]


class OwnKindsBesides(Condition, frozen=True, tag="own_kinds_in_battle_besides"):
    """At least `min` other kinds of own units in the battle realm."""

    unit: UnitKind
    min: Annotated[int, Meta(description="At least so many.")]


class OwnUnitAdjacentToBattle(AtLeast, frozen=True, tag="own_unit_adjacent_to_battle"):
    """Own units next to the battle realm."""

    unit: UnitKind | None = None


class OwnUnitNearBattle(AtLeast, frozen=True, tag="own_unit_in_or_adjacent_to_battle"):
    """Own units in the battle realm or next to it."""


class BattleRealmKind(Condition, frozen=True, tag="battle_realm_kind"):
    """The battle is in a realm of that kind."""

    kind: Annotated[str, Meta(description="The kind of realm.")]


class MonsterInBattle(Condition, frozen=True, tag="monster_in_battle"):
    """An uncontrolled monster takes part."""


class AdjacentOwnUnits(AtLeast, frozen=True, tag="adjacent_own_units"):
    """Own units in realms next to the placed unit."""


class ActivatingUnitIs(Condition, frozen=True, tag="activating_unit_is"):
    """The unit that activated the card is of one of the kinds."""

    unit: Annotated[tuple[UnitKind, ...], Meta(description="The kinds of units.")]


class UnitsInDistinctElements(AtLeast, frozen=True, tag="units_in_distinct_elements"):
    """Elements of element realms with own units."""


class DwellingElements(AtLeast, frozen=True, tag="dwelling_elements"):
    """Elements with an own dwelling."""


class DwellingsSameElement(AtLeast, frozen=True, tag="dwellings_same_element"):
    """Own dwellings of one element."""


class OwnAdjacentDwellings(AtLeast, frozen=True, tag="own_adjacent_dwellings"):
    """Own dwellings in adjacent realms."""


class WonVsMonster(Condition, frozen=True, tag="won_vs_monster_this_turn"):
    """A battle with an uncontrolled monster was won in this turn."""


class WonMelee(Condition, frozen=True, tag="won_battle_participants_min"):
    """A battle with at least `n` participants was won in this turn."""

    n: Annotated[int, Meta(description="At least so many participants.")]


class SummonedAll(Condition, frozen=True, tag="summoned_all"):
    """None of the kinds is in the tray."""

    units: Annotated[tuple[UnitKind, ...], Meta(description="The kinds of units.")]


class AdventureCards(AtLeast, frozen=True, tag="adventure_cards"):
    """Adventure cards in the tableau."""


class StrictlyHighestCount(AtLeast, frozen=True, tag="strictly_highest_count"):
    """Tracks on which the player is strictly highest."""


class UnderworldUnits(AtLeast, frozen=True, tag="underworld_units"):
    """Own units in the Underworld."""


class ResourceAtCap(Condition, frozen=True, tag="resource_at_cap"):
    """A basic resource is at its limit."""

    basic: Annotated[bool, Meta(description="Whether only basic resources count.")]


class PowerValue(Condition, frozen=True, tag="power_value"):
    """A power value on any track."""

    min: Annotated[int, Meta(description="The least value.")]


class Renown(Condition, frozen=True, tag="glory"):
    """The space of the glory marker."""

    min: Annotated[int, Meta(description="The least space.")]


class BuiltThisTurn(Condition, frozen=True, tag="built_dwelling_this_turn"):
    """A dwelling was built in this turn."""


class ActivatedThisTurn(Condition, frozen=True, tag="activated_this_turn"):
    """An adventure card was activated in this turn."""


class Most(Condition, frozen=True, tag="most"):
    """At least 1, and as many as anybody."""

    what: Annotated[
        Literal["dwellings", "glory", "quests_completed"], Meta(description="What is counted.")
    ]
    ties: Annotated[bool, Meta(description="Whether a tie is enough.")]


AnyCondition = (
    StrictlyHighestPower
    | OwnUnitsInBattle
    | OwnKindsBesides
    | OwnUnitAdjacentToBattle
    | OwnUnitNearBattle
    | BattleRealmKind
    | MonsterInBattle
    | AdjacentOwnUnits
    | ActivatingUnitIs
    | UnitsInDistinctElements
    | DwellingElements
    | DwellingsSameElement
    | OwnAdjacentDwellings
    | WonVsMonster
    | WonMelee
    | SummonedAll
    | AdventureCards
    | StrictlyHighestCount
    | UnderworldUnits
    | ResourceAtCap
    | PowerValue
    | Renown
    | BuiltThisTurn
    | ActivatedThisTurn
    | Most
)
