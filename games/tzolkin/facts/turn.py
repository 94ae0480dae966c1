"""Facts of a turn: begging, placing, picking up, ending (TZ-TRN, TZ-BEG, TZ-PLC, TZ-PCK)."""

from typing import Literal

from msgspec.structs import replace

from games.kernel.seats import Seat
from games.tzolkin.facts.base import Happened, Noted
from games.tzolkin.names import STARTING_SPACE, BuildingId, Gear, Target, Temple
from games.tzolkin.state import State


class CornBegged(Happened, frozen=True, kw_only=True, tag="tzolkin.corn-begged"):
    """Corn was returned and taken, and a marker went down to step `index` (TZ-BEG-01)."""

    seat: Seat
    corn_before: int
    corn: int
    temple: Temple
    index: int

    def applied(self, state: State) -> State:
        """Corn is as the fact says, and one marker is lower."""
        player = state.players[self.seat]
        goods = replace(player.goods, corn=self.corn)
        temples = replace(player.temples, **{self.temple: self.index})
        return state.having(self.seat, replace(player, goods=goods, temples=temples))


class WorkerPlaced(Happened, frozen=True, kw_only=True, tag="tzolkin.worker-placed"):
    """The `order`-th worker of this turn stands on `target`, for `cost` corn (TZ-PLC-04)."""

    seat: Seat
    target: Target
    position: int
    order: int
    cost: int

    def applied(self, state: State) -> State:
        """From the hand to the board; the corn is paid."""
        return _placed(state, self.seat, self.target, self.position, self.cost)


class WorkerPlacedByMercy(
    Happened, frozen=True, kw_only=True, tag="tzolkin.worker-placed-by-mercy"
):
    """A worker was placed for all the corn that the seat had (TZ-BEG-05)."""

    seat: Seat
    target: Target
    position: int
    corn_paid: int

    def applied(self, state: State) -> State:
        """From the hand to the board; the corn is paid."""
        return _placed(state, self.seat, self.target, self.position, self.corn_paid)


def _placed(state: State, seat: Seat, target: Target, position: int, corn: int) -> State:
    player = state.players[seat].handed(-1, -corn)
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    if target == STARTING_SPACE:
        return replace(state, players=players, starting_space=seat)
    return replace(state, players=players, gears=state.gears.with_one(target, position, seat))


class WorkerPickedUp(Happened, frozen=True, kw_only=True, tag="tzolkin.worker-picked-up"):
    """A worker is back in hand; `action` (or none) follows, for `fee` corn (TZ-PCK-03)."""

    seat: Seat
    gear: Gear
    position: int
    action: int | None = None
    fee: int = 0
    reason: Literal["none", "own", "lower", "free_choice", "theology_1"] = "none"

    def applied(self, state: State) -> State:
        """From the gear to the hand; the fee is paid."""
        seat = self.seat
        player = state.players[seat].handed(1, -self.fee)
        players = (*state.players[:seat], player, *state.players[seat + 1 :])
        gears = state.gears.with_one(self.gear, self.position, None)
        return replace(state, players=players, gears=gears)


class ActionCopied(Noted, frozen=True, kw_only=True, tag="tzolkin.action-copied"):
    """An action of another gear is done, by Uxmal 5 or by a building (TZ-UXM-05, TZ-BLD-05)."""

    seat: Seat
    gear: Gear
    number: int
    auto: bool = False


class ChoiceDeclined(Noted, frozen=True, kw_only=True, tag="tzolkin.choice-declined"):
    """An optional part was left out (TZ-ACT-06)."""

    seat: Seat
    choice: Literal["technology", "building", "copied_action", "theology"]
    auto: bool = False


class MarketLeft(Noted, frozen=True, kw_only=True, tag="tzolkin.market-left"):
    """A visit to the market ended (TZ-UXM-07)."""

    seat: Seat
    auto: bool = False


class Revealed(Happened, frozen=True, kw_only=True, tag="tzolkin.revealed"):
    """A building laid on a slot of the display."""

    slot: int
    building: BuildingId


class BuildingDisplayRefilled(
    Happened, frozen=True, kw_only=True, tag="tzolkin.building-display-refilled"
):
    """Buildings drawn from the stack of the current age (TZ-SET-06, TZ-BLD-06)."""

    tiles: tuple[Revealed, ...]
    stack_left: int

    def applied(self, state: State) -> State:
        """Off the stack and onto the empty slots."""
        display = list(state.display)
        for tile in self.tiles:
            display[tile.slot] = tile.building
        stack = state.stack.without(tile.building for tile in self.tiles)
        if state.age == 1:
            return replace(state, display=tuple(display), stack_1=stack)
        return replace(state, display=tuple(display), stack_2=stack)


class CalendarCornTaken(Happened, frozen=True, kw_only=True, tag="tzolkin.calendar-corn-taken"):
    """The corn on the calendar goes to the occupant of the starting space (TZ-STP-02)."""

    seat: Seat
    amount: int

    def applied(self, state: State) -> State:
        """From the calendar to the player."""
        player = state.players[self.seat]
        player = replace(player, goods=player.goods.plus_corn(self.amount))
        return replace(state.having(self.seat, player), calendar_corn=0)


class TurnEnded(Happened, frozen=True, kw_only=True, tag="tzolkin.turn-ended"):
    """The seat's turn is over."""

    seat: Seat

    def applied(self, state: State) -> State:
        """Nobody has built in the turn that comes next."""
        return replace(state, built=False) if state.built else state


TurnFact = (
    WorkerPlaced
    | WorkerPickedUp
    | TurnEnded
    | CornBegged
    | BuildingDisplayRefilled
    | CalendarCornTaken
    | WorkerPlacedByMercy
    | ActionCopied
    | ChoiceDeclined
    | MarketLeft
)
