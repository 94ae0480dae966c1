"""The operations that effects are made of, as they stand in the component data.

An effect list is resolved from left to right. No tile has code of its own: what it does is a
list of these operations.
"""

from typing import Literal

from msgspec import Struct

from games.kernel.tags import snake
from games.tzolkin.names import Gear, Temple, Track

Item = Literal["corn", "wood", "stone", "gold", "skull", "vp", "worker"]
BonusTrack = Literal["agriculture", "agriculture_fishing", "extraction", "theology"]
Mode = Literal["tikal_2", "uxmal_4"]
"""How a building is paid: in resources, or in corn."""


class Cost(Struct, frozen=True, gc=False):
    """What an action costs besides its own conditions; `any_resource` is the player's choice."""

    corn: int = 0
    any_resource: int = 0


class Operation(Struct, frozen=True, kw_only=True, gc=False, tag_field="op", tag=snake):
    """One entry of an effect list."""


class Gain(Operation, frozen=True, kw_only=True):
    """Take `n` of an item; `bonus_track` names the technology that adds to it (TZ-TEC-17)."""

    item: Item
    n: int
    bonus_track: BonusTrack | None = None


class GainChoice(Operation, frozen=True, kw_only=True):
    """Take `n` resources, each of the player's choice (TZ-ACT-02)."""

    item: Literal["any_resource"]
    n: int


class TempleUp(Operation, frozen=True, kw_only=True):
    """`n` single steps up on one temple (TZ-TMP-04)."""

    temple: Temple | Literal["any"]
    n: int


class TempleUpDistinct(Operation, frozen=True, kw_only=True):
    """One step up on each of `count` different temples (TZ-TIK-06)."""

    count: int
    n: Literal[1]


class TempleDown(Operation, frozen=True, kw_only=True):
    """Anger a god of the player's choice (TZ-TMP-07)."""

    temple: Literal["any"]
    n: Literal[1]


class TechUp(Operation, frozen=True, kw_only=True):
    """Technology steps: exactly `n`, or from `n_min` to `n_max`; paid unless `free`."""

    track: Track | Literal["any"]
    free: bool
    n: int = 0
    n_min: int = 0
    n_max: int = 0


class Build(Operation, frozen=True, kw_only=True):
    """Construct one building under the rules of Tikal 2 or Uxmal 4."""

    mode: Mode
    optional: bool


class BuildingChoice(Struct, frozen=True, kw_only=True, gc=False, tag_field="kind", tag="building"):
    """Tikal 4: buildings, one after the other (TZ-TIK-04), architecture on some (TZ-TIK-05)."""

    n_min: int
    n_max: int
    architecture_max: int


class MonumentChoice(Struct, frozen=True, kw_only=True, gc=False, tag_field="kind", tag="monument"):
    """Tikal 4: monuments instead (TZ-TIK-04)."""

    n: int


class BuildMany(Operation, frozen=True, kw_only=True):
    """Construct one or two buildings, or one monument (TZ-TIK-04)."""

    one_of: tuple[BuildingChoice | MonumentChoice, ...]


class Market(Operation, frozen=True, kw_only=True, tag="trade"):
    """Exchange corn and resources (TZ-UXM-02)."""

    optional: bool


class Excluded(Struct, frozen=True, gc=False):
    """An action that cannot be copied."""

    gear: Gear
    number: int


class PerformAction(Operation, frozen=True, kw_only=True):
    """Pay `cost`, then do one of the actions, with its own cost and conditions."""

    gears: tuple[Gear, ...]
    numbers: tuple[int, ...]
    cost: Cost
    optional: bool
    excludes: tuple[Excluded, ...] = ()


class TakeTile(Operation, frozen=True, kw_only=True):
    """Take a harvest tile of a group; an uncovered corn tile, if there is one (TZ-TEC-06)."""

    tile: Literal["corn", "wood"]
    field: int


class RemoveTile(Operation, frozen=True, kw_only=True):
    """Burn a wood tile: it leaves the game (TZ-PAL-10)."""

    tile: Literal["wood"]
    field: int


class PlaceSkull(Operation, frozen=True, kw_only=True):
    """Put one own skull on a space of Chichen Itza; the whole price (TZ-CHI-05)."""

    space: int


class FeedFree(Operation, frozen=True, kw_only=True):
    """`workers` workers need no corn on Food Days (TZ-FOO-03)."""

    workers: int


class FeedDiscount(Operation, frozen=True, kw_only=True):
    """Every worker needs `corn_per_worker` corn less (TZ-FOO-03)."""

    corn_per_worker: int


class Extra(Operation, frozen=True, kw_only=True):
    """A technology adds `n` of an item to what some actions give (TZ-TEC-18)."""

    item: Item
    n: int
    trigger: str
    actions: tuple[tuple[Gear, tuple[int, ...]], ...]


class Discount(Operation, frozen=True, kw_only=True):
    """A technology makes buildings cheaper (TZ-TEC-12)."""

    item: Literal["one_required_resource", "corn"]
    n: int
    optional: bool
    trigger: str
    actions: tuple[tuple[Gear, tuple[int, ...]], ...]
    minimum: int = 0


class AllowCornWithoutTile(
    Operation, frozen=True, kw_only=True, tag="allow_corn_without_visible_tile"
):
    """Corn can be harvested where no corn tile is uncovered (TZ-TEC-06)."""

    trigger: str
    actions: tuple[tuple[Gear, tuple[int, ...]], ...]


class NextHigherAction(Operation, frozen=True, kw_only=True, tag="may_use_next_higher_action"):
    """A worker of this gear may use the next action (TZ-TEC-14)."""

    trigger: str
    gear: Gear
    cost: Cost


class MayPay(Operation, frozen=True, kw_only=True):
    """Pay `cost` for `effects`, once per trigger (TZ-TEC-15)."""

    trigger: str
    cost: Cost
    effects: tuple[TempleUp, ...]


AnyOperation = (
    Gain
    | GainChoice
    | TempleUp
    | TempleUpDistinct
    | TempleDown
    | TechUp
    | Build
    | BuildMany
    | Market
    | PerformAction
    | TakeTile
    | RemoveTile
    | PlaceSkull
    | FeedFree
    | FeedDiscount
    | MayPay
)
"""What stands in the effect list of an action, a tile or a bonus."""

Passive = Extra | Discount | AllowCornWithoutTile | NextHigherAction | MayPay
"""What a technology level changes for good (TZ-TEC-01)."""
