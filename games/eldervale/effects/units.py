"""Operations on units: summoning, building, placing, relocating."""

from collections.abc import Mapping
from typing import Literal

from msgspec import field

from games.eldervale.effects.base import Op
from games.eldervale.effects.terms import Scope, UnitKind


class Summon(Op, frozen=True, tag="summon"):
    """Summon a unit; `all`: free."""

    discount: int | Literal["all"] = 0
    unit: tuple[UnitKind, ...] = ()


class Build(Op, frozen=True, tag="build_dwelling"):
    """Build a dwelling."""

    discount: int = 0


class DiscountDwelling(Op, frozen=True, tag="discount_dwelling"):
    """Dwellings cost less."""

    n: int


class NextDwellingDiscount(Op, frozen=True, tag="next_dwelling_discount"):
    """The next dwelling of this turn costs less."""

    n: int


class DiscountRuin(Op, frozen=True, tag="discount_ruin"):
    """The first payment of the ruin action is less."""

    n: int


class MoveUnit(Op, frozen=True, tag="move_unit"):
    """Relocate a unit by up to `distance`."""

    whose: Literal["self", "opponent"]
    unit: UnitKind
    distance: int
    to: Literal["any", "unoccupied", "no_own_unit"]
    from_: Literal["placed_realm"] | None = field(name="from", default=None)


class SwapUnits(Op, frozen=True, tag="swap_units"):
    """Exchange two own units of different kinds."""

    a: Literal["placed", "own_on_map"]
    b: Literal["own_on_map", "own_ready"]


class ReturnToReady(Op, frozen=True, tag="return_to_ready"):
    """An own unit goes from the map to the ready area."""

    n: int
    whose: Literal["self"] = "self"


class Revive(Op, frozen=True, tag="revive"):
    """Own units go from the Underworld to the ready area."""

    n: int


class Banish(Op, frozen=True, tag="banish"):
    """A unit on the map goes to the Underworld."""

    whose: Literal["self", "opponent"]
    scope: Scope
    n: int


class Redirect(Op, frozen=True, tag="redirect"):
    """Losing units go to the ready area instead of the Underworld."""

    unit: str
    to: Literal["ready"]


class PlaceFromUnderworld(Op, frozen=True, tag="place_from_underworld"):
    """A unit of the kind may be placed from the Underworld."""

    unit: UnitKind


class GrantPlacement(Op, frozen=True, tag="grant_placement"):
    """More targets of placements."""

    mode: Literal["flight", "flight_unoccupied", "bridge"]


class NextPlacement(Op, frozen=True, tag="next_placement"):
    """More targets of the next placement of this turn."""

    mode: Literal["range", "any_unoccupied"]
    n: int = 0


class NoTrigger(Op, frozen=True, tag="no_trigger_by_placement"):
    """The placement triggers no battle."""


class PlacementTax(Op, frozen=True, tag="placement_tax"):
    """Placing next to this monster costs extra."""

    where: Literal["adjacent_to_monster"]
    cost: Mapping[str, int]


class UseUnitAbility(Op, frozen=True, tag="use_unit_ability"):
    """Mimeza uses an ability of another unit."""

    of: tuple[str, ...]
    not_: tuple[str, ...] = field(name="not")


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
