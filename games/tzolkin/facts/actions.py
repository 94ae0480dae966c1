"""Facts of actions and effects: what was paid, gained, taken, moved (TZ-ACT and what follows)."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.move import removed, replaced
from games.kernel.seats import Seat
from games.tzolkin.commands import PaidWith
from games.tzolkin.effects import Mode
from games.tzolkin.facts.base import Happened, Noted, OfPlayer
from games.tzolkin.goods import NOTHING, ONE, Goods
from games.tzolkin.names import Auto, BuildingId, MonumentId, Resource, Temple, Track
from games.tzolkin.state import State
from games.tzolkin.state.player import Player

Gainer = Literal["action", "building", "technology", "wealth"]
"""What gave something."""


class GoodsPaid(Happened, frozen=True, kw_only=True):
    """Goods went to the bank (TZ-ACT-01)."""

    seat: Seat
    goods: Annotated[Goods, Meta(description="What was paid.")]
    purpose: Annotated[
        Literal["action", "technology", "theology", "copied_action"],
        Meta(description="What was paid for."),
    ]
    auto: Auto = False

    def applied(self, state: State) -> State:
        return state.paying(self.seat, state.players[self.seat], self.goods)


class GoodsGained(Happened, frozen=True, kw_only=True):
    """Goods came from the bank. Amounts are those really taken: skulls only as far as the bank had
    them (TZ-ACT-04)."""

    seat: Seat
    goods: Annotated[Goods, Meta(description="All that was gained.")]
    source: Annotated[Gainer, Meta(description="What gave the goods.")]
    extra: Annotated[
        Goods, Meta(description="The part of it that a technology added (TZ-TEC-18).")
    ] = NOTHING
    auto: Auto = False

    def applied(self, state: State) -> State:
        player = state.players[self.seat]
        after = state.having(self.seat, player.owning(player.goods + self.goods))
        return after.with_skulls(-self.goods.skull) if self.goods.skull else after


class PointsScored(OfPlayer, frozen=True, kw_only=True):
    """Victory points gained at once."""

    points: Annotated[int, Meta(description="Victory points; may be negative.")]
    source: Annotated[
        Literal["chichen_itza", "buildings", "technologies"],
        Meta(description="What gave the points."),
    ]

    def changed(self, player: Player) -> Player:
        before: int = getattr(player.points, self.source)
        points = replace(player.points, **{self.source: before + self.points})
        return replace(player, points=points)


class WorkerGained(OfPlayer, frozen=True, kw_only=True):
    """A worker came from the bank to the hand: `workers` is 0 if all were in play (TZ-ACT-03)."""

    workers: Annotated[int, Meta(description="1; 0 if all workers were in play.")]

    def changed(self, player: Player) -> Player:
        hand, bank = player.hand + self.workers, player.bank - self.workers
        return replace(player, hand=hand, bank=bank)


class HarvestTileTaken(Happened, frozen=True, kw_only=True):
    """A tile of a group went to the seat (TZ-PAL-08)."""

    seat: Seat
    group: Annotated[int, Meta(description="The group of the jungle, 2 to 5.")]
    tile: Annotated[Literal["corn", "wood"], Meta(description="Which kind of tile.")]
    auto: Auto = False

    def applied(self, state: State) -> State:
        player = state.players[self.seat]
        if self.tile == "corn":
            player = replace(player, corn_tiles=player.corn_tiles + 1)
            after = state.with_field(self.group, corn=-1, wood=0)
        else:
            player = replace(player, wood_tiles=player.wood_tiles + 1)
            after = state.with_field(self.group, corn=0, wood=-1)
        return after.having(self.seat, player)


class WoodTileBurned(Happened, frozen=True, kw_only=True):
    """A wood tile left the game (TZ-PAL-10)."""

    seat: Seat
    group: Annotated[int, Meta(description="The group of the jungle, 2 to 5.")]
    auto: Auto = False

    def applied(self, state: State) -> State:
        return state.with_field(self.group, corn=0, wood=-1)


class SkullPlaced(Happened, frozen=True, kw_only=True):
    """An own skull lies on a space of Chichen Itza (TZ-CHI-01)."""

    seat: Seat
    space: Annotated[int, Meta(description="Number of the space, from 1.")]

    def applied(self, state: State) -> State:
        player = state.players[self.seat]
        after = state.having(self.seat, player.owning(player.goods - Goods(skull=1)))
        spaces = replaced(state.skull_spaces, self.space - 1, self.seat)
        return replace(after, skull_spaces=spaces)


class TempleStepped(OfPlayer, frozen=True, kw_only=True):
    """A marker moved by one step; `start` equals `index` if the step was lost (TZ-TMP-02)."""

    temple: Annotated[Temple, Meta(description="Which temple.")]
    start: Annotated[int, Meta(description="The step before, 0 at the bottom.")]
    index: Annotated[int, Meta(description="The step after; the same if the step was lost.")]
    auto: Auto = False

    def changed(self, player: Player) -> Player:
        temples = replace(player.temples, **{self.temple: self.index})
        return replace(player, temples=temples)


class PlayerBoardFlipped(OfPlayer, frozen=True, kw_only=True):
    """The player board now shows its light side, or its dark one (TZ-TMP-05, TZ-CAL-05)."""

    light: Annotated[bool, Meta(description="Whether the light side is up now.")]

    def changed(self, player: Player) -> Player:
        return replace(player, light=self.light)


class TechnologyAdvanced(OfPlayer, frozen=True, kw_only=True):
    """A marker reached `level` (TZ-TEC-02, TZ-TEC-03)."""

    track: Annotated[Track, Meta(description="Which technology.")]
    level: Annotated[int, Meta(description="The level reached, 1 to 3.")]
    auto: Auto = False

    def changed(self, player: Player) -> Player:
        levels = replace(player.levels, **{self.track: self.level})
        return replace(player, levels=levels)


class TechnologyBonusGained(Noted, frozen=True, kw_only=True):
    """A step at the highest level gives the bonus of the track, which follows (TZ-TEC-02)."""

    seat: Seat
    track: Annotated[Track, Meta(description="Which technology.")]
    auto: Auto = False


class BuildingConstructed(Happened, frozen=True, kw_only=True):
    """A building was paid and taken from a slot of the display (TZ-BLD-01)."""

    seat: Seat
    building: BuildingId
    slot: Annotated[
        int, Meta(description="The slot of the display from which it was taken, from 0.")
    ]
    mode: Annotated[
        Mode,
        Meta(
            description="Which action allowed it: paid with resources (`tikal_2`) or with corn "
            "(`uxmal_4`)."
        ),
    ]
    paid: Annotated[Goods, Meta(description="What was paid.")]
    architecture: Annotated[
        bool, Meta(description="Whether the technology Architecture was used.")
    ] = False
    discount: Annotated[PaidWith, Meta(description="What Architecture 3 saved.")] = "none"
    auto: Auto = False

    def applied(self, state: State) -> State:
        player = state.players[self.seat]
        player = replace(player, buildings=(*player.buildings, self.building))
        display = replaced(state.display, self.slot, None)
        return replace(
            state.paying(self.seat, player, self.paid),
            display=display,
            built=True,
        )


class MonumentConstructed(Happened, frozen=True, kw_only=True):
    """A monument was paid and taken; a skull paid returns to the bank (TZ-MON-04)."""

    seat: Seat
    monument: MonumentId
    paid: Annotated[Goods, Meta(description="What was paid.")]
    auto: Auto = False

    def applied(self, state: State) -> State:
        player = state.players[self.seat]
        player = replace(player, monuments=(*player.monuments, self.monument))
        after = state.paying(self.seat, player, self.paid)
        return replace(after, monuments=removed(state.monuments, (self.monument,)))


class MarketTraded(OfPlayer, frozen=True, kw_only=True):
    """One resource was bought or sold for `corn` (TZ-UXM-02)."""

    direction: Annotated[
        Literal["buy", "sell"], Meta(description="Whether the resource was bought or sold.")
    ]
    resource: Annotated[Resource, Meta(description="Which resource.")]
    corn: Annotated[int, Meta(description="The price in corn.")]

    def changed(self, player: Player) -> Player:
        change = ONE[self.resource] - Goods(self.corn)
        bought = self.direction == "buy"
        goods = player.goods + change if bought else player.goods - change
        return player.owning(goods)


ActionFact = (
    GoodsGained
    | GoodsPaid
    | TempleStepped
    | HarvestTileTaken
    | TechnologyAdvanced
    | MarketTraded
    | BuildingConstructed
    | PointsScored
    | SkullPlaced
    | WorkerGained
    | PlayerBoardFlipped
    | TechnologyBonusGained
    | WoodTileBurned
    | MonumentConstructed
)
