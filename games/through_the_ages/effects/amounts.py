"""How much: a number, or what it is worked out from (effects.md)."""

from typing import Literal

from msgspec import Struct

Quantity = Literal[
    "discontent", "printed_build_cost_of_destroyed_buildings", "culture_lost_by_target"
]


class Advantage(Struct, frozen=True, kw_only=True, tag_field="of", tag="advantage"):
    """`base` and 1 for each full `each` of the strength advantage of a war (TTA-POL-33)."""

    base: int
    each: int


class Half(Struct, frozen=True, kw_only=True, tag_field="of", tag="half"):
    """Half of a quantity, rounded."""

    quantity: Quantity
    rounding: Literal["up", "down"]


class Whole(Struct, frozen=True, kw_only=True, tag_field="of", tag="quantity"):
    """All of a quantity."""

    quantity: Quantity


class ByPlayers(Struct, frozen=True, kw_only=True, tag_field="of", tag="players"):
    """An amount by the number of players still in the game (TTA-CIV-54)."""

    by_players: dict[int, int]


Amount = int | Advantage | Half | Whole | ByPlayers
