"""Operations on units: summoning, building, placing, relocating."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, field

from games.eldervale.effects.base import Operation, ReadOnly
from games.eldervale.effects.terms import Scope, UnitKind


class Summon(Operation, frozen=True, tag="summon"):
    """Summon a unit; `all`: free."""

    discount: Annotated[
        int | Literal["all"], Meta(description="By how much the price is lower; `all`: free.")
    ] = 0
    unit: Annotated[tuple[UnitKind, ...], Meta(description="Only these kinds; empty: any.")] = ()


class Build(Operation, frozen=True, tag="build_dwelling"):
    """Build a dwelling."""

    discount: Annotated[int, Meta(description="By how much the price is lower.")] = 0


class DiscountDwelling(ReadOnly, frozen=True, tag="discount_dwelling"):
    """Dwellings cost less."""

    n: Annotated[int, Meta(description="By how much.")]


class NextDwellingDiscount(Operation, frozen=True, tag="next_dwelling_discount"):
    """The next dwelling of this turn costs less."""

    n: Annotated[int, Meta(description="By how much.")]


class DiscountRuin(ReadOnly, frozen=True, tag="discount_ruin"):
    """The first payment of the ruin action is less."""

    n: Annotated[int, Meta(description="By how much.")]


class MoveUnit(Operation, frozen=True, tag="move_unit"):
    """Relocate a unit by up to `distance`."""

    whose: Annotated[Literal["self", "opponent"], Meta(description="Whose unit it is.")]
    unit: UnitKind
    distance: Annotated[int, Meta(description="How far, in realms.")]
    to: Annotated[Literal["any", "unoccupied", "no_own_unit"], Meta(description="To which realms.")]
    from_: Annotated[
        Literal["placed_realm"] | None, Meta(description="Where from; missing: anywhere.")
    ] = field(name="from", default=None)


class SwapUnits(Operation, frozen=True, tag="swap_units"):
    """Exchange two own units of different kinds."""

    a: Annotated[Literal["placed", "own_on_map"], Meta(description="One of the two.")]
    b: Annotated[Literal["own_on_map", "own_ready"], Meta(description="The other one.")]


class ReturnToReady(Operation, frozen=True, tag="return_to_ready"):
    """An own unit goes from the map to the ready area."""

    n: Annotated[int, Meta(description="How many units.")]
    whose: Annotated[Literal["self"], Meta(description="Whose unit it is.")] = "self"


class Revive(Operation, frozen=True, tag="revive"):
    """Own units go from the Underworld to the ready area."""

    n: Annotated[int, Meta(description="How many units.")]


class Banish(Operation, frozen=True, tag="banish"):
    """A unit on the map goes to the Underworld."""

    whose: Annotated[Literal["self", "opponent"], Meta(description="Whose unit it is.")]
    scope: Scope
    n: Annotated[int, Meta(description="How many units.")]


class Redirect(Operation, frozen=True, tag="redirect"):
    """Losing units go to the ready area instead of the Underworld."""

    unit: Annotated[str, Meta(description="Which units.")]
    to: Annotated[Literal["ready"], Meta(description="Where they go.")]


class PlaceFromUnderworld(ReadOnly, frozen=True, tag="place_from_underworld"):
    """A unit of the kind may be placed from the Underworld."""

    unit: UnitKind


class GrantPlacement(ReadOnly, frozen=True, tag="grant_placement"):
    """More targets of placements."""

    mode: Annotated[
        Literal["flight", "flight_unoccupied", "bridge"], Meta(description="Which targets.")
    ]


class NextPlacement(Operation, frozen=True, tag="next_placement"):
    """More targets of the next placement of this turn."""

    mode: Annotated[Literal["range", "any_unoccupied"], Meta(description="Which targets.")]
    n: Annotated[int, Meta(description="The distance in realms; 0 if it does not matter.")] = 0


class NoTrigger(ReadOnly, frozen=True, tag="no_trigger_by_placement"):
    """The placement triggers no battle."""


class PlacementTax(ReadOnly, frozen=True, tag="placement_tax"):
    """Placing next to this monster costs extra."""

    where: Annotated[Literal["adjacent_to_monster"], Meta(description="Where it holds.")]
    cost: Annotated[Mapping[str, int], Meta(description="How much of each resource.")]


class UseUnitAbility(ReadOnly, frozen=True, tag="use_unit_ability"):
    """Mimeza uses an ability of another unit."""

    of: Annotated[tuple[str, ...], Meta(description="Whose abilities.")]
    not_: Annotated[tuple[str, ...], Meta(description="Except those of these.")] = field(name="not")


UnitOp = (
    Summon
    | Build
    | DiscountDwelling
    | NextDwellingDiscount
    | DiscountRuin
    | MoveUnit
    | SwapUnits
    | ReturnToReady
    | Revive
    | Banish
    | Redirect
    | PlaceFromUnderworld
    | GrantPlacement
    | NextPlacement
    | NoTrigger
    | PlacementTax
    | UseUnitAbility
)
