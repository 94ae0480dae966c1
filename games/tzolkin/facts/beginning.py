"""Facts of the setup and of the choice of starting wealth (TZ-SET)."""

from games.kernel.seats import Seat
from games.kernel.visibility import Owner
from games.tzolkin.facts.base import Happened
from games.tzolkin.names import BuildingId, Gear, MonumentId, WealthId
from games.tzolkin.options import Options
from games.tzolkin.state.gears import Gears
from games.tzolkin.state.jungle import Jungle


class GameSetUp(Happened, frozen=True, kw_only=True, tag="tzolkin.game-set-up"):
    """First fact: the table as every game begins, before anything is drawn.

    The tiles of each face-down pile are named, so that the fold needs no component data;
    `hand` and `bank` are workers of each player, `skulls` those of the general supply.
    """

    seats: int
    options: Options
    hand: int
    bank: int
    skulls: int
    skull_spaces: int
    display_slots: int
    gears: Gears
    jungle: Jungle
    age_1: tuple[BuildingId, ...]
    age_2: tuple[BuildingId, ...]
    monuments: tuple[MonumentId, ...]
    wealth: tuple[WealthId, ...]


class StartingPlayerDetermined(
    Happened, frozen=True, kw_only=True, tag="tzolkin.starting-player-determined"
):
    """`seat` takes the starting player marker; `drawn`, or set by an option (TZ-SET-05)."""

    seat: Seat
    drawn: bool


class MonumentsRevealed(Happened, frozen=True, kw_only=True, tag="tzolkin.monuments-revealed"):
    """The monuments on offer; the others leave the game unseen (TZ-SET-06)."""

    monuments: tuple[MonumentId, ...]


class StartingWealthDealt(Happened, frozen=True, kw_only=True, tag="tzolkin.starting-wealth-dealt"):
    """A seat looks at its tiles (TZ-SET-08)."""

    seat: Seat
    tiles: Owner[tuple[WealthId, ...]]


class DummyPlaced(Happened, frozen=True, kw_only=True, tag="tzolkin.dummy-placed"):
    """A revealed tile puts a dummy on its position, or on the slot opposite (TZ-SET-10)."""

    tile: WealthId
    gear: Gear
    slot: int
    opposite: bool = False


class StartingWealthChosen(
    Happened, frozen=True, kw_only=True, tag="tzolkin.starting-wealth-chosen"
):
    """A seat has made up its mind; nobody else sees how (TZ-SET-11)."""

    seat: Seat
    keep: Owner[tuple[WealthId, ...]]
    discard: Owner[tuple[WealthId, ...]]


class StartingWealthRevealed(
    Happened, frozen=True, kw_only=True, tag="tzolkin.starting-wealth-revealed"
):
    """The tiles that a seat keeps, once all have chosen."""

    seat: Seat
    tiles: tuple[WealthId, ...]
