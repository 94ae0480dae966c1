"""What monuments score at the end of the game (TZ-MON-05), as it stands in the data."""

from typing import Literal

from msgspec import Struct

from games.tzolkin.names import Category


class Formula(Struct, frozen=True, kw_only=True, gc=False, tag_field="type"):
    """How to count the points of one monument."""


class PerOwnCategory(Formula, frozen=True, kw_only=True, tag="per_own_category"):
    """Points per own building or monument with that frame colour, itself included."""

    category: Category
    vp_each: int


class PerOwnBuilding(Formula, frozen=True, kw_only=True, tag="per_own_building_or_monument"):
    """Points per own building or monument, itself included."""

    vp_each: int


class PerBuiltMonument(Formula, frozen=True, kw_only=True, tag="per_built_monument_any_player"):
    """Points per monument that anybody built; how many depends on the number of players."""

    vp_each_by_players: dict[int, int]


class PerOwnTile(Formula, frozen=True, kw_only=True, tag="per_own_tile"):
    """Points per own harvest tile of one kind; burnt tiles are not owned."""

    tile: Literal["corn", "wood"]
    vp_each: int


class WorkersInPlay(Formula, frozen=True, kw_only=True, tag="table_workers_in_play"):
    """Points by the number of own workers in play."""

    table: dict[int, int]


class PerTechLevel(Formula, frozen=True, kw_only=True, tag="per_tech_level"):
    """Points per own technology level."""

    vp_each: int


class TechsAtTop(Formula, frozen=True, kw_only=True, tag="table_techs_at_level_3"):
    """Points by the number of tracks at level 3."""

    table: dict[int, int]


class BestTemple(Formula, frozen=True, kw_only=True, tag="best_temple_steps_above_start"):
    """Points per step above the start on the temple where that is most; at least `minimum`."""

    vp_each: int
    minimum: int


class TempleValues(Formula, frozen=True, kw_only=True, tag="sum_temple_step_vp"):
    """The printed points of the three current steps, which may be negative."""


class PerPlacedSkull(
    Formula, frozen=True, kw_only=True, tag="per_skull_on_chichen_itza_any_player"
):
    """Points per skull on Chichen Itza, whoever placed it."""

    vp_each: int


AnyFormula = (
    PerOwnCategory
    | PerOwnBuilding
    | PerBuiltMonument
    | PerOwnTile
    | WorkersInPlay
    | PerTechLevel
    | TechsAtTop
    | BestTemple
    | TempleValues
    | PerPlacedSkull
)
