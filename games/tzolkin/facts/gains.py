"""Facts of actions and effects: what was paid, gained, taken, moved."""

from typing import Literal

from games.kernel.seats import Seat
from games.tzolkin.commands import PaidWith
from games.tzolkin.effects import Mode
from games.tzolkin.facts.base import Happened
from games.tzolkin.goods import NOTHING, Goods
from games.tzolkin.names import BuildingId, MonumentId, Resource, Temple, Track

Gainer = Literal["action", "building", "technology", "wealth"]
"""What gave something."""


class GoodsPaid(Happened, frozen=True, kw_only=True, tag="tzolkin.goods-paid"):
    """Goods went to the bank (TZ-ACT-01)."""

    seat: Seat
    goods: Goods
    purpose: Literal["action", "technology", "theology", "copied_action"]
    auto: bool = False


class GoodsGained(Happened, frozen=True, kw_only=True, tag="tzolkin.goods-gained"):
    """Goods came from the bank; `extra` is the part that a technology added (TZ-TEC-18).

    Amounts are those really taken: skulls only as far as the bank had them (TZ-ACT-04).
    """

    seat: Seat
    goods: Goods
    source: Gainer
    extra: Goods = NOTHING
    auto: bool = False


class PointsScored(Happened, frozen=True, kw_only=True, tag="tzolkin.points-scored"):
    """Victory points gained at once."""

    seat: Seat
    points: int
    source: Literal["chichen_itza", "buildings", "technologies"]


class WorkerGained(Happened, frozen=True, kw_only=True, tag="tzolkin.worker-gained"):
    """A worker came from the bank to the hand: `workers` is 0 if all were in play (TZ-ACT-03)."""

    seat: Seat
    workers: int


class HarvestTileTaken(Happened, frozen=True, kw_only=True, tag="tzolkin.harvest-tile-taken"):
    """A tile of a group went to the seat (TZ-PAL-08)."""

    seat: Seat
    group: int
    tile: Literal["corn", "wood"]
    auto: bool = False


class WoodTileBurned(Happened, frozen=True, kw_only=True, tag="tzolkin.wood-tile-burned"):
    """A wood tile left the game (TZ-PAL-10)."""

    seat: Seat
    group: int
    auto: bool = False


class SkullPlaced(Happened, frozen=True, kw_only=True, tag="tzolkin.skull-placed"):
    """An own skull lies on a space of Chichen Itza (TZ-CHI-01)."""

    seat: Seat
    space: int


class TempleStepped(Happened, frozen=True, kw_only=True, tag="tzolkin.temple-stepped"):
    """A marker moved by one step; `start` equals `index` if the step was lost (TZ-TMP-02)."""

    seat: Seat
    temple: Temple
    start: int
    index: int
    auto: bool = False


class PlayerBoardFlipped(Happened, frozen=True, kw_only=True, tag="tzolkin.player-board-flipped"):
    """The player board now shows its light side, or its dark one (TZ-TMP-05, TZ-CAL-05)."""

    seat: Seat
    light: bool


class TechnologyAdvanced(Happened, frozen=True, kw_only=True, tag="tzolkin.technology-advanced"):
    """A marker reached `level` (TZ-TEC-02, TZ-TEC-03)."""

    seat: Seat
    track: Track
    level: int
    auto: bool = False


class TechnologyBonusGained(
    Happened, frozen=True, kw_only=True, tag="tzolkin.technology-bonus-gained"
):
    """A step at the highest level gives the bonus of the track, which follows (TZ-TEC-02)."""

    seat: Seat
    track: Track
    auto: bool = False


class BuildingConstructed(Happened, frozen=True, kw_only=True, tag="tzolkin.building-constructed"):
    """A building was paid and taken from a slot of the display (TZ-BLD-01)."""

    seat: Seat
    building: BuildingId
    slot: int
    mode: Mode
    paid: Goods
    architecture: bool = False
    discount: PaidWith = "none"
    auto: bool = False


class MonumentConstructed(Happened, frozen=True, kw_only=True, tag="tzolkin.monument-constructed"):
    """A monument was paid and taken; a skull paid returns to the bank (TZ-MON-04)."""

    seat: Seat
    monument: MonumentId
    paid: Goods
    auto: bool = False


class MarketTraded(Happened, frozen=True, kw_only=True, tag="tzolkin.market-traded"):
    """One resource was bought or sold for `corn` (TZ-UXM-02)."""

    seat: Seat
    direction: Literal["buy", "sell"]
    resource: Resource
    corn: int
