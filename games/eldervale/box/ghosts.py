"""Cards and levels of the solo game."""

from collections.abc import Mapping
from typing import Literal

from games.eldervale.box.ids import CardId, TileId
from games.eldervale.box.part import Part, Printed


class GhostCard(Printed, frozen=True, kw_only=True):
    """A card of the Ghosts."""

    id: CardId
    action: Literal["haunt", "delve", "settle", "guardian", "gather"]
    element_rank: tuple[int, ...]
    dice_bonus: int
    ruin: TileId | None = None
    vp: int = 0


class GhostLevel(Part, frozen=True, kw_only=True):
    """A level of the Ghosts (EV-SOL-02)."""

    vp: int
    own_power_level: int
    haunt_dice: int


class GhostSetup(Part, frozen=True, kw_only=True):
    """The Ghosts' pieces."""

    levels: Mapping[str, GhostLevel]
    ghost_units: int
    ghost_unit_dice: int
    guardian_dice: int
    roofs: int
