"""The state of a game: frozen values as they lie on the table. Figures are readings of them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.kernel.agenda import Agenda
from games.kernel.result import Sheet
from games.kernel.seats import Seat
from games.monumental.box import CardId, HeroId, MonsterId, TileId
from games.monumental.options import Options
from games.monumental.state.display import Display
from games.monumental.state.land import Land, Tile
from games.monumental.state.player import Player
from games.monumental.state.supply import Supply, Unexplored
from games.monumental.steps import Step

Phase = Literal["setup", "activate", "actions", "refill", "monsters", "over"]


class Turn(Struct, frozen=True, gc=False, omit_defaults=True):
    """The turn in progress. `acted`: the turn action of continuous mode was taken (MO-CON-03);
    `fresh`: cards drawn into the side area in this turn (MO-CON-08)."""

    seat: Seat | None = None
    acted: bool = False
    fresh: tuple[CardId, ...] = ()


class Attack(Struct, frozen=True, gc=False):
    """A monster's attack: who takes part in which order, and the gold spent so far (MO-MON-03)."""

    monster: MonsterId
    order: Annotated[
        tuple[Seat, ...], Meta(description="The seats, in the order in which they decide.")
    ]
    spent: Annotated[
        tuple[int, ...], Meta(description="Gold that each has spent so far, in that order.")
    ] = ()


class State(Struct, frozen=True, kw_only=True, gc=False):
    """A game. `order` is the turn order; `players` are by seat.

    `last_round`: the number of the last round once it is known (MO-END). `waiting` are revealed
    monsters in the order of revelation, `departed` those that nobody slew; `sheets` are the
    score sheets by seat when the game is over.
    """

    options: Options
    order: tuple[Seat, ...]
    start: Seat
    round: int
    phase: Phase
    turn: Turn
    land: Land
    unexplored: Unexplored
    supply: Supply
    display: Display
    players: tuple[Player, ...]
    heroes: tuple[HeroId, ...] = ()
    waiting: tuple[MonsterId, ...] = ()
    departed: tuple[MonsterId, ...] = ()
    attack: Attack | None = None
    last_round: int | None = None
    sheets: tuple[Sheet, ...] = ()
    agenda: Agenda[Step] = Agenda()

    @property
    def continuous(self) -> bool:
        """Whether continuous mode is played (MO-CON)."""
        return self.options.mode == "continuous"

    def at(self, seat: Seat) -> Player:
        """The player on a seat."""
        return self.players[seat]

    def with_player(self, seat: Seat, player: Player) -> "State":
        """The state with a player changed."""
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return replace(self, players=players)

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats in turn order, beginning with `first` (MO-SET-12)."""
        at = self.order.index(first)
        return self.order[at:] + self.order[:at]

    def tile(self, tile: TileId) -> Tile:
        """What lies on a tile."""
        return self.land.at(tile)
