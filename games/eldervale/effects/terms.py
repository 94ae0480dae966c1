"""Words of the notation: kinds of resources, scopes, counts, costs (effects.md, section 1)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Basic = Literal["gem", "scroll", "potion", "tool", "sword"]
Resource = Literal["gem", "scroll", "potion", "tool", "sword", "gold"]
Kind = Literal["gem", "scroll", "potion", "tool", "sword", "gold", "magic"]
"""A kind of resource (EV-RES-01); `magic` is a magic card."""
CostKind = Literal["gem", "scroll", "potion", "tool", "sword", "gold", "magic", "any"]
ElementId = Annotated[str, Meta(description="Id of an element (`fire`).")]
UnitKind = Annotated[str, Meta(description="Kind of a unit: `worker`, or a monster's id.")]
Scope = Annotated[
    Literal["map", "element", "own_unit_within_1"],
    Meta(description="Where it can be: on the map, in realms of the element, or near an own unit."),
]
Per = Literal[
    "symbols_on_squares",
    "res_in_supply",
    "magic_in_hand",
    "own_underworld_units",
    "losing_units",
    "own_dwellings_adjacent_to_ruin",
    "distinct_dwelling_elements",
    "markers_at_value_min",
    "basic_sets",
    "gold",
    "cards_of_types",
]
BASIC: tuple[Basic, ...] = ("gem", "scroll", "potion", "tool", "sword")
RESOURCES: tuple[Resource, ...] = (*BASIC, "gold")
KINDS: tuple[Kind, ...] = (*RESOURCES, "magic")


class Cost(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """A cost, or one term of it (EV-RES-03, EV-RES-04); `square` is that deposit square."""

    gem: int = 0
    scroll: int = 0
    potion: int = 0
    tool: int = 0
    sword: int = 0
    gold: int = 0
    magic: int = 0
    any: int = 0
    orb: int = 0
    square: str | None = None
