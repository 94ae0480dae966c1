"""The state of a game: the table as it lies, and the agenda.

Everything is a frozen value; changing a part rebuilds only the structs that hold it.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.agenda import Agenda
from games.kernel.move import replaced
from games.kernel.piles import Pile
from games.kernel.seats import Seat
from games.tzolkin.goods import Goods
from games.tzolkin.names import BuildingId, MonumentId, WealthId
from games.tzolkin.options import Options
from games.tzolkin.state.gears import Gears
from games.tzolkin.state.jungle import FIRST_GROUP, Field, Jungle
from games.tzolkin.state.player import Player
from games.tzolkin.state.sheet import Sheet
from games.tzolkin.steps import Step

Phase = Literal["setup", "wealth", "turns", "finished"]


class State(Struct, frozen=True, kw_only=True, gc=False):
    """A game of Tzolk'in.

    `marker` is the holder of the starting player marker, who begins the round; `tooth` counts the
    teeth advanced since setup; `food_day` is the Food Day of the current round, if it has one
    (TZ-RND-03). `display` has a fixed number of slots, empty ones are None. `built` says that a
    building was constructed in the current turn (TZ-BLD-06). `skull_spaces[n - 1]` is who put a
    skull on space n of Chichen Itza (TZ-CMP-11). `undealt` and the stacks are hidden from all.
    """

    options: Options
    players: tuple[Player, ...]
    gears: Gears
    jungle: Jungle
    skulls: int
    skull_spaces: tuple[Seat | None, ...]
    stack_1: Pile[BuildingId]
    stack_2: Pile[BuildingId]
    unused_monuments: Pile[MonumentId]
    undealt: Pile[WealthId]
    display: tuple[BuildingId | None, ...]
    monuments: tuple[MonumentId, ...] = ()
    dummy_tiles: tuple[WealthId, ...] = ()
    starting_space: Seat | None = None
    marker: Seat = 0
    phase: Phase = "setup"
    round: int = 0
    tooth: int = 0
    food_day: int | None = None
    age: Literal[1, 2] = 1
    calendar_corn: int = 0
    built: bool = False
    sheets: tuple[Sheet, ...] = ()
    agenda: Agenda[Step] = Agenda()

    @property
    def stack(self) -> Pile[BuildingId]:
        """The face-down buildings of the current age."""
        return self.stack_1 if self.age == 1 else self.stack_2

    def having(self, seat: Seat, player: Player) -> "State":
        """With another player on a seat."""
        players = self.players
        return replace(self, players=(*players[:seat], player, *players[seat + 1 :]))

    def paying(self, seat: Seat, player: Player, goods: Goods) -> "State":
        """With `player` on the seat, less the goods, which go to the bank."""
        after = self.having(seat, player.owning(player.goods - goods))
        return after.with_skulls(goods.skull) if goods.skull else after

    def with_skulls(self, more: int) -> "State":
        """With more skulls in the bank, or with fewer."""
        return replace(self, skulls=self.skulls + more)

    def with_field(self, group: int, *, corn: int, wood: int) -> "State":
        """With more or fewer tiles in a group of the jungle."""
        at = group - FIRST_GROUP
        field = self.jungle[at]
        changed = Field(field.corn + corn, field.wood + wood)
        return replace(self, jungle=replaced(self.jungle, at, changed))
