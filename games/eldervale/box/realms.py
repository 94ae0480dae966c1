"""Realm tiles, ruins and treasure tokens."""

from typing import Literal

from games.eldervale.box.ids import TileId, TokenId
from games.eldervale.box.part import Part, Printed
from games.eldervale.effects.program import Ops
from games.eldervale.effects.terms import Basic, Cost, ElementId, Kind


class Slot(Part, frozen=True, kw_only=True):
    """A slot for a stack of treasure, and the resource printed in it."""

    printed: Basic


class RuinAction(Part, frozen=True, kw_only=True):
    """What a ruin does."""

    cost: tuple[Cost, ...]
    do: Ops


class SideBonus(Part, frozen=True, kw_only=True):
    """Points for a dwelling at the ends of the Bifrost (EV-BIF-05)."""

    start: int
    end: int


class Tile(Printed, frozen=True, kw_only=True):
    """A realm tile."""

    id: TileId
    name: str
    kind: Literal["element", "ruin", "special"]
    element: ElementId | None = None
    element_symbols: int = 0
    lair: bool = False
    slots: tuple[Slot, ...] = ()
    dwelling_cost: Cost = Cost()
    action: RuinAction | None = None
    side_bonus: SideBonus | None = None


class Token(Printed, frozen=True, kw_only=True):
    """A treasure token: one symbol, two, or one of two."""

    id: TokenId
    element: ElementId
    kind: Literal["single", "double", "either", "magic"]
    symbols: tuple[Kind, ...]
    count: int
